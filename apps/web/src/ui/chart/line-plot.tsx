import { LineChart as Plot } from '@mantine/charts'
import { useMemo } from 'react'
import css from './chart.module.css'
import { seriesColour } from './colours.ts'
import { dayOf, later, timeOf } from './days.ts'
import { useFigures } from './figures.ts'
import type { LineChartProps } from './line-chart.tsx'
import { LineOverlay } from './line-overlay.tsx'
import { named } from './named.ts'
import { lastOf, rowsOf, stretchesOf } from './points.ts'
import { Reading } from './reading.tsx'
import { valueScale } from './value-scale.ts'
import { useChartWords } from './words.ts'

type LinePlotProps = Pick<LineChartProps, 'label' | 'series' | 'band' | 'target' | 'from' | 'to' | 'unit'>
  & Required<Pick<LineChartProps, 'height' | 'decimals'>> & { marks: NonNullable<LineChartProps['marks']> }

// more single dots than this would be a carpet
const fewPoints = 40

export function LinePlot({ label, series, band, target, marks, unit, decimals, from, to, height }: LinePlotProps) {
  const t = useChartWords()
  const figures = useFigures(unit, decimals)
  const name = useMemo(() => named(label), [label])
  const rows = useMemo(() => rowsOf(series), [series])
  const scale = useMemo(() => {
    const values = series.flatMap(({ points }) => points.flatMap(({ value }) => value === null ? [] : [value]))
    const near = [...(band ? [band.from, band.to] : []), ...(target ? [target.value] : [])]
    return valueScale(values, { near, decimals, mostTicks: height < 180 ? 3 : 4 })
  }, [series, band, target, decimals, height])
  const lines = useMemo(() => series.flatMap((each, index) => stretchesOf(each).map(({ name, points }) => ({
    name,
    look: each.look ?? 'line',
    color: each.look === 'points' ? 'var(--raw)' : seriesColour(series.filter(({ look }) => look !== 'points').indexOf(each)),
    hasDots: each.look === 'points' || points.length === 1 || (points.length <= fewPoints && series.length === 1),
    order: index,
  }))), [series])
  const ends = series.flatMap(each => {
    const last = each.look === 'points' && series.length > 1 ? undefined : lastOf(each)
    const colour = lines.find(line => line.name.startsWith(`${each.key} `))?.color ?? 'var(--series)'
    return last ? [{ ...last, label: each.label, colour }] : []
  })
  const isMany = ends.length > 1
  const isNamed = !isMany && series.length > 1
  const firstDay = [from, dayOf(rows[0]?.time ?? 0)].filter(day => day !== undefined).toSorted()[0] ?? ''
  const lastDay = [to, dayOf(rows.at(-1)?.time ?? 0)].filter(day => day !== undefined).toSorted().at(-1) ?? ''
  const isOneDay = firstDay === lastDay
  const [start, end] = isOneDay ? [later(firstDay, -3), later(lastDay, 3)] : [firstDay, lastDay]
  const widthOf = ({ value, label: title }: (typeof ends)[number]) => {
    const figure = figures.bare(value).length * 8.5
    return isMany ? figure + title.length * 7 + 6 : Math.max(figure, isNamed ? title.length * 6.2 : 0)
  }
  const endRoom = Math.max(...ends.map(widthOf), 24) + 14
  const axisRoom = Math.max(...scale.ticks.map(tick => figures.bare(tick).length), 2) * 7 + 10
  const targetLabel = target && (target.label ?? t('target', { value: figures.whole(target.value) }))
  return (
    <Plot
      data={rows} dataKey="time" series={lines} h={height} className={css.canvas ?? ''}
      withXAxis={false} withYAxis={false} gridAxis="none" curveType="monotone" type="default"
      xAxisProps={{ type: 'number', scale: 'linear', domain: [timeOf(start), timeOf(end)] }}
      yAxisProps={{ domain: [scale.from, scale.to] }}
      lineChartProps={{ margin: { top: marks.length > 0 ? 30 : 10, right: endRoom, bottom: 26, left: axisRoom }, ref: name }}
      lineProps={({ name: stretch }) => {
        const line = lines.find(each => each.name === stretch)
        const isPoints = line?.look === 'points'
        return {
          strokeWidth: isPoints ? 0 : 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          dot: line?.hasDots ? { r: isPoints ? (rows.length > 200 ? 1.5 : 2.2) : 3, fill: line.color, stroke: 'none' } : false,
          activeDot: { r: isPoints ? 3.5 : 4.5, fill: line?.color ?? 'var(--series)', stroke: 'var(--card)', strokeWidth: 2 },
        }
      }}
      tooltipProps={{
        cursor: { stroke: 'var(--control)', strokeWidth: 1, strokeDasharray: '0' },
        content: ({ active, label: time }) => (
          <Reading
            when={active && typeof time === 'number' ? figures.day(dayOf(time)) : undefined}
            values={active && typeof time === 'number' ? series.flatMap(({ label: title, points }) => {
              const value = points.find(({ day }) => day === dayOf(time))?.value
              return value === undefined || value === null ? [] : [{ name: title, value: figures.whole(value) }]
            }) : []}
            notes={typeof time === 'number' ? marks.filter(({ day }) => day === dayOf(time)).map(each => each.label) : []}
          />
        ),
      }}
    >
      <LineOverlay
        scale={scale} days={isOneDay ? undefined : [start, end]} oneDay={isOneDay ? firstDay : undefined} ends={ends}
        isMany={isMany} isNamed={isNamed}
        marks={marks} band={band}
        target={target && targetLabel ? { value: target.value, label: targetLabel } : undefined} figures={figures}
      />
    </Plot>
  )
}
