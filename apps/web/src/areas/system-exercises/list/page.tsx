import { exportSystemExercises, listSystemExercises } from '@allenio/contract/system-exercises'
import type { SystemExercise } from '@allenio/contract/system-exercises'
import { IconFileTypeCsv, IconPencil } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CommonChips, ExerciseCard, isRanked, PhoneRow, useCommonColumns } from '#areas/exercises'
import { saveDownload } from '#shell/downloads'
import { namedRows, useLibraryColumns, useLibraryWords, useTableImport } from '#shell/library'
import { ListPage, useListPlace } from '#shell/list-page'
import type { ListColumn, ListViews, RowParts } from '#shell/list-page'
import { download, listQuery } from '#lib/api'
import { useFormats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'
import { Badge } from '#ui/badge'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { useArchiveItem } from '../use-archive-item.ts'
import { useSystemExerciseWords } from '../words.ts'
import { systemExercisesAddress } from './filters.ts'
import type { SystemExerciseFilters } from './filters.ts'
import { Bulk } from './bulk.tsx'

const LibraryImport = lazyPart(() => import('./library-import.tsx'), 'LibraryImport')

const systemExercisesQuery = (filters: SystemExerciseFilters) =>
  listQuery(listSystemExercises, filters, { rows: ({ exercises }) => exercises, quiet: true, linksFiles: true })

const createHref = hrefTo('/dash/exercises/create')

/** Answers: what does every business find in its library? */
export function Page() {
  const t = useSystemExerciseWords()
  const say = useLibraryWords()
  const { integer } = useFormats()
  const place = useListPlace(systemExercisesAddress)
  const { filters } = place
  const list = useInfiniteQuery(systemExercisesQuery(filters))
  const total = list.data?.first?.total
  const rows = useRowParts({ isRanked: isRanked(filters) })
  const imports = useTableImport()
  // as they are narrowed now
  const save = () => void saveDownload(() => download(exportSystemExercises, filters), say('exporting'))
  const views: ListViews<SystemExerciseFilters> = {
    standard: [
      { id: 'offered', title: t('offered'), count: undefined, filters: {} },
      { id: 'edited', title: t('edited'), count: undefined, filters: { state: 'edited' } },
      { id: 'archived', title: t('archived'), count: undefined, filters: { state: 'archived' } },
    ],
    stays: ['search', 'muscle', 'equipment', 'category', 'level'],
  }
  return (
    <ListPage
      title={t('title')}
      count={total === undefined ? undefined : { value: integer(total) }}
      menu={isEmpty => [{ items: [imports.item, ...(isEmpty ? [] : [{ label: t('export'), icon: IconFileTypeCsv, onClick: save }])] }]}
      create={{ label: t('create'), href: createHref }}
      place={place}
      defaultSort={isRanked(filters) ? undefined : 'name'}
      list={list}
      matching={total}
      views={views}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<CommonChips filters={filters} onNarrow={place.narrow} />}
      about={filters.state === 'edited' ? t('editedText') : filters.state === 'archived' ? t('archivedText') : undefined}
      rows={rows}
      Bulk={Bulk}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: say('noneTextInBoth') }}
      empty={
        <EmptyState
          large
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <ButtonLink kind="primary" href={createHref}>
              {t('create')}
            </ButtonLink>
          }
        />
      }>
      {imports.isOpen && <LibraryImport onClose={imports.close} />}
    </ListPage>
  )
}

const hrefOf = ({ id }: SystemExercise) => hrefTo('/dash/exercises/$id/edit', { id })

function useRowParts(order: { isRanked: boolean }): RowParts<SystemExercise> {
  const t = useSystemExerciseWords()
  const { created } = useLibraryColumns('o')
  const archiveItem = useArchiveItem()
  const columns: ListColumn<SystemExercise>[] = [
    ...useCommonColumns(order),
    { key: 'state', title: t('state'), choice: 'shown', width: 120, cell: row => row.isEdited && <Badge>{t('editedOne')}</Badge> },
    { ...created, isMinor: false },
  ]
  return {
    columns,
    ...namedRows,
    rowHref: hrefOf,
    rowMenu: row => [{ label: t('edit'), icon: IconPencil, href: hrefOf(row) }, archiveItem(row)],
    phoneRow: (row, menu) => <PhoneRow exercise={row} href={hrefOf(row)} menu={menu} />,
    card: row => <ExerciseCard exercise={row} />,
  }
}
