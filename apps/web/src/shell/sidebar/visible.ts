import type { ScreenTable } from '../../routes.ts'
import { hasRole, mayOpen } from '../routing/guard.ts'
import type { Visitor } from '../routing/guard.ts'
import { entryOf, foldedGroups, inBar, inMenu } from './entries.ts'
import type { Entry, FoldedGroup, Item } from './entries.ts'

type Screens = Pick<ScreenTable, 'list'>

export interface MenuOf {
  person: Visitor & { isPremium: boolean; isTest: boolean }
  variant: 'coach' | 'dietitian'
  screens: Screens
}

export interface Menu {
  head: readonly Entry[]
  sections: readonly (readonly Item[])[]
  foot: readonly Entry[]
}

/** The menu of the screens that exist and that the person may open. In the dietitian variant nutrition is not folded. */
export function visibleMenu({ person, variant, screens: { list } }: MenuOf): Menu {
  const entriesIn = (group: Parameters<typeof inMenu>[1]) =>
    inMenu(list, group)
      .filter(({ screen, place }) => mayOpen(screen.access, person) && (!place.isOffer || isOfferedPremium(person)))
      .map(placed => entryOf(placed, list))
  const unfolded: readonly FoldedGroup[] = variant === 'dietitian' ? ['nutrition'] : []
  const folded = foldedGroups.filter(name => !unfolded.includes(name)).flatMap(name => groupOf(name, entriesIn(name)))
  const sections = [entriesIn('main'), ...unfolded.map(entriesIn), folded].filter(items => items.length > 0)
  return { head: entriesIn('head'), sections, foot: entriesIn('foot') }
}

/** A group with a single entry is that entry, under its own title. */
const groupOf = (name: FoldedGroup, entries: readonly Entry[]): readonly Item[] =>
  entries.length > 1 ? [{ kind: 'group', name, entries }] : entries.map(entry => ({ ...entry, label: entry.title }))

/** Premium is offered to an admin who has not bought it yet; never to collaborators, clients or test accounts. */
const isOfferedPremium = (person: MenuOf['person']): boolean =>
  !person.isPremium && !person.isTest && person.hasWorkspace && hasRole(person, 'admin')

const placesInBar = 5

export interface Bar {
  entries: readonly Entry[]
  /** The part of the menu that is not in the bar. */
  rest: Menu
  /** The last place of the team's bar opens the rest; a client's is behind the avatar. */
  opensRest: boolean
}

/** The bar at the bottom of a phone. */
export function visibleBar(person: Visitor, menu: Menu, { list }: Screens): Bar {
  const isClient = person.roles.includes('client')
  const placed = inBar(list, isClient ? 'client' : 'team').filter(({ screen }) => mayOpen(screen.access, person))
  const needed = placed.filter(({ place }) => !place.isSpare)
  const spare = placed.filter(({ place }) => place.isSpare).slice(0, Math.max(0, placesInBar - needed.length))
  const entries = placed
    .filter(each => needed.includes(each) || spare.includes(each))
    .map(each => entryOf(each, list))
    .slice(0, isClient ? placesInBar : placesInBar - 1)
  return { entries, rest: without(menu, entries), opensRest: !isClient && entries.length > 0 }
}

function without({ sections, foot }: Menu, entries: readonly Entry[]): Menu {
  const isElsewhere = (entry: Entry) => entries.some(({ path }) => path === entry.path)
  const remaining = sections.map(items =>
    items.flatMap((item): readonly Item[] => {
      if (item.kind === 'entry') return isElsewhere(item) ? [] : [item]
      return groupOf(
        item.name,
        item.entries.filter(entry => !isElsewhere(entry)),
      )
    }),
  )
  return { head: [], sections: remaining.filter(items => items.length > 0), foot: foot.filter(entry => !isElsewhere(entry)) }
}

export const entriesOf = ({ head, sections, foot }: Menu): Entry[] => [
  ...sections.flat().flatMap(item => (item.kind === 'group' ? item.entries : [item])),
  ...head,
  ...foot,
]

/** The path of the active entry: of the one with the longest address that the page's address starts with. */
export function activePath(entries: readonly Pick<Entry, 'path' | 'addresses'>[], address: string): string | undefined {
  const inside = entries.flatMap(({ path, addresses }) =>
    addresses.filter(each => address === each || address.startsWith(`${each}/`)).map(each => ({ path, length: each.length })),
  )
  return inside.toSorted((one, other) => other.length - one.length)[0]?.path
}
