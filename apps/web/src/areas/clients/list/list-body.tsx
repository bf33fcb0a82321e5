import { deletedClientDays } from '@allenio/contract/clients'
import type { ClientRow } from '@allenio/contract/clients'
import { IconSearch } from '@tabler/icons-react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { useFormats } from '#lib/formats'
import { useStoredPreference } from '#lib/session'
import { classes } from '#ui/classes'
import type { Chosen } from '#ui/data-table'
import { FilterBar } from '#ui/filter-chip'
import { Kbd, KeyHelp } from '#ui/kbd'
import { SkeletonRows } from '#ui/skeleton'
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

const Bulk = lazy(async () => ({ default: (await import('./bulk.tsx')).Bulk }))
const NoRows = lazy(async () => ({ default: (await import('./no-rows.tsx')).NoRows }))
const ListFailed = lazy(async () => ({ default: (await import('./no-rows.tsx')).ListFailed }))

interface ListBodyProps {
  list: UseInfiniteQueryResult<{ rows: readonly ClientRow[] }>
  place: ReturnType<typeof useListPlace>
  /** The number of clients that match the filters, once counted. */
  matching: number | undefined
  mayCreate: boolean
}

const nobody: Chosen = new Set()

export function ListBody({ list, place, matching, mayCreate }: ListBodyProps) {
  const t = useListWords()
  const { filters, typed } = place
  const searchId = useId()
  const [columns, setColumns] = useStoredPreference('clients.columns', readColumns)
  const [isCompact, setCompact] = useStoredPreference('clients.compact', kept => kept === true)
  const [chosen, setChosen] = useChosen(listHref(filters))
  const clear = () => setChosen(nobody)
  const [hasEverChosen, setEverChosen] = useState(false)
  if (chosen.size > 0 && !hasEverChosen) setEverChosen(true)
  useListKeys({ searchId, mayCreate, hasChosen: chosen.size > 0, onClear: clear })
  const rows = list.data?.rows ?? []
  return (
    <>
      <div className={css.tools}>
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
            icon={<IconSearch stroke={1.5} aria-hidden />}
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
      </div>
      {filters.status === 'deleted' && <p className={css.about}>{t('deletedText', { days: deletedClientDays })}</p>}
      <div
        id="clients"
        role="tabpanel"
        aria-label={t('title')}
        aria-busy={list.isFetching}
        className={classes(css.rows, list.isPlaceholderData && css.waiting)}>
        {!list.data ? (
          list.isError ? (
            <Suspense>
              <ListFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
            </Suspense>
          ) : (
            <SkeletonRows rows={12} avatar columns={4} />
          )
        ) : rows.length === 0 ? (
          <Suspense>
            <NoRows
              isOfDeleted={filters.status === 'deleted'}
              onClear={isNarrowed(filters) ? () => place.clear({ sort: filters.sort }) : undefined}
            />
          </Suspense>
        ) : (
          <ClientTable
            rows={rows}
            filters={filters}
            onSort={sort => place.narrow({ sort })}
            columns={columns}
            isCompact={isCompact}
            chosen={chosen}
            onChoose={setChosen}
            list={list}
          />
        )}
      </div>
      {rows.length > 0 && <Dock shown={rows.length} matching={matching} mayCreate={mayCreate} hasChosen={chosen.size > 0} />}
      {/* once it has come it stays: what it undoes and tells outlives the selection */}
      {hasEverChosen && (
        <Suspense>
          <Bulk rows={rows} chosen={chosen} onClear={clear} />
        </Suspense>
      )}
    </>
  )
}

/** The selection belongs to the listed rows, so another view starts without one. */
function useChosen(place: string): [Chosen, (chosen: Chosen) => void] {
  const [state, setState] = useState({ place, chosen: nobody })
  if (state.place !== place) setState({ place, chosen: nobody })
  return [state.place === place ? state.chosen : nobody, chosen => setState({ place, chosen })]
}

interface DockProps {
  shown: number
  matching: number | undefined
  mayCreate: boolean
  hasChosen: boolean
}

function Dock({ shown, matching, mayCreate, hasChosen }: DockProps) {
  const t = useListWords()
  const { integer } = useFormats()
  return (
    <div className={css.dock} data-dock>
      <span className={css.shown}>
        {matching !== undefined && t('shown', { from: 1, to: integer(Math.min(shown, matching)), total: integer(matching) })}
      </span>
      <KeyHelp
        items={[
          { keys: ['J', 'K'], text: t('keyMove') },
          { keys: ['↵'], text: t('keyOpen') },
          { keys: ['X'], text: t('keyChoose') },
          { keys: ['/'], text: t('keySearch') },
          ...(hasChosen ? [{ keys: ['Esc'], text: t('keyClear') }] : mayCreate ? [{ keys: ['N'], text: t('keyNew') }] : []),
        ]}
      />
    </div>
  )
}
