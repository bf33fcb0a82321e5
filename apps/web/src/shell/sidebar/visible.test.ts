import { permissionsOf, workspaceRoles } from '@allenio/contract'
import type { Permission, Role, WorkspaceRole } from '@allenio/contract'
import { expect, test } from 'vitest'
import type { MenuGroup, Screen, ScreenAccess, ScreenFrame } from '#lib/screens'
import { screens as builtScreens, tableOf } from '../../routes.ts'
import { activePath, entriesOf, visibleBar, visibleMenu } from './visible.ts'
import type { Menu } from './visible.ts'

type Places = Pick<Screen, 'menu' | 'bar' | 'frame' | 'part'>

const screen = (path: `/${string}`, access: ScreenAccess, places: Places = {}): Screen => ({
  path,
  access,
  layout: 'default',
  area: 'x',
  title: { it: path, en: path },
  page: () => Promise.reject(new Error('not opened')),
  ...places,
})
const needs = (permission: Permission): ScreenAccess => ({ permission })
const at = (group: MenuGroup, order: number): Places => ({ menu: { group, order } })

const own: ScreenFrame = { id: 'own', page: () => Promise.reject(new Error('not opened')) }
const tab = { id: 'own', label: { it: 'Progressi', en: 'Progress' }, order: 10 }
const ownScreens = [
  screen(
    '/me/weights',
    { role: 'client' },
    { ...at('main', 60), bar: { client: { order: 40 } }, frame: own, part: { tab, label: { it: 'Peso', en: 'Weight' }, order: 10 } },
  ),
  screen('/me/progress', { role: 'client' }, { frame: own, part: { tab, label: { it: 'Foto', en: 'Photos' }, order: 20 } }),
]
const today = [
  screen('/home', needs('view home'), { ...at('main', 10), bar: { client: { order: 10 }, team: { order: 10 } } }),
  screen('/clients', needs('view clients'), { ...at('main', 20), bar: { team: { order: 20 } } }),
  screen('/chats', needs('view chats'), { ...at('main', 30), bar: { client: { order: 50 }, team: { order: 30 } } }),
  screen('/notifications', needs('view notifications'), at('head', 10)),
  screen('/settings', 'any', at('foot', 20)),
  screen('/teamMembers', { role: 'admin' }, at('foot', 10)),
  ...ownScreens,
]
// a table with every entry of the menu, as in the finished product, in no order
const finished = tableOf([
  screen('/recipes', needs('view recipes'), at('nutrition', 40)),
  screen('/macros', needs('view macros'), at('nutrition', 20)),
  ...today.toReversed(),
  screen('/reminders', needs('view reminders'), { ...at('main', 40), bar: { client: { order: 45, isSpare: true }, team: { order: 40 } } }),
  screen('/programs', needs('view programs'), { ...at('training', 10), bar: { client: { order: 20 } } }),
  screen('/completedWorkouts', needs('view workouts'), at('training', 20)),
  screen('/exercises', needs('view exercises'), at('training', 30)),
  screen('/mealPlans', needs('view meal plans'), { ...at('nutrition', 10), bar: { client: { order: 30 } } }),
  screen('/aliments', needs('view aliments'), at('nutrition', 30)),
  screen('/visits', needs('view visits'), at('nutrition', 50)),
  screen('/surveys', needs('view surveys'), at('business', 10)),
  screen('/reservations', needs('view reservations'), at('business', 20)),
  screen('/workoutPackages', needs('view workout packages'), at('business', 30)),
  screen('/notices', needs('view notices'), at('business', 40)),
  screen('/storefronts', needs('view storefronts'), at('business', 50)),
  screen('/payments/premium-app', { role: 'admin' }, { menu: { group: 'foot', order: 30, isOffer: true } }),
  screen('/dash', { role: 'super_admin' }, { ...at('main', 5), bar: { team: { order: 5 } } }),
])
const now = tableOf(today)

const member = (role: WorkspaceRole, more: { isPremium?: boolean; isTest?: boolean } = {}) => ({
  roles: [role] as readonly Role[],
  permissions: permissionsOf(role),
  hasWorkspace: true,
  isPremium: false,
  isTest: false,
  ...more,
})
const superAdmin = { roles: ['super_admin'] as const, permissions: [], hasWorkspace: false, isPremium: false, isTest: false }

type Person = Parameters<typeof visibleMenu>[0]['person']
const menuFor = (person: Person, screens = finished, variant: 'coach' | 'dietitian' = 'coach') => visibleMenu({ person, variant, screens })
const barFor = (person: Person, screens = finished) => visibleBar(person, menuFor(person, screens), screens)

/** Formats a group as 'training: /programs /exercises'. */
const outline = ({ head, sections, foot }: Menu) =>
  [head, ...sections, foot].map(items =>
    items.map(item => (item.kind === 'group' ? `${item.name}: ${item.entries.map(({ path }) => path).join(' ')}` : item.path)),
  )

test('an admin sees everything in its order', () => {
  expect(outline(menuFor(member('admin')))).toEqual([
    ['/notifications'],
    ['/home', '/clients', '/chats', '/reminders'],
    [
      'training: /programs /completedWorkouts /exercises',
      'nutrition: /mealPlans /macros /aliments /recipes /visits',
      'business: /surveys /reservations /workoutPackages /notices /storefronts',
    ],
    ['/teamMembers', '/settings', '/payments/premium-app'],
  ])
})

test('the dietitian variant has nutrition at the top level', () => {
  expect(outline(menuFor(member('admin'), finished, 'dietitian')).slice(1, -1)).toEqual([
    ['/home', '/clients', '/chats', '/reminders'],
    ['/mealPlans', '/macros', '/aliments', '/recipes', '/visits'],
    ['training: /programs /completedWorkouts /exercises', 'business: /surveys /reservations /workoutPackages /notices /storefronts'],
  ])
})

test('a coach has no nutrition and no payments', () => {
  expect(outline(menuFor(member('coach')))).toEqual([
    ['/notifications'],
    ['/home', '/clients', '/chats', '/reminders'],
    ['training: /programs /completedWorkouts /exercises', 'business: /surveys /reservations /notices'],
    ['/settings'],
  ])
})

test('a nutritionist has no training', () => {
  expect(outline(menuFor(member('nutritionist')))[2]).toEqual([
    'nutrition: /mealPlans /macros /aliments /recipes /visits',
    'business: /surveys /reservations /notices',
  ])
})

test('a client sees their own', () => {
  expect(outline(menuFor(member('client')))).toEqual([
    ['/notifications'],
    ['/home', '/chats', '/reminders', '/me/weights'],
    [
      'training: /programs /completedWorkouts',
      'nutrition: /mealPlans /macros /recipes /visits',
      'business: /surveys /reservations /notices',
    ],
    ['/settings'],
  ])
})

test('a group with one entry is that entry', () => {
  const screens = tableOf([...today, screen('/programs', needs('view programs'), at('training', 10))])
  expect(outline(menuFor(member('coach'), screens))[2]).toEqual(['/programs'])
})

test('a super admin has the dashboard and the settings', () => {
  expect(outline(menuFor(superAdmin))).toEqual([[], ['/dash'], ['/settings']])
})

test.each(workspaceRoles)('what no area has brought yet does not show (%s)', role => {
  expect(outline(menuFor(member(role), now)).flat()).not.toContainEqual(expect.stringContaining(':'))
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
  expect(entriesOf(menuFor(person)).some(({ path }) => path === '/payments/premium-app')).toBe(isOffered)
})

test.each([
  [member('client'), finished, ['/home', '/programs', '/mealPlans', '/me/weights', '/chats']],
  [member('client'), now, ['/home', '/me/weights', '/chats']],
  [member('admin'), finished, ['/home', '/clients', '/chats', '/reminders']],
  [member('coach'), now, ['/home', '/clients', '/chats']],
  [superAdmin, now, []],
])('the bar at the bottom of a phone has the main pages that exist (%#)', (person, screens, paths) => {
  expect(barFor(person, screens).entries.map(({ path }) => path)).toEqual(paths)
})

test('the agenda takes a free place of a client’s bar', () => {
  const screens = tableOf(finished.list.filter(({ path }) => path !== '/programs'))
  expect(barFor(member('client'), screens).entries.map(({ path }) => path)).toEqual([
    '/home',
    '/mealPlans',
    '/me/weights',
    '/reminders',
    '/chats',
  ])
})

test.each(workspaceRoles)('what is not in the bar is in the rest, each once (%s)', role => {
  const { entries, rest } = barFor(member(role))
  const reachable = [...entries, ...entriesOf(rest), ...menuFor(member(role)).head].map(({ path }) => path)
  expect(reachable.toSorted()).toEqual(
    entriesOf(menuFor(member(role)))
      .map(({ path }) => path)
      .toSorted(),
  )
})

test.each([
  ['admin', true],
  ['coach', true],
  ['client', false],
] as const)('the rest opens from the bar of the team alone (%s)', (role, opensRest) => {
  expect(barFor(member(role)).opensRest).toBe(opensRest)
})

test.each([
  ['/surveys/completed', '/surveys/completed'],
  ['/surveys/12/edit', '/surveys'],
  ['/clients/7/programs', '/clients'],
  ['/clientsx', undefined],
  ['/me/progress/create', '/me/weights'],
  ['/home', '/home'],
])('on %s the active entry is %s', (address, path) => {
  const entries = [
    ...['/home', '/clients', '/programs', '/surveys', '/surveys/completed'].map(each => ({
      path: each as `/${string}`,
      addresses: [each],
    })),
    ...entriesOf(menuFor(member('client'), now)).filter(each => each.path === '/me/weights'),
  ]
  expect(activePath(entries, address)).toBe(path)
})

// the whole menu in its order, with the permissions that each entry needs; what is not built yet is left out
const menuInOrder: readonly [path: string, ...permissions: Permission[]][] = [
  ['/home', 'view home'],
  ['/inbox', 'view home', 'view clients'],
  ['/clients', 'view clients'],
  ['/chats', 'view chats'],
  ['/reminders', 'view reminders'],
  ['/programs', 'view programs'],
  ['/completedWorkouts', 'view workouts'],
  ['/exercises', 'view exercises'],
  ['/floor', 'view clients', 'create workouts'],
  ['/mealPlans', 'view meal plans'],
  ['/macros', 'view macros'],
  ['/aliments', 'view aliments'],
  ['/recipes', 'view recipes'],
  ['/visits', 'view visits'],
  ['/surveys', 'view surveys'],
  ['/surveys/completed', 'update surveys'],
  ['/reservations', 'view reservations'],
  ['/groups', 'view groups'],
  ['/workoutPackages', 'view workout packages'],
  ['/workoutPackages/purchases', 'view workout packages'],
  ['/workoutPackages/subscriptions', 'view workout packages'],
  ['/notices', 'view notices'],
  ['/storefronts', 'view storefronts'],
]
const builtMenu = (person: Person) => menuFor(person, builtScreens)

test.each(workspaceRoles)('what is built stands in its order in the menu of those who may open it (%s)', role => {
  const { permissions } = member(role)
  const allowed = menuInOrder.filter(([path, ...needed]) => builtScreens.find(path) && needed.every(each => permissions.includes(each)))
  const { head, sections, foot } = builtMenu(member(role))
  expect(head.map(({ path }) => path)).toEqual(['/notifications'])
  const paths = entriesOf({ head: [], sections, foot }).map(({ path }) => path)
  const others = ['/me/weights', '/me/purchases', '/shoppingList', '/payments/premium-app']
  expect(paths.filter(path => !others.includes(path))).toEqual([
    ...allowed.map(([path]) => path),
    ...(role === 'admin' ? ['/teamMembers'] : []),
    '/settings',
  ])
})

test.each(workspaceRoles)('clients alone find their shopping beside their plans (%s)', role => {
  const paths = entriesOf(builtMenu(member(role))).map(({ path }) => path)
  const afterPlans = paths[paths.indexOf('/mealPlans') + 1]
  expect([afterPlans === '/shoppingList', paths.includes('/shoppingList')]).toEqual([role === 'client', role === 'client'])
})

test.each(workspaceRoles)('a letter leads to one place (%s)', role => {
  const { head, sections, foot } = builtMenu(member(role))
  const letters = entriesOf({ head, sections, foot }).flatMap(({ letter }) => letter ?? [])
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters).toContain('h')
})

test('a super admin has the library and the settings of what is built', () => {
  expect(entriesOf(builtMenu(superAdmin)).map(({ path }) => path)).toEqual([
    '/dash',
    '/dash/growth',
    '/dash/payments',
    '/dash/customApps',
    '/dash/exercises',
    '/dash/messages',
    '/dash/operation',
    '/settings',
  ])
})
