/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a progress element holds no ticks, steps or target */
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { shareOf } from './progress-bar.tsx'
import css from './progress-ring.module.css'

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
