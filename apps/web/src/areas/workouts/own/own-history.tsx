import { IconClipboardList } from '@tabler/icons-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useToday } from '#shell'
import { mayPrefetch } from '#lib/device'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { WorkoutPicture } from '#ui/illustrations'
import { List } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { ownWorkoutHref } from '../addresses.ts'
import { ownWorkoutQuery, workoutsQuery } from '../data.ts'
import { ImportButtons } from '../history/import-buttons.tsx'
import { WorkoutLine } from '../marks/workout-line.tsx'
import { useOwnWords } from './words.ts'

/** Answers a client: what have I done, and what was said about it? */
export function OwnHistory() {
  const t = useOwnWords()
  const today = useToday()
  const { integer, month } = useFormats()
  const list = useInfiniteQuery(workoutsQuery({}, today))
  const counts = list.data?.first?.counts
  useLatestOnDevice(list.data?.rows.slice(0, latest).map(({ id }) => id))
  return (
    <>
      <PageHeader title={t('title')} count={counts?.all ? { value: integer(counts.all), text: t('inAll') } : undefined} />
      <Loaded query={list} large failed={t('failed')} skeleton={<SkeletonRows rows={8} columns={0} tall />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              large
              picture={<WorkoutPicture />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={
                <>
                  <ButtonLink kind="primary" size="large" icon={IconClipboardList} href={hrefTo('/programs')}>
                    {t('toPlan')}
                  </ButtonLink>
                  <ImportButtons client={null} size="large" />
                </>
              }
            />
          ) : (
            <Sheet>
              {[...Map.groupBy(rows, ({ day }) => day.slice(0, 7))].map(([name, workouts]) => {
                const title = month(`${name}-01`)
                return (
                  <Section key={name} bare title={title}>
                    <List label={title}>
                      {workouts.map(workout => (
                        <WorkoutLine key={workout.id} workout={workout} href={ownWorkoutHref(workout.id)} />
                      ))}
                    </List>
                  </Section>
                )
              })}
              <LoadMore list={list} />
            </Sheet>
          )
        }
      </Loaded>
    </>
  )
}

const latest = 10

/** Fetches the latest workouts before they are opened, so that the device has them where there is no signal. */
function useLatestOnDevice(ids: readonly string[] | undefined): void {
  const cache = useQueryClient()
  const joined = ids?.join(' ')
  useEffect(() => {
    if (!joined || !mayPrefetch()) return
    for (const id of joined.split(' ')) void cache.prefetchQuery(ownWorkoutQuery(id))
  }, [cache, joined])
}
