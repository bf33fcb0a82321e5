import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import css from './chart.module.css'
import { dayTicks } from './day-ticks.ts'
import type { DayTick } from './day-ticks.ts'
import { timeOf } from './days.ts'
import type { Figures } from './figures.ts'
import { apart } from './points.ts'
import type { Scale } from './value-scale.ts'
import { useChartWords } from './words.ts'

interface LineOverlayProps {
  scale: Scale
  days: readonly [from: string, to: string] | undefined
  oneDay: string | undefined
  ends: readonly { day: string, value: number, label: string, colour: string }[]
  /** several lines: each with its name before its value */
  isMany: boolean
  /** one line among single points: its name below its value */
  isNamed: boolean
  marks: readonly { day: string, label: string }[]
  band: { from: number, to: number, label: string } | undefined
  target: { value: number, label: string } | undefined
  figures: Figures
}

const tickRoom = 72
const lineHeight = 16
const letter = 6.6

/** Axes, band, target, marks and the names of the lines: written where they belong rather than in a legend. */
export function LineOverlay({ scale, days, oneDay, ends, isMany, isNamed, marks, band, target, figures }: LineOverlayProps) {
  const t = useChartWords()
  const area = usePlotArea()
  const xOf = useXAxisScale()
  const yOf = useYAxisScale()
  if (!area || !xOf || !yOf) return null
  const x = (day: string) => xOf(timeOf(day)) ?? area.x
  const y = (value: number) => yOf(value) ?? area.y
  const [right, ground] = [area.x + area.width, area.y + area.height]
  const ticks: DayTick[] = days ? dayTicks(days[0], days[1], Math.max(1, Math.floor(area.width / tickRoom)))
    : oneDay ? [{ day: oneDay, grain: 'day' }] : []
  const within = (value: number) => Math.min(Math.max(y(value), area.y), ground)
  const isSeen = (value: number) => value >= scale.from && value <= scale.to
  const labelAt = apart(ends.map(({ value }) => y(value)), lineHeight, ground - 4)
  return (
    <g aria-hidden className={css.overlay}>
      {scale.ticks.map(tick => (
        <g key={tick}>
          <line className={css.grid} x1={area.x} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className={css.tick} x={0} y={y(tick)} dy="0.35em">{figures.bare(tick)}</text>
        </g>
      ))}
      {ticks.map(tick => (
        <text
          key={tick.day} className={css.tick} x={x(tick.day)} y={ground + 20}
          textAnchor={anchorOf(x(tick.day), area.x, right)}
        >
          {figures.tick(tick)}
        </text>
      ))}
      {band && (isSeen(band.from) || isSeen(band.to) || (band.from < scale.from && band.to > scale.to)) && (
        <g>
          <rect
            className={css.band} x={area.x} width={area.width} y={within(band.to)}
            height={Math.max(1, within(band.from) - within(band.to))}
          />
          <text className={css.aim} x={area.x + 6} y={within(band.from) - 6}>{band.label}</text>
        </g>
      )}
      {target && isSeen(target.value) && (
        <g>
          <line className={css.target} x1={area.x} x2={right} y1={y(target.value)} y2={y(target.value)} />
          <text className={css.aim} x={area.x + 2} y={y(target.value) + (y(target.value) > ground - 20 ? -6 : 15)}>
            {target.label}
          </text>
        </g>
      )}
      {target && !isSeen(target.value) && (
        <text className={css.aim} x={area.x + 2} y={target.value < scale.from ? ground - 6 : area.y + 12}>
          {target.value < scale.from ? `↓ ${t('below', { label: target.label })}` : `↑ ${t('above', { label: target.label })}`}
        </text>
      )}
      {marks.filter(({ day }) => !days || (day >= days[0] && day <= days[1])).map(({ day, label }, index, all) => {
        const next = all[index + 1]
        const room = (next ? x(next.day) : right + 40) - x(day) - 30
        return (
          <g key={`${day} ${label}`}>
            <line className={css.mark} x1={x(day)} x2={x(day)} y1={area.y - 8} y2={ground} />
            <rect className={css.flag} x={x(day) - 9} y={area.y - 28} width={18} height={18} rx={4} />
            <text className={css.number} x={x(day)} y={area.y - 19} dy="0.36em" textAnchor="middle">{index + 1}</text>
            {label.length * letter <= room && <text className={css.tick} x={x(day) + 15} y={area.y - 19} dy="0.36em">{label}</text>}
          </g>
        )
      })}
      {ends.map(({ day, value, label, colour }, index) => (
        <g key={label}>
          <circle cx={x(day)} cy={y(value)} r={4} style={{ fill: colour }} />
          <text className={css.end} x={x(day) + 10} y={labelAt[index]} dy="0.35em">
            {isMany && <tspan className={css.endName}>{label} </tspan>}
            {figures.bare(value)}
          </text>
          {isNamed && (
            <text className={css.tick} x={x(day) + 10} y={(labelAt[index] ?? 0) + 15} dy="0.35em">{label}</text>
          )}
        </g>
      ))}
    </g>
  )
}

/** The first and the last name stay inside. */
const anchorOf = (at: number, left: number, right: number) => at - left < 16 ? 'start' : right - at < 16 ? 'end' : 'middle'
