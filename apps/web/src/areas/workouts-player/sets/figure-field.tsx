import { useState, type KeyboardEvent } from 'react'
import { useLanguage } from '#lib/words'
import { toast } from '#ui/toast'
import { printFigure, parseFigure, passedLimit, stepFigure, type FigureName } from './figures.ts'

import { useSetWords } from './words.ts'

export interface FigureFieldProps {
  setId: string
  name: FigureName
  value: number | null
  /** Read aloud: which figure of which set. */
  label: string
  step: number
  className?: string | undefined
  onChange: (value: number | null) => void
}

/** A number that is typed on the number pad, with comma or full stop. What cannot be read goes when the field is left. */
export function FigureField({ setId, name, value, label, step, className, onChange }: FigureFieldProps) {
  const t = useSetWords()
  const language = useLanguage()
  const [typed, setTyped] = useState<{ setId: string; text: string }>()
  // a text that cannot be read goes with its set, and the field stays for the next one
  const text = typed?.setId === setId ? typed.text : undefined
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') return event.currentTarget.blur()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setTyped(undefined)
    onChange(stepFigure(name, value, { step, direction: event.key === 'ArrowUp' ? 1 : -1 }))
  }
  return (
    <input
      type="text"
      inputMode={name === 'reps' ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      aria-label={label}
      className={className}
      placeholder="–"
      value={text ?? (value === null ? '' : printFigure(name, value, language))}
      onFocus={event => event.target.select()}
      onChange={event => {
        setTyped({ setId, text: event.target.value })
        const read = parseFigure(name, event.target.value)
        if (read !== undefined) onChange(read)
      }}
      onBlur={() => {
        const limit = passedLimit(name, text ?? '')
        if (limit !== undefined)
          toast({ type: 'info', id: 'figure limit', text: t('passedLimit', { limit: printFigure(name, limit, language) }) })
        setTyped(undefined)
      }}
      onKeyDown={keyDown}
    />
  )
}
