import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { KeyboardEvent, Ref } from 'react'
import { areaWords, useLanguage } from '#lib/words'
import { classes } from '#ui/classes'
import { Field } from '#ui/field'
import type { FieldProps } from '#ui/field'
import { amountNumber } from './cents.ts'
import { decimalOf, stepped } from './decimal.ts'
import css from './decimal-field.module.css'

const useStepWords = areaWords('decimal field', {
  it: { less: 'Diminuisci: {{label}}', more: 'Aumenta: {{label}}' },
  en: { less: 'Decrease: {{label}}', more: 'Increase: {{label}}' },
})

export interface DecimalFieldProps extends FieldProps {
  /** the text as it is typed, with comma or full stop */
  value: string
  onChange: (text: string) => void
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  /** the step of the two buttons and of the arrow keys */
  step: number
  min: number
  max: number
  decimals?: number
  /** reads the typed text, where people write more than a number with its unit */
  parse?: (text: string) => number | undefined
  /** makes the steps, where the text has a notation of its own ("75%", "80/85"); undefined where it has no figures */
  stepText?: ((text: string, by: number) => string | undefined) | undefined
  /** the keyboard of a phone: the one with letters and signs where a notation is typed */
  inputMode?: 'decimal' | 'text'
  /** the label of the keyboard's Enter */
  enterKeyHint?: 'done' | 'next'
  unit?: string | undefined
  /** the value from which the first step starts while the field is empty */
  start?: number | undefined
  /** very large, for the main number of a phone's screen */
  huge?: boolean
  name?: string
  /** in a dialog it gets the focus first */
  isFirst?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A number as it stands in a field: with the language's decimal mark, and without separators that could be taken for one. */
export function useDecimalText() {
  const mark = useLanguage() === 'it' ? ',' : '.'
  return (value: number): string => String(value).replace('.', mark)
}

/** Writes cents as an amount with the language's decimal mark. */
export function useAmountText() {
  const mark = useLanguage() === 'it' ? ',' : '.'
  return (cents: number): string => amountNumber(cents).replace('.', mark)
}

/**
 * A measurement that is typed on the number pad or changed by two buttons. These are for fingers: Tab goes from number to number, and
 * the arrow keys do what the buttons do.
 */
export function DecimalField(props: DecimalFieldProps) {
  const { label, labelHidden, hint, error, optional, action, ...own } = props
  const {
    value,
    onChange,
    onFocus,
    onBlur,
    enterKeyHint = 'done',
    step,
    min,
    max,
    decimals = 1,
    parse,
    stepText,
    unit,
    start,
    huge,
    name,
    isFirst,
    ref,
    inputMode = 'decimal',
  } = own
  const t = useStepWords()
  const textOf = useDecimalText()
  const stepNumber = (by: number) => {
    const typed = parse ? parse(value) : decimalOf(value, decimals)
    return textOf(typed === undefined && start !== undefined ? start : stepped(typed ?? min, by, { min, max }))
  }
  const textAfter = (by: number) => (stepText ? stepText(value, by) : stepNumber(by))
  const stepBy = (by: number) => {
    const text = textAfter(by)
    if (text !== undefined) onChange(text)
  }
  const isFixed = textAfter(step) === undefined
  const keyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0
    if (by === 0) return
    event.preventDefault()
    stepBy(event.shiftKey ? by * 10 : by)
  }
  return (
    <Field {...{ label, labelHidden, hint, error, optional, action }}>
      {wiring => (
        <div className={classes(css.control, huge && css.huge, error !== undefined && css.wrong)}>
          <button
            type="button"
            tabIndex={-1}
            className={css.step}
            aria-label={t('less', { label })}
            disabled={isFixed}
            onClick={() => stepBy(-step)}>
            <IconMinus stroke={1.75} aria-hidden />
          </button>
          <div className={css.value}>
            <input
              {...wiring}
              ref={ref}
              name={name}
              type="text"
              inputMode={inputMode}
              autoComplete="off"
              enterKeyHint={enterKeyHint}
              className={css.input}
              size={Math.max(3, value.length)}
              value={value}
              data-autofocus={isFirst || undefined}
              onChange={event => onChange(event.target.value)}
              onBlur={onBlur}
              onKeyDown={keyDown}
              onFocus={event => {
                event.target.select()
                onFocus?.()
              }}
            />
            {unit && <span className={css.unit}>{unit}</span>}
          </div>
          <button
            type="button"
            tabIndex={-1}
            className={css.step}
            aria-label={t('more', { label })}
            disabled={isFixed}
            onClick={() => stepBy(step)}>
            <IconPlus stroke={1.75} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}
