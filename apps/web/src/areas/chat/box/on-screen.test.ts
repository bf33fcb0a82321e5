import { expect, test } from 'vitest'
import { isOnScreen } from './on-screen.ts'

const elsewhere = { href: '/clients?page=2', isPhone: false, isClient: false, box: undefined }
const nina = { id: 'nina', clientId: 'client nina' }

test.each([
  ['another page', {}, false],
  ['the inbox at a desk, whatever is open', { href: '/chats?c=ugo' }, true],
  ['the inbox’s list on a phone', { href: '/chats?view=waiting', isPhone: true }, true],
  ['itself on a phone', { href: '/chats?view=waiting&c=nina', isPhone: true }, true],
  ['another one on a phone', { href: '/chats?c=ugo', isPhone: true }, false],
  ['the box’s list', { box: { kind: 'list' } }, true],
  ['itself in the box', { box: { kind: 'conversation', id: 'nina' } }, true],
  ['another one in the box', { box: { kind: 'conversation', id: 'ugo' } }, false],
  ['itself, opened by the client', { box: { kind: 'client', clientId: 'client nina' } }, true],
  ['another one, opened by the client', { box: { kind: 'client', clientId: 'client ugo' } }, false],
  ['a client’s own, however it was opened', { isClient: true, box: { kind: 'list' } }, true],
  ['a client elsewhere', { isClient: true }, false],
] as const)('%s: %s', (_name, more, is) => {
  expect(isOnScreen(nina, { ...elsewhere, ...more })).toBe(is)
})
