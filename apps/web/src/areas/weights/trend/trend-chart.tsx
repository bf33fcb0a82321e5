import type { Output } from '@allenio/contract'
import type { getWeightMarks, WeightPoint, WeightTrend } from '@allenio/contract/weights'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useStoredPreference } from '#lib/session'
import { Button } from '#ui/button'
import { useSigned } from '#ui/change'
import { LineChart } from '#ui/chart'
import type { Series } from '#ui/chart'
import { EmptyState } from '#ui/empty-state'
import { Figure } from '#ui/figure'
import { Row } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Title } from '#ui/text'
import { useWeightWords } from '../words.ts'
import { changeIn, isSpan, spans, spanStart, pointsSince } from './spans.ts'
import type { Span } from './spans.ts'
import { useChartMarks } from './weight-marks.ts'
import css from '../weights.module.css'

interface TrendChartProps {
  points: readonly WeightPoint[]
  trend: WeightTrend
  /** undefined until they have been read */
  marks: Output<typeof getWeightMarks> | undefined
  height: number
  /** false if the values are shown below */
  hasTable?: boolean
}

/** The mean is a line and each day a dot, because the trend matters more than a single day. */
export function TrendChart({ points, trend, marks, height, hasTable = true }: TrendChartProps) {
  const t = useWeightWords()
  const { day, decimal } = useFormats()
  const signed = useSigned()
  const [span, setSpan] = useStoredPreference<Span>('weights span', value => (isSpan(value) ? value : '12w'))
  const today = useToday()
  const visiblePoints = pointsSince(points, spanStart(span, today))
  const change = changeIn(visiblePoints)
  const series: Series[] = [
    { key: 'mean', label: t('meanShort'), points: visiblePoints.map(({ day: at, mean }) => ({ day: at, value: mean })) },
    { key: 'kg', label: t('single'), look: 'points', points: visiblePoints.map(({ day: at, kg }) => ({ day: at, value: kg })) },
  ]
  const words: Record<Span, string> = { '4w': t('span4w'), '12w': t('span12w'), '1y': t('span1y'), all: t('spanAll') }
  const inSpan: Record<Span, string> = {
    '4w': t('in4w'),
    '12w': t('in12w'),
    '1y': t('in1y'),
    all: t('inAll', { day: day(visiblePoints[0]?.day ?? today) }),
  }
  return (
    <LineChart
      label={t('chartLabel')}
      unit="kg"
      series={series}
      height={height}
      hasTable={hasTable}
      {...useChartMarks(marks)}
      hasMarkList
      to={visiblePoints.length > 1 ? today : undefined}
      target={
        trend.target === null ? undefined : { value: trend.target, label: `${t('target')} ${decimal(trend.target, { most: 2 })}\u00a0kg` }
      }
      empty={
        trend.latest && (
          <EmptyState
            level={3}
            title={t('nothingInSpan')}
            text={t('nothingInSpanText', { day: day(trend.latest.day) })}
            action={<Button onClick={() => setSpan('all')}>{t('showAll')}</Button>}
          />
        )
      }
      head={
        <>
          <Row wrap align="baseline" className={css.headline}>
            <Title level={2} size={16}>
              {t('trend')}
            </Title>
            {change !== undefined && <Figure value={signed(change)} unit={inSpan[span]} />}
          </Row>
          <SegmentedControl
            label={t('span')}
            value={span}
            onChange={setSpan}
            options={spans.map(value => ({ value, label: words[value] }))}
          />
        </>
      }
    />
  )
}
