import { permissionsOf } from '@allenio/contract'
import type { Role, WorkspaceRole } from '@allenio/contract'
import { expect, test } from 'vitest'
import type { ScreenAccess } from '#lib/screens'
import { decide, mayOpen } from './guard.ts'
import type { Visitor, Visitors } from './guard.ts'

const member = (role: WorkspaceRole): Visitors => ({
  person: { roles: [role], permissions: permissionsOf(role), hasWorkspace: true },
  isSchoolUser: false,
})
const bare = (...roles: Role[]): Visitors => ({ person: { roles, permissions: [], hasWorkspace: false }, isSchoolUser: false })
const stranger: Visitors = { person: undefined, isSchoolUser: false }
const schoolUser: Visitors = { person: undefined, isSchoolUser: true }

const anybody: ScreenAccess = { public: true }
const home: ScreenAccess = { permission: 'view home' }
const clients: ScreenAccess = { permission: 'view clients' }
const admins: ScreenAccess = { role: 'admin' }
const school: ScreenAccess = { role: 'training_school' }

const opens = { isOpen: true }
const to = (path: string) => ({ isOpen: false, to: path })
const logIn = (path: string) => ({ isOpen: false, to: path, remember: path === '/login' ? 'local' : 'training_school' })

test.each([
  // nobody signed in
  ['/login', anybody, stranger, opens],
  ['/register-client', anybody, stranger, opens],
  ['/sf/{-$url}', anybody, stranger, opens],
  ['/thankyou_subscription/purchase', anybody, stranger, opens],
  ['/clients', clients, stranger, logIn('/login')],
  ['/settings', 'any', stranger, logIn('/login')],
  ['/trainingschools', school, stranger, logIn('/trainingschools/login')],
  // signed-in people on the pages for visitors
  ['/login', anybody, member('coach'), to('/home')],
  ['/', anybody, member('client'), to('/home')],
  ['/login', anybody, bare('super_admin'), to('/dash')],
  ['/login', anybody, bare(), to('/settings')],
  ['/register', anybody, member('admin'), opens],
  ['/forgot-password', anybody, member('admin'), opens],
  // with and without the permission
  ['/clients', clients, member('nutritionist'), opens],
  ['/clients', clients, member('client'), to('/home')],
  ['/clients/$id/surveys', { permission: ['view clients', 'view surveys'] }, member('coach'), opens],
  ['/clients/$id/macros', { permission: ['view clients', 'view macros'] }, member('coach'), to('/home')],
  ['/home', home, member('client'), opens],
  // roles
  ['/payments', admins, member('admin'), opens],
  ['/payments', admins, member('coach'), to('/home')],
  ['/payments', admins, bare('super_admin'), to('/dash')],
  ['/payments', admins, { ...stranger, person: { roles: ['super_admin', 'coach'], permissions: [], hasWorkspace: true } }, opens],
  ['/dash', { role: 'super_admin' }, bare('super_admin'), opens],
  ['/dash', { role: 'super_admin' }, member('admin'), to('/home')],
  ['/me/weights', { role: 'client' }, member('admin'), to('/home')],
  // without a business: settings wherever others go to their home
  ['/home', home, bare('super_admin'), to('/dash')],
  ['/home', home, bare(), to('/settings')],
  ['/clients', clients, bare(), to('/settings')],
  ['/settings', 'any', bare(), opens],
  // a person who may not open their home must not be redirected in a loop
  ['/home', home, { ...stranger, person: { roles: ['client'], permissions: [], hasWorkspace: true } }, to('/settings')],
  // the training school has its own strategy
  ['/trainingschools', school, schoolUser, opens],
  ['/trainingschools/login', anybody, schoolUser, to('/trainingschools')],
  ['/trainingschools/login', anybody, member('admin'), opens],
  ['/clients', clients, schoolUser, logIn('/login')],
  ['/trainingschools', school, member('admin'), logIn('/trainingschools/login')],
  ['/trainingschools', school, { ...member('admin'), isSchoolUser: true }, opens],
] satisfies [`/${string}`, ScreenAccess, Visitors, unknown][])('%s for %#', (path, access, visitors, decision) => {
  expect(decide({ path, access }, visitors)).toEqual(decision)
})

test('an unknown guard name is a 500 that says so', () => {
  const person: Visitor = { roles: ['admin'], permissions: [], hasWorkspace: true }
  const unknown = { shoeSize: 43 } as unknown as ScreenAccess
  expect(() => mayOpen(unknown, person)).toThrow(expect.objectContaining({ status: 500, message: 'Unknown middleware shoeSize' }))
})
