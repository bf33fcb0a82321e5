import type { MetricValue } from '@allenio/contract/metrics'
import { IconArrowLeft, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { goTo, useMe, useParam } from '#shell'
import { CallError, messageOf } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { MoreMenu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import { Section, Sheet } from '#ui/section'
import { clientMetricQuery } from '../data/reads.ts'
import { useDeleteMetric, useDeleteValue } from '../data/use-delete.ts'
import { MetricChart } from '../parts/metric-chart.tsx'
import { MetricFigures } from '../parts/metric-figures.tsx'
import { ValueTable } from '../parts/value-table.tsx'
import { WaitingMetrics } from '../parts/waiting-metrics.tsx'
import { useWords } from '../words/index.ts'
import css from './pages.module.css'

const ValueDialog = lazy(async () => ({ default: (await import('../parts/value-dialog.tsx')).ValueDialog }))
const TargetDialog = lazy(async () => ({ default: (await import('../parts/target-dialog.tsx')).TargetDialog }))
const OwnMetricDialog = lazy(async () => ({ default: (await import('../parts/own-metric-dialog.tsx')).OwnMetricDialog }))

type Open = { dialog: 'value'; value?: MetricValue } | { dialog: 'target' } | { dialog: 'metric' }

/** Answers: how does this one measure go? */
export function Page() {
  const id = useParam('id')
  const metricId = useParam('metricId')
  return <Details key={`${id} ${metricId}`} id={id} metricId={metricId} />
}

function Details({ id, metricId }: { id: string; metricId: string }) {
  const t = useWords()
  const me = useMe()
  const isMobile = useIsMobile()
  const { integer } = useFormats()
  const query = useInfiniteQuery(clientMetricQuery(id, metricId))
  const { data, error, refetch, isRefetching } = query
  const deleteValue = useDeleteValue(id)
  const deleteMetric = useDeleteMetric(id)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const list = `/clients/${id}/metrics`
  const mayWrite = me?.permissions.includes('update clients') ?? false
  if (!data?.first) {
    if (!error) return <WaitingMetrics />
    const isGone = error instanceof CallError && (error.status === 404 || error.status === 422)
    if (isGone) {
      return <ErrorState title={t('goneTitle')} text={t('goneText')} action={<ButtonLink href={list}>{t('toAll')}</ButtonLink>} />
    }
    return <ErrorState title={t('detailFailed')} text={messageOf(error)} onRetry={() => void refetch()} retrying={isRefetching} />
  }
  const { metric, points } = data.first
  const items: MenuItem[] = [
    ...(metric.type !== null
      ? []
      : [{ label: t('editMetricTitle'), icon: <IconPencil stroke={1.5} />, onClick: () => setOpen({ dialog: 'metric' }) }]),
    ...(metric.kind === 'weight'
      ? []
      : [
          {
            label: t('deleteMetric'),
            icon: <IconTrash stroke={1.5} />,
            danger: true,
            onClick: () => {
              deleteMetric({ id: metric.kind, name: metric.name })
              goTo(list)
            },
          },
        ]),
  ]
  const add = (
    <Button kind="ink" icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => setOpen({ dialog: 'value' })}>
      {t('addOne')}
    </Button>
  )
  return (
    <>
      <Sheet>
        <div className={css.head}>
          <div className={css.title}>
            <ButtonLink kind="quiet" size="small" href={list} icon={<IconArrowLeft stroke={1.5} aria-hidden />}>
              {t('toAll')}
            </ButtonLink>
            <h2>{metric.name}</h2>
          </div>
          {mayWrite && (
            <div className={css.buttons}>
              {items.length > 0 && <MoreMenu items={items} label={t('actionsOf', { name: metric.name })} framed />}
              {add}
            </div>
          )}
        </div>
        <MetricFigures metric={metric} onTarget={mayWrite ? () => setOpen({ dialog: 'target' }) : undefined} />
        {data.rows.length === 0 ? (
          <Section>
            <EmptyState level={3} picture={<EmptyChartPicture />} title={t('noValues')} text={t('noValuesText')} />
          </Section>
        ) : (
          <>
            <Section>
              <MetricChart
                metric={metric}
                points={points}
                height={isMobile ? 220 : 280}
                head={<h3 className={css.heading}>{t('trend')}</h3>}
              />
            </Section>
            <Section bare level={3} title={`${t('values')} ${integer(metric.valuesTotal)}`}>
              <ValueTable
                metric={metric}
                values={data.rows}
                onEdit={value => setOpen({ dialog: 'value', value })}
                onDelete={value => deleteValue({ ...value, metric })}
                foot={<LoadMore list={query} />}
              />
            </Section>
          </>
        )}
      </Sheet>
      <Suspense>
        {open?.dialog === 'value' && (
          <ValueDialog clientId={id} metric={metric} value={open.value} latest={metric.latest?.value} onClose={close} />
        )}
        {open?.dialog === 'target' && <TargetDialog clientId={id} metric={metric} onClose={close} />}
        {open?.dialog === 'metric' && <OwnMetricDialog metric={metric} onClose={close} onDone={close} />}
      </Suspense>
    </>
  )
}
