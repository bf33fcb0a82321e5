import { exportFoods } from '@allenio/contract/aliments'
import { IconAtom2, IconFileImport, IconFileSpreadsheet, IconFileTypeCsv, IconJson, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MicronutrientModal } from '#areas/micronutrients'
import { useMe } from '#shell'
import { saveDownload } from '#shell/downloads'
import { ListPage, useListPlace } from '#shell/list-page'
import type { ListViews } from '#shell/list-page'
import { download } from '#lib/api'
import { useFormats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { ScanButton } from '../barcode/scan-button.tsx'
import { countsQuery, foodsQuery } from '../data.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { EmptyList } from './empty-list.tsx'
import { foodsAddress } from './filters.ts'
import { NearFoods } from './near-foods.tsx'
import type { FoodFilters } from './filters.ts'
import { useRowParts } from './use-row-parts.tsx'
import { useListWords } from './words.ts'
import { Bulk } from './bulk.tsx'

const ImportFoods = lazyPart(() => import('../import/import-foods.tsx'), 'ImportFoods')

const views = ['source', 'onlyFavorites', 'onlyHidden'] as const

/** The list of foods, which answers: which food is it, and what is in it? */
export function Page() {
  const t = useListWords()
  const me = useMe()
  const { integer } = useFormats()
  const place = useListPlace(foodsAddress)
  const { filters } = place
  // the two requests start together, so that neither waits for the other
  const list = useInfiniteQuery(foodsQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const rows = useRowParts(place)
  const [isChoosingNutrients, setChoosingNutrients] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const mayCreate = me?.permissions.includes('create aliments') ?? false
  const importItem = { label: t('import'), icon: IconFileImport, onClick: () => setImporting(true) }
  // exports the foods that match the present filters
  const exportAs = (format: 'csv' | 'xlsx' | 'json') => () =>
    void saveDownload(() => download(exportFoods, { ...filters, format }), t('exporting'))
  const exportItems = [
    { label: t('exportCsv'), icon: IconFileTypeCsv, onClick: exportAs('csv') },
    { label: t('exportXlsx'), icon: IconFileSpreadsheet, onClick: exportAs('xlsx') },
    { label: t('exportJson'), icon: IconJson, onClick: exportAs('json') },
  ]

  const listViews: ListViews<FoodFilters> = {
    standard: [
      { id: 'all', title: t('all'), count: counts && counts.own + counts.library, filters: {} },
      { id: 'own', title: t('own'), count: counts?.own, filters: { source: 'own' } },
      { id: 'library', title: t('library'), count: counts?.library, filters: { source: 'library' } },
      { id: 'favorites', title: t('favorites'), count: counts?.favorites, filters: { onlyFavorites: 'true' } },
      { id: 'hidden', title: t('hidden'), count: counts?.hidden, filters: { onlyHidden: 'true' } },
    ],
    stays: ['search', 'category', 'freeOf', 'nutrient', 'nutrientAtLeast', 'nutrientAtMost', 'reference_aliment_id'],
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
        {
          items: [
            { label: t('micronutrients'), icon: IconAtom2, onClick: () => setChoosingNutrients(true) },
            ...(mayCreate ? [importItem] : []),
            ...(isEmpty ? [] : exportItems),
          ],
        },
      ]}
      create={mayCreate ? { label: t('create'), href: hrefTo('/aliments/create') } : undefined}
      place={place}
      list={list}
      matching={counts?.matching}
      views={listViews}
      search={{ label: t('search'), placeholder: t('searchHint'), after: <ScanButton onScan={place.search} /> }}
      filters={<FilterChips filters={filters} onNarrow={place.narrow} />}
      about={filters.onlyHidden ? t('hiddenAbout') : undefined}
      rows={rows}
      Bulk={Bulk}
      failed={t('failed')}
      noRows={useNoRows(filters, mayCreate, importItem.onClick)}
      empty={<EmptyList mayCreate={mayCreate} onImport={importItem.onClick} />}>
      {isImporting && <ImportFoods onClose={() => setImporting(false)} />}
      {isChoosingNutrients && <MicronutrientModal onClose={() => setChoosingNutrients(false)} />}
    </ListPage>
  )
}

/** The sentence of a view that is empty by itself, or of filters that match nothing. */
function useNoRows(filters: FoodFilters, mayCreate: boolean, onImport: () => void) {
  const t = useListWords()
  const { sort: _sort, ...narrowing } = filters
  const [view, ...others] = Object.entries(narrowing).flatMap(([name, value]) => (value ? [name] : []))
  const isView = others.length === 0 && views.some(name => name === view)
  const isSearch = others.length === 0 && view === 'search'
  if (isSearch)
    return {
      title: t('noneCalled', { name: filters.search ?? '' }),
      action: <NearFoods search={filters.search ?? ''} mayCreate={mayCreate} />,
    }
  if (!isView) return { title: t('noneTitle'), text: t('noneText') }
  if (filters.onlyFavorites) return { title: t('noFavorites'), text: t('noFavoritesText'), action: null }
  if (filters.onlyHidden) return { title: t('noHidden'), text: t('noHiddenText'), action: null }
  if (filters.source !== 'own') return { title: t('noLibrary'), action: null }
  if (!mayCreate) return { title: t('noOwn'), action: null }
  const action = (
    <>
      <ButtonLink kind="primary" icon={IconPlus} href={hrefTo('/aliments/create')}>
        {t('create')}
      </ButtonLink>
      <Button icon={IconFileImport} onClick={onImport}>
        {t('import')}
      </Button>
    </>
  )
  return { title: t('noOwn'), text: t('noOwnText'), action }
}
