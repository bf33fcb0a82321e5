import { addOwnWeight } from '@allenio/contract/weights'
import type { Weight, WeightTrend } from '@allenio/contract/weights'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { CallError, messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useWaitingWrites } from '#lib/offline'
import { Button } from '#ui/button'
import { Change, useSigned } from '#ui/change'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { Figure } from '#ui/figure'
import { ThumbFoot } from '#ui/form-foot'
import { IconButton } from '#ui/icon-button'
import { EmptyChartPicture } from '#ui/illustrations'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { PageHeader } from '#ui/page-header'
import { Section } from '#ui/section'
import { WaitingMark } from '#ui/waiting-mark'
import { useWeightWords } from '../words.ts'
import { ownWeightsQuery, useDeleteOwnWeight } from '../data.ts'
import css from './own.module.css'
import { differences } from '../trend/spans.ts'
import { TrendChart } from '../trend/trend-chart.tsx'
import { WaitingWeights } from '../trend/waiting-weights.tsx'

const OwnWeightPanel = lazy(async () => ({ default: (await import('./own-panel.tsx')).OwnWeightPanel }))

/** Shows clients whether their weight develops as they want it to. */
export function Page() {
  const t = useWeightWords()
  const list = useInfiniteQuery(ownWeightsQuery())
  const waiting = useWaitingWrites(addOwnWeight)
  const [isAdding, setAdding] = useState(false)
  const first = list.data?.first
  const rows = list.data?.rows ?? []
  // for a moment a weight is both in the list and among the unsent writes
  const unsent = waiting.filter(({ input }) => !rows.some(({ id }) => id === input.id)).toReversed()
  const mayAdd = first?.mayAdd ?? false
  const latest = unsent[0]?.input.kg ?? first?.trend.latest?.kg
  const add = mayAdd && (
    <Button kind="primary" size="large" wide icon={<IconPlus stroke={1.75} aria-hidden />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  const isNone = first !== undefined && rows.length === 0 && unsent.length === 0
  return (
    <div className={css.page}>
      <PageHeader title={t('ownTitle')} />
      {!first ? (
        list.error ? (
          <Failed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
        ) : (
          <WaitingWeights />
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
          {first.trend.latest && <Hero trend={first.trend} />}
          {first.points.length > 0 && (
            <Section>
              <TrendChart points={first.points} trend={first.trend} height={220} table={false} />
            </Section>
          )}
          {/* in the order of keys before a list that grows as one goes on */}
          {add && <ThumbFoot>{add}</ThumbFoot>}
          <Section bare title={t('history')}>
            <List label={t('history')}>
              {unsent.map(({ id, input }) => (
                <Waiting key={id} kg={input.kg} day={input.day} note={input.note ?? ''} />
              ))}
              <Rows weights={rows} />
            </List>
            <LoadMore list={list} />
          </Section>
        </>
      )}
      <Suspense>{isAdding && <OwnWeightPanel latest={latest} onClose={() => setAdding(false)} />}</Suspense>
    </div>
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
    (Math.abs(target - mean) <= 0.5 ? t('reached') : t('toGo', { value: decimal(Math.abs(target - mean)), target: decimal(target) }))
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

function Rows({ weights }: { weights: readonly Weight[] }) {
  const t = useWeightWords()
  const { decimal, day } = useFormats()
  const remove = useDeleteOwnWeight()
  const changes = differences(weights)
  return weights.map((weight, index) => (
    <ListRow
      key={weight.id}
      title={
        <span className={css.row}>
          <b>{decimal(weight.kg, { least: 1, most: 2 })} kg</b>
        </span>
      }
      sub={[day(weight.day), weight.isByClient ? '' : t('byTeam').toLowerCase(), weight.note].filter(Boolean).join(' · ')}
      meta={<Change value={changes[index] ?? null} decimals={2} />}
      actions={
        weight.may.delete && (
          <IconButton
            label={`${t('delete')}: ${day(weight.day)}, ${decimal(weight.kg, { most: 2 })} kg`}
            icon={<IconTrash stroke={1.5} />}
            onClick={() => remove(weight)}
          />
        )
      }
    />
  ))
}

function Waiting({ kg, day: at, note }: { kg: number; day: string; note: string }) {
  const { decimal, day } = useFormats()
  return (
    <ListRow
      title={
        <span className={css.row}>
          <b>{decimal(kg, { least: 1, most: 2 })} kg</b>
        </span>
      }
      sub={[day(at), note].filter(Boolean).join(' · ')}
      meta={<WaitingMark />}
    />
  )
}

/** A person who is not a client of this business gets an explanation instead of an error. */
function Failed({ error, onRetry, isRetrying }: { error: Error; onRetry: () => void; isRetrying: boolean }) {
  const t = useWeightWords()
  if (error instanceof CallError && error.status === 404) {
    return <EmptyState large picture={<EmptyChartPicture />} title={t('ownClosedTitle')} text={t('ownClosedText')} />
  }
  return <ErrorState large title={t('failed')} text={messageOf(error)} onRetry={onRetry} retrying={isRetrying} />
}
