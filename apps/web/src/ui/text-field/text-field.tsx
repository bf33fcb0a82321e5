import { IconX } from '@tabler/icons-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '#ui/classes'
import { control } from '#ui/control'
import { Field } from '#ui/field'
import type { FieldProps } from '#ui/field'
import { useWords } from '#ui/words'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'children'> & {
    size?: 'small' | 'medium' | 'large'
    icon?: IconComponent | ReactNode
    /** muted, after the value: kg, cm, kcal */
    unit?: string | undefined
    /** digits have equal width, so that figures stand under each other */
    figures?: boolean | undefined
    /** after the value: a key, a button */
    after?: ReactNode
    /** shows a cross while the field has a value */
    onClear?: (() => void) | undefined
    ref?: Ref<HTMLInputElement>
  }

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, optional, action, id, ...own } = props
  const { size = 'medium', icon, unit, figures, after, onClear, className, ...input } = own
  const words = useWords()
  return (
    <Field {...{ label, labelHidden, hint, error, optional, action, id }}>
      {wiring => (
        <div className={classes(control.control, size !== 'medium' && control[size], className)}>
          {iconNode(icon)}
          <input
            type="text"
            {...input}
            {...wiring}
            // where several fields have one sentence, it stands elsewhere
            aria-invalid={wiring['aria-invalid'] ?? input['aria-invalid']}
            className={classes(control.input, figures && control.figures)}
          />
          {unit && <span className={control.unit}>{unit}</span>}
          {onClear && input.value ? (
            // by keyboard the text is deleted in the field, so one Tab leads on
            <button type="button" tabIndex={-1} className={control.inner} aria-label={words.clear} onClick={onClear}>
              <IconX stroke={1.5} />
            </button>
          ) : (
            after
          )}
        </div>
      )}
    </Field>
  )
}

/** For an e-mail address: the keyboard and the browser's suggestions fit, and nothing corrects what is typed. */
export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} {...props} />
)
