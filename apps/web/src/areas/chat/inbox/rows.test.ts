import type { Conversation } from '@allenio/contract/chat'
import { expect, test } from 'vitest'
import { foldedRows, neighbourOf, nextWaiting, visibleRows } from './rows.ts'

interface RowFacts {
  id: string
  last?: string | null
  unread?: number
  waits?: boolean
  isInactive?: boolean
}

const row = ({ id, last = id, unread = 0, waits = false, isInactive = false }: RowFacts): Conversation =>
  ({
    id,
    unreadCount: unread,
    waitingSince: waits ? '2026-03-04T10:00:00Z' : null,
    lastMessage: last === null ? null : { id: last },
    draft: { text: '' },
    chatInfo: { ownerIds: [], client: { isInactive } },
  }) as unknown as Conversation

const ids = (rows: readonly Conversation[]) => rows.map(({ id }) => id).join('')
const rows = [
  row({ id: 'e', unread: 1, waits: true }),
  row({ id: 'd' }),
  row({ id: 'c', waits: true }),
  row({ id: 'b', unread: 2 }),
  row({ id: 'a', waits: true, isInactive: true }),
]

test.each([
  ['all', undefined, 'edcba'],
  ['unread', undefined, 'eb'],
  // read by opening it, it stays as long as it is open
  ['unread', 'd', 'edb'],
  ['waiting', undefined, 'ec'],
  ['waiting', 'b', 'ecb'],
] as const)('view %s with %s open shows %s', (view, openId, expected) => {
  expect(ids(visibleRows(rows, { view, openId, open: undefined }))).toBe(expected)
})

test('one that is open and on no page yet stands where its last message says', () => {
  const idsWith = (open: Conversation) => ids(visibleRows(rows, { view: 'all', openId: open.id, open }))
  expect(idsWith(row({ id: 'x', last: 'z' }))).toBe('xedcba')
  expect(idsWith(row({ id: 'x', last: 'bb' }))).toBe('edcxba')
  expect(idsWith(row({ id: 'x', last: '0' }))).toBe('edcbax')
  // the loaded conversation is not the open one, about which nothing is known
  expect(ids(visibleRows(rows, { view: 'all', openId: 'y', open: row({ id: 'x', last: 'z' }) }))).toBe('edcba')
})

test('the keys move by one and stop at the ends', () => {
  expect(neighbourOf(rows, 'e', 1)?.id).toBe('d')
  expect(neighbourOf(rows, 'e', -1)).toBeUndefined()
  expect(neighbourOf(rows, 'a', 1)).toBeUndefined()
  expect(neighbourOf(rows, undefined, 1)?.id).toBe('e')
  expect(neighbourOf(rows, 'not here', -1)?.id).toBe('e')
})

test('after an answer comes the next who waits, whoever stands between', () => {
  const before = ['e', 'd', 'c', 'b', 'a']
  expect(nextWaiting(rows, 'e', before)?.id).toBe('c')
  expect(nextWaiting(rows, 'c', before)?.id).toBe('e')
  expect(nextWaiting(rows, 'b', before)?.id).toBe('e')
  expect(nextWaiting(rows.slice(1), 'c', before)).toBeUndefined()
  expect(nextWaiting([], 'e', before)).toBeUndefined()
  // the answer has taken it to the top: what followed it still follows
  const [e, d, c] = rows
  expect(e && d && c && nextWaiting([d, e, c], 'd', ['e', 'd', 'c'])?.id).toBe('c')
  // opened before the list was there
  expect(nextWaiting(rows, 'd', [])?.id).toBe('e')
})

test('empty conversations are folded, but not the open one, and not where there is nothing else', () => {
  const empty = [row({ id: 'x', last: null }), row({ id: 'y', last: null })]
  expect(ids(foldedRows([...rows, ...empty], undefined))).toBe('edcba')
  expect(ids(foldedRows([...rows, ...empty], 'y'))).toBe('edcbay')
  expect(ids(foldedRows(empty, undefined))).toBe('xy')
})
