import type { Bars } from './bar-chart.tsx'
import { barColour, barsOf } from './bars.ts'
import { Canvas } from './canvas.tsx'
import css from './chart.module.css'
import { useFigures } from './figures.ts'
import { axisWidth, ValueAxis } from './value-axis.tsx'
import { countScale, linear } from './value-scale.ts'

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

// up to this many bars, figures fit above them without touching
const fewBars = 14
const nameWidth = { day: 52, week: 52, month: 44 } as const

export function BarPlot({ label, series, period, stacked, unit, decimals, height, full }: BarPlotProps) {
  const figures = useFigures(unit, decimals)
  const days = series[0]?.points.map(({ day }) => day) ?? []
  const bars = barsOf(series, stacked)
  const scale = countScale(
    bars.map(({ to }) => to),
    height < 180 ? 3 : 4,
  )
  const hasFigures = days.length <= fewBars && (stacked || series.length === 1)
  const grain = period === 'month' ? ('month' as const) : ('day' as const)
  const bandIn = ({ left, right }: { left: number; right: number }) => (right - left) / Math.max(1, days.length)
  return (
    <Canvas
      label={label}
      height={height}
      margin={{ top: 20, right: 4, bottom: 26, left: axisWidth(scale, figures) }}
      placesIn={area => days.map((_, index) => area.left + bandIn(area) * (index + 0.5))}
      readingOf={index => ({
        when: full(days[index] ?? ''),
        values: series.map(({ label: name, points }) => ({ name, value: figures.whole(points[index]?.value ?? 0) })),
      })}>
      {(area, active) => {
        const band = bandIn(area)
        const y = linear([scale.from, scale.to], [area.bottom, area.top])
        const columns = stacked ? 1 : series.length
        const width = Math.min(40, (band * 0.56 - (columns - 1) * 2) / columns)
        const leftOf = (column: number) => (column - columns / 2) * (width + 2) + 1
        const every = Math.max(1, Math.ceil(nameWidth[period] / band))
        return (
          <>
            {active !== undefined && (
              <rect className={css.hovered} x={area.left + band * active} y={area.top} width={band} height={area.bottom - area.top} />
            )}
            <ValueAxis {...{ scale, area, y, figures }} />
            {days.map((day, index) => {
              const middle = area.left + band * (index + 0.5)
              const top = Math.max(0, ...bars.filter(bar => bar.index === index).map(({ to }) => to))
              return (
                <g key={day}>
                  {bars
                    .filter(bar => bar.index === index && bar.to > bar.from)
                    .map(({ from, to, order }) => (
                      <path
                        key={order}
                        style={{ fill: barColour(order) }}
                        d={barPath({
                          left: middle + leftOf(stacked ? 0 : order),
                          width,
                          top: y(to),
                          bottom: y(from),
                          radius: stacked ? 0 : 2,
                        })}
                      />
                    ))}
                  {/* counted from the last, so that now is always named */}
                  {(days.length - 1 - index) % every === 0 && (
                    <text className={css.tick} x={middle} y={area.bottom + 20} textAnchor="middle">
                      {figures.tick({ day: `${day}-01`.slice(0, 10), grain })}
                    </text>
                  )}
                  {hasFigures && top > 0 && (
                    <text className={css.top} x={middle} y={y(top) - 6} textAnchor="middle">
                      {figures.bare(top)}
                    </text>
                  )}
                </g>
              )
            })}
          </>
        )
      }}
    </Canvas>
  )
}

/** The path of a bar with round corners at its top only. */
function barPath({ left, width, top, bottom, radius }: { left: number; width: number; top: number; bottom: number; radius: number }) {
  const r = Math.min(radius, bottom - top, width / 2)
  return `M${left},${bottom}V${top + r}q0,${-r} ${r},${-r}h${width - 2 * r}q${r},0 ${r},${r}V${bottom}Z`
}
