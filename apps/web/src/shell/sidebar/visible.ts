import type { ScreenTable } from '../../routes.ts'
import { hasRole, mayOpen } from '../routing/guard.ts'
import type { Visitor } from '../routing/guard.ts'
import { menuOf, premiumEntry, settingsEntry, thumbEntries } from './entries.ts'
import type { Entry, Item } from './entries.ts'

export interface MenuOf {
  person: Visitor & { isPremium: boolean; isTest: boolean }
  variant: 'coach' | 'dietitian'
  screens: Pick<ScreenTable, 'find'>
}

export interface Menu {
  sections: readonly (readonly Item[])[]
  foot: readonly Entry[]
}

export function visibleMenu({ person, variant, screens }: MenuOf): Menu {
  const isVisibleEntry = (one: Entry) => mayShow(one, person, screens)
  const sections = menuOf(variant)
    .map(items => items.flatMap(item => visibleItems(item, isVisibleEntry)))
    .filter(items => items.length > 0)
  const foot = [
    ...[settingsEntry].filter(isVisibleEntry),
    ...[premiumEntry].filter(each => isOfferedPremium(person) && isVisibleEntry(each)),
  ]
  return { sections, foot }
}

function mayShow({ path, permission, role }: Entry, person: Visitor, screens: Pick<ScreenTable, 'find'>): boolean {
  const screen = screens.find(path)
  return (
    screen !== undefined &&
    mayOpen(screen.access, person) &&
    (permission === undefined || person.permissions.includes(permission)) &&
    (role === undefined || person.roles.includes(role))
  )
}

/** A group with a single entry is replaced by that entry, under the group's name. */
function visibleItems(item: Item, isVisibleEntry: (one: Entry) => boolean): Item[] {
  if (item.kind === 'entry') return isVisibleEntry(item) ? [item] : []
  const entries = item.entries.filter(isVisibleEntry)
  const [only] = entries
  if (!only) return []
  return entries.length === 1 ? [{ ...only, label: item.label, icon: item.icon }] : [{ ...item, entries }]
}

/** Premium is offered to an admin who has not bought it yet; never to collaborators, clients or test accounts. */
const isOfferedPremium = (person: MenuOf['person']): boolean =>
  !person.isPremium && !person.isTest && person.hasWorkspace && hasRole(person, 'admin')

const mostThumbEntries = 5

/** The phone's bottom bar, for clients only: at most five entries, with the settings if there is space. */
export function visibleThumbEntries(person: Visitor, screens: Pick<ScreenTable, 'find'>): readonly Entry[] {
  if (!person.hasWorkspace || !person.roles.includes('client')) return []
  const visibleEntries = thumbEntries.filter(each => mayShow(each, person, screens))
  const needed = visibleEntries.filter(({ isSpare }) => !isSpare)
  const spare = visibleEntries.filter(({ isSpare }) => isSpare).slice(0, Math.max(0, mostThumbEntries - needed.length))
  const barEntries = visibleEntries.filter(each => needed.includes(each) || spare.includes(each))
  return barEntries.length < mostThumbEntries && mayShow(settingsEntry, person, screens) ? [...barEntries, settingsEntry] : barEntries
}

export const entriesOf = ({ sections, foot }: Menu): Entry[] => [
  ...sections.flat().flatMap(item => (item.kind === 'group' ? item.entries : [item])),
  ...foot,
]

/** The active entry: the one with the longest path that the address starts with. */
export function activePath(paths: readonly string[], address: string): string | undefined {
  const inside = paths.filter(path => address === path || address.startsWith(`${path}/`))
  return inside.sort((one, other) => other.length - one.length)[0]
}
