import { deletedMealPlanDays } from '@allenio/contract/meal-plans'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { ListPage, useListPlace } from '#shell/list-page'
import type { ListViews } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { countsQuery, mealPlansQuery } from '../data.ts'
import { EmptyList } from './empty-list.tsx'
import { FilterChips } from './filter-chips.tsx'
import { mealPlansAddress } from './filters.ts'
import type { MealPlanFilters } from './filters.ts'
import { useRowParts } from './use-row-parts.tsx'
import { useListWords } from './words.ts'
import { Bulk } from './bulk.tsx'

/** The library of plans, which answers: which plan do I open, copy or adapt to somebody? */
export function Library() {
  const t = useListWords()
  const me = useMe()
  const { integer } = useFormats()
  const place = useListPlace(mealPlansAddress)
  const { filters, narrow } = place
  // the two requests start together, so that neither waits for the other
  const list = useInfiniteQuery(mealPlansQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const { rows, dialog } = useRowParts(filters)
  const mayCreate = me?.permissions.includes('create meal plans') ?? false
  const views: ListViews<MealPlanFilters> = {
    standard: [
      { id: 'library', title: t('library'), count: counts?.library, filters: {} },
      { id: 'for one client', title: t('forOneClient'), count: counts?.forOneClient, filters: { kind: 'for one client' } },
      { id: 'deleted', title: t('deletedOnes'), count: counts?.deleted, filters: { kind: 'deleted' } },
    ],
    stays: ['search', 'authorId'],
  }
  const noRows = useNoRows(filters, mayCreate)
  return (
    <ListPage
      title={t('title')}
      count={counts && { value: integer(counts.library), text: t('inLibrary') }}
      create={mayCreate ? { label: t('create'), href: hrefTo('/mealPlans/create') } : undefined}
      place={place}
      // without a search, the plans that were changed last come first
      defaultSort={filters.search === undefined ? '-updated' : undefined}
      list={list}
      matching={counts?.matching}
      views={views}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<FilterChips filters={filters} onNarrow={narrow} />}
      about={filters.kind === 'deleted' ? t('deletedText', { days: deletedMealPlanDays }) : undefined}
      rows={rows}
      Bulk={Bulk}
      failed={t('failed')}
      noRows={noRows}
      empty={<EmptyList mayCreate={mayCreate} />}
      hasRowsElsewhere={counts !== undefined && counts.forOneClient + counts.deleted > 0}>
      {dialog}
    </ListPage>
  )
}

/** Says why a view has no rows, and what one can do. */
function useNoRows({ search, isDraft, authorId, kind }: MealPlanFilters, mayCreate: boolean) {
  const t = useListWords()
  if (search || isDraft || authorId) return { title: t('noneTitle'), text: t('noneText') }
  if (kind === 'deleted') return { title: t('noneDeleted'), action: null }
  if (kind === 'for one client') return { title: t('noneForOneClient'), text: t('noneForOneClientText'), action: null }
  const action = mayCreate && (
    <ButtonLink kind="primary" icon={IconPlus} href={hrefTo('/mealPlans/create')}>
      {t('create')}
    </ButtonLink>
  )
  return { title: t('emptyTitle'), text: t('emptyText'), action: action || null }
}
