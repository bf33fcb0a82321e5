import { expect, test } from 'vitest'
import { aConversation, idOf } from './samples.testing.ts'
import { hasVisibleMessages, mayWipeAll } from './use-wipe.ts'

const admin = aConversation().may
const colleague = { ...admin, wipeAll: false }
const last = {
  id: idOf(1),
  type: 'text',
  message: 'Ciao',
  filename: null,
  isOwn: false,
  createdAt: '2026-11-18T09:00:00Z',
  createdAtHumans: '',
  deletedAt: null,
  duration: null,
  sender: { name: 'Anna', role: 'client' },
} as const

test.each([
  ['never a word', {}, false, false],
  ['a message', { lastMessage: last, totalMessages: 1 }, true, true],
  ['a message that came by itself, not counted yet', { lastMessage: last }, true, true],
  ['notes alone', { totalMessages: 2 }, true, true],
  ['emptied for oneself', { wipedTo: idOf(3) }, false, true],
  ['emptied for oneself, not the admin', { wipedTo: idOf(3), may: colleague }, false, false],
  ['notes alone, not the admin', { totalMessages: 2, may: colleague }, true, false],
])('%s: something to empty or mark for oneself %s, for all %s', (_name, more, isSaid, mayAll) => {
  const conversation = aConversation(more)
  expect(hasVisibleMessages(conversation)).toBe(isSaid)
  expect(mayWipeAll(conversation)).toBe(mayAll)
})
