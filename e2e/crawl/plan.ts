import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { holdsPermission, workspaceRoles, type Permission } from '@allenio/contract'
import type { DemoRole } from '../house/api.ts'

export interface Screen {
  path: string
  layout: string
  access: 'any' | { public: true } | { permission: Permission | Permission[] } | { role: string | string[] }
  area: string
  showsRecords?: true
  /** Set where the other width shows something else at the same address. */
  width?: View['width']
}

export type Visitor = DemoRole | 'stranger'

/** Combinations are dealt out in turn, so that a run over all screens meets every one. */
export interface View {
  language: 'it' | 'en'
  scheme: 'light' | 'dark'
  width: 390 | 1280
}

export const views: readonly View[] = (['it', 'en'] as const).flatMap(language =>
  (['light', 'dark'] as const).flatMap(scheme => ([390, 1280] as const).map(width => ({ language, scheme, width }))),
)

const visitors: readonly Visitor[] = ['stranger', 'admin', 'coach', 'nutritionist', 'client', 'superAdmin', 'school']

// rendered by the server for anyone; the app's table does not name them
const readingPages: readonly Screen[] = ['/privacy', '/terms', '/help'].map(path => ({
  path,
  layout: 'empty',
  access: { public: true },
  area: 'landing',
}))

// the settings' first part is the screen's; the second one shows whole at a desk only, because a phone opens one section at a time
const furtherParts: readonly Screen[] = [
  { path: '/settings#business', layout: 'default', access: { role: 'admin' }, area: 'account', width: 1280 },
]

/** The one table that feeds router, guard and sidebar too, and the pages beside it. */
export function readScreens(): Screen[] {
  const printed = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'screens.ts'], {
    cwd: join(import.meta.dirname, '..', '..', 'apps', 'web'),
    encoding: 'utf8',
  })
  return [...(JSON.parse(printed) as Screen[]), ...readingPages, ...furtherParts] // printed by our own program
}

const roleNames: Record<Exclude<Visitor, 'stranger'>, string> = {
  admin: 'admin',
  coach: 'coach',
  nutritionist: 'nutritionist',
  client: 'client',
  superAdmin: 'super_admin',
  school: 'training_school',
}

export function mayOpen({ access }: Screen, visitor: Visitor): boolean {
  if (access === 'any') return visitor !== 'stranger' && visitor !== 'school'
  if ('public' in access) return visitor === 'stranger'
  if (visitor === 'stranger') return false
  if ('role' in access) return [access.role].flat().includes(roleNames[visitor])
  const role = workspaceRoles.find(each => each === roleNames[visitor])
  return role !== undefined && [access.permission].flat().every(permission => holdsPermission(role, permission))
}

export interface Visit {
  screen: Screen
  visitor: Visitor
  view: View
  /** True if every check runs; otherwise the screen only has to open without a fault. */
  isWhole: boolean
}

// the roles of a team see the same screens, but for what their rights leave out
const team: readonly Visitor[] = ['admin', 'coach', 'nutritionist']

const viewsOf = (screen: Screen) => views.filter(({ width }) => screen.width === undefined || screen.width === width)

/** Each screen by every visitor who may, once whole for the team and for each visitor beside it; all of all when `isFull`. */
export function planVisits(screens: readonly Screen[], isFull: boolean): Visit[] {
  const visits = screens.flatMap((screen, nth) => {
    const allowedVisitors = visitors.filter(visitor => mayOpen(screen, visitor))
    const members = team.filter(visitor => allowedVisitors.includes(visitor))
    const looker = members[nth % Math.max(members.length, 1)]
    return allowedVisitors.map(visitor => ({ screen, visitor, isWhole: isFull || !members.includes(visitor) || visitor === looker }))
  })
  if (isFull) return visits.flatMap(visit => viewsOf(visit.screen).map(view => ({ ...visit, view })))
  // five steps at a time: screens of several visitors do not meet the same combinations
  return visits.map((visit, index) => {
    const own = visit.isWhole ? viewsOf(visit.screen) : [opensIn[visit.visitor]]
    return { ...visit, view: own[(index * 5) % own.length] ?? opensIn[visit.visitor] }
  })
}

const phone: View = { language: 'it', scheme: 'light', width: 390 }
const desk: View = { language: 'en', scheme: 'dark', width: 1280 }

/** Screens that only have to open share one tab for each visitor, and a tab keeps its language and its width. */
const opensIn: Record<Visitor, View> = {
  stranger: desk,
  admin: phone,
  coach: desk,
  nutritionist: phone,
  client: desk,
  superAdmin: phone,
  school: desk,
}

const mostVisits = 6

/**
 * Visits that share a browser's tab, which takes two thirds of the cost of a load away: of one visitor, on one kind of device, because
 * nothing else of a view needs a new one.
 */
export function planTours(visits: readonly Visit[]): Visit[][] {
  const byTab = Map.groupBy(visits, ({ visitor, view, isWhole }) => `${visitor} ${view.width} ${isWhole}`)
  return [...byTab.values()].flatMap(all => {
    if (all.every(({ isWhole }) => !isWhole)) return [all]
    const tours = Math.ceil(all.length / mostVisits)
    return Array.from({ length: tours }, (_, nth) => all.filter((_visit, index) => index % tours === nth))
  })
}
