import { permissions, permissionsOf, roles, workspaceRoles, type Access, type Permission, type WorkspaceRole } from '@allenio/contract'
import { describe, expect, test } from 'vitest'
import { judge, mayDo, permissionsFor, rolesOf, type Caller, type Verdict } from '#platform/access'

const signedIn = { personId: 'p', sessionId: 's', language: 'it', timeZone: 'Europe/Rome' } as const
const member = (role: WorkspaceRole, isSuperAdmin = false): Caller => ({
  kind: 'person',
  ...signedIn,
  isSuperAdmin,
  isGuardMissing: false,
  isSuspended: false,
  membership: { workspaceId: 'w', membershipId: 'm', role, withheldPermissions: [] },
})
const callers = {
  stranger: undefined,
  nobodys: { kind: 'person', ...signedIn, isSuperAdmin: false, isGuardMissing: false, isSuspended: false, membership: undefined },
  superAdmin: { kind: 'person', ...signedIn, isSuperAdmin: true, isGuardMissing: false, isSuspended: false, membership: undefined },
  superCoach: member('coach', true),
  schoolUser: { kind: 'school user', ...signedIn },
  admin: member('admin'),
  coach: member('coach'),
  nutritionist: member('nutritionist'),
  client: member('client'),
} as const satisfies Record<string, Caller | undefined>

type Row = Record<keyof typeof callers, Verdict>
const [yes, out, no, none] = ['allowed', 'unauthenticated', 'forbidden', 'no workspace'] as const

const table: [string, Access, Row][] = [
  [
    'public',
    { public: 'a reason' },
    {
      stranger: yes,
      nobodys: yes,
      superAdmin: yes,
      superCoach: yes,
      schoolUser: yes,
      admin: yes,
      coach: yes,
      nutritionist: yes,
      client: yes,
    },
  ],
  [
    'any',
    'any',
    {
      stranger: out,
      nobodys: yes,
      superAdmin: yes,
      superCoach: yes,
      schoolUser: out,
      admin: yes,
      coach: yes,
      nutritionist: yes,
      client: yes,
    },
  ],
  [
    'a permission of everybody',
    { permission: 'view chats' },
    {
      stranger: out,
      nobodys: none,
      superAdmin: none,
      superCoach: yes,
      schoolUser: out,
      admin: yes,
      coach: yes,
      nutritionist: yes,
      client: yes,
    },
  ],
  [
    'a permission of the admin',
    { permission: 'delete clients' },
    {
      stranger: out,
      nobodys: none,
      superAdmin: none,
      superCoach: no,
      schoolUser: out,
      admin: yes,
      coach: no,
      nutritionist: no,
      client: no,
    },
  ],
  [
    'a permission of clients alone',
    { permission: 'answer surveys' },
    {
      stranger: out,
      nobodys: none,
      superAdmin: none,
      superCoach: no,
      schoolUser: out,
      admin: no,
      coach: no,
      nutritionist: no,
      client: yes,
    },
  ],
  [
    'two permissions, which must both hold',
    { permission: ['create programs', 'create meal plans'] },
    {
      stranger: out,
      nobodys: none,
      superAdmin: none,
      superCoach: no,
      schoolUser: out,
      admin: yes,
      coach: no,
      nutritionist: no,
      client: no,
    },
  ],
  [
    'one role',
    { role: 'client' },
    {
      stranger: out,
      nobodys: none,
      superAdmin: none,
      superCoach: no,
      schoolUser: out,
      admin: no,
      coach: no,
      nutritionist: no,
      client: yes,
    },
  ],
  [
    'either of two roles',
    { role: ['coach', 'nutritionist'] },
    {
      stranger: out,
      nobodys: none,
      superAdmin: none,
      superCoach: yes,
      schoolUser: out,
      admin: no,
      coach: yes,
      nutritionist: yes,
      client: no,
    },
  ],
  [
    'the super admin',
    { role: 'super_admin' },
    { stranger: out, nobodys: no, superAdmin: yes, superCoach: yes, schoolUser: out, admin: no, coach: no, nutritionist: no, client: no },
  ],
  [
    'a training school',
    { role: 'training_school' },
    {
      stranger: out,
      nobodys: out,
      superAdmin: out,
      superCoach: out,
      schoolUser: yes,
      admin: out,
      coach: out,
      nutritionist: out,
      client: out,
    },
  ],
]

describe.each(table)('%s', (_, access, row) => {
  test.each(Object.entries(callers))('%s', (name, caller) => {
    expect(judge(access, caller)).toBe(row[name as keyof Row]) // the names come from the object itself
  })
})

test('without a permission and without a role nobody is let in', () => {
  for (const caller of Object.values(callers)) expect(judge({ role: [] }, caller)).not.toBe('allowed')
})

test('a person has the role of their membership, and no role outside a workspace', () => {
  expect([callers.nobodys, callers.superAdmin, callers.superCoach, callers.schoolUser].map(rolesOf)).toEqual([
    [],
    ['super_admin'],
    ['super_admin', 'coach'],
    ['training_school'],
  ])
})

describe('the list of permissions', () => {
  // the expected numbers come from the list of permissions in the product's specification
  test('has as many permissions as the product, and each role has its share', () => {
    expect(permissions).toHaveLength(71)
    expect(Object.fromEntries(workspaceRoles.map(role => [role, permissionsOf(role).length]))).toEqual({
      admin: 70,
      coach: 38,
      nutritionist: 50,
      client: 19,
    })
    expect([...roles]).toEqual(['super_admin', 'admin', 'coach', 'nutritionist', 'client', 'training_school'])
  })

  test.each<[Permission, string]>([
    ['view clients', 'admin coach nutritionist'],
    ['delete clients', 'admin'],
    ['view programs', 'admin coach client'],
    ['update programs', 'admin coach'],
    ['create workouts', 'admin coach client'],
    ['view meal plans', 'admin nutritionist client'],
    ['update recipes', 'admin nutritionist'],
    ['answer surveys', 'client'],
    ['book reservations', 'admin coach nutritionist client'],
    ['cancel subscriptions', 'admin client'],
    ['view workout packages', 'admin'],
    ['view notifications', 'admin coach nutritionist client'],
  ])('%s: %s', (permission, holders) => {
    expect(workspaceRoles.filter(role => mayDo({ role, withheldPermissions: [] }, permission)).join(' ')).toBe(holders)
  })
})

test('a permission that is withheld from a member counts as one that their role lacks', () => {
  const membership = { workspaceId: 'w', membershipId: 'm', role: 'client' as const, withheldPermissions: ['view macros'] }
  const caller: Caller = { kind: 'person', ...signedIn, isSuperAdmin: false, isGuardMissing: false, isSuspended: false, membership }
  expect(mayDo(membership, 'view macros')).toBe(false)
  expect(judge({ permission: 'view macros' }, caller)).toBe('forbidden')
  expect(judge({ permission: ['view recipes', 'view macros'] }, caller)).toBe('forbidden')
  expect(judge({ permission: 'view recipes' }, caller)).toBe('allowed')
  expect(permissionsFor(membership)).toEqual(permissionsOf('client').filter(permission => permission !== 'view macros'))
})
