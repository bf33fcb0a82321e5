import { IconTable } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParam } from '#shell'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PartHeader, Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { NewVisitLink, useMayCreateVisit } from '../actions/new-visit-link.tsx'
import { UnsentVisits } from '../actions/unsent-visits.tsx'
import { baseQuery, clientVisitsQuery } from '../data.ts'
import { BodyChart } from '../figures/body-chart.tsx'
import { BodyFigureRow } from '../figures/body-figure-row.tsx'
import { VisitTable } from './visit-table.tsx'
import { useClientWords } from './words.ts'

/** Answers: what did this person's visits find, and where does the body go? */
export function Page() {
  const id = useParam('id')
  return <ClientVisits key={id} id={id} />
}

function ClientVisits({ id }: { id: string }) {
  const t = useClientWords()
  const isMobile = useIsMobile()
  const { day } = useFormats()
  const list = useInfiniteQuery(clientVisitsQuery(id))
  // kept on this device, so that the next visit can be begun without a network
  useQuery({ ...baseQuery(id), enabled: useMayCreateVisit(id) })
  const create = <NewVisitLink clientId={id} />
  return (
    <Sheet>
      <UnsentVisits clientId={id} />
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={4} tall />}>
        {({ rows }) => {
          if (rows.length === 0)
            return <EmptyState picture={<EmptyChartPicture />} title={t('emptyTitle')} text={t('emptyText')} action={create} />
          const summaries = rows.flatMap(({ summary }) => summary ?? [])
          const [latest, before] = summaries
          const headline =
            latest &&
            (before ? t('compared', { day: day(latest.takenOn), before: day(before.takenOn) }) : t('latest', { day: day(latest.takenOn) }))
          return (
            <>
              <PartHeader
                title={t('title')}
                text={headline}
                action={
                  <>
                    {latest && (
                      <ButtonLink icon={IconTable} href={hrefTo('/clients/$id/visits/values', { id })}>
                        {t('values')}
                      </ButtonLink>
                    )}
                    {create}
                  </>
                }
              />
              {latest && <BodyFigureRow summary={latest} before={before} />}
              <BodyChart summaries={summaries} height={isMobile ? 220 : 280} />
              <Section bare title={t('all')}>
                <VisitTable clientId={id} visits={rows} foot={<LoadMore list={list} />} />
              </Section>
            </>
          )
        }}
      </Loaded>
    </Sheet>
  )
}
