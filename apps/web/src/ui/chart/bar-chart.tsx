import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { suspendingPart } from '#lib/lazy-part'
import { barColour } from './bars.ts'
import { ChartFrame } from './chart-frame.tsx'
import css from './chart.module.css'
import { useFigures } from './figures.ts'
import { useChartWords } from './words.ts'

const BarPlot = suspendingPart(() => import('./bar-plot.tsx'), 'BarPlot')

export interface Bars {
  key: string
  label: string
  /** day is YYYY-MM-DD, or YYYY-MM for a month; all series have the same days */
  points: readonly { day: string; value: number }[]
}

export interface BarChartProps {
  label: string
  series: readonly Bars[]
  /** the time that one bar covers; a week is named by its Monday */
  period: 'day' | 'week' | 'month'
  /** places the bars on top of each other rather than side by side */
  stacked?: boolean
  unit?: string
  decimals?: number
  height?: number
  head?: ReactNode
  hasTable?: boolean
  empty?: ReactNode
}

/** A chart of counts by day, week or month. */
export function BarChart(props: BarChartProps) {
  const { label, series, period, stacked = false, unit = '', decimals = 0, height = 220, head, hasTable = true, empty } = props
  const t = useChartWords()
  const figures = useFigures(unit, decimals)
  const { month } = useFormats()
  const days = series[0]?.points.map(({ day }) => day) ?? []
  const full = (day: string) => {
    if (period === 'month') return month(`${day.slice(0, 7)}-01`)
    return period === 'week' ? t('week', { day: figures.day(day) }) : figures.day(day)
  }
  const total = (index: number) => series.reduce((sum, { points }) => sum + (points[index]?.value ?? 0), 0)
  const isEmpty = days.every((_, index) => total(index) === 0)
  const summary = t('summary', { label, count: days.length, first: figures.whole(total(0)), last: figures.whole(total(days.length - 1)) })
  const keys = series.length > 1 && !isEmpty && (
    <ul className={css.keys}>
      {series.map(({ key, label: name }, index) => (
        <li key={key}>
          <i style={{ background: barColour(index) }} />
          {name}
        </li>
      ))}
    </ul>
  )
  return (
    <ChartFrame
      label={label}
      summary={summary}
      height={height}
      head={
        head || keys ? (
          <>
            {head}
            {keys}
          </>
        ) : undefined
      }
      hasTable={hasTable}
      isEmpty={isEmpty}
      empty={empty}
      values={{
        label,
        heads: [t(period === 'day' ? 'day' : 'period'), ...series.map(each => each.label)],
        rows: days
          .map((day, index) => ({ key: day, cells: [full(day), ...series.map(({ points }) => figures.whole(points[index]?.value ?? 0))] }))
          .toReversed(),
      }}>
      <BarPlot {...{ label, series, period, stacked, unit, decimals, height, full }} />
    </ChartFrame>
  )
}
