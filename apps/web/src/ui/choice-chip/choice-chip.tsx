import type { InputHTMLAttributes } from 'react'
import { classes } from '#ui/classes'
import css from './choice-chip.module.css'

interface ChoiceChipProps extends InputHTMLAttributes<HTMLInputElement> {
  type: 'radio' | 'checkbox'
}

/** One of several choices in a row, or a choice of its own: the chip is the label of an input that covers it. */
export const ChoiceChip = ({ className, children, ...input }: ChoiceChipProps) => (
  <label className={classes(css.chip, className)}>
    <input {...input} data-covered />
    {children}
  </label>
)
