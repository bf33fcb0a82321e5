import { linear } from './value-scale.ts'
import type { Area } from './canvas.tsx'
import css from './chart.module.css'
import { daysBetween, later } from './days.ts'
import { useChartWords } from './words.ts'

/** How a week went; 'unknown' where nothing is known about it. */
export const weekLevels = ['good', 'fair', 'poor', 'unknown'] as const
export type WeekLevel = (typeof weekLevels)[number]

export interface WeekStripProps {
  label: string
  weeks: readonly { /** the week's Monday */ from: string; level: WeekLevel; value: string }[]
  levelLabels: Readonly<Record<WeekLevel, string>>
}

/** The room that the strip takes below the names of the days. */
export const stripHeight = 20
const cellHeight = 8

export const weekOn = ({ weeks }: Pick<WeekStripProps, 'weeks'>, day: string) =>
  weeks.find(({ from }) => from <= day && day < later(from, 7))

interface StripDrawing extends Pick<WeekStripProps, 'weeks'> {
  area: Area
  firstDay: string
  lastDay: string
}

/** A cell for each week under the axis; the first and the last are cut where the drawing ends. */
export function WeekStrip({ weeks, area: { left, right, bottom }, firstDay, lastDay }: StripDrawing) {
  const x = linear([0, daysBetween(firstDay, lastDay)], [left, right])
  const top = bottom + 32
  return weeks
    .filter(({ from }) => from <= lastDay && later(from, 7) > firstDay)
    .map(({ from, level }) => {
      const start = Math.max(left, x(daysBetween(firstDay, from)))
      const end = Math.min(right, x(daysBetween(firstDay, later(from, 7))))
      const width = Math.max(1, end - start - 2)
      return (
        <rect key={from} className={css.week} data-level={level} x={start + 0.5} y={top + 0.5} width={width} height={cellHeight} rx={2} />
      )
    })
}

/** The key of the strip, with only those levels that occur. */
export function StripKey({ label, weeks, levelLabels }: WeekStripProps) {
  const t = useChartWords()
  const levels = weekLevels.filter(level => weeks.some(each => each.level === level))
  return (
    <ul className={css.keys} aria-label={t('byWeek', { label })}>
      <li aria-hidden>{t('byWeek', { label })}</li>
      {levels.map(level => (
        <li key={level}>
          <svg width={14} height={10} aria-hidden>
            <rect className={css.week} data-level={level} x={0.5} y={0.5} width={13} height={9} rx={2} />
          </svg>
          {levelLabels[level]}
        </li>
      ))}
    </ul>
  )
}
