import type { ListView, ListViewCalls } from '@allenio/contract/list-views'
import type { ListFilters } from '#lib/list-place'

/** A view that everybody has. */
export interface StandardView<Filters> {
  id: string
  title: string
  count: number | undefined
  filters: Partial<Filters>
}

/** A view that somebody has saved. */
export interface SavedView<Filters> {
  id: string
  name: string
  filters: Filters
}

export interface SavedViews<Filters> {
  views: readonly SavedView<Filters>[]
  isUpdating: boolean
  onUpdate: (view: SavedView<Filters>, filters: Filters) => void
  onDelete: (view: SavedView<Filters>) => void
  /** The question before a view is deleted, which tells what stays. */
  deleteText: string
  calls: ListViewCalls
}

export interface ViewNameDialogProps {
  calls: ListViewCalls
  title: string
  /** The view to rename; without one a new view is made of the filters. */
  view: Pick<ListView, 'id' | 'name'> | undefined
  filters: object
  onSaved: (view: ListView) => void
  onClose: () => void
}

export interface ListViews<Filters> {
  standard: readonly StandardView<Filters>[]
  /** Filters that stay when another standard view is opened; so does the order. */
  stays?: readonly (keyof Filters)[]
  saved?: SavedViews<Filters>
}

/** The standard view of a place, whatever else narrows it. */
export function standardViewOf<Filters extends ListFilters>(views: readonly StandardView<Filters>[], place: Filters) {
  const names = new Set(views.flatMap(({ filters }) => keysOf(filters)))
  return views.find(({ filters }) => [...names].every(name => filters[name] === place[name]))
}

// an object of filters has no other keys
const keysOf = <Filters extends object>(filters: Filters) => Object.keys(filters) as (keyof Filters)[]
