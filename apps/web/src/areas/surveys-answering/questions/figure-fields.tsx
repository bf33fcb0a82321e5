import { surveyLimits, type QuestionOf } from '@allenio/contract/surveys'
import { metricFacts } from '@allenio/domain/surveys'
import { useState } from 'react'
import { DecimalField, decimalOf, useDecimalText } from '#ui/decimal-field'
import { FieldSet } from '#ui/field'
import { classes } from '#ui/classes'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { NamedMetrics } from '../data.ts'
import { useAnsweringWords } from '../words.ts'
import css from './figure-fields.module.css'
import type { QuestionFieldProps } from './question-props.ts'

interface FigureFieldProps {
  label: string
  unit: string
  min: number
  max: number
  decimals: number
  value: number | undefined
  /** The value of last time, from which the buttons start. */
  start: number | undefined
  error: string | undefined
  isSmall?: boolean
  onValue: (value: number | undefined) => void
  onUnreadable: (isUnreadable: boolean) => void
}

/** A figure that is typed. The text stays as it was typed, also where it is no number. */
export function FigureField({ label, unit, min, max, decimals, value, start, error, isSmall, onValue, onUnreadable }: FigureFieldProps) {
  const textOf = useDecimalText()
  const [text, setText] = useState(value === undefined ? '' : textOf(value))
  const change = (typed: string) => {
    setText(typed)
    const number = decimalOf(typed, decimals)
    onUnreadable(typed.trim() !== '' && number === undefined)
    onValue(number)
  }
  return (
    <DecimalField
      label={label}
      labelHidden={!isSmall}
      error={error}
      value={text}
      onChange={change}
      step={10 ** -Math.min(decimals, 1)}
      min={min}
      max={max}
      decimals={decimals}
      unit={unit || undefined}
      start={start}
      huge={!isSmall}
      enterKeyHint="next"
    />
  )
}

export function MetricField({ metrics, ...props }: QuestionFieldProps<'metric'> & { metrics: NamedMetrics }) {
  const { question, answer, last, error, onAnswer, onUnreadable } = props
  const { unit, min, max, decimals } = metricFacts(question.metric, metrics.facts)
  return (
    <FigureField
      label={metrics.nameOf(question.metric) || question.text}
      {...{ unit, min, max, decimals, error, onUnreadable }}
      value={answer?.value}
      start={last?.value}
      onValue={value => onAnswer(value === undefined ? undefined : { kind: 'metric', value })}
    />
  )
}

export function NumberField(props: QuestionFieldProps<'number'>) {
  const { question, answer, last, error, onAnswer, onUnreadable } = props
  const { min, max, scale, unit, decimals } = question
  if (scale && min !== null && max !== null) return <ScaleField {...props} scale={scale} min={min} max={max} />
  return (
    <FigureField
      label={question.text}
      {...{ unit, decimals, error, onUnreadable }}
      min={min ?? -surveyLimits.number}
      max={max ?? surveyLimits.number}
      value={answer?.value}
      start={last?.value ?? min ?? 0}
      onValue={value => onAnswer(value === undefined ? undefined : { kind: 'number', value })}
    />
  )
}

interface ScaleFieldProps extends QuestionFieldProps<'number'> {
  scale: NonNullable<QuestionOf<'number'>['scale']>
  min: number
  max: number
}

/** Large steps for the thumb, with words at the ends. */
function ScaleField({ question, scale, min, max, answer, last, error, onAnswer }: ScaleFieldProps) {
  const t = useAnsweringWords()
  const steps = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  const wordsAt = (step: number) => (step === min ? scale.low : step === max ? scale.high : '')
  return (
    <FieldSet label={question.text} labelHidden error={error}>
      <div className={classes(css.steps, steps.length <= 5 && css.few)}>
        {steps.map(step => (
          <label key={step} className={css.step} data-last={last?.value === step || undefined}>
            <input
              type="radio"
              data-covered
              name={question.key}
              value={step}
              checked={answer?.value === step}
              onChange={() => onAnswer({ kind: 'number', value: step })}
            />
            <span>{step}</span>
            <VisuallyHidden>{[wordsAt(step), last?.value === step ? t('lastTimeShort') : ''].filter(Boolean).join(', ')}</VisuallyHidden>
          </label>
        ))}
      </div>
      <div className={css.ends} aria-hidden>
        <Text as="span" size="hint" tone={2}>
          {scale.low}
        </Text>
        <Text as="span" size="hint" tone={2}>
          {scale.high}
        </Text>
      </div>
    </FieldSet>
  )
}
