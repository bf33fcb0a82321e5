import { useState } from 'react'
import { TextField } from '#ui/text-field'

interface CountFieldProps {
  label: string
  hint?: string
  unit?: string
  value: number
  least: number
  most: number
  /** The error of a count out of these limits. */
  wrong: string
  onChange: (count: number) => void
}

/** A whole number that is saved when the field is left. */
export function CountField({ value, least, most, wrong, onChange, ...field }: CountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const count = Number(typed ?? value)
  const isRight = Number.isInteger(count) && count >= least && count <= most && typed !== ''
  const save = () => {
    if (typed === undefined || !isRight) return
    setTyped(undefined)
    if (count !== value) onChange(count)
  }
  return (
    <TextField
      {...field}
      inputMode="numeric"
      figures
      maxLength={String(most).length}
      autoComplete="off"
      value={typed ?? String(value)}
      error={isRight ? undefined : wrong}
      onChange={event => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={event => event.key === 'Enter' && save()}
    />
  )
}
