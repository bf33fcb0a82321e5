/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a progress element holds no ticks, steps or target */
import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Row } from '#ui/layout'
import css from './progress-bar.module.css'

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

/** How much of the whole, 0 to 1. */
export const shareOf = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0)

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
