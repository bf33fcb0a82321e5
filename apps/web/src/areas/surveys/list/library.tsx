import { deletedSurveyDays } from '@allenio/contract/surveys'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCreate, useLibraryWords, useTableImport } from '#shell/library'
import { ListPage, useListPlace, type ListViews } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { isNarrowed } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { surveysAddress, surveysQuery, type SurveyFilters } from '../data.ts'
import { Bulk } from './bulk.tsx'
import { FilterChips } from './filter-chips.tsx'
import { useRowParts } from './rows.tsx'
import { SurveyExamples } from './survey-examples.tsx'
import { useListWords } from './words.ts'

const ImportAnswers = lazyPart(() => import('../import/import-answers.tsx'), 'ImportAnswers')

/** The library of surveys, which answers: which one do I open, copy or give, and where do answers wait? */
export function Library() {
  const t = useListWords()
  const say = useLibraryWords()
  const { integer } = useFormats()
  const place = useListPlace(surveysAddress)
  const { filters, narrow } = place
  const { kind = 'current', ...others } = filters
  const list = useInfiniteQuery(surveysQuery(filters))
  const counts = list.data?.first?.counts
  const rows = useRowParts(filters)
  const imports = useTableImport(t('importPast'))
  const { mayCreate, create, createButton } = useCreate('create surveys', { label: t('create'), href: hrefTo('/surveys/create') })
  const views: ListViews<SurveyFilters> = {
    standard: [
      { id: 'current', title: t('current'), count: counts?.current, filters: {} },
      { id: 'archived', title: t('archivedOnes'), count: counts?.archived, filters: { kind: 'archived' } },
      { id: 'deleted', title: say('deletedOnes'), count: counts?.deleted, filters: { kind: 'deleted' } },
    ],
    stays: ['search', 'type', 'authorId'],
  }
  const empty = { title: t('emptyTitle'), text: t('emptyText'), action: createButton }
  const noRows = () => {
    if (isNarrowed(others)) return { title: t('noneTitle'), text: say('noneText') }
    if (kind === 'deleted') return { title: say('noneDeleted'), action: null }
    return kind === 'archived' ? { title: t('noneArchived'), text: t('archivedText'), action: null } : empty
  }
  const about = { current: undefined, archived: t('archivedText'), deleted: t('deletedText', { days: deletedSurveyDays }) }
  return (
    <ListPage
      title={t('title')}
      count={counts && { value: integer(counts.current), text: say('inLibrary') }}
      menu={() => (mayCreate ? [{ items: [imports.item] }] : [])}
      create={create}
      place={place}
      // without a search, the surveys that were changed last come first
      defaultSort={filters.search === undefined ? '-updated' : undefined}
      list={list}
      matching={counts?.matching}
      views={views}
      hasRowsElsewhere={counts !== undefined && counts.archived + counts.deleted > 0}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<FilterChips filters={filters} onNarrow={narrow} />}
      about={about[kind]}
      rows={rows}
      Bulk={Bulk}
      maySelect={kind !== 'deleted'}
      failed={t('failed')}
      noRows={noRows()}
      empty={
        <EmptyState
          large
          picture={<EmptyListPicture />}
          {...empty}
          examples={create && { title: t('examples'), list: <SurveyExamples /> }}
        />
      }>
      {imports.isOpen && <ImportAnswers onClose={imports.close} />}
    </ListPage>
  )
}
