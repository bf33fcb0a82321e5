import { BarChart as Plot } from '@mantine/charts'
import { useMemo } from 'react'
import { usePlotArea, useYAxisScale } from 'recharts'
import type { Bars } from './bar-chart.tsx'
import css from './chart.module.css'
import { barColour } from './colours.ts'
import { named } from './named.ts'
import { useFigures } from './figures.ts'
import type { Figures } from './figures.ts'
import { Reading } from './reading.tsx'
import { countScale } from './value-scale.ts'
import type { Scale } from './value-scale.ts'

interface BarPlotProps {
  label: string
  series: readonly Bars[]
  period: 'day' | 'week' | 'month'
  stacked: boolean
  unit: string
  decimals: number
  height: number
  full: (day: string) => string
}

// figures over the bars as long as they do not touch
const fewBars = 14

export function BarPlot({ label, series, period, stacked, unit, decimals, height, full }: BarPlotProps) {
  const figures = useFigures(unit, decimals)
  const name = useMemo(() => named(label), [label])
  const days = series[0]?.points.map(({ day }) => day) ?? []
  const valueAt = (index: number) => series.map(({ points }) => points[index]?.value ?? 0)
  const sums = days.map((_, index) => valueAt(index).reduce((sum, value) => sum + value, 0))
  const tops = stacked ? sums : days.flatMap((_, index) => valueAt(index))
  const scale = countScale(tops, height < 180 ? 3 : 4)
  const rows = days.map((day, index) => ({ day, ...Object.fromEntries(series.map(({ key, points }) => [key, points[index]?.value ?? 0])) }))
  const axisRoom = Math.max(...scale.ticks.map(tick => figures.bare(tick).length), 2) * 7 + 10
  const hasTops = days.length <= fewBars && (stacked || series.length === 1)
  return (
    <Plot
      data={rows} dataKey="day" h={height} className={css.canvas ?? ''} type={stacked ? 'stacked' : 'default'}
      series={series.map(({ key, label: title }, index) => ({ name: key, label: title, color: barColour(index) }))}
      withXAxis={false} withYAxis={false} gridAxis="none" maxBarWidth={40}
      yAxisProps={{ domain: [scale.from, scale.to] }}
      barChartProps={{ margin: { top: 20, right: 4, bottom: 26, left: axisRoom }, barCategoryGap: '28%', barGap: 2, ref: name }}
      barProps={{ radius: stacked ? 0 : [2, 2, 0, 0] }}
      tooltipProps={{
        cursor: { fill: 'var(--hover)' },
        content: ({ active, label: day }) => {
          const index = active && typeof day === 'string' ? days.indexOf(day) : -1
          return (
            <Reading
              when={index < 0 ? undefined : full(days[index] ?? '')}
              values={index < 0 ? [] : series.map(({ label: title, points }) => ({ name: title, value: figures.whole(points[index]?.value ?? 0) }))}
            />
          )
        },
      }}
    >
      <BarOverlay scale={scale} days={days} period={period} tops={hasTops ? sums : undefined} figures={figures} />
    </Plot>
  )
}

interface BarOverlayProps {
  scale: Scale
  days: readonly string[]
  period: 'day' | 'week' | 'month'
  tops: readonly number[] | undefined
  figures: Figures
}

const nameRoom = { day: 52, week: 52, month: 44 } as const

function BarOverlay({ scale, days, period, tops, figures }: BarOverlayProps) {
  const area = usePlotArea()
  const yOf = useYAxisScale()
  if (!area || !yOf) return null
  const y = (value: number) => yOf(value) ?? area.y
  const step = area.width / Math.max(1, days.length)
  const every = Math.max(1, Math.ceil(nameRoom[period] / step))
  const grain = period === 'month' ? 'month' as const : 'day' as const
  return (
    <g aria-hidden className={css.overlay}>
      {scale.ticks.map(tick => (
        <g key={tick}>
          <line className={css.grid} x1={area.x} x2={area.x + area.width} y1={y(tick)} y2={y(tick)} />
          <text className={css.tick} x={0} y={y(tick)} dy="0.35em">{figures.bare(tick)}</text>
        </g>
      ))}
      {days.map((day, index) => (
        <g key={day}>
          {/* counted from the last: now is always named */}
          {(days.length - 1 - index) % every === 0 && (
            <text
              className={css.tick} x={area.x + step * (index + 0.5)} y={area.y + area.height + 20} textAnchor="middle"
            >
              {figures.tick({ day: `${day}-01`.slice(0, 10), grain })}
            </text>
          )}
          {tops !== undefined && (tops[index] ?? 0) > 0 && (
            <text className={css.top} x={area.x + step * (index + 0.5)} y={y(tops[index] ?? 0) - 6} textAnchor="middle">
              {figures.bare(tops[index] ?? 0)}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
