/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a progress element holds no ticks, steps or target */
import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Row } from '#ui/layout'
import css from './progress.module.css'

export type ProgressTone = 'plain' | 'muted' | 'protein' | 'carbohydrate' | 'fat' | 'done' | 'attention' | 'error' | 'note'

export interface ProgressBarProps {
  label: string
  labelHidden?: boolean
  /** undefined if the duration is unknown: the bar then only shows that work goes on */
  value: number | undefined
  max?: number
  /** text at the right: "133 / 125 g" */
  text?: ReactNode
  tone?: ProgressTone
  /** a line at the target value */
  target?: number | undefined
  thin?: boolean
}

const shareOf = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0)

export function ProgressBar(props: ProgressBarProps) {
  const { label, labelHidden, value, max = 100, text, tone = 'plain', target, thin } = props
  const id = useId()
  const hasValue = value !== undefined
  return (
    <div className={classes(css.block, css[tone], !hasValue && css.waiting)}>
      {(!labelHidden || text) && (
        <Row gap={12} align="baseline" justify="between">
          {!labelHidden && <span id={id}>{label}</span>}
          {text && <span className={css.value}>{text}</span>}
        </Row>
      )}
      <div
        role="progressbar"
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : id}
        aria-valuenow={hasValue ? Math.round(value) : undefined}
        aria-valuemin={0}
        aria-valuemax={max}
        className={classes(css.track, thin && css.thin)}>
        <span className={css.fill} style={{ '--share': hasValue ? shareOf(value, max) : 1 } as CSSProperties} />
        {target !== undefined && <span className={css.target} style={{ left: `${shareOf(target, max) * 100}%` }} />}
      </div>
    </div>
  )
}

export interface StepBarProps {
  label: string
  /** the number of completed steps; the next one is the current step */
  step: number
  of: number
  /** marks no step as current: for a plan's weeks rather than a form's pages */
  still?: boolean
}

export function StepBar({ label, step, of, still }: StepBarProps) {
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={step} aria-valuemin={0} aria-valuemax={of} className={css.steps}>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={classes(css.step, index < step && css.taken, index === step && !still && css.now)} />
      ))}
    </div>
  )
}

const tickCount = 60

const tickPaths = Array.from({ length: tickCount }, (_, index) => {
  const angle = (index / tickCount) * 2 * Math.PI
  const point = (radius: number) => `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`
  return `M${point(48)}L${point(41)}`
})
const pathOf = (from: number, to: number) => tickPaths.slice(from, to).join('')

export interface ProgressRingProps {
  label: string
  value: number
  max?: number
  size?: number
  /** the main number of the screen */
  children?: ReactNode
}

/** A ring of sixty ticks, like a stopwatch. The foremost filled tick marks the present moment. */
export function ProgressRing({ label, value, max = 100, size = 160, children }: ProgressRingProps) {
  const on = Math.round(shareOf(value, max) * tickCount)
  const now = on < tickCount ? Math.max(0, on - 1) : on
  return (
    <div
      className={css.ring}
      style={{ '--ring': `${size}px` } as CSSProperties}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={max}>
      <svg viewBox="-50 -50 100 100" aria-hidden>
        {/* one path for all ticks of a kind: sixty elements would make the ring the slowest part of its page */}
        <path d={pathOf(on, tickCount)} className={css.tick} />
        <path d={pathOf(0, now)} className={classes(css.tick, css.tickOn)} />
        <path d={pathOf(now, on)} className={classes(css.tick, css.tickNow)} />
      </svg>
      <div className={css.inner}>{children}</div>
    </div>
  )
}
