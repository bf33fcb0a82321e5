import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { suspendingPart } from '#lib/lazy-part'
import { ChartFrame } from './chart-frame.tsx'
import css from './chart.module.css'
import { useFigures } from './figures.ts'
import { MarkList } from './mark-list.tsx'
import { marksByDay } from './marks.tsx'
import type { Mark } from './marks.tsx'
import { rangeOf, tableOf } from './points.ts'
import type { Series } from './points.ts'
import { StripKey, weekOn } from './week-strip.tsx'
import type { WeekStripProps } from './week-strip.tsx'
import { useChartWords } from './words.ts'

/** For screens that must show their curve without a network too. */
export const fetchLinePlot = () => import('./line-plot.tsx')
const LinePlot = suspendingPart(fetchLinePlot, 'LinePlot')

export interface LineChartProps {
  /** the chart's name, read aloud: "Peso di Martina" */
  label: string
  /** days in order, oldest first */
  series: readonly Series[]
  /** the range in which the values should be */
  band?: { from: number; to: number; label: string } | undefined
  target?: { value: number; label?: string | undefined } | undefined
  /** changes on a day: a new programme, fewer calories */
  marks?: readonly Mark[] | undefined
  /** writes the marks out below the drawing */
  hasMarkList?: boolean
  /** how each week went, in a strip under the days */
  strip?: WeekStripProps | undefined
  /** the unit as it is shown: kg, cm, % */
  unit: string
  decimals?: number
  /** the first and the last day to show, if they are outside the days of the values */
  from?: string | undefined
  to?: string | undefined
  height?: number
  head?: ReactNode
  /** shows the switch to a table; true unless a table of the same values stands below */
  hasTable?: boolean
  /** replaces the picture that shows when there are no values */
  empty?: ReactNode
}

const none: readonly never[] = []

/** A chart of values over time. The drawing is loaded when it is first needed; its space is reserved before. */
export function LineChart(props: LineChartProps) {
  const { label, series, band, target, unit, decimals = 1, from, to, height = 260, head, hasTable = true, empty, hasMarkList } = props
  const strip = props.strip?.weeks.length ? props.strip : undefined
  const t = useChartWords()
  const figures = useFigures(unit, decimals)
  const rows = useMemo(() => tableOf(series), [series])
  const [first, last] = [rows.at(-1), rows[0]]
  const { marks: allMarks = none } = props
  const marks = useMemo(() => {
    const { firstDay, lastDay } = rangeOf(
      rows.map(({ day }) => day),
      { from, to },
    )
    return marksByDay(allMarks).filter(({ day }) => firstDay === lastDay || (day >= firstDay && day <= lastDay))
  }, [allMarks, rows, from, to])
  const valueOf = (row: typeof first) => {
    const value = row?.values.find(each => each !== null)
    return value === undefined || value === null ? '' : figures.whole(value)
  }
  const summary = t('summary', { label, count: rows.length, first: valueOf(first), last: valueOf(last) })
  return (
    <ChartFrame
      label={label}
      summary={summary}
      height={height}
      head={head}
      hasTable={hasTable}
      isEmpty={rows.length === 0}
      empty={empty}
      foot={
        <>
          {strip && <StripKey {...strip} />}
          {hasMarkList && marks.length > 0 && <MarkList marks={marks} figures={figures} />}
        </>
      }
      values={{
        label,
        heads: [t('day'), ...series.map(each => each.label), ...(strip ? [strip.label] : [])],
        rows: rows.map(({ day, values }) => ({
          key: day,
          cells: [
            figures.day(day),
            ...values.map(value => (value === null ? '' : figures.whole(value))),
            ...(strip ? [weekOn(strip, day)?.value ?? ''] : []),
          ],
        })),
      }}>
      <LinePlot {...{ label, series, band, target, marks, strip, unit, decimals, from, to, height }} />
      {rows.length === 1 && <p className={css.hint}>{t('onePoint')}</p>}
    </ChartFrame>
  )
}
