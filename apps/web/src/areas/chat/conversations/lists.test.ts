import { expect, test } from 'vitest'
import { aConversation } from './samples.testing.ts'
import { belongsTo, withPatched, withRaised } from './lists.ts'
import type { ConversationFilters } from './data.ts'

const pagesOf = (...pages: string[][]) => ({
  pages: pages.map(ids => ({ conversations: ids.map(id => aConversation({ id })), nextPage: 0 })),
  pageParams: pages.map((_, index) => index + 1),
})
const idsOf = (data: Pick<ReturnType<typeof pagesOf>, 'pages'>) => data.pages.map(({ conversations }) => conversations.map(({ id }) => id))

test('who writes comes to the top, from whatever page', () => {
  const raised = withRaised(pagesOf(['a', 'b'], ['c']), aConversation({ id: 'c', unreadCount: 1 }), {})
  expect(idsOf(raised)).toEqual([['c', 'a', 'b'], []])
})

test('a conversation that the list lacks comes to the top where it belongs', () => {
  const unknown = aConversation({ id: 'z', unreadCount: 1 })
  expect(idsOf(withRaised(pagesOf(['a']), unknown, {}))).toEqual([['z', 'a']])
  expect(idsOf(withRaised(pagesOf(['a']), unknown, { collaboratorId: 'owner' }))).toEqual([['z', 'a']])
  expect(idsOf(withRaised(pagesOf(['a']), unknown, { collaboratorId: 'somebody else' }))).toEqual([['a']])
})

test('one that was read stays where it stands, also among the unread', () => {
  const patched = withPatched(pagesOf(['a', 'b']), aConversation({ id: 'a', unreadCount: 0 }))
  expect(idsOf(patched)).toEqual([['a', 'b']])
})

test.each<[string, ConversationFilters, Parameters<typeof aConversation>[0], boolean]>([
  ['all', {}, {}, true],
  ['unread, and it is', { view: 'unread' }, { unreadCount: 1 }, true],
  ['unread, and it is not', { view: 'unread' }, {}, false],
  ['waiting, and they wait', { view: 'waiting' }, { waitingSince: '2026-11-18T10:00:00Z' }, true],
  ['waiting, answered', { view: 'waiting' }, {}, false],
  ['a search knows itself', { search: 'anna' }, {}, false],
  ['left out by name', { conversationsIdsToExclude: ['talk'] }, {}, false],
  ['only with messages', { onlyWithLastMessage: 'true' }, {}, false],
])('%s: %#', (_what, filters, more, isIn) => {
  expect(belongsTo(filters, aConversation(more))).toBe(isIn)
})
