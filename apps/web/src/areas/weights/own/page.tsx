import type { WeightTrend } from '@allenio/contract/weights'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Change, useSigned } from '#ui/change'
import { Figure } from '#ui/figure'
import { ThumbFoot } from '#ui/form-foot'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { OwnPage } from '#ui/own-page'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { WaitingMark } from '#ui/waiting-mark'
import { isNamedSource, useWeightWords } from '../words.ts'
import { ownWeightMarksQuery, useDeleteOwnWeight } from '../data.ts'
import type { OwnWeight } from './own-weights.ts'
import { useOwnWeights } from './own-weights.ts'
import css from './own.module.css'
import { differences, isReached } from '../trend/spans.ts'
import { TrendChart } from '../trend/trend-chart.tsx'
import { WeightsSkeleton } from '../trend/weights-skeleton.tsx'
import { OwnWeightPanel } from './own-panel.tsx'

/** The curve, which must be there without a connection too. */
export { fetchLinePlot as ahead } from '#ui/chart'

/** Shows clients whether their weight develops as they want it to. */
export function Page() {
  const t = useWeightWords()
  const { list, weights } = useOwnWeights()
  const { data: marks } = useQuery(ownWeightMarksQuery())
  const remove = useDeleteOwnWeight()
  const [open, setOpen] = useState<{ weight?: OwnWeight }>()
  const first = list.data?.first
  const mayAdd = first?.mayAdd ?? false
  const close = () => setOpen(undefined)
  const edited = open?.weight
  const add = mayAdd && (
    <Button kind="primary" size="large" wide icon={IconPlus} onClick={() => setOpen({})}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <OwnPage
        query={list}
        failed={t('failed')}
        skeleton={<WeightsSkeleton />}
        isEmpty={() => weights.length === 0}
        empty={{ title: t('ownEmptyTitle'), text: t('ownEmptyText') }}
        closed={{ title: t('ownClosedTitle'), text: t('ownClosedText') }}
        add={add}>
        {() => (
          <>
            {first && weights[0] && <Hero trend={first.trend} latest={weights[0]} />}
            {first && first.points.length > 0 && (
              <Section>
                <TrendChart points={first.points} trend={first.trend} marks={marks} height={220} hasTable={false} />
              </Section>
            )}
            {/* in the order of keys before a list that grows as one goes on */}
            {add && <ThumbFoot>{add}</ThumbFoot>}
            <Section bare title={t('history')}>
              <List label={t('history')}>
                <WeightRows weights={weights} onEdit={weight => setOpen({ weight })} onDelete={remove} />
              </List>
              <LoadMore list={list} />
            </Section>
          </>
        )}
      </OwnPage>
      {open && (
        <OwnWeightPanel
          weight={edited}
          onClose={close}
          onDelete={
            edited?.may.delete
              ? () => {
                  close()
                  remove(edited)
                }
              : undefined
          }
        />
      )}
    </>
  )
}

/** The biggest figure is the last weight, also before it has reached the server. */
function Hero({ trend, latest }: { trend: WeightTrend; latest: OwnWeight }) {
  const t = useWeightWords()
  const { decimal, ago } = useFormats()
  const signed = useSigned()
  const { mean, target, in30Days, in90Days } = trend
  const aim: ReactNode =
    target !== null &&
    (isReached(mean ?? latest.kg, target)
      ? t('reached')
      : t('toGo', { value: decimal(Math.abs(target - latest.kg)), target: decimal(target) }))
  return (
    <section className={css.hero} aria-label={t('latest')}>
      <Figure label={`${t('latest')}, ${ago(latest.day)}`} size="timer" value={decimal(latest.kg, { most: 2 })} unit="kg" note={aim} />
      <div className={css.figures}>
        <Figure size="small" label={t('meanOwn')} value={mean === null ? '–' : decimal(mean)} unit="kg" />
        {in30Days !== null && <Figure size="small" label={t('in30Own')} value={signed(in30Days)} unit="kg" />}
        {in90Days !== null && <Figure size="small" label={t('in90Own')} value={signed(in90Days)} unit="kg" />}
      </div>
    </section>
  )
}

interface WeightRowsProps {
  weights: readonly OwnWeight[]
  onEdit: (weight: OwnWeight) => void
  onDelete: (weight: OwnWeight) => void
}

/** A tap changes a weight, a swipe deletes it. */
function WeightRows({ weights, onEdit, onDelete }: WeightRowsProps) {
  const t = useWeightWords()
  const { decimal, day } = useFormats()
  const changes = differences(weights)
  const origin = ({ isByTeam, source }: OwnWeight) =>
    [isByTeam && t('byTeam').toLowerCase(), isNamedSource(source) && t(`source_${source}`)].filter(Boolean).join(', ')
  return weights.map((weight, index) => (
    <ListRow
      key={weight.id}
      title={
        <Text as="b" size="inherit" tone="inherit" weight={600} figures>
          {decimal(weight.kg, { least: 1, most: 2 })} kg
        </Text>
      }
      sub={[day(weight.day), origin(weight), weight.note].filter(Boolean).join(' · ')}
      meta={weight.isWaiting ? <WaitingMark /> : <Change value={changes[index] ?? null} decimals={2} />}
      swipe={weight.may.delete && { label: t('delete'), run: () => onDelete(weight) }}
      onClick={weight.may.update ? () => onEdit(weight) : undefined}
    />
  ))
}
