import { exportExercises } from '@allenio/contract/exercises'
import { IconFileImport, IconFileTypeCsv, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { saveDownload } from '#shell/downloads'
import { ListPage, useListPlace } from '#shell/list-page'
import type { ListViews } from '#shell/list-page'
import { download } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { countsQuery, exercisesQuery } from '../data.ts'
import { isRanked } from './columns.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterChips } from './filter-chips.tsx'
import { exercisesAddress } from './filters.ts'
import type { ExerciseFilters } from './filters.ts'
import { useRowParts } from './use-row-parts.tsx'
import { useListWords } from './words.ts'
import { Bulk } from './bulk.tsx'
import { OwnImport } from '../import/own-import.tsx'

/** The list of exercises, which answers: which exercise is it? */
export function Page() {
  const t = useListWords()
  const me = useMe()
  const { integer } = useFormats()
  const place = useListPlace(exercisesAddress)
  const { filters } = place
  // the two requests start together, so that neither waits for the other
  const list = useInfiniteQuery(exercisesQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const rows = useRowParts({ isRanked: isRanked(filters) })
  const [isImporting, setImporting] = useState(false)
  const mayCreate = me?.permissions.includes('create exercises') ?? false
  // exports the exercises that match the present filters
  const save = () => void saveDownload(() => download(exportExercises, filters), t('exporting'))
  const importItem = { label: t('import'), icon: IconFileImport, onClick: () => setImporting(true) }

  const { search, muscle, equipment, category, level, tag } = filters
  const isOnlyView = ![search, muscle, equipment, category, level, tag].some(Boolean)
  const noRows = () => {
    if (!isOnlyView || (filters.source && filters.onlyFavorites)) return { title: t('noneTitle'), text: t('noneText') }
    if (filters.onlyFavorites) return { title: t('noFavorites'), text: t('noFavoritesText'), action: null }
    if (filters.source !== 'own') return { title: t('noLibrary'), action: null }
    if (!mayCreate) return { title: t('noOwn'), action: null }
    return {
      title: t('noOwn'),
      text: t('noOwnText'),
      action: (
        <>
          <ButtonLink kind="primary" icon={IconPlus} href={hrefTo('/exercises/create')}>
            {t('create')}
          </ButtonLink>
          <Button icon={IconFileImport} onClick={importItem.onClick}>
            {t('import')}
          </Button>
        </>
      ),
    }
  }
  const views: ListViews<ExerciseFilters> = {
    standard: [
      { id: 'all', title: t('all'), count: counts && counts.own + counts.library, filters: {} },
      { id: 'own', title: t('own'), count: counts?.own, filters: { source: 'own' } },
      { id: 'library', title: t('library'), count: counts?.library, filters: { source: 'library' } },
      { id: 'favorites', title: t('favorites'), count: counts?.favorites, filters: { onlyFavorites: 'true' } },
    ],
    stays: ['search', 'muscle', 'equipment', 'category', 'level'],
  }
  return (
    <ListPage
      title={t('title')}
      count={
        counts && {
          value: integer(counts.own),
          text: counts.library > 0 ? t('countText', { library: integer(counts.library) }) : t('countOwn'),
        }
      }
      menu={isEmpty => [
        { items: [...(mayCreate ? [importItem] : []), ...(isEmpty ? [] : [{ label: t('export'), icon: IconFileTypeCsv, onClick: save }])] },
      ]}
      create={mayCreate ? { label: t('create'), href: hrefTo('/exercises/create') } : undefined}
      place={place}
      defaultSort={isRanked(filters) ? undefined : 'name'}
      list={list}
      matching={counts?.matching}
      views={views}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<FilterChips filters={filters} onNarrow={place.narrow} />}
      about={filters.source === 'library' && counts?.library === 0 ? t('hidden') : undefined}
      rows={rows}
      Bulk={Bulk}
      failed={t('failed')}
      noRows={noRows()}
      empty={<EmptyList mayCreate={mayCreate} onImport={() => setImporting(true)} />}>
      {isImporting && <OwnImport onClose={() => setImporting(false)} />}
    </ListPage>
  )
}
