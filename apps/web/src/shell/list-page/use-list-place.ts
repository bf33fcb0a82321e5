import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { rememberPlace, withPreset } from '#lib/list-place'
import type { ListAddress, ListFilters, ListPlace } from '#lib/list-place'
import { goTo } from '../routing/navigate.ts'
import { followAddress, searchTextOf } from './search-text.ts'

// the list follows each key at once; its address a moment later
const writeAfterMs = 200

/** Filters that apply to several pages, so that no address has them; a filter in the list's address has priority. */
interface Preset<Filters extends ListFilters> {
  filters: Partial<Filters>
  /** Called with the names of `filters`, whose values may be undefined. */
  choose: (filters: Partial<Filters>) => void
}

export interface ListState<Filters extends ListFilters> {
  address: ListAddress<Filters>
  filters: Filters
  /** The filters of this list alone, without the preset ones. */
  own: Filters
  /** The saved view that the list began from. */
  view: string | undefined
  typed: string
  search: (text: string) => void
  /** Writes the typed search into the address now, before the person leaves the list. */
  writeSearch: () => void
  /** Replaces all filters and the order. */
  move: (place: Partial<ListPlace<Filters>>) => void
  /** Changes some filters, and keeps the others and the order. */
  narrow: (change: Partial<Filters>) => void
  sortBy: (sort: Filters['sort']) => void
  clearSearch: () => void
  /** Removes all filters; the order stays. */
  clear: () => void
}

/** The state of a list. The address holds it, but the typed search is ahead of the address for a moment. */
export function useListPlace<Filters extends ListFilters>(address: ListAddress<Filters>, preset?: Preset<Filters>): ListState<Filters> {
  const { parse, href } = address
  // Reads the address of this page, not of the next one, so that a list that is being left does not forget its state. A text,
  // because an equal text causes no new render.
  const addressedHref = useSearch({ strict: false, select: search => href(parse(search)) })
  const place = parse(Object.fromEntries(new URLSearchParams(addressedHref.split('?')[1])))
  const addressed = place.search ?? ''
  const [search, setSearch] = useState(() => searchTextOf(addressed))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const followed = followAddress(search, addressed)
  if (followed !== search) setSearch(followed)
  const here = parse({ ...place, search: search.typed.trim() })
  const own = parse({ ...here, view: undefined })
  const hereHref = href(here)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- said by its address
  useEffect(() => rememberPlace(address, here), [hereHref])

  const write = (text: string) => {
    clearTimeout(timer.current)
    if (text === addressed) return
    setSearch(current => ({ ...current, written: text }))
    goTo(href({ ...place, search: text }), { replace: true })
  }
  const move = (next: object) => {
    const nextPlace = parse(next)
    const text = nextPlace.search ?? ''
    clearTimeout(timer.current)
    setSearch(current => ({ ...current, typed: text, written: text }))
    goTo(href(nextPlace), { replace: true })
  }
  return {
    address,
    filters: preset ? withPreset(own, preset.filters) : own,
    own,
    view: place.view,
    typed: search.typed,
    search: text => {
      setSearch(current => ({ ...current, typed: text }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write(text.trim()), writeAfterMs)
    },
    writeSearch: () => write(search.typed.trim()),
    move,
    narrow: change => {
      const [shared, ofList] = split(change, preset?.filters ?? {})
      if (Object.keys(shared).length > 0) preset?.choose(shared)
      move({ ...here, ...withoutValues(shared), ...ofList })
    },
    sortBy: sort => move({ ...here, sort }),
    clearSearch: () => move({ ...here, search: undefined }),
    clear: () => {
      preset?.choose({})
      move({ sort: here.sort })
    },
  }
}

/** The part of a change that is chosen for several pages, and the part that is the list's own. */
function split<Filters extends ListFilters>(change: Partial<Filters>, preset: Partial<Filters>): [Partial<Filters>, object] {
  const entries = Object.entries(change)
  // the filtered entries are still entries of the change
  const shared = Object.fromEntries(entries.filter(([name]) => name in preset)) as Partial<Filters>
  return [shared, Object.fromEntries(entries.filter(([name]) => !(name in preset)))]
}

const withoutValues = (filters: object) => Object.fromEntries(Object.keys(filters).map(name => [name, undefined]))
