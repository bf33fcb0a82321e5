import { addOwnMetricValues } from '@allenio/contract/metrics'
import type { ClientMetric } from '@allenio/contract/metrics'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { useWaitingWrites } from '#lib/offline'
import { Button } from '#ui/button'
import { ThumbFoot } from '#ui/form-foot'
import { List, ListRow } from '#ui/list'
import { OwnPage } from '#ui/own-page'
import { Section } from '#ui/section'
import { WaitingMark } from '#ui/waiting-mark'
import { groupMetrics, ownMetricsQuery, useFormatValue } from '../data.ts'
import { MetricRow } from '../list/metric-table.tsx'
import { MetricsSkeleton } from '../list/metrics-skeleton.tsx'
import { useWords } from '../words.ts'
import { OwnEntry } from '../entry/own-entry.tsx'
import { OwnDetail } from './own-detail.tsx'

/** The curve, which must be there without a connection too. */
export { fetchLinePlot as ahead } from '#ui/chart'

/** Shows the client what has changed. */
export function Page() {
  const t = useWords()
  const formatValue = useFormatValue()
  const { day } = useFormats()
  const query = useQuery(ownMetricsQuery())
  const waitingWrites = useWaitingWrites(addOwnMetricValues)
  const [isAdding, setAdding] = useState(false)
  const [openKind, setOpenKind] = useState<ClientMetric['kind']>()
  const unsentValues = waitingWrites.flatMap(({ input }) => input.entries).toReversed()
  const { metrics = [], available = [], mayAdd = false } = query.data ?? {}
  const waitingTitle = t('waiting', { count: unsentValues.length })
  const add = mayAdd && (
    <Button kind="primary" size="large" wide icon={IconPlus} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <OwnPage
        query={query}
        failed={t('failed')}
        skeleton={<MetricsSkeleton />}
        isEmpty={data => data.metrics.length === 0 && unsentValues.length === 0}
        empty={{ title: t('ownEmptyTitle'), text: t('ownEmptyText') }}
        closed={{ title: t('ownClosedTitle'), text: t('ownClosedText') }}
        add={add}>
        {() => (
          <>
            {unsentValues.length > 0 && (
              <Section bare title={waitingTitle}>
                <List label={waitingTitle}>
                  {unsentValues.map(({ id, kind, value, day: at }) => {
                    const metric = available.find(each => each.kind === kind)
                    const sub = `${metric ? formatValue(value, metric) : value} · ${day(at)}`
                    return <ListRow key={id} title={metric?.name ?? kind} sub={sub} meta={<WaitingMark />} />
                  })}
                </List>
              </Section>
            )}
            {groupMetrics(metrics).map(({ group, metrics: ofGroup }) => {
              const title = group === 'own' ? t('group_ownOfTeam') : t(`group_${group}`)
              return (
                <Section key={group} bare title={title}>
                  <List label={title}>
                    {ofGroup.map(metric => (
                      <MetricRow key={metric.kind} metric={metric} onClick={() => setOpenKind(metric.kind)} />
                    ))}
                  </List>
                </Section>
              )
            })}
            {add && <ThumbFoot>{add}</ThumbFoot>}
          </>
        )}
      </OwnPage>
      {isAdding && query.data && (
        <OwnEntry
          followedMetrics={metrics.filter(({ kind }) => available.some(each => each.kind === kind))}
          available={available}
          onClose={() => setAdding(false)}
        />
      )}
      {openKind && (
        <OwnDetail
          kind={openKind}
          name={metrics.find(({ kind }) => kind === openKind)?.name ?? ''}
          onClose={() => setOpenKind(undefined)}
        />
      )}
    </>
  )
}
