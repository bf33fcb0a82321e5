import type { ClientMetric } from '@allenio/contract/metrics'
import { IconPlus, IconRulerMeasure } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMe, useParam } from '#shell'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { Loaded } from '#ui/loaded'
import { PartHeader, Section, Sheet } from '#ui/section'
import { allMetricsQuery, clientMetricsQuery, groupMetrics } from '../data.ts'
import { MetricTable } from './metric-table.tsx'
import { MetricsSkeleton } from './metrics-skeleton.tsx'
import { useWords } from '../words.ts'
import css from '../pages.module.css'
import { ClientEntry } from '../entry/client-entry.tsx'
import { ChooseDialog } from './choose-dialog.tsx'

/** Answers: what has changed since the last time? */
export function Page() {
  const id = useParam('id')
  return <Metrics key={id} id={id} />
}

function Metrics({ id }: { id: string }) {
  const t = useWords()
  const me = useMe()
  const query = useQuery(clientMetricsQuery(id))
  const { data: all } = useQuery(allMetricsQuery())
  const [open, setOpen] = useState<'entry' | 'choose'>()
  const mayWrite = me?.permissions.includes('update clients') ?? false
  const dialog = { clientId: id, followedMetrics: query.data?.metrics ?? [], onClose: () => setOpen(undefined) }
  const buttons = mayWrite && (
    <>
      <Button icon={IconRulerMeasure} onClick={() => setOpen('choose')}>
        {t('follow')}
      </Button>
      <Button kind="ink" icon={IconPlus} onClick={() => setOpen('entry')}>
        {t('add')}
      </Button>
    </>
  )
  return (
    <>
      <Loaded query={query} failed={t('failed')} skeleton={<MetricsSkeleton />}>
        {({ metrics }) =>
          metrics.length === 0 ? (
            <EmptyState
              picture={<EmptyChartPicture />}
              title={t('emptyTitle')}
              text={mayWrite ? t('emptyText') : t('emptyTextReadOnly')}
              action={buttons}
            />
          ) : (
            <MetricSheet clientId={id} metrics={metrics} buttons={buttons} />
          )
        }
      </Loaded>
      {open === 'entry' && all && <ClientEntry {...dialog} available={all.all_metrics} />}
      {open === 'choose' && <ChooseDialog {...dialog} />}
    </>
  )
}

interface MetricSheetProps {
  clientId: string
  metrics: readonly ClientMetric[]
  buttons: ReactNode
}

function MetricSheet({ clientId, metrics, buttons }: MetricSheetProps) {
  const t = useWords()
  const { day } = useFormats()
  const lastDay = metrics
    .flatMap(({ latest }) => (latest ? [latest.day] : []))
    .toSorted()
    .at(-1)
  return (
    <Sheet>
      <PartHeader title={t('title')} text={lastDay && t('lastOn', { day: day(lastDay) })} action={buttons} />
      {groupMetrics(metrics).map(({ group, metrics: ofGroup }) => (
        <Section key={group} bare level={3} title={t(`group_${group}`)}>
          <div className={css.rows}>
            <MetricTable
              label={t(`group_${group}`)}
              metrics={ofGroup}
              hrefOf={({ kind }) => hrefTo('/clients/$id/metrics/$metricId/details', { id: clientId, metricId: kind })}
            />
          </div>
        </Section>
      ))}
    </Sheet>
  )
}
