import { newId } from '@allenio/domain/ids'
import { useRef, useState } from 'react'
import { DecimalField, decimalOf, useDecimalText } from '#ui/decimal-field'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

interface FigureCellProps {
  /** The row of the question. */
  id: string
  name: 'min' | 'max' | 'least' | 'most'
  label: string
  value: number | null
  min: number
  max: number
  decimals: number
}

/** A figure that may be absent. One outside its range is not kept, and stays in the field to be corrected. */
export function FigureCell({ id, name, label, value, min, max, decimals }: FigureCellProps) {
  const t = useEditorWords()
  const textOf = useDecimalText()
  const { set } = useEditor()
  const [typed, setTyped] = useState<string>()
  // all that is typed while the cursor is in the field is one step of undo
  const gestureId = useRef(newId())
  const text = typed ?? (value === null ? '' : textOf(value))
  const parse = (next: string): number | undefined => {
    const number = decimalOf(next, decimals)
    return number === undefined || number < min || number > max ? undefined : number
  }
  const isRight = text === '' || parse(text) !== undefined
  return (
    <DecimalField
      label={label}
      value={text}
      step={1}
      min={min}
      max={max}
      start={0}
      decimals={decimals}
      error={isRight ? undefined : t('between', { least: textOf(min), most: textOf(max) })}
      onFocus={() => {
        gestureId.current = newId()
      }}
      onChange={next => {
        setTyped(next)
        if (next === '' || parse(next) !== undefined) set(id, { [name]: parse(next) }, gestureId.current)
      }}
      onBlur={() => isRight && setTyped(undefined)}
    />
  )
}
