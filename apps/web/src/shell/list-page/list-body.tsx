import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { useHasSettled } from '#lib/build'
import { isNarrowed } from '#lib/list-place'
import type { ListFilters } from '#lib/list-place'
import { sortName, sortOf } from '#ui/data-table'
import type { SelectedKeys, Sort } from '#ui/data-table'
import { FilterBar } from '#ui/filter-chip'
import { Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { sortChoicesOf } from './columns.ts'
import { DisplayTools } from './display-tools.tsx'
import { Dock } from './dock.tsx'
import css from './list-page.module.css'
import { ListCards } from './list-cards.tsx'
import { ListTable } from './list-table.tsx'
import type { RowParts } from './list-table.tsx'
import { SearchField } from './search-field.tsx'
import { useEnter } from './use-enter.ts'
import { useListDisplay } from './use-list-display.ts'
import { useListKeys } from './use-list-keys.ts'
import type { ListCreate } from './use-list-keys.ts'
import type { ListState } from './use-list-place.ts'
import { useSelection } from './use-selection.ts'
import { useListWords } from './words.ts'
import { NoRows } from './no-rows.tsx'
import { RowFocus } from './row-focus.ts'

export interface BulkProps<Item> {
  /** All loaded rows, selected or not. */
  rows: readonly Item[]
  selection: SelectedKeys
  onClear: () => void
}

/** A change to many rows as it is chosen, before it is sent for the chosen ones. */
export type WithoutIds<Change> = Change extends unknown ? Omit<Change, 'ids'> : never

export interface ListBodyProps<Item, Filters extends ListFilters> {
  /** Below tabs the rows are their panel. */
  role?: 'tabpanel' | 'region'
  title: string
  place: ListState<Filters>
  /** The order that is named where none is chosen, if it is not the first of the address. */
  defaultSort?: string | undefined
  list: UseInfiniteQueryResult<{ rows: readonly Item[] }>
  /** The number of rows that match the filters, once counted. */
  matching: number | undefined
  search: { label: string; placeholder: string; after?: ReactNode }
  filters: ReactNode
  /** One line above the rows that explains them. */
  about?: string | undefined
  rows: RowParts<Item>
  /** Where a view or folder is empty rather than narrowed, an action (or null) stands instead of the button that clears the filters. */
  noRows: { title: string; text?: string | undefined; action?: ReactNode }
  /** The title of the error. */
  failed: string
  /** The bar for the selected rows, and what it opens. */
  Bulk?: ComponentType<BulkProps<Item>>
  /** Rows can be selected by default if there is a bar for them. */
  maySelect?: boolean
  create: ListCreate | undefined
}

export function ListBody<Item, Filters extends ListFilters>(props: ListBodyProps<Item, Filters>) {
  const { title, place, list, matching, search, filters, about, rows: parts, noRows, failed, Bulk, create } = props
  const { role = 'region', defaultSort = place.address.sorts[0], maySelect = Bulk !== undefined } = props
  const t = useListWords()
  const searchId = useId()
  const { address } = place
  const display = useListDisplay(address.name, parts.columns)
  const selection = useSelection(address.href(place.filters))
  const hasSelection = selection.keys.size > 0
  const [hasEverSelected, setEverSelected] = useState(false)
  if (hasSelection && !hasEverSelected) setEverSelected(true)
  useListKeys({ searchId, searchLabel: search.label, create, hasSelection, onClear: selection.clear })
  const rows = list.data?.rows ?? []
  const hasSettled = useHasSettled(true)
  const [first, ...others] = rows
  const isMobile = useIsMobile()
  const Rows: typeof ListTable = parts.card && display.hasCards && !isMobile ? ListCards : ListTable
  const onEnter = useEnter({
    place,
    isSettled: !list.isFetching && !list.isPlaceholderData,
    href: first && others.length === 0 ? parts.rowHref?.(first) : undefined,
  })
  const sorting = {
    sorts: sortChoicesOf(parts.columns, address.sorts),
    sort: sortOf(place.filters.sort ?? defaultSort),
    onSort: (sort: Sort) => place.sortBy(sortName(sort, address.sorts)),
  }
  return (
    <>
      <Row gap={8} align="start" className={css.tools}>
        <SearchField id={searchId} {...search} place={place} onEnter={onEnter} />
        <div className={css.filters}>
          <FilterBar label={t('filters')}>{filters}</FilterBar>
        </div>
        <DisplayTools {...sorting} display={display} mayHaveCards={parts.card !== undefined} />
      </Row>
      {about !== undefined && (
        <Text tone={2} className={css.about}>
          {about}
        </Text>
      )}
      <div
        id={address.name}
        role={role}
        aria-label={title}
        aria-busy={list.isFetching}
        data-outdated={list.isPlaceholderData || undefined}
        className={css.rows}>
        <Loaded query={list} large failed={failed} skeleton={<SkeletonRows rows={12} hasAvatar columns={4} />}>
          {() =>
            rows.length === 0 ? (
              <NoRows {...noRows} onClear={isNarrowed(place.filters) ? place.clear : undefined} />
            ) : (
              <Rows
                label={title}
                rows={rows}
                parts={parts}
                {...sorting}
                display={display}
                {...(maySelect && { chosen: selection.keys, onChoose: selection.select })}
                list={list}
              />
            )
          }
        </Loaded>
      </div>
      {hasSettled && <RowFocus listId={address.name} keys={rows.map(parts.rowKey)} />}
      {rows.length > 0 && (
        <Dock
          searchId={searchId}
          hasTyped={place.typed !== ''}
          rowCount={rows.length}
          matching={matching}
          mayCreate={create !== undefined}
          maySelect={Bulk !== undefined}
          hasSelection={hasSelection}
        />
      )}
      {/* once it has come it stays: what it undoes and tells outlives the selection */}
      {Bulk && hasEverSelected && <Bulk rows={rows} selection={selection.keys} onClear={selection.clear} />}
    </>
  )
}
