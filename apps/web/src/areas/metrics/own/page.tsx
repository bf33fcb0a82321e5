import { addOwnMetricValues } from '@allenio/contract/metrics'
import type { ClientMetric } from '@allenio/contract/metrics'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { CallError, messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useWaitingWrites } from '#lib/offline'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { ThumbFoot } from '#ui/form-foot'
import { EmptyChartPicture } from '#ui/illustrations'
import { List, ListRow } from '#ui/list'
import { PageHeader } from '#ui/page-header'
import { Section } from '#ui/section'
import { WaitingMark } from '#ui/waiting-mark'
import { groupMetrics, ownMetricsQuery, useFormatValue } from '../data.ts'
import { MetricRow } from '../list/metric-table.tsx'
import { MetricsSkeleton } from '../list/metrics-skeleton.tsx'
import { useWords } from '../words.ts'
import css from './own.module.css'

const OwnEntry = lazy(async () => ({ default: (await import('../entry/own-entry.tsx')).OwnEntry }))
const OwnDetail = lazy(async () => ({ default: (await import('./own-detail.tsx')).OwnDetail }))

/** Shows the client what has changed. */
export function Page() {
  const t = useWords()
  const formatValue = useFormatValue()
  const { day } = useFormats()
  const { data, error, refetch, isRefetching } = useQuery(ownMetricsQuery())
  const waitingWrites = useWaitingWrites(addOwnMetricValues)
  const [isAdding, setAdding] = useState(false)
  const [openKind, setOpenKind] = useState<ClientMetric['kind']>()
  const unsentValues = waitingWrites.flatMap(({ input }) => input.entries).toReversed()
  const metrics = data?.metrics ?? []
  const mayAdd = data?.mayAdd ?? false
  const add = mayAdd && (
    <Button kind="primary" size="large" wide icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  const isNone = data !== undefined && metrics.length === 0 && unsentValues.length === 0
  return (
    <div className={css.page}>
      <PageHeader title={t('ownTitle')} />
      {!data ? (
        error ? (
          <Failed error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
        ) : (
          <MetricsSkeleton />
        )
      ) : isNone ? (
        <EmptyState
          large
          picture={<EmptyChartPicture />}
          title={mayAdd ? t('ownEmptyTitle') : t('ownClosedTitle')}
          text={mayAdd ? t('ownEmptyText') : t('ownClosedText')}
          action={add}
        />
      ) : (
        <>
          {!mayAdd && <p className={css.closed}>{t('ownClosedTitle')}.</p>}
          {unsentValues.length > 0 && (
            <Section bare title={t('waiting', { count: unsentValues.length })}>
              <List label={t('waiting', { count: unsentValues.length })}>
                {unsentValues.map(({ id, kind, value, day: at }) => {
                  const metric = data.available.find(each => each.kind === kind)
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
      <Suspense>
        {isAdding && data && (
          <OwnEntry
            followedMetrics={metrics.filter(({ kind }) => data.available.some(each => each.kind === kind))}
            available={data.available}
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
      </Suspense>
    </div>
  )
}

/** A person who is not a client of this business gets an explanation instead of an error. */
function Failed({ error, onRetry, isRetrying }: { error: Error; onRetry: () => void; isRetrying: boolean }) {
  const t = useWords()
  if (error instanceof CallError && error.status === 404) {
    return <EmptyState large picture={<EmptyChartPicture />} title={t('ownClosedTitle')} text={t('ownClosedText')} />
  }
  return <ErrorState large title={t('failed')} text={messageOf(error)} onRetry={onRetry} retrying={isRetrying} />
}
