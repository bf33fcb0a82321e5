import { expect, test } from 'vitest'
import { aConversation, aMessage, idOf } from '../conversations/samples.testing.ts'
import { endOf, withChanges, withFresh, withMessage, withPage, type Page, type Thread } from './loaded-thread.ts'

const numbers = ({ messages }: Pick<Thread, 'messages'>) => messages.map(({ id }) => Number(id.slice(-12)))
const messagesOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => aMessage(from + index))

const aThread = (from: number, to: number, more: Partial<Thread> = {}): Thread => ({
  conversation: aConversation({ revision: to }),
  messages: messagesOf(from, to),
  hasOlder: from > 1,
  hasNewer: false,
  revision: to,
  ...more,
})
const aPage = (from: number, to: number, more: Partial<Page> = {}): Page => ({
  conversation: aConversation({ revision: 100 }),
  messages: messagesOf(from, to),
  totalMessages: 100,
  hasOlder: from > 1,
  hasNewer: true,
  ...more,
})

test('the next message comes to its end and is accounted for', () => {
  const thread = withMessage(aThread(51, 100), aMessage(101))
  expect(numbers(thread).at(-1)).toBe(101)
  expect(thread.revision).toBe(101)
})

test('after a gap the message shows at once, and what lies between is still requested', () => {
  const thread = withMessage(aThread(51, 100), aMessage(103))
  expect(numbers(thread).slice(-2)).toEqual([100, 103])
  expect(thread.revision).toBe(100)
  const caught = withChanges(thread, { conversation: aConversation({ revision: 103 }), messages: messagesOf(101, 103), revision: 103 })
  expect(numbers(caught).slice(-4)).toEqual([100, 101, 102, 103])
  expect(caught.revision).toBe(103)
})

test('a message that arrives twice is listed once', () => {
  const thread = withMessage(withMessage(aThread(51, 100), aMessage(101)), aMessage(101))
  expect(numbers(thread).filter(number => number === 101)).toHaveLength(1)
})

test('an older form of a message never replaces a newer one', () => {
  const deleted = aMessage(60, { revision: 120, deletedAt: '2026-11-18T10:00:00Z', message: '' })
  const thread = withChanges(aThread(51, 100), { conversation: aConversation({ revision: 120 }), messages: [deleted], revision: 120 })
  const after = withPage(thread, aPage(40, 60), 'older')
  expect(after.messages.find(({ id }) => id === idOf(60))?.deletedAt).not.toBeNull()
})

test('what changed before the stretch waits for its page', () => {
  const thread = withChanges(aThread(51, 100), {
    conversation: aConversation({ revision: 101 }),
    messages: [aMessage(3, { revision: 101 })],
    revision: 101,
  })
  expect(numbers(thread)[0]).toBe(51)
})

test('in the middle of a conversation what is new at its end does not jump in', () => {
  const middle = aThread(20, 40, { hasNewer: true })
  expect(numbers(withMessage(middle, aMessage(101))).at(-1)).toBe(40)
})

test('pages join on both sides without a double', () => {
  const thread = withPage(
    withPage(aThread(51, 75, { hasNewer: true }), aPage(26, 55), 'older'),
    aPage(70, 100, { hasNewer: false }),
    'newer',
  )
  expect(numbers(thread)).toEqual(Array.from({ length: 75 }, (_, index) => index + 26))
  expect([thread.hasOlder, thread.hasNewer]).toEqual([true, false])
})

test('a page that was on its way while something changed makes it ask again from there', () => {
  const thread = aThread(51, 100, { revision: 105 })
  expect(withPage(thread, aPage(1, 50), 'older').revision).toBe(100)
})

test('wiped messages go, and nothing older is offered', () => {
  const wiped = withChanges(aThread(51, 100), {
    conversation: aConversation({ revision: 101, wipedTo: idOf(100) }),
    messages: [],
    revision: 101,
  })
  expect([wiped.messages, wiped.hasOlder]).toEqual([[], false])
})

test('what was read stays read, whichever answer is quicker', () => {
  const thread = aThread(51, 100, { conversation: aConversation({ revision: 100, othersReadTo: idOf(100) }) })
  const late = withChanges(thread, { conversation: aConversation({ revision: 100, othersReadTo: idOf(90) }), messages: [], revision: 100 })
  expect(late.conversation.othersReadTo).toBe(idOf(100))
})

test('read again for their addresses, messages are replaced and none is added', () => {
  const fresh = withFresh(aThread(51, 60), [aMessage(50), aMessage(55, { fileUrl: '/api/files/x?e=2' })])
  expect(numbers(fresh)[0]).toBe(51)
  expect(fresh.messages.find(({ id }) => id === idOf(55))?.fileUrl).toBe('/api/files/x?e=2')
})

test('the device keeps the last fifty, and nothing of a stretch in the middle', () => {
  const end = endOf(aThread(1, 120))
  expect([end?.messages.length, end?.hasOlder]).toEqual([50, true])
  expect(endOf(aThread(20, 40, { hasNewer: true }))).toBeUndefined()
})
