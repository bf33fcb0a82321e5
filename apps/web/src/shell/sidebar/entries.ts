import type { Wording } from '@allenio/contract'
import { menuGroups } from '#lib/screens'
import type { BarPlace, MenuGroup, MenuPlace, Screen } from '#lib/screens'

export interface Entry {
  kind: 'entry'
  path: Screen['path']
  label: Wording
  /** The name outside of its group; a label such as "List" needs the group's name above it. */
  title: Wording
  letter?: string
  /** The addresses at which it is the active one: its own, and those of the tabs beside it. */
  addresses: readonly string[]
}

/** A part of the menu that opens and closes. */
export interface Group {
  kind: 'group'
  name: FoldedGroup
  entries: readonly Entry[]
}

export type Item = Entry | Group

export type FoldedGroup = Exclude<MenuGroup, 'head' | 'main' | 'foot'>

export const isFolded = (group: MenuGroup): group is FoldedGroup => group !== 'head' && group !== 'main' && group !== 'foot'

export const foldedGroups = menuGroups.filter(isFolded)

interface Placed<Place> {
  screen: Screen
  place: Place
}

export const inMenu = (list: readonly Screen[], group: MenuGroup): Placed<MenuPlace>[] =>
  inOrder(list.flatMap(screen => (screen.menu?.group === group ? [{ screen, place: screen.menu }] : [])))

export const inBar = (list: readonly Screen[], bar: 'client' | 'team'): Placed<BarPlace>[] =>
  inOrder(list.flatMap(screen => (screen.bar?.[bar] ? [{ screen, place: screen.bar[bar] }] : [])))

const inOrder = <Place extends { order: number }>(placed: readonly Placed<Place>[]) =>
  placed.toSorted((one, other) => one.place.order - other.place.order)

/** The entry of a screen. That of a screen with tabs stands for all of them. */
export function entryOf({ screen, place }: Placed<MenuPlace | BarPlace>, list: readonly Screen[]): Entry {
  const { path, frame, title } = screen
  const beside = frame ? list.filter(other => other.part && other.frame?.id === frame.id).map(other => other.path) : []
  return {
    kind: 'entry',
    path,
    label: place.label ?? title,
    title,
    ...('letter' in place && place.letter && { letter: place.letter }),
    addresses: [path, ...beside],
  }
}
