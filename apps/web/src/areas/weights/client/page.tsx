import { metricDefinitions } from '@allenio/contract/metrics'
import type { Weight } from '@allenio/contract/weights'
import { IconListNumbers, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe, useParam } from '#shell'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PartHeader, Section, Sheet } from '#ui/section'
import { useWeightWords } from '../words.ts'
import { useDeleteWeight, weightMarksQuery, weightsQuery } from '../data.ts'
import { weightTarget } from '../target.ts'
import { TrendChart } from '../trend/trend-chart.tsx'
import { TrendFigures } from '../trend/trend-figures.tsx'
import { WeightsSkeleton } from '../trend/weights-skeleton.tsx'
import { WeightTable } from './weight-table.tsx'
import { WeightDialog } from '../entry/weight-dialog.tsx'
import { ManyDialog } from '../entry/many-dialog.tsx'

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
  const { data: marks } = useQuery(weightMarksQuery(id))
  const remove = useDeleteWeight(id)
  const [open, setOpen] = useState<Open>()
  const dialog = { clientId: id, onClose: () => setOpen(undefined) }
  const mayWrite = me?.permissions.includes('update clients') ?? false
  const onTarget = mayWrite ? () => setOpen({ dialog: 'target' }) : undefined
  const buttons = mayWrite && (
    <>
      <Button icon={IconListNumbers} onClick={() => setOpen({ dialog: 'many' })}>
        {t('addMany')}
      </Button>
      <Button kind="ink" icon={IconPlus} onClick={() => setOpen({ dialog: 'weight' })}>
        {t('add')}
      </Button>
    </>
  )
  return (
    <>
      <Loaded query={list} failed={t('failed')} skeleton={<WeightsSkeleton />}>
        {({ rows, first }) =>
          rows.length === 0 || !first ? (
            <EmptyState
              picture={<EmptyChartPicture />}
              title={t('emptyTitle')}
              text={mayWrite ? t('emptyText') : t('emptyTextReadOnly')}
              action={buttons}
            />
          ) : (
            <Sheet>
              <PartHeader title={t('weight')} action={buttons} />
              <TrendFigures trend={first.trend} onTarget={onTarget} />
              <Section>
                <TrendChart points={first.points} trend={first.trend} marks={marks} height={isMobile ? 240 : 300} />
              </Section>
              <Section bare title={`${t('all')} ${integer(first.total)}`}>
                <WeightTable
                  weights={rows}
                  onDelete={remove}
                  onEdit={weight => setOpen({ dialog: 'weight', weight })}
                  foot={<LoadMore list={list} />}
                />
              </Section>
            </Sheet>
          )
        }
      </Loaded>
      {open?.dialog === 'weight' && <WeightDialog {...dialog} weight={open.weight} latest={list.data?.first?.trend.latest?.kg} />}
      {open?.dialog === 'many' && <ManyDialog {...dialog} />}
      {open?.dialog === 'target' &&
        weightTarget
          .entries()
          .map(({ Dialog }) => (
            <Dialog key="target" {...dialog} metric={{ kind: 'weight', name: t('weight'), ...metricDefinitions.weight }} />
          ))}
    </>
  )
}
