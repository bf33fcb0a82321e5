import type { InputHTMLAttributes, Ref } from 'react'
import { classes } from '#ui/classes'
import { control } from '#ui/control'
import { Field } from '#ui/field'
import type { FieldProps } from '#ui/field'
import css from './date-field.module.css'

export type DateFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'children'> & {
    /** the default is a day; value, min and max are YYYY-MM-DD (HH:mm, YYYY-MM-DDTHH:mm, YYYY-MM) */
    kind?: 'date' | 'time' | 'datetime-local' | 'month'
    size?: 'small' | 'medium' | 'large'
    ref?: Ref<HTMLInputElement>
  }

/** Uses the system's own calendar: it is in the person's language, works by keyboard and touch, and adds no code. */
export function DateField(props: DateFieldProps) {
  const { label, labelHidden, hint, error, optional, action, id, ...own } = props
  const { kind = 'date', size = 'medium', className, ...input } = own
  return (
    <Field {...{ label, labelHidden, hint, error, optional, action, id }}>
      {wiring => (
        <div className={classes(control.control, size !== 'medium' && control[size], className)}>
          <input {...input} {...wiring} type={kind} data-date-picker className={classes(control.input, css.date)} />
        </div>
      )}
    </Field>
  )
}
