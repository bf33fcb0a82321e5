import type { ReactNode } from 'react'
import { ChoiceChip } from '#ui/choice-chip'
import css from './booking.module.css'
import { useChosenInView } from './use-chosen-in-view.ts'

interface ChoicesProps<Value> {
  name: string
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A row of chips of which one is chosen; it scrolls where they do not fit. One choice alone is none. */
export function Choices<Value extends string>({ name, label, options, value, onChange }: ChoicesProps<Value>) {
  const row = useChosenInView(value)
  if (options.length < 2) return null
  return (
    <div ref={row} role="radiogroup" aria-label={label} className={css.choices}>
      {options.map(option => (
        <ChoiceChip key={option.value} type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)}>
          {option.label}
        </ChoiceChip>
      ))}
    </div>
  )
}
