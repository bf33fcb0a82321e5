import { addOwnWeight } from '@allenio/contract/weights'
import type { Weight, WeightTrend } from '@allenio/contract/weights'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { useWaitingWrites } from '#lib/offline'
import { lazyPart } from '#lib/lazy-part'
import { Button } from '#ui/button'
import { Change, useSigned } from '#ui/change'
import { Figure } from '#ui/figure'
import { ThumbFoot } from '#ui/form-foot'
import { IconButton } from '#ui/icon-button'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { OwnPage } from '#ui/own-page'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { WaitingMark } from '#ui/waiting-mark'
import { useWeightWords } from '../words.ts'
import { ownWeightsQuery, useDeleteOwnWeight } from '../data.ts'
import css from './own.module.css'
import { differences, isReached } from '../trend/spans.ts'
import { TrendChart } from '../trend/trend-chart.tsx'
import { WeightsSkeleton } from '../trend/weights-skeleton.tsx'

const OwnWeightPanel = lazyPart(() => import('./own-panel.tsx'), 'OwnWeightPanel')

/** Shows clients whether their weight develops as they want it to. */
export function Page() {
  const t = useWeightWords()
  const list = useInfiniteQuery(ownWeightsQuery())
  const waitingWrites = useWaitingWrites(addOwnWeight)
  const [isAdding, setAdding] = useState(false)
  const first = list.data?.first
  const rows = list.data?.rows ?? []
  // for a moment a weight is both in the list and among the unsent writes
  const unsentWrites = waitingWrites.filter(({ input }) => !rows.some(({ id }) => id === input.id)).toReversed()
  const mayAdd = first?.mayAdd ?? false
  const latest = unsentWrites[0]?.input.kg ?? first?.trend.latest?.kg
  const add = mayAdd && (
    <Button kind="primary" size="large" wide icon={IconPlus} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <OwnPage
        title={t('ownTitle')}
        query={list}
        failed={t('failed')}
        skeleton={<WeightsSkeleton />}
        isEmpty={data => data.rows.length === 0 && unsentWrites.length === 0}
        empty={{ title: t('ownEmptyTitle'), text: t('ownEmptyText') }}
        closed={{ title: t('ownClosedTitle'), text: t('ownClosedText') }}
        add={add}>
        {() => (
          <>
            {first?.trend.latest && <Hero trend={first.trend} />}
            {first && first.points.length > 0 && (
              <Section>
                <TrendChart points={first.points} trend={first.trend} height={220} table={false} />
              </Section>
            )}
            {/* in the order of keys before a list that grows as one goes on */}
            {add && <ThumbFoot>{add}</ThumbFoot>}
            <Section bare title={t('history')}>
              <List label={t('history')}>
                {unsentWrites.map(({ id, input }) => (
                  <WeightRow key={id} weight={input} meta={<WaitingMark />} />
                ))}
                <WeightRows weights={rows} />
              </List>
              <LoadMore list={list} />
            </Section>
          </>
        )}
      </OwnPage>
      {isAdding && <OwnWeightPanel latest={latest} onClose={() => setAdding(false)} />}
    </>
  )
}

function Hero({ trend }: { trend: WeightTrend }) {
  const t = useWeightWords()
  const { decimal, ago } = useFormats()
  const signed = useSigned()
  const { latest, mean, target, in30Days, in90Days } = trend
  if (!latest) return null
  const aim: ReactNode =
    target !== null &&
    mean !== null &&
    (isReached(mean, target) ? t('reached') : t('toGo', { value: decimal(Math.abs(target - mean)), target: decimal(target) }))
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

function WeightRows({ weights }: { weights: readonly Weight[] }) {
  const t = useWeightWords()
  const { decimal, day } = useFormats()
  const remove = useDeleteOwnWeight()
  const changes = differences(weights)
  return weights.map((weight, index) => (
    <WeightRow
      key={weight.id}
      weight={weight}
      author={weight.isByClient ? '' : t('byTeam').toLowerCase()}
      meta={<Change value={changes[index] ?? null} decimals={2} />}
      actions={
        weight.may.delete && (
          <IconButton
            label={`${t('delete')}: ${day(weight.day)}, ${decimal(weight.kg, { most: 2 })} kg`}
            icon={IconTrash}
            onClick={() => remove(weight)}
          />
        )
      }
    />
  ))
}

interface WeightRowProps {
  weight: { kg: number; day: string; note?: string | undefined }
  author?: string
  meta: ReactNode
  actions?: ReactNode
}

function WeightRow({ weight: { kg, day: at, note }, author, ...rest }: WeightRowProps) {
  const { decimal, day } = useFormats()
  return (
    <ListRow
      {...rest}
      title={
        <Text as="b" size="inherit" tone="inherit" weight={600} figures>
          {decimal(kg, { least: 1, most: 2 })} kg
        </Text>
      }
      sub={[day(at), author, note].filter(Boolean).join(' · ')}
    />
  )
}
