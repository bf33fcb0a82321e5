import { createWorkoutView, deleteWorkoutView, listWorkoutViews, updateWorkoutView } from '@allenio/contract/workouts'
import { IconBarbell, IconInbox } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { chooseMember, useChosenMember } from '#areas/collaborators'
import { useMe, useToday } from '#shell'
import { ListPage, useListPlace, useSavedViews, type ListViews } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { workoutsQuery } from '../data.ts'
import { FilterChips } from './filter-chips.tsx'
import { listedMarks, workoutsAddress, type WorkoutFilters } from './filters.ts'
import { useRowParts } from './use-row-parts.tsx'
import { useListWords } from './words.ts'

const calls = { list: listWorkoutViews, create: createWorkoutView, update: updateWorkoutView, delete: deleteWorkoutView }

/** Answers: who has trained, and what wants an eye? */
export function TeamList() {
  const t = useListWords()
  const me = useMe()
  const today = useToday()
  const { integer } = useFormats()
  const place = useListPlace(workoutsAddress, {
    filters: { collaboratorId: useChosenMember() },
    choose: ({ collaboratorId }: Partial<WorkoutFilters>) => chooseMember(collaboratorId),
  })
  const { filters } = place
  const list = useInfiniteQuery(workoutsQuery(filters, today))
  const counts = list.data?.first?.counts
  const views: ListViews<WorkoutFilters> = {
    standard: [
      { id: 'all', title: t('all'), count: counts?.all ?? undefined, filters: {} },
      ...listedMarks.map(mark => ({ id: mark, title: t(mark), count: counts?.[mark] ?? undefined, filters: { mark } })),
    ],
    saved: useSavedViews({ calls, address: workoutsAddress, deleteText: t('deleteViewText') }),
    stays: ['search', 'state', 'clientId', 'programId', 'collaboratorId', 'period'],
  }
  const mayAssign = me?.permissions.includes('update programs') ?? false
  return (
    <ListPage
      title={t('title')}
      count={typeof counts?.all === 'number' ? { value: integer(counts.all), text: t('inAll') } : undefined}
      create={undefined}
      place={place}
      list={list}
      matching={counts?.[filters.mark ?? 'all'] ?? undefined}
      views={views}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={
        <>
          <FilterChips filters={filters} onNarrow={place.narrow} />
          {typeof counts?.unread === 'number' && counts.unread > 0 && (
            <ButtonLink size="small" kind="quiet" icon={IconInbox} href={hrefTo('/inbox', { search: { group: 'training' } })}>
              {t('oneByOne')}
            </ButtonLink>
          )}
        </>
      }
      rows={useRowParts()}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: t('noneText') }}
      empty={
        <EmptyState
          large
          picture={<EmptyChartPicture />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            mayAssign && (
              <ButtonLink kind="primary" icon={IconBarbell} href={hrefTo('/programs')}>
                {t('toPrograms')}
              </ButtonLink>
            )
          }
        />
      }
    />
  )
}
