import { useState } from 'react'
import { decimalOf, useDecimalText } from '#ui/decimal-field'
import { TextField } from '#ui/text-field'

interface TypedFigureProps {
  label: string
  unit: string
  value: number | null
  range: { min: number; max: number }
  decimals: number
  /** The error of a figure out of the range. */
  wrong: string
  isDisabled: boolean
  onChange: (value: number) => void
}

/** A figure that is saved when the field is left. */
export function TypedFigure({ label, unit, value, range, decimals, wrong, isDisabled, onChange }: TypedFigureProps) {
  const textOf = useDecimalText()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (value === null ? '' : textOf(value))
  const figure = decimalOf(text, decimals)
  const rounded = figure === undefined ? undefined : Number(figure.toFixed(decimals))
  const isRight = rounded !== undefined && rounded >= range.min && rounded <= range.max
  const save = () => {
    if (typed === undefined || !isRight) return
    setTyped(undefined)
    // also where it is what is shown: that may be an answer from before an undo
    onChange(rounded)
  }
  return (
    <TextField
      label={label}
      unit={unit}
      inputMode="decimal"
      figures
      autoComplete="off"
      disabled={isDisabled}
      value={text}
      error={typed !== undefined && typed !== '' && !isRight ? wrong : undefined}
      onChange={event => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={event => event.key === 'Enter' && save()}
    />
  )
}
