import { deleteManyMacros, macrosInBulk, deletedMacroDays, type Macro } from '@allenio/contract/macros'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { DeletionBar, useCreate, useKinds } from '#shell/library'
import { ListPage, useListPlace, type BulkProps } from '#shell/list-page'
import { call } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { EmptyState } from '#ui/empty-state'
import { MacrosPicture } from '#ui/illustrations'
import { countsQuery, macrosQuery } from '../data.ts'
import { FilterChips } from './filter-chips.tsx'
import { macrosAddress } from './filters.ts'
import { useRowParts } from './rows.tsx'
import { useListWords } from './words.ts'

/** The library of macros, which answers: which target fits, what does it ask for, and who follows it? */
export function Library() {
  const t = useListWords()
  const place = useListPlace(macrosAddress)
  const { filters, narrow } = place
  // the two requests start together, so that neither waits for the other
  const list = useInfiniteQuery(macrosQuery(filters))
  const { data: counts } = useQuery(countsQuery(filters))
  const { rows, dialog } = useRowParts(filters)
  const { create, createButton } = useCreate('create macros', { label: t('create'), href: hrefTo('/macros/create') })
  const kinds = useKinds({ filters, counts, deletedDays: deletedMacroDays })
  const empty = { title: t('emptyTitle'), text: t('emptyText'), action: createButton }
  return (
    <ListPage
      title={t('title')}
      create={create}
      place={place}
      // without a search, the macros that were changed last come first
      defaultSort={filters.search === undefined ? '-updated' : undefined}
      list={list}
      matching={counts?.matching}
      views={{ standard: kinds.standard, stays: ['search', 'unit', 'authorId'] }}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<FilterChips filters={filters} onNarrow={narrow} />}
      rows={rows}
      Bulk={Bulk}
      maySelect={filters.kind !== 'deleted'}
      failed={t('failed')}
      noRows={kinds.empty({
        unmatched: t('noneTitle'),
        forOneClient: { title: t('noneForOneClient'), text: t('noneForOneClientText') },
        library: empty,
      })}
      empty={<EmptyState large picture={<MacrosPicture />} {...empty} />}
      {...kinds.page}>
      {dialog}
    </ListPage>
  )
}

const Bulk = (props: BulkProps<Macro>) => (
  <DeletionBar
    {...props}
    send={(action, ids) => call(deleteManyMacros, { action, ids })}
    portion={macrosInBulk}
    question={useListWords()}
  />
)
