import { exportFoods } from '@allenio/contract/aliments'
import { IconAtom2, IconBarcode, IconBooks, IconFileSpreadsheet, IconFileTypeCsv, IconJson, IconTag } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MicronutrientModal } from '#areas/micronutrients'
import { useMe } from '#shell'
import { saveDownload } from '#shell/downloads'
import { useCreate, useLibraryWords, useSources, useTableImport } from '#shell/library'
import { ListPage, useListPlace } from '#shell/list-page'
import type { ListViews } from '#shell/list-page'
import { download } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'
import { EmptyState } from '#ui/empty-state'
import { FoodsPicture } from '#ui/illustrations'
import { ScanButton } from '../barcode/scan-button.tsx'
import { countsQuery, foodsQuery } from '../data.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { foodsAddress } from './filters.ts'
import { NearFoods } from './near-foods.tsx'
import type { FoodFilters } from './filters.ts'
import { useRowParts } from './rows.tsx'
import { useListWords } from './words.ts'
import { Bulk } from './bulk.tsx'

const TablesDialog = lazyPart(() => import('../tables/tables-dialog.tsx'), 'TablesDialog')
const ImportFoods = lazyPart(() => import('../import/import-foods.tsx'), 'ImportFoods')

const views = ['source', 'onlyFavorites', 'onlyHidden'] as const

/** The list of foods, which answers: which food is it, and what is in it? */
export function Page() {
  const t = useListWords()
  const say = useLibraryWords()
  const place = useListPlace(foodsAddress)
  const { filters } = place
  // the two requests start together, so that neither waits for the other
  const list = useInfiniteQuery(foodsQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const rows = useRowParts(place)
  const [isChoosingNutrients, setChoosingNutrients] = useState(false)
  const [isChoosingTables, setChoosingTables] = useState(false)
  const mayChooseTables = useMe()?.workspace?.role === 'admin'
  const imports = useTableImport()
  const { mayCreate, create, createButton, createWay } = useCreate('create aliments', {
    label: t('create'),
    href: hrefTo('/aliments/create'),
  })
  const sources = useSources(counts)
  // exports the foods that match the present filters
  const exportAs = (format: 'csv' | 'xlsx' | 'json') => () =>
    void saveDownload(() => download(exportFoods, { ...filters, format }), say('exporting'))
  const exportItems = [
    { label: t('exportCsv'), icon: IconFileTypeCsv, onClick: exportAs('csv') },
    { label: t('exportXlsx'), icon: IconFileSpreadsheet, onClick: exportAs('xlsx') },
    { label: t('exportJson'), icon: IconJson, onClick: exportAs('json') },
  ]
  const emptyView = sources.empty(filters, {
    favorites: t('noFavoritesText'),
    library: t('noLibrary'),
    own: { title: t('noOwn'), text: t('noOwnText') },
    buttons: [createButton, imports.button],
  })
  const ways = [createWay({ icon: IconBarcode, title: t('byLabel'), text: t('byLabelText') }), { ...imports.way, text: t('byTableText') }]
  const unmatched = useUnmatched(filters, mayCreate)
  const emptyHidden = { title: t('noHidden'), text: t('noHiddenText'), action: null }
  const listViews: ListViews<FoodFilters> = {
    standard: [...sources.standard, { id: 'hidden', title: t('hidden'), count: counts?.hidden, filters: { onlyHidden: 'true' } }],
    stays: ['search', 'category', 'freeOf', 'nutrient', 'nutrientAtLeast', 'nutrientAtMost', 'reference_aliment_id'],
  }
  return (
    <ListPage
      title={t('title')}
      count={sources.count}
      menu={isEmpty => [
        {
          items: [
            { label: t('products'), icon: IconTag, href: hrefTo('/aliments/products') },
            { label: t('micronutrients'), icon: IconAtom2, onClick: () => setChoosingNutrients(true) },
            ...(mayChooseTables ? [{ label: t('tables'), icon: IconBooks, onClick: () => setChoosingTables(true) }] : []),
            ...(mayCreate ? [imports.item] : []),
            ...(isEmpty ? [] : exportItems),
          ],
        },
      ]}
      create={create}
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
      noRows={isOneView(filters) ? (filters.onlyHidden ? emptyHidden : emptyView) : unmatched}
      empty={
        <EmptyState large picture={<FoodsPicture />} title={t('emptyTitle')} text={t('emptyText')} ways={mayCreate ? ways : undefined} />
      }>
      {imports.isOpen && <ImportFoods onClose={imports.close} />}
      {isChoosingTables && <TablesDialog onClose={() => setChoosingTables(false)} />}
      {isChoosingNutrients && <MicronutrientModal onClose={() => setChoosingNutrients(false)} />}
    </ListPage>
  )
}

/** Whether nothing narrows the list but one of its views, which is then empty by itself. */
function isOneView({ sort: _sort, ...narrowing }: FoodFilters): boolean {
  const [view, ...others] = Object.entries(narrowing).flatMap(([name, value]) => (value ? [name] : []))
  return others.length === 0 && views.some(name => name === view)
}

/** Where filters match nothing. Of a mere search, foods that are called alike stand there. */
function useUnmatched({ search, sort: _sort, ...others }: FoodFilters, mayCreate: boolean) {
  const t = useListWords()
  const say = useLibraryWords()
  if (!search || Object.values(others).some(Boolean)) return { title: t('noneTitle'), text: say('noneTextInBoth') }
  return { title: t('noneCalled', { name: search }), action: <NearFoods search={search} mayCreate={mayCreate} /> }
}
