import type { Weight } from '@allenio/contract/weights'
import { metricDefinitions } from '@allenio/contract/metrics'
import { IconListNumbers, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { TargetDialog } from '#areas/metrics'
import { useMe, useParam } from '#shell'
import { messageOf } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Section, Sheet } from '#ui/section'
import { useWeightWords } from '../words.ts'
import { useDeleteWeight, weightsQuery } from '../data.ts'
import { TrendChart } from '../trend/trend-chart.tsx'
import { TrendFigures } from '../trend/trend-figures.tsx'
import { WaitingWeights } from '../trend/waiting-weights.tsx'
import { WeightTable } from './weight-table.tsx'
import css from '../weights.module.css'

const WeightDialog = lazy(async () => ({ default: (await import('../entry/weight-dialog.tsx')).WeightDialog }))
const ManyDialog = lazy(async () => ({ default: (await import('../entry/many-dialog.tsx')).ManyDialog }))

type Open = { dialog: 'weight'; weight?: Weight } | { dialog: 'many' } | { dialog: 'target' }

/** Answers: where is the weight going? */
export function Page() {
  const id = useParam('id')
  return <Weights key={id} id={id} />
}

function Weights({ id }: { id: string }) {
  const t = useWeightWords()
  const me = useMe()
  const isMobile = useIsMobile()
  const { integer } = useFormats()
  const list = useInfiniteQuery(weightsQuery(id))
  const { data, error, refetch, isRefetching } = list
  const remove = useDeleteWeight(id)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const first = data?.first
  const mayWrite = me?.permissions.includes('update clients') ?? false
  if (!first && error) {
    return <ErrorState title={t('failed')} text={messageOf(error)} onRetry={() => void refetch()} retrying={isRefetching} />
  }
  if (!first) return <WaitingWeights />
  const { trend, points, total } = first
  const latest = trend.latest?.kg
  const buttons = mayWrite && (
    <div className={css.buttons}>
      <Button icon={<IconListNumbers stroke={1.5} aria-hidden />} onClick={() => setOpen({ dialog: 'many' })}>
        {t('addMany')}
      </Button>
      <Button kind="ink" icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => setOpen({ dialog: 'weight' })}>
        {t('add')}
      </Button>
    </div>
  )
  return (
    <>
      {data.rows.length === 0 ? (
        <EmptyState
          picture={<EmptyChartPicture />}
          title={t('emptyTitle')}
          text={mayWrite ? t('emptyText') : t('emptyTextReadOnly')}
          action={buttons}
        />
      ) : (
        <Sheet>
          <TrendFigures trend={trend} onTarget={mayWrite ? () => setOpen({ dialog: 'target' }) : undefined} />
          <Section>
            <TrendChart points={points} trend={trend} height={isMobile ? 240 : 300} />
          </Section>
          <Section bare title={`${t('all')} ${integer(total)}`} action={buttons}>
            <WeightTable
              weights={data.rows}
              onDelete={remove}
              onEdit={weight => setOpen({ dialog: 'weight', weight })}
              foot={<LoadMore list={list} />}
            />
          </Section>
        </Sheet>
      )}
      <Suspense>
        {open?.dialog === 'weight' && <WeightDialog clientId={id} weight={open.weight} latest={latest} onClose={close} />}
        {open?.dialog === 'many' && <ManyDialog clientId={id} onClose={close} />}
        {open?.dialog === 'target' && (
          <TargetDialog clientId={id} metric={{ kind: 'weight', name: t('weight'), ...metricDefinitions.weight }} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
