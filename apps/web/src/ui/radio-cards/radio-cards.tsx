import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { FieldSet } from '#ui/field'
import type { FieldProps } from '#ui/field'
import { Stack } from '#ui/layout'
import css from './radio-cards.module.css'

export interface RadioCard<Value extends string> {
  value: Value
  label: string
  /** a figure or an icon before the label */
  lead?: ReactNode
  hint?: string
  /** at the right: "last week" */
  note?: string
  disabled?: boolean
}

export type RadioCardsProps<Value extends string> = Omit<FieldProps, 'action'> & {
  options: readonly RadioCard<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** side by side if there is enough space */
  hasColumns?: boolean
  name?: string | undefined
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, value, onChange, hasColumns, name, ...field } = props
  const ownName = useId()
  return (
    <FieldSet {...field} className={classes(css.cards, hasColumns && css.columns)}>
      {options.map(option => (
        <label key={option.value} className={css.card}>
          <input
            type="radio"
            data-covered
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <CardFace card={option} />
        </label>
      ))}
    </FieldSet>
  )
}

/** The face is the same whether one of the cards is chosen or several. */
export const CardFace = ({ card }: { card: RadioCard<string> }) => (
  <>
    {card.lead !== undefined && (
      <span className={css.lead} aria-hidden>
        {card.lead}
      </span>
    )}
    <Stack as="span" gap={2} grow>
      <span className={css.label}>{card.label}</span>
      {card.hint && <span className={css.hint}>{card.hint}</span>}
    </Stack>
    {card.note && <span className={css.note}>{card.note}</span>}
    <span className={css.tick} aria-hidden>
      <IconCheck />
    </span>
  </>
)
