import type { ClientDetail } from '@allenio/contract/clients'
import type { ClientMetric } from '@allenio/contract/metrics'
import { useQuery } from '@tanstack/react-query'
import type { ClientSummary, OverviewPart } from '#areas/clients'
import { hrefTo } from '#lib/screens'
import { signed, useFormats } from '#lib/formats'
import { Block, NothingYet } from '#ui/block'
import { ButtonLink } from '#ui/button'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import { SkeletonRows } from '#ui/skeleton'
import { Sparkline } from '#ui/sparkline'
import { Ellipsis } from '#ui/text'
import { clientMetricsQuery } from '../data.ts'
import { movedMetrics } from './moved-metrics.ts'
import { useMetricCardWords } from './words.ts'
import css from './card.module.css'

const metricLimit = 5

/** The metrics that changed since they were last measured. */
function MetricCard({ id, client }: { id: string; client: ClientDetail | undefined }) {
  const t = useMetricCardWords()
  const metrics = useQuery(clientMetricsQuery(id))
  const href = hrefTo('/clients/$id/metrics', { id })
  return (
    <Block title={t('metrics')} href={href} query={metrics} waiting={<SkeletonRows rows={4} />}>
      {data => {
        const visibleMetrics = movedMetrics(data.metrics, metricLimit)
        if (visibleMetrics.length > 0)
          return (
            <BareList className={css.metrics}>
              {visibleMetrics.map(metric => (
                <MovedMetric key={metric.kind} id={id} metric={metric} />
              ))}
            </BareList>
          )
        return (
          <NothingYet title={t('metricsEmpty')} text={t('metricsEmptyText')}>
            {client?.may.edit && <ButtonLink href={href}>{t('addMetrics')}</ButtonLink>}
          </NothingYet>
        )
      }}
    </Block>
  )
}

function MovedMetric({ id, metric: { kind, name, unit, decimals, latest, previous, points } }: { id: string; metric: ClientMetric }) {
  const t = useMetricCardWords()
  const { decimal, day } = useFormats()
  const figure = (value: number) => decimal(value, { most: decimals })
  if (!latest) return null
  return (
    <li>
      <Link href={hrefTo('/clients/$id/metrics/$metricId/details', { id, metricId: kind })}>
        <Ellipsis className={css.metricName}>{name}</Ellipsis>
        <Sparkline values={points.map(({ value }) => value)} width={56} />
        <span className={css.metricValue}>
          {figure(latest.value)} <small>{unit}</small>
        </span>
        <span className={css.metricChange}>
          {previous ? `${signed(latest.value - previous.value, figure)} ${t('since', { day: day(previous.day) })}` : t('firstValue')}
        </span>
      </Link>
    </li>
  )
}

function useSummary(id: string): ClientSummary {
  const { data } = useQuery(clientMetricsQuery(id))
  return { isEmpty: data?.metrics.every(({ valuesTotal }) => valuesTotal === 0), additions: [] }
}

export const part: OverviewPart = { card: { place: 'pair', Card: MetricCard }, useSummary }
