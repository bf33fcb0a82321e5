import type { VisitWithSummary } from '@allenio/contract/visits'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mayPrefetch, useIsMobile, useIsOnline } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { visitQuery, visitsQuery } from '../data.ts'
import { BodyChart } from '../figures/body-chart.tsx'
import { OwnVisit } from './own-visit.tsx'
import { deleteOtherPapers, printedVisit, storePapers } from './stored-papers.ts'
import { useOwnWords } from './words.ts'

/** Answers a client: how am I, what has changed, and what was written to me? */
export function OwnVisits() {
  const t = useOwnWords()
  const isMobile = useIsMobile()
  const { day, percent, weight } = useFormats()
  const list = useInfiniteQuery(visitsQuery({}))
  const [opened, setOpened] = useState<VisitWithSummary>()
  useLatestOnDevice(list.data?.rows)
  const nameOf = ({ takenOn }: VisitWithSummary) => t('visitOn', { day: day(takenOn ?? '') })
  return (
    <>
      <PageHeader title={t('title')} />
      <Loaded query={list} large failed={t('failed')} skeleton={<SkeletonRows rows={8} columns={0} tall />}>
        {({ rows }) => {
          const [first, ...others] = rows
          if (!first) return <EmptyState large picture={<EmptyChartPicture />} title={t('emptyTitle')} text={t('emptyText')} />
          return (
            <Sheet>
              <OwnVisit visit={first} visits={rows} title={nameOf(first)} />
              <BodyChart summaries={rows.flatMap(({ summary }) => summary ?? [])} height={isMobile ? 220 : 280} />
              {others.length > 0 && (
                <Section bare title={t('before')}>
                  <List label={t('before')}>
                    {others.map(visit => (
                      <ListRow
                        key={visit.id}
                        title={day(visit.takenOn ?? '')}
                        sub={
                          visit.summary &&
                          [weight(visit.summary.weight), visit.summary.fatMassPerc !== null && percent(visit.summary.fatMassPerc)]
                            .filter(Boolean)
                            .join(' · ')
                        }
                        onClick={() => setOpened(visit)}
                      />
                    ))}
                  </List>
                  <LoadMore list={list} />
                </Section>
              )}
              {opened && (
                <SidePanel
                  opened
                  bare
                  onClose={() => setOpened(undefined)}
                  title={nameOf(opened)}
                  width={520}
                  side={isMobile ? 'bottom' : 'right'}>
                  <OwnVisit visit={opened} visits={rows} title={undefined} />
                </SidePanel>
              )}
            </Sheet>
          )
        }}
      </Loaded>
    </>
  )
}

const latest = 6

/** Fetches the latest visits and their papers before they are opened, so that the device has them where there is no signal. */
function useLatestOnDevice(visits: readonly VisitWithSummary[] | undefined): void {
  const cache = useQueryClient()
  const language = useLanguage()
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!visits || !isOnline) return
    void deleteOtherPapers(new Set(visits.map(({ id }) => id)))
    if (!mayPrefetch()) return
    const latestVisits = visits.slice(0, latest)
    for (const { id } of latestVisits) void cache.prefetchQuery(visitQuery(id))
    void storePapers(
      latestVisits.map(({ id }) => printedVisit(visits, id)),
      language,
    )
  }, [cache, visits, language, isOnline])
}
