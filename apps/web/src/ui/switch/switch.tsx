/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on */
import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '#ui/classes'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './switch.module.css'

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'role'> & {
  label: ReactNode
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** label at the left, switch at the right end, for lists of settings */
  spread?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A switch takes effect at once; in a form that is saved later, use a Checkbox. */
export function Switch({ label, labelHidden, hint, spread, id, className, ...input }: SwitchProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const text = (
    <label htmlFor={controlId} className={css.label}>
      {label}
    </label>
  )
  return (
    <div className={classes(css.row, spread && css.spread, className)}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        id={controlId}
        className={css.switch}
        aria-describedby={hint ? `${controlId}-hint` : undefined}
      />
      {labelHidden ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <Stack as="span" gap={2} className={css.words}>
          {text}
          {hint && (
            <Text as="span" size="hint" tone={3} id={`${controlId}-hint`}>
              {hint}
            </Text>
          )}
        </Stack>
      )}
    </div>
  )
}
