import { romeDay } from '@allenio/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/formats'
import { BarChart, LineChart } from '#ui/chart'
import { Figure } from '#ui/figure'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Section, Sheet } from '#ui/section'
import { Skeleton, Waiting } from '#ui/skeleton'
import { useProWords } from './words.ts'
import { growthOf, growthPoints } from './growth.ts'
import { graphsQuery, useScope } from './data.ts'
import css from './page.module.css'

const height = 200
const kinds = ['weights', 'metrics', 'progresses', 'actions'] as const

/** How the business grows and how much is going on in it. */
export function Graphs() {
  const t = useProWords()
  const { integer } = useFormats()
  const query = useQuery(graphsQuery(useScope()))
  if (!query.data && query.error) {
    return (
      <Sheet>
        <Section title={t('growth')}>
          <Loaded query={query} failed={t('graphsFailed')}>
            {() => null}
          </Loaded>
        </Section>
      </Sheet>
    )
  }
  const { data } = query
  const { growth = [], activity = [], clients } = data ?? {}
  const change = growthOf(growth)
  const latest = activity.at(-1)
  const done = latest ? kinds.reduce((sum, kind) => sum + latest[kind], 0) : 0
  return (
    <Sheet columns="minmax(0, 1fr) minmax(0, 1fr)">
      <Section title={t('growth')}>
        {clients ? (
          <LineChart
            label={t('growth')}
            unit=""
            decimals={0}
            height={height}
            series={[{ key: 'total', label: t('growth'), points: growthPoints(growth, romeDay()) }]}
            head={
              <Figure
                value={integer(clients.total)}
                unit={t('inYear', { change: `${change < 0 ? '−' : '+'}${integer(Math.abs(change))}` })}
                note={t('growthNow', { active: integer(clients.active), inactive: integer(clients.inactive) })}
              />
            }
          />
        ) : (
          <GraphSkeleton />
        )}
      </Section>
      <Section title={t('activity')}>
        {data ? (
          <BarChart
            label={t('activity')}
            period="week"
            stacked
            height={height}
            series={kinds.map(kind => ({ key: kind, label: t(kind), points: activity.map(row => ({ day: row.week, value: row[kind] })) }))}
            head={<Figure value={integer(done)} unit={t('thisWeek')} />}
          />
        ) : (
          <GraphSkeleton />
        )}
      </Section>
    </Sheet>
  )
}

const GraphSkeleton = () => (
  <Waiting>
    <Stack gap={16} className={css.graph}>
      <Skeleton width={96} height={28} />
      <Skeleton height={height} />
    </Stack>
  </Waiting>
)
