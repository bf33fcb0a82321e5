import { IconPlus, IconRulerMeasure } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMe, useParam } from '#shell'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { Section, Sheet } from '#ui/section'
import { allMetricsQuery, clientMetricsQuery, groupMetrics } from '../data.ts'
import { MetricTable } from './metric-table.tsx'
import { MetricsSkeleton } from './metrics-skeleton.tsx'
import { useWords } from '../words.ts'
import css from '../pages.module.css'

const ClientEntry = lazy(async () => ({ default: (await import('../entry/client-entry.tsx')).ClientEntry }))
const ChooseDialog = lazy(async () => ({ default: (await import('./choose-dialog.tsx')).ChooseDialog }))

/** Answers: what has changed since the last time? */
export function Page() {
  const id = useParam('id')
  return <Metrics key={id} id={id} />
}

function Metrics({ id }: { id: string }) {
  const t = useWords()
  const me = useMe()
  const { day } = useFormats()
  const { data, error, refetch, isRefetching } = useQuery(clientMetricsQuery(id))
  const { data: all } = useQuery(allMetricsQuery())
  const [open, setOpen] = useState<'entry' | 'choose'>()
  const close = () => setOpen(undefined)
  const mayWrite = me?.permissions.includes('update clients') ?? false
  if (!data && error) {
    return <ErrorState title={t('failed')} text={messageOf(error)} onRetry={() => void refetch()} retrying={isRefetching} />
  }
  if (!data) return <MetricsSkeleton />
  const { metrics } = data
  const last = metrics
    .flatMap(({ latest }) => (latest ? [latest.day] : []))
    .toSorted()
    .at(-1)
  const buttons = mayWrite && (
    <div className={css.buttons}>
      <Button icon={<IconRulerMeasure stroke={1.5} aria-hidden />} onClick={() => setOpen('choose')}>
        {t('follow')}
      </Button>
      <Button kind="ink" icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => setOpen('entry')}>
        {t('add')}
      </Button>
    </div>
  )
  return (
    <>
      {metrics.length === 0 ? (
        <EmptyState
          picture={<EmptyChartPicture />}
          title={t('emptyTitle')}
          text={mayWrite ? t('emptyText') : t('emptyTextReadOnly')}
          action={buttons}
        />
      ) : (
        <Sheet>
          <div className={css.head}>
            <div className={css.words}>
              <h2>{t('title')}</h2>
              {last && <p>{t('lastOn', { day: day(last) })}</p>}
            </div>
            {buttons}
          </div>
          {groupMetrics(metrics).map(({ group, metrics: ofGroup }) => (
            <Section key={group} bare level={3} title={t(`group_${group}`)}>
              <div className={css.rows}>
                <MetricTable
                  label={t(`group_${group}`)}
                  metrics={ofGroup}
                  hrefOf={({ kind }) => `/clients/${id}/metrics/${kind}/details`}
                />
              </div>
            </Section>
          ))}
        </Sheet>
      )}
      <Suspense>
        {open === 'entry' && all && <ClientEntry clientId={id} followedMetrics={metrics} available={all.all_metrics} onClose={close} />}
        {open === 'choose' && <ChooseDialog clientId={id} followedMetrics={metrics} onClose={close} />}
      </Suspense>
    </>
  )
}
