/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a progress element holds no ticks, steps or target */
import { classes } from '#ui/classes'
import css from './step-bar.module.css'

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
