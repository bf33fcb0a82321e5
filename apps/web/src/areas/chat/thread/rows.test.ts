import { expect, test } from 'vitest'
import { aMessage, idOf } from '../conversations/samples.testing.ts'
import type { Outgoing } from './outgoing/outgoing-messages.ts'
import { firstUnread, rowsOf } from './rows.ts'

const at = (when: string) => ({ createdAt: when })
const outgoing = (deviceId: string, more: Partial<Outgoing> = {}): Outgoing => ({
  writeId: deviceId,
  deviceId,
  conversationId: 'talk',
  message: 'on its way',
  file: undefined,
  voice: undefined,
  replyTo: undefined,
  isTeamNote: false,
  writtenAt: Date.parse('2026-11-18T10:00:00Z'),
  refusal: undefined,
  isPaused: false,
  ...more,
})
const rowsFor = (messages: ReturnType<typeof aMessage>[], more: { outgoing?: Outgoing[]; firstNew?: string } = {}) =>
  rowsOf({ messages, outgoing: more.outgoing ?? [], firstNew: more.firstNew })

test('a day begins with midnight in Rome', () => {
  const rows = rowsFor([
    aMessage(1, at('2026-11-17T22:30:00Z')),
    aMessage(2, at('2026-11-17T22:59:00Z')),
    aMessage(3, at('2026-11-17T23:00:00Z')),
  ])
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-17', undefined, '2026-11-18'])
})

test('one sender’s messages stand together until somebody else writes, a day begins or they pause', () => {
  const other = { sender: { id: 'davide', name: 'Davide', photo: null, role: 'coach' as const } }
  const rows = rowsFor([
    aMessage(1, at('2026-11-18T09:00:00Z')),
    aMessage(2, at('2026-11-18T09:01:00Z')),
    aMessage(3, { ...at('2026-11-18T09:02:00Z'), ...other }),
    aMessage(4, { ...at('2026-11-18T09:30:00Z'), ...other }),
  ])
  expect(rows.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ])
})

test('a team note begins a run of its own', () => {
  const own = { isOwn: true }
  const rows = rowsFor([aMessage(1, own), aMessage(2, { ...own, isTeamNote: true })])
  expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, true])
})

test('what has arrived does not wait any more, and stays the same row', () => {
  const before = rowsFor([], { outgoing: [outgoing('d')] })
  const after = rowsFor([aMessage(1, { isOwn: true, deviceId: 'd' })], { outgoing: [outgoing('d')] })
  expect(after).toHaveLength(1)
  expect(after[0]?.kind).toBe('message')
  expect(after[0]?.key).toBe(before[0]?.key)
})

test('the line of what is new stands before the first unread of the others', () => {
  const messages = [aMessage(1), aMessage(2, { isOwn: true }), aMessage(3), aMessage(4)]
  const firstNew = firstUnread(messages, idOf(1))
  expect(firstNew).toBe(idOf(3))
  expect(rowsFor(messages, firstNew ? { firstNew } : {}).map(({ isFirstNew }) => isFirstNew)).toEqual([false, false, true, false])
})

test('an answer on its way has with it what it answers, as far as that has been read', () => {
  const rows = rowsFor([aMessage(1)], {
    outgoing: [outgoing('d', { replyTo: idOf(1) }), outgoing('e', { replyTo: idOf(7) }), outgoing('f')],
  })
  expect(rows.map(row => (row.kind === 'outgoing' ? row.answered?.id : 'message'))).toEqual(['message', idOf(1), undefined, undefined])
})
