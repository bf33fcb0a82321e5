import { expect, test } from 'vitest'
import { backTarget, parentPath } from './back.ts'

test.each([
  ['/programs', '/clients/1', '/clients', true, { kind: 'back' }],
  ['/clients/1', '/clients/1', '/clients', true, { kind: 'go', to: '/clients' }],
  ['/clients/1', '/clients/1', undefined, false, { kind: 'go', to: '/home' }],
  // another filter of one page makes no other page
  ['/clients?page=2', '/clients?page=3#row', undefined, true, { kind: 'go', to: '/clients' }],
  ['/clients/', '/clients', undefined, true, { kind: 'go', to: '/clients' }],
  ['/', '/settings', undefined, true, { kind: 'back' }],
  [undefined, '/settings', undefined, true, { kind: 'go', to: '/clients' }],
  [undefined, '/settings', undefined, false, { kind: 'go', to: '/home' }],
  // after a reload, or by a direct link, the screen above is nearer than the clients
  [undefined, '/programs/1/assign', '/programs', true, { kind: 'go', to: '/programs' }],
] as const)('from %s on %s below %s with clients %s', (previous, current, parent, hasClients, answer) => {
  expect(backTarget({ previous, current, parent, hasClients })).toEqual(answer)
})

const screens = (
  ['/', '/clients', '/clients/$id', '/clients/$id/edit', '/home', '/me/workout', '/programs', '/sf/{-$url}', '/sf/{-$url}/buy'] as const
).map(path => ({ path }))

test.each([
  ['/programs/1/assign', '/programs'],
  ['/programs/1', '/programs'],
  ['/clients/1/edit', '/clients/1'],
  ['/clients/1/edit/', '/clients/1'],
  ['/clients/1', '/clients'],
  ['/sf/gym/buy', '/sf/gym'],
  ['/sf/buy', '/sf'],
  ['/me/workout', undefined],
  ['/home', undefined],
  ['/', undefined],
])('above %s stands %s', (pathname, parent) => {
  expect(parentPath(pathname, screens)).toBe(parent)
})
