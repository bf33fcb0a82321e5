import { addOwnWeight, weightRange } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { parseWeight } from '@allenio/domain/typed-values'
import { useState } from 'react'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { sendOrKeep } from '#lib/offline'
import { Button } from '#ui/button'
import { DecimalField } from '#ui/decimal-field'
import { useOwnWords } from './words.ts'
import { useRefusal } from './refusal.ts'
import css from './weight.module.css'

export const weightField = 'own-weight'

/** A task that asks for a weight leads to this field. */
export const goToWeight = (): void => document.querySelector<HTMLElement>(`[name='${weightField}']`)?.focus()

interface WeightFormProps {
  today: string
  /** the last value, which is usually a step or two from today's */
  start: number | undefined
  /** whether this form is the main thing on the screen now */
  isPrimary?: boolean
  /** called when somebody uses the form, so that it does not disappear under their hands */
  onBusy?: () => void
  onAdded?: () => void
}

/** One tap saves the last weight again; a different one takes two or three. */
export function WeightForm({ today, start, isPrimary, onBusy, onAdded }: WeightFormProps) {
  const t = useOwnWords()
  const { decimal } = useFormats()
  const [input, setInput] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { error, refuse, clear } = useRefusal()
  const text = input ?? (start === undefined ? '' : decimal(start, { most: 2 }))
  const kg = parseWeight(text)
  const isPossible = kg !== undefined && kg >= weightRange.min && kg <= weightRange.max
  const add = async () => {
    if (!isPossible) return refuse(t('weightRange', weightRange))
    setInput(text)
    setSending(true)
    onBusy?.()
    const title = t('weightTitle', { kg: decimal(kg, { most: 2 }) })
    const outcome = await sendOrKeep(addOwnWeight, { id: newId(), day: today, kg }, { title })
    setSending(false)
    if (outcome.state === 'refused') return refuse(messageOf(outcome.error))
    onAdded?.()
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isSending) void add()
      }}>
      <DecimalField
        name={weightField}
        label={t('yourWeight')}
        labelHidden={start !== undefined}
        value={text}
        error={error}
        unit={t('kg')}
        huge={isPrimary ?? false}
        step={0.1}
        min={weightRange.min}
        max={weightRange.max}
        parse={parseWeight}
        start={start ?? 70}
        // a value that arrives from elsewhere must not mix with what is being typed
        onFocus={() => {
          setInput(text)
          onBusy?.()
        }}
        onChange={next => {
          setInput(next)
          clear()
          onBusy?.()
        }}
      />
      <Button type="submit" kind={isPrimary ? 'primary' : 'secondary'} size="large" wide isBusy={isSending}>
        {isPossible ? t('addWeight', { kg: decimal(kg, { most: 2 }) }) : t('addFirst')}
      </Button>
    </form>
  )
}
