import { useMemo } from 'react'
import { Canvas } from './canvas.tsx'
import type { Area } from './canvas.tsx'
import css from './chart.module.css'
import { dayTicks } from './day-ticks.ts'
import { later, timeOf } from './days.ts'
import { useFigures } from './figures.ts'
import type { LineChartProps } from './line-chart.tsx'
import { LineLabels } from './line-labels.tsx'
import { Lines, linesOf } from './lines.tsx'
import { Marks } from './marks.tsx'
import type { Mark } from './marks.tsx'
import { lastOf, rangeOf, tableOf, withDays } from './points.ts'
import { Band, Target } from './target.tsx'
import { axisWidth, ValueAxis } from './value-axis.tsx'
import { linear, valueScale } from './value-scale.ts'
import { stripHeight, weekOn, WeekStrip } from './week-strip.tsx'
import { useChartWords } from './words.ts'

type LinePlotProps = Pick<LineChartProps, 'label' | 'series' | 'band' | 'target' | 'strip' | 'from' | 'to' | 'unit'> &
  Required<Pick<LineChartProps, 'height' | 'decimals'>> & { /** the marks of the drawn days */ marks: readonly Mark[] }

const tickWidth = 72

export function LinePlot({ label, series, band, target, marks, strip, unit, decimals, from, to, height }: LinePlotProps) {
  const t = useChartWords()
  const figures = useFigures(unit, decimals)
  const lines = useMemo(() => linesOf(series), [series])
  const rows = useMemo(
    () =>
      withDays(
        tableOf(series),
        marks.map(({ day }) => day),
      ),
    [series, marks],
  )
  const scale = useMemo(() => {
    const near = [...(band ? [band.from, band.to] : []), ...(target ? [target.value] : [])]
    const values = rows.flatMap(row => row.values.filter(value => value !== null))
    return valueScale(values, { near, decimals, mostTicks: height < 180 ? 3 : 4 })
  }, [rows, band, target, decimals, height])
  const ends = lines.flatMap(({ isRaw, label: name, colour, points }) => {
    const last = isRaw && lines.length > 1 ? undefined : lastOf({ points })
    return last ? [{ ...last, name, colour, figure: figures.bare(last.value) }] : []
  })
  // each of several lines has its name before its value; one line among single points has it below; a single line needs none
  const naming = ends.length > 1 ? 'before' : lines.length > 1 ? 'below' : 'none'
  const endWidth = Math.max(
    24,
    ...ends.map(
      ({ figure, name }) =>
        ({
          before: figure.length * 8.5 + name.length * 7 + 6,
          below: Math.max(figure.length * 8.5, name.length * 6.2),
          none: figure.length * 8.5,
        })[naming],
    ),
  )
  const days = rows.map(({ day }) => day)
  const { firstDay, lastDay } = rangeOf(days, { from, to })
  const isOneDay = firstDay === lastDay
  const span = isOneDay
    ? ([timeOf(later(firstDay, -3)), timeOf(later(lastDay, 3))] as const)
    : ([timeOf(firstDay), timeOf(lastDay)] as const)
  const xIn = ({ left, right }: Area) => {
    const position = linear(span, [left, right])
    return (day: string) => position(timeOf(day))
  }
  const ticksIn = ({ left, right }: Area) =>
    isOneDay ? [{ day: firstDay, grain: 'day' as const }] : dayTicks(firstDay, lastDay, Math.max(1, Math.floor((right - left) / tickWidth)))
  const weekNotes = (day: string) => {
    const week = strip && weekOn(strip, day)
    return week ? [`${strip.label}: ${week.value}`] : []
  }
  return (
    <Canvas
      label={label}
      height={height}
      margin={{
        top: marks.length > 0 ? 30 : 10,
        right: endWidth + 14,
        bottom: 26 + (strip ? stripHeight : 0),
        left: axisWidth(scale, figures),
      }}
      placesIn={area => days.map(xIn(area))}
      readingOf={index => ({
        when: figures.day(days[index] ?? ''),
        values: (rows[index]?.values ?? []).flatMap((value, at) =>
          value === null ? [] : [{ name: series[at]?.label ?? '', value: figures.whole(value) }],
        ),
        notes: [...marks.filter(({ day }) => day === days[index]).map(each => each.label), ...weekNotes(days[index] ?? '')],
      })}>
      {(area, index) => {
        const x = xIn(area)
        const y = linear([scale.from, scale.to], [area.bottom, area.top])
        const row = index === undefined ? undefined : rows[index]
        return (
          <>
            <ValueAxis {...{ scale, area, y, figures }} />
            {ticksIn(area).map(tick => (
              <text key={tick.day} className={css.tick} x={x(tick.day)} y={area.bottom + 20} textAnchor={anchorOf(x(tick.day), area)}>
                {figures.tick(tick)}
              </text>
            ))}
            {band && <Band {...{ band, scale, area, y }} />}
            {row && <line className={css.cursor} x1={x(row.day)} x2={x(row.day)} y1={area.top} y2={area.bottom} />}
            <Lines {...{ lines, x, y }} />
            {target && (
              <Target
                value={target.value}
                label={target.label ?? t('target', { value: figures.whole(target.value) })}
                {...{ scale, area, y }}
              />
            )}
            <Marks marks={marks} area={area} x={x} />
            {strip && !isOneDay && <WeekStrip weeks={strip.weeks} {...{ area, firstDay, lastDay }} />}
            <LineLabels {...{ ends, naming, area, x, y }} />
            {row?.values.map(
              (value, at) =>
                value !== null && (
                  <circle
                    key={lines[at]?.key}
                    className={css.dot}
                    cx={x(row.day)}
                    cy={y(value)}
                    r={lines[at]?.isRaw ? 3.5 : 4.5}
                    style={{ fill: lines[at]?.colour }}
                  />
                ),
            )}
          </>
        )
      }}
    </Canvas>
  )
}

/** Anchors the first and the last name so that they stay inside the drawing. */
const anchorOf = (at: number, { left, right }: Area) => (at - left < 16 ? 'start' : right - at < 16 ? 'end' : 'middle')
