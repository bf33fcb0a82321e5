import { permissionsOf, workspaceRoles } from '@allenio/contract'
import type { Permission, Role, WorkspaceRole } from '@allenio/contract'
import { expect, test } from 'vitest'
import type { Screen, ScreenAccess } from '#lib/screens'
import { tableOf } from '../../routes.ts'
import { activePath, entriesOf, visibleMenu, visibleThumbEntries } from './visible.ts'
import type { Menu } from './visible.ts'

const screen = (path: `/${string}`, access: ScreenAccess): Screen => ({
  path,
  access,
  layout: 'default',
  area: 'x',
  title: { it: path, en: path },
  page: () => Promise.reject(new Error('not opened')),
})
const needs = (permission: Permission): ScreenAccess => ({ permission })

// a table with every screen of the menu, as in the finished product
const finished = tableOf([
  screen('/home', needs('view home')),
  screen('/clients', needs('view clients')),
  screen('/programs', needs('view programs')),
  screen('/completedWorkouts', needs('view workouts')),
  screen('/exercises', needs('view exercises')),
  screen('/chats', needs('view chats')),
  screen('/reminders', needs('view reminders')),
  screen('/surveys', needs('view surveys')),
  screen('/surveys/completed', needs('update surveys')),
  screen('/reservations', needs('view reservations')),
  screen('/groups', needs('view groups')),
  screen('/workoutPackages', needs('view workout packages')),
  screen('/workoutPackages/purchases', needs('view workout packages')),
  screen('/workoutPackages/subscriptions', needs('view workout packages')),
  screen('/notices', needs('view notices')),
  screen('/storefronts', needs('view storefronts')),
  screen('/notifications', needs('view notifications')),
  screen('/mealPlans', needs('view meal plans')),
  screen('/macros', needs('view macros')),
  screen('/aliments', needs('view aliments')),
  screen('/recipes', needs('view recipes')),
  screen('/visits', needs('view visits')),
  screen('/settings', 'any'),
  screen('/payments/premium-app', { role: 'admin' }),
  screen('/dash', { role: 'super_admin' }),
  screen('/me/progress', { role: 'client' }),
  screen('/me/weights', { role: 'client' }),
  screen('/me/metrics', { role: 'client' }),
  screen('/teamMembers', { role: 'admin' }),
])
const now = tableOf([screen('/home', needs('view home')), screen('/settings', 'any')])

const own = [
  screen('/home', needs('view home')),
  screen('/settings', 'any'),
  screen('/me/weights', { role: 'client' }),
  screen('/me/progress', { role: 'client' }),
  screen('/me/metrics', { role: 'client' }),
]
const ownRecords = tableOf(own)
const withPrograms = tableOf([...own, screen('/programs', needs('view programs'))])

const member = (role: WorkspaceRole, more: { isPremium?: boolean; isTest?: boolean } = {}) => ({
  roles: [role] as readonly Role[],
  permissions: permissionsOf(role),
  hasWorkspace: true,
  isPremium: false,
  isTest: false,
  ...more,
})
const superAdmin = { roles: ['super_admin'] as const, permissions: [], hasWorkspace: false, isPremium: false, isTest: false }

/** Formats a group as 'surveys: surveyList, completedSurveys'. */
const outline = ({ sections, foot }: Menu) =>
  [...sections, foot].map(items =>
    items.map(item => (item.kind === 'group' ? `${item.label}: ${item.entries.map(each => each.label).join(' ')}` : item.label)),
  )

test('an admin sees everything in its order', () => {
  expect(outline(visibleMenu({ person: member('admin'), variant: 'coach', screens: finished }))).toEqual([
    ['home', 'clients', 'programs', 'completedWorkouts', 'exercises'],
    ['chat', 'agenda', 'surveys: surveyList completedSurveys', 'reservations: calendar groups'],
    ['payments: packages purchases subscriptions', 'noticeboard', 'storefront', 'notifications', 'team'],
    ['diet: mealPlans macros aliments recipes visits'],
    ['settings', 'premium'],
  ])
})

test('the dietitian variant has nutrition at the top level', () => {
  const menu = visibleMenu({ person: member('admin'), variant: 'dietitian', screens: finished })
  expect(outline(menu)[3]).toEqual(['mealPlans', 'macros', 'aliments', 'recipes', 'visits'])
})

test('a coach has no nutrition and no payments', () => {
  expect(outline(visibleMenu({ person: member('coach'), variant: 'coach', screens: finished }))).toEqual([
    ['home', 'clients', 'programs', 'completedWorkouts', 'exercises'],
    ['chat', 'agenda', 'surveys: surveyList completedSurveys', 'reservations: calendar groups'],
    ['noticeboard', 'notifications'],
    ['settings'],
  ])
})

test('a nutritionist has no training', () => {
  expect(outline(visibleMenu({ person: member('nutritionist'), variant: 'coach', screens: finished }))).toEqual([
    ['home', 'clients'],
    ['chat', 'agenda', 'surveys: surveyList completedSurveys', 'reservations: calendar groups'],
    ['noticeboard', 'notifications'],
    ['diet: mealPlans macros aliments recipes visits'],
    ['settings'],
  ])
})

test('a client sees their own, and groups of one are single entries', () => {
  expect(outline(visibleMenu({ person: member('client'), variant: 'coach', screens: finished }))).toEqual([
    ['home', 'programs', 'completedWorkouts', 'weight', 'progress', 'metrics'],
    ['chat', 'agenda', 'surveys', 'reservations'],
    ['noticeboard', 'notifications'],
    ['diet: mealPlans macros recipes visits'],
    ['settings'],
  ])
})

test('a super admin has the dashboard and the settings', () => {
  expect(outline(visibleMenu({ person: superAdmin, variant: 'coach', screens: finished }))).toEqual([['dash'], ['settings']])
})

test.each(workspaceRoles)('what no area has brought yet does not show (%s)', role => {
  expect(outline(visibleMenu({ person: member(role), variant: 'coach', screens: now }))).toEqual([['home'], ['settings']])
})

test.each([
  [member('admin'), true],
  [member('admin', { isPremium: true }), false],
  [member('admin', { isTest: true }), false],
  [member('coach'), false],
  [member('nutritionist'), false],
  [member('client'), false],
  [superAdmin, false],
])('premium is offered to who runs a business and has not bought it (%#)', (person, isOffered) => {
  const menu = visibleMenu({ person, variant: 'coach', screens: finished })
  expect(entriesOf(menu).some(({ label }) => label === 'premium')).toBe(isOffered)
})

test('the bottom bar is a client’s, with what exists', () => {
  const labels = (role: WorkspaceRole, screens: typeof finished) => visibleThumbEntries(member(role), screens).map(({ label }) => label)
  expect(labels('client', finished)).toEqual(['today', 'myProgram', 'myDiet', 'progress', 'chat'])
  expect(labels('client', now)).toEqual(['today', 'settings'])
  expect(labels('client', ownRecords)).toEqual(['today', 'weight', 'progress', 'metrics', 'settings'])
  expect(labels('client', withPrograms)).toEqual(['today', 'myProgram', 'weight', 'progress', 'metrics'])
  expect(labels('admin', finished)).toEqual([])
})

test.each([
  ['/surveys/completed', '/surveys/completed'],
  ['/surveys/12/edit', '/surveys'],
  ['/clients/7/programs', '/clients'],
  ['/clientsx', undefined],
  ['/home', '/home'],
])('on %s the active entry is %s', (address, path) => {
  expect(activePath(['/home', '/clients', '/programs', '/surveys', '/surveys/completed'], address)).toBe(path)
})
