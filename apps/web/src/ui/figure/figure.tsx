import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Stack } from '#ui/layout'
import css from './figure.module.css'

export interface FigureProps {
  label?: ReactNode
  /** already formatted for the person's language */
  value: string
  /** follows the value, smaller and muted: "kg", "/ 1.850 kcal" */
  unit?: ReactNode
  note?: ReactNode
  /** 20, 28 or 40 pixels, or the timer's 72 to 88 */
  size?: 'small' | 'medium' | 'large' | 'timer'
}

/** A single number with its label. */
export function Figure({ label, value, unit, note, size = 'medium' }: FigureProps) {
  return (
    <Stack gap={2} className={classes(css.figure, size !== 'medium' && css[size])}>
      {label && <span className={css.label}>{label}</span>}
      <span className={css.line}>
        <span className={css.value}>{value}</span>
        {unit && <span className={css.unit}>{unit}</span>}
      </span>
      {note && <span className={css.note}>{note}</span>}
    </Stack>
  )
}
