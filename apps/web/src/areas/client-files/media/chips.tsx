import { useId } from 'react'
import { Row } from '#ui/layout'
import { ChoiceChip } from '#ui/choice-chip'
import css from './media.module.css'

interface ChipsProps<Value extends string> {
  label: string
  /** The label of the choice that leaves nothing out. */
  all: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value | undefined) => void
}

/** A choice of one among few. All are visible, because that is quicker than a menu. */
export function Chips<Value extends string>({ label, all, value, options, onChoose }: ChipsProps<Value>) {
  const name = useId()
  return (
    <Row gap={6} align="stretch" role="radiogroup" aria-label={label} className={css.chips}>
      {[{ value: undefined, label: all }, ...options].map(option => (
        <ChoiceChip
          key={option.value ?? ''}
          type="radio"
          name={name}
          checked={option.value === value}
          onChange={() => onChoose(option.value)}
          className={css.chip}>
          {option.label}
        </ChoiceChip>
      ))}
    </Row>
  )
}
