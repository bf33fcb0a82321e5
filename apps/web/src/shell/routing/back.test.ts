import { expect, test } from 'vitest'
import { backTarget } from './back.ts'

test.each([
  ['/programs', '/clients/1', true, { kind: 'back' }],
  ['/clients/1', '/clients/1', true, { kind: 'go', to: '/clients' }],
  ['/clients/1', '/clients/1', false, { kind: 'go', to: '/home' }],
  // the same page with another filter counts as the same page
  ['/clients?page=2', '/clients?page=3#row', true, { kind: 'go', to: '/clients' }],
  ['/clients/', '/clients', true, { kind: 'go', to: '/clients' }],
  ['/', '/settings', true, { kind: 'back' }],
  [undefined, '/settings', true, { kind: 'go', to: '/clients' }],
  [undefined, '/settings', false, { kind: 'go', to: '/home' }],
] as const)('from %s on %s with clients %s', (previous, current, hasClients, answer) => {
  expect(backTarget({ previous, current, hasClients })).toEqual(answer)
})
