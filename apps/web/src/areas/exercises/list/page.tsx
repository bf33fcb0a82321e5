import { exportExercises } from '@allenio/contract/exercises'
import { IconBarbell, IconFileTypeCsv, IconPhotoVideo } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { saveDownload } from '#shell/downloads'
import { useCreate, useLibraryWords, useSources, useTableImport } from '#shell/library'
import { ListPage, useListPlace } from '#shell/list-page'
import type { ListViews } from '#shell/list-page'
import { download } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { BodyFigure } from '#ui/body-map'
import { FileDrop } from '#ui/dropzone'
import { EmptyState } from '#ui/empty-state'
import { countsQuery, exercisesQuery } from '../data.ts'
import { isRanked } from './columns.tsx'
import { FilterChips } from './filter-chips.tsx'
import { exercisesAddress } from './filters.ts'
import type { ExerciseFilters } from './filters.ts'
import css from './list.module.css'
import { useRowParts } from './use-row-parts.tsx'
import { useListWords } from './words.ts'
import { Bulk } from './bulk.tsx'
import { OwnImport } from '../import/own-import.tsx'
import { MediaDialog } from '../media/media-dialog.tsx'
import { useMediaWords } from '../media/words.ts'

const picture = (
  <span className={css.picture} aria-hidden>
    <BodyFigure side="front" primary={['chest', 'abs']} secondary={['front_delts', 'quads']} />
    <BodyFigure side="back" primary={['lats', 'glutes']} secondary={['traps', 'hamstrings']} />
  </span>
)

/** The list of exercises, which answers: which exercise is it? */
export function Page() {
  const t = useListWords()
  const say = useLibraryWords()
  const place = useListPlace(exercisesAddress)
  const { filters } = place
  // the two requests start together, so that neither waits for the other
  const list = useInfiniteQuery(exercisesQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const rows = useRowParts({ isRanked: isRanked(filters) })
  const imports = useTableImport()
  const { mayCreate, create, createButton, createWay } = useCreate('create exercises', {
    label: t('create'),
    href: hrefTo('/exercises/create'),
  })
  const sources = useSources(counts)
  const sayMedia = useMediaWords()
  const mayAddMedia = useMe()?.permissions.includes('update exercises') ?? false
  const [droppedFiles, setDroppedFiles] = useState<readonly File[]>()
  // exports the exercises that match the present filters
  const save = () => void saveDownload(() => download(exportExercises, filters), say('exporting'))
  const { search, muscle, equipment, category, level, tag } = filters
  const isNarrowed = [search, muscle, equipment, category, level, tag].some(Boolean) || (filters.source && filters.onlyFavorites)
  const emptyView = sources.empty(filters, {
    favorites: t('noFavoritesText'),
    library: t('noLibrary'),
    own: { title: t('noOwn'), text: t('noOwnText') },
    buttons: [createButton, imports.button],
  })
  const ways = [createWay({ icon: IconBarbell, title: t('byHand'), text: t('byHandText') }), { ...imports.way, text: t('byTableText') }]
  const views: ListViews<ExerciseFilters> = { standard: sources.standard, stays: ['search', 'muscle', 'equipment', 'category', 'level'] }
  return (
    <FileDrop isPage label={sayMedia('dropHere')} onFiles={mayAddMedia && !droppedFiles ? setDroppedFiles : undefined}>
      <ListPage
        title={t('title')}
        count={sources.count}
        menu={isEmpty => [
          {
            items: [
              ...(mayAddMedia ? [{ label: sayMedia('open'), icon: IconPhotoVideo, onClick: () => setDroppedFiles([]) }] : []),
              ...(mayCreate ? [imports.item] : []),
              ...(isEmpty ? [] : [{ label: t('export'), icon: IconFileTypeCsv, onClick: save }]),
            ],
          },
        ]}
        create={create}
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
        noRows={isNarrowed ? sources.unmatched(t('noneTitle')) : emptyView}
        empty={<EmptyState large picture={picture} title={t('emptyTitle')} text={t('emptyText')} ways={mayCreate ? ways : undefined} />}>
        {imports.isOpen && <OwnImport onClose={imports.close} />}
        {droppedFiles && <MediaDialog files={droppedFiles} onClose={() => setDroppedFiles(undefined)} />}
      </ListPage>
    </FileDrop>
  )
}
