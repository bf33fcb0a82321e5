import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chooseMember, useChosenMember } from '#areas/collaborators'
import { useMe } from '#shell'
import { ListPage, useListPlace, type ListViews } from '#shell/list-page'
import { useIsOnline } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { UnsentVisits } from '../actions/unsent-visits.tsx'
import { newVisitHref } from '../addresses.ts'
import { visitsQuery } from '../data.ts'
import { FilterChips } from './filter-chips.tsx'
import { visitsAddress, type VisitFilters } from './filters.ts'
import { useRowParts } from './use-row-parts.tsx'
import { useListWords } from './words.ts'
import { NewVisit } from '../actions/new-visit.tsx'

/** Answers: which visit do I open, and which did I leave unfinished? */
export function TeamList() {
  const t = useListWords()
  const me = useMe()
  const isOnline = useIsOnline()
  const place = useListPlace(visitsAddress, {
    filters: { collaboratorId: useChosenMember() },
    choose: ({ collaboratorId }: Partial<VisitFilters>) => chooseMember(collaboratorId),
  })
  const { filters, narrow } = place
  const list = useInfiniteQuery(visitsQuery(filters))
  const [isCreating, setCreating] = useState(false)
  const mayCreate = me?.permissions.includes('create visits') ?? false
  const create = () => setCreating(true)
  const views: ListViews<VisitFilters> = {
    standard: [
      { id: 'all', title: t('all'), count: undefined, filters: {} },
      { id: 'drafts', title: t('drafts'), count: undefined, filters: { isDraft: 'true' } },
      { id: 'finished', title: t('finished'), count: undefined, filters: { isDraft: 'false' } },
    ],
    stays: ['search', 'clientId', 'collaboratorId', 'from', 'to'],
  }
  // a list of one client's visits knows whose the next is
  const creation =
    filters.clientId !== undefined
      ? { href: newVisitHref(filters.clientId) }
      : // without a network clients are not found by typing; the page of a new visit offers those whom the device knows
        isOnline
        ? { onClick: create }
        : { href: hrefTo('/visits/create') }
  return (
    <ListPage
      title={t('title')}
      create={mayCreate ? { label: t('create'), ...creation } : undefined}
      place={place}
      list={list}
      matching={undefined}
      views={views}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<FilterChips filters={filters} onNarrow={narrow} />}
      rows={useRowParts()}
      failed={t('failed')}
      notice={<UnsentVisits />}
      noRows={useNoRows(filters)}
      empty={
        <EmptyState
          large
          picture={<EmptyChartPicture />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            mayCreate && (
              <Button kind="primary" icon={IconPlus} onClick={create}>
                {t('create')}
              </Button>
            )
          }
        />
      }>
      {isCreating && <NewVisit onClose={() => setCreating(false)} />}
    </ListPage>
  )
}

/** Says why a view has no rows. */
function useNoRows({ isDraft, ...others }: VisitFilters) {
  const t = useListWords()
  const isNarrowed = Object.values(others).some(Boolean)
  return isDraft === 'true' && !isNarrowed
    ? { title: t('noDrafts'), text: t('noDraftsText'), action: null }
    : { title: t('noneTitle'), text: t('noneText') }
}
