import { useState } from 'react'
import type { ReactNode } from 'react'
import { areaWords } from '#lib/words'
import { Button } from '#ui/button'
import { decimalOf, useDecimalText } from '#ui/decimal-field'
import { FieldPair } from '#ui/field'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'

const useRangeWords = areaWords('list range', {
  common: ['apply'],
  it: { atLeast: 'Almeno', atMost: 'Al massimo', notNumber: 'Scrivi un numero' },
  en: { atLeast: 'At least', atMost: 'At most', notNumber: 'Write a number' },
})

/** As an address carries it; a bound that is not set is open. */
export interface RangeTexts {
  atLeast: string | undefined
  atMost: string | undefined
}

interface RangeFormProps {
  range: RangeTexts
  unit: string
  hint: string
  /** The name of what is narrowed, above the fields. */
  head: ReactNode
  onApply: (range: RangeTexts) => void
}

/** Two bounds of a figure, in the panel of a filter chip. */
export function RangeForm({ range, unit, hint, head, onApply }: RangeFormProps) {
  const t = useRangeWords()
  const textOf = useDecimalText()
  const startOf = (amount: string | undefined) => (amount === undefined ? '' : textOf(Number(amount)))
  const [least, setLeast] = useState(() => startOf(range.atLeast))
  const [most, setMost] = useState(() => startOf(range.atMost))
  const field = (label: string, value: string, onType: (text: string) => void) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      figures
      unit={unit}
      value={value}
      error={isAmount(value) ? undefined : t('notNumber')}
      onChange={event => onType(event.target.value)}
    />
  )
  const apply = () => {
    if (!isAmount(least) || !isAmount(most)) return
    const [low, high] = [decimalOf(least), decimalOf(most)]
    // bounds the wrong way round are meant the other way
    const isTurned = low !== undefined && high !== undefined && low > high
    onApply(isTurned ? { atLeast: String(high), atMost: String(low) } : { atLeast: addressOf(least), atMost: addressOf(most) })
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        apply()
      }}>
      <Stack gap={12}>
        {head}
        <FieldPair>
          {field(t('atLeast'), least, setLeast)}
          {field(t('atMost'), most, setMost)}
        </FieldPair>
        <Text size="hint" tone={3}>
          {hint}
        </Text>
        <Button kind="primary" type="submit">
          {t('apply')}
        </Button>
      </Stack>
    </form>
  )
}

const isAmount = (text: string): boolean => text.trim() === '' || (decimalOf(text) ?? -1) >= 0

const addressOf = (text: string): string | undefined => {
  const amount = decimalOf(text)
  return amount === undefined ? undefined : String(amount)
}

/** The bounds as a chip names them: "300–500", "≥ 300"; empty where both are open. */
export function rangeText({ atLeast, atMost }: RangeTexts, print: (amount: number) => string): string {
  const [least, most] = [atLeast, atMost].map(amount => amount && print(Number(amount)))
  if (least && most) return `${least}–${most}`
  if (least) return `≥ ${least}`
  return most ? `≤ ${most}` : ''
}
