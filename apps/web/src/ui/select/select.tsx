import { IconChevronDown } from '@tabler/icons-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { classes } from '#ui/classes'
import { control } from '#ui/control'
import { Field } from '#ui/field'
import type { FieldProps } from '#ui/field'
import css from './select.module.css'

export interface Option {
  value: string
  label: string
  disabled?: boolean
  /** stands behind the label in a list that is searched, and is not searched itself */
  detail?: string | undefined
}
export type OptionGroup = { group: string; items: Option[] }

export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'children' | 'multiple'> & {
    options: readonly Option[]
    /** shown while no option is chosen */
    placeholder?: string | undefined
    size?: 'small' | 'medium' | 'large'
    ref?: Ref<HTMLSelectElement>
  }

/** A short fixed list that uses the system's own picker, which is best on phones. Use Combobox for a list with search. */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, optional, action, id, ...own } = props
  const { options, placeholder, size = 'medium', className, ...select } = own
  return (
    <Field {...{ label, labelHidden, hint, error, optional, action, id }}>
      {wiring => (
        <div className={classes(control.control, css.frame, size !== 'medium' && control[size], className)}>
          <select {...select} {...wiring} className={classes(control.input, css.native, select.value === '' && css.empty)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className={css.arrow} aria-hidden />
        </div>
      )}
    </Field>
  )
}
