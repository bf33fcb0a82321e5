import { deletedClientDays } from '@allenio/contract/clients'
import type { ClientRow } from '@allenio/contract/clients'
import { IconSearch } from '@tabler/icons-react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFormats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { useStoredPreference } from '#lib/session'
import type { SelectedKeys } from '#ui/data-table'
import { FilterBar } from '#ui/filter-chip'
import { Kbd, KeyHelp } from '#ui/kbd'
import { Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { isNarrowed, listHref } from './filters.ts'
import type { useListPlace } from './use-list-place.ts'
import { useListWords } from './words.ts'
import { ClientTable } from './client-table.tsx'
import { readColumns } from './columns.tsx'
import { FilterChips } from './filter-chips.tsx'
import { LooksTools } from './looks-tools.tsx'
import css from './list.module.css'
import { focusRow, useListKeys } from './use-list-keys.ts'

const Bulk = lazyPart(() => import('./bulk.tsx'), 'Bulk')
const NoRows = lazyPart(() => import('./no-rows.tsx'), 'NoRows')

interface ListBodyProps {
  list: UseInfiniteQueryResult<{ rows: readonly ClientRow[] }>
  place: ReturnType<typeof useListPlace>
  /** The number of clients that match the filters, once counted. */
  matching: number | undefined
  mayCreate: boolean
}

const nobody: SelectedKeys = new Set()

export function ListBody({ list, place, matching, mayCreate }: ListBodyProps) {
  const t = useListWords()
  const { filters, typed } = place
  const searchId = useId()
  const [columns, setColumns] = useStoredPreference('clients.columns', readColumns)
  const [isCompact, setCompact] = useStoredPreference('clients.compact', storedValue => storedValue === true)
  const [selection, setSelection] = useSelection(listHref(filters))
  const clear = () => setSelection(nobody)
  const [hasEverSelected, setEverSelected] = useState(false)
  if (selection.size > 0 && !hasEverSelected) setEverSelected(true)
  useListKeys({ searchId, mayCreate, hasChosen: selection.size > 0, onClear: clear })
  const rows = list.data?.rows ?? []
  return (
    <>
      <Row gap={8} align="start" className={css.tools}>
        <div className={css.search}>
          <TextField
            id={searchId}
            label={t('search')}
            labelHidden
            type="search"
            placeholder={t('searchHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            icon={IconSearch}
            after={<Kbd>/</Kbd>}
            value={typed}
            onChange={event => place.search(event.target.value)}
            onClear={() => place.narrow({ search: undefined })}
            onKeyDown={event => {
              if (event.key === 'Escape' && typed) place.narrow({ search: undefined })
              else if (event.key === 'ArrowDown' || event.key === 'Escape') focusRow()
              else return
              event.preventDefault()
            }}
          />
        </div>
        <div className={css.filters}>
          <FilterBar label={t('filters')}>
            <FilterChips filters={filters} onNarrow={place.narrow} />
          </FilterBar>
        </div>
        <LooksTools
          filters={filters}
          onSort={sort => place.narrow({ sort })}
          columns={columns}
          onColumns={setColumns}
          isCompact={isCompact}
          onCompact={setCompact}
        />
      </Row>
      {filters.status === 'deleted' && (
        <Text tone={2} className={css.about}>
          {t('deletedText', { days: deletedClientDays })}
        </Text>
      )}
      <div
        id="clients"
        role="tabpanel"
        aria-label={t('title')}
        aria-busy={list.isFetching}
        data-outdated={list.isPlaceholderData || undefined}
        className={css.rows}>
        <Loaded query={list} failed={t('failedTitle')} skeleton={<SkeletonRows rows={12} avatar columns={4} />}>
          {() =>
            rows.length === 0 ? (
              <NoRows
                isOfDeleted={filters.status === 'deleted'}
                onClear={isNarrowed(filters) ? () => place.clear({ sort: filters.sort }) : undefined}
              />
            ) : (
              <ClientTable
                rows={rows}
                filters={filters}
                onSort={sort => place.narrow({ sort })}
                columns={columns}
                isCompact={isCompact}
                selection={selection}
                onChoose={setSelection}
                list={list}
              />
            )
          }
        </Loaded>
      </div>
      {rows.length > 0 && <Dock rowCount={rows.length} matching={matching} mayCreate={mayCreate} hasChosen={selection.size > 0} />}
      {/* once it has come it stays: what it undoes and tells outlives the selection */}
      {hasEverSelected && <Bulk rows={rows} selection={selection} onClear={clear} />}
    </>
  )
}

/** The selection belongs to the listed rows, so another view starts without one. */
function useSelection(place: string): [SelectedKeys, (selection: SelectedKeys) => void] {
  const [state, setState] = useState({ place, selection: nobody })
  if (state.place !== place) setState({ place, selection: nobody })
  return [state.place === place ? state.selection : nobody, selection => setState({ place, selection })]
}

interface DockProps {
  rowCount: number
  matching: number | undefined
  mayCreate: boolean
  hasChosen: boolean
}

function Dock({ rowCount, matching, mayCreate, hasChosen }: DockProps) {
  const t = useListWords()
  const { integer } = useFormats()
  return (
    <Row justify="between" gap={16} className={css.dock} data-dock>
      <Text as="span" size="inherit" tone="inherit" figures className={css.range}>
        {matching !== undefined && t('shown', { from: 1, to: integer(Math.min(rowCount, matching)), total: integer(matching) })}
      </Text>
      <KeyHelp
        items={[
          { keys: ['J', 'K'], text: t('keyMove') },
          { keys: ['↵'], text: t('keyOpen') },
          { keys: ['X'], text: t('keyChoose') },
          { keys: ['/'], text: t('keySearch') },
          ...(hasChosen ? [{ keys: ['Esc'], text: t('keyClear') }] : mayCreate ? [{ keys: ['N'], text: t('keyNew') }] : []),
        ]}
      />
    </Row>
  )
}
