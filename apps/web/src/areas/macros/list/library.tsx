import { deletedMacroDays } from '@allenio/contract/macros'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { ListPage, useListPlace } from '#shell/list-page'
import type { ListViews } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { countsQuery, macrosQuery } from '../data.ts'
import { EmptyList } from './empty-list.tsx'
import { FilterChips } from './filter-chips.tsx'
import { macrosAddress } from './filters.ts'
import type { MacroFilters } from './filters.ts'
import { useRowParts } from './use-row-parts.tsx'
import { useListWords } from './words.ts'
import { Bulk } from './bulk.tsx'

/** The library of macros, which answers: which target fits, what does it ask for, and who follows it? */
export function Library() {
  const t = useListWords()
  const me = useMe()
  const { integer } = useFormats()
  const place = useListPlace(macrosAddress)
  const { filters, narrow } = place
  const { kind = 'library' } = filters
  // the two requests start together, so that neither waits for the other
  const list = useInfiniteQuery(macrosQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const { rows, dialog } = useRowParts(filters)
  const mayCreate = me?.permissions.includes('create macros') ?? false
  const views: ListViews<MacroFilters> = {
    standard: [
      { id: 'library', title: t('library'), count: counts?.library, filters: {} },
      { id: 'for one client', title: t('forOneClient'), count: counts?.forOneClient, filters: { kind: 'for one client' } },
      { id: 'deleted', title: t('deletedOnes'), count: counts?.deleted, filters: { kind: 'deleted' } },
    ],
    stays: ['search', 'unit', 'authorId'],
  }
  const noRows = () => {
    if (filters.search || filters.unit || filters.authorId || filters.isAssigned) return { title: t('noneTitle'), text: t('noneText') }
    if (kind === 'deleted') return { title: t('noneDeleted'), action: null }
    if (kind === 'for one client') return { title: t('noneForOneClient'), text: t('noneForOneClientText'), action: null }
    const action = mayCreate && (
      <ButtonLink kind="primary" icon={IconPlus} href={hrefTo('/macros/create')}>
        {t('create')}
      </ButtonLink>
    )
    return { title: t('emptyTitle'), text: t('emptyText'), action: action || null }
  }
  return (
    <ListPage
      title={t('title')}
      count={counts && { value: integer(counts.library), text: t('inLibrary') }}
      create={mayCreate ? { label: t('create'), href: hrefTo('/macros/create') } : undefined}
      place={place}
      // without a search, the macros that were changed last come first
      defaultSort={filters.search === undefined ? '-updated' : undefined}
      list={list}
      matching={counts?.matching}
      views={views}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<FilterChips filters={filters} onNarrow={narrow} />}
      about={kind === 'deleted' ? t('deletedText', { days: deletedMacroDays }) : undefined}
      rows={rows}
      Bulk={Bulk}
      maySelect={kind !== 'deleted'}
      failed={t('failed')}
      noRows={noRows()}
      empty={<EmptyList mayCreate={mayCreate} />}
      hasRowsElsewhere={counts !== undefined && counts.forOneClient + counts.deleted > 0}>
      {dialog}
    </ListPage>
  )
}
