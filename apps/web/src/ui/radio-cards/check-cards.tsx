import { FieldSet } from '#ui/field'
import type { FieldProps } from '#ui/field'
import { CardFace, type RadioCard } from './radio-cards.tsx'
import css from './radio-cards.module.css'

export type CheckCardsProps<Value extends string> = Omit<FieldProps, 'action'> & {
  options: readonly RadioCard<Value>[]
  values: readonly Value[]
  /** called with the value that was ticked, or unticked */
  onToggle: (value: Value, isTicked: boolean) => void
}

/** Cards like those of a single choice, of which several may be ticked. */
export function CheckCards<Value extends string>({ options, values, onToggle, ...field }: CheckCardsProps<Value>) {
  return (
    <FieldSet {...field} className={css.cards}>
      {options.map(option => (
        <label key={option.value} className={css.card}>
          <input
            type="checkbox"
            data-covered
            value={option.value}
            checked={values.includes(option.value)}
            disabled={option.disabled}
            onChange={event => onToggle(option.value, event.target.checked)}
          />
          <CardFace card={option} />
        </label>
      ))}
    </FieldSet>
  )
}
