import type { Output } from '@allenio/contract'
import type { getWeightMarks, listWeights, WeightTrend } from '@allenio/contract/weights'
import type { ClientDetail } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskClient } from '#areas/client-actions'
import { useToday } from '#shell'
import { hrefTo } from '#lib/screens'
import { signed, useFormats } from '#lib/formats'
import { useStoredPreference } from '#lib/session'
import { Block, NothingYet } from '#ui/block'
import { Button, ButtonLink } from '#ui/button'
import { LineChart } from '#ui/chart'
import { TextLink } from '#ui/link'
import { SegmentedControl } from '#ui/segmented-control'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Text } from '#ui/text'
import { changeOver, pointsIn, prospectOf, spans } from './rules.ts'
import type { Span } from './rules.ts'
import { useWeightCardWords } from './words.ts'
import css from './card.module.css'
import { allWeightsQuery, weightMarksQuery } from '../data.ts'
import { useChartMarks } from '../trend/weight-marks.ts'

const chartHeight = 220

/** Shows whether the weight moves towards the target. */
export function WeightCard({ id, client }: { id: string; client: ClientDetail | undefined }) {
  const t = useWeightCardWords()
  const weights = useQuery(allWeightsQuery(id))
  const { data: marks } = useQuery(weightMarksQuery(id))
  const skeleton = (
    <Waiting>
      <Skeleton width={180} height={32} />
      <Skeleton height={chartHeight} />
    </Waiting>
  )
  return (
    <Block title={t('weight')} href={hrefTo('/clients/$id/weights', { id })} query={weights} waiting={skeleton}>
      {data =>
        data.total === 0 ? (
          <NoWeights id={id} client={client} />
        ) : (
          <WeightTrendChart id={id} name={client?.name ?? ''} weights={data} marks={marks} />
        )
      }
    </Block>
  )
}

function NoWeights({ id, client }: { id: string; client: ClientDetail | undefined }) {
  const t = useWeightCardWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <NothingYet title={t('weightEmpty')} text={t('weightEmptyText')}>
      {client?.may.edit && (
        <>
          <ButtonLink href={hrefTo('/clients/$id/weights', { id })}>{t('addWeight')}</ButtonLink>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {t('askWeight')}
          </Button>
          {isAsking && <AskClient client={client} kind="weigh in" onClose={() => setAsking(false)} />}
        </>
      )}
    </NothingYet>
  )
}

const parseSpan = (value: unknown): Span => spans.find(each => each === value) ?? '84'

interface WeightTrendChartProps {
  id: string
  name: string
  weights: Output<typeof listWeights>
  marks: Output<typeof getWeightMarks> | undefined
}

function WeightTrendChart({ id, name, weights: { points, trend }, marks }: WeightTrendChartProps) {
  const t = useWeightCardWords()
  const { weight } = useFormats()
  const [span, setSpan] = useStoredPreference('overview span', parseSpan)
  const visiblePoints = pointsIn(points, span, useToday())
  return (
    <>
      <LineChart
        label={t('chartLabel', { name })}
        unit="kg"
        height={chartHeight}
        {...useChartMarks(marks)}
        hasMarkList
        head={
          <>
            <Change change={changeOver(visiblePoints)} latest={trend.latest?.kg} />
            <SegmentedControl
              label={t('span')}
              value={span}
              onChange={setSpan}
              options={spans.map(value => ({ value, label: t(`span_${value}`) }))}
            />
          </>
        }
        series={[
          { key: 'kg', label: t('weighIns'), look: 'points', points: visiblePoints.map(({ day, kg }) => ({ day, value: kg })) },
          { key: 'mean', label: t('mean'), points: visiblePoints.map(({ day, mean }) => ({ day, value: mean })) },
        ]}
        target={trend.target === null ? undefined : { value: trend.target, label: t('goalOf', { weight: weight(trend.target) }) }}
      />
      <Prospect id={id} trend={trend} />
    </>
  )
}

function Change({ change, latest }: { change: ReturnType<typeof changeOver>; latest: number | undefined }) {
  const t = useWeightCardWords()
  const { decimal } = useFormats()
  if (!change)
    return (
      <Text size="inherit" tone={2} className={css.change}>
        <b>{decimal(latest ?? 0)}</b> kg
      </Text>
    )
  const weeks = Math.round(change.days / 7)
  const words = weeks > 0 ? t('inWeeks', { count: weeks }) : t('inDays', { count: change.days })
  return (
    <Text size="inherit" tone={2} className={css.change}>
      <b>{signed(change.kg, decimal)}</b> {words}
    </Text>
  )
}

function Prospect({ id, trend }: { id: string; trend: WeightTrend }) {
  const t = useWeightCardWords()
  const { decimal, weight, day } = useFormats()
  const prospect = prospectOf(trend, useToday())
  if (prospect.kind === 'no goal') {
    return (
      <Text size="inherit" tone={2} className={css.prospect}>
        {t('noGoal')} <TextLink href={hrefTo('/clients/$id/weights', { id })}>{t('setGoal')}</TextLink>
      </Text>
    )
  }
  if (prospect.kind === 'reached')
    return (
      <Text size="inherit" tone="done" className={css.prospect}>
        {t('reached', { weight: weight(prospect.target) })}
      </Text>
    )
  const pace = 'perWeek' in prospect ? `${signed(prospect.perWeek, value => decimal(value, { most: 2 }))}\u00a0kg` : ''
  const goal = t('missing', { missing: weight(prospect.missing), weight: weight(prospect.target) })
  const courseText = {
    unclear: () => '',
    still: () => t('still'),
    away: () => t('away', { pace }),
    arrives: () => t('arrives', { pace, day: 'day' in prospect ? day(prospect.day) : '' }),
  }[prospect.kind]()
  return (
    <Text size="inherit" tone={prospect.kind === 'away' ? 'attention' : 2} className={css.prospect}>
      {goal} {courseText}
    </Text>
  )
}
