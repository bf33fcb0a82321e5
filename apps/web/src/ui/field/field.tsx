import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useWords } from '#ui/words'
import css from './field.module.css'

/** The properties that all our fields share. */
export interface FieldProps {
  label: string
  /** hides the label from sight, for a search box or a cell; screen readers still read it */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** the error and its remedy; it replaces the hint */
  error?: string | undefined
  /** shows "optional" beside the label; required fields have no mark */
  optional?: boolean | undefined
  /** at the right of the label: a link, a counter */
  action?: ReactNode
}

export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-errormessage': string | undefined
}

type Props = FieldProps & { id?: string | undefined; children: (wiring: Wiring) => ReactNode }

/** Connects one control with its label, hint and error for screen readers. */
export function Field({ label, labelHidden, hint, error, optional, action, id, children }: Props) {
  const words = useWords()
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const labelText = (
    <label htmlFor={controlId} className={css.label}>
      {label}
      {optional && <span className={css.optional}>{words.optional}</span>}
    </label>
  )
  return (
    <div className={css.field}>
      {labelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      {children({
        id: controlId,
        'aria-describedby': error ? errorId : hint ? hintId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-errormessage': error ? errorId : undefined,
      })}
      {/* the action is drawn beside the label, but comes after the field, so that Tab goes from field to field first */}
      {!labelHidden && action && <div className={css.action}>{action}</div>}
      {error ? (
        <FieldError id={errorId}>{error}</FieldError>
      ) : (
        hint && (
          <div id={hintId} className={css.hint}>
            {hint}
          </div>
        )
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <div id={id} className={css.error} role="alert">
      <IconAlertCircle stroke={1.5} aria-hidden />
      {children}
    </div>
  )
}

export type FieldSetProps = Omit<FieldProps, 'action'> & { children: ReactNode; className?: string | undefined }

/** Connects a group of options with its label, hint and error. */
export function FieldSet({ label, labelHidden, hint, error, optional, children, className }: FieldSetProps) {
  const words = useWords()
  const id = useId()
  const text = (
    <>
      {label}
      {optional && <span className={css.optional}>{words.optional}</span>}
    </>
  )
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <fieldset aria-describedby={describedBy} className={css.set}>
      <legend className={css.legend}>
        {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : <span className={css.label}>{text}</span>}
      </legend>
      <div className={css.field}>
        <div className={className}>{children}</div>
        {error ? (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        ) : (
          hint && (
            <div id={`${id}-hint`} className={css.hint}>
              {hint}
            </div>
          )
        )}
      </div>
    </fieldset>
  )
}

/** Two short fields that belong together, side by side on a phone as well; longer ones stand in a `Grid`. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>
