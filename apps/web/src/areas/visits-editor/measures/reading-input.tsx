import { useRef, type KeyboardEvent } from 'react'
import { classes } from '#ui/classes'
import { control } from '#ui/control'
import type { Wiring } from '#ui/field'
import { useEditor } from '../session.ts'
import type { ReadingField } from '../sites/walk.ts'
import type { ReadingTexts } from './use-readings.ts'

export type ReadingKey = Pick<KeyboardEvent<HTMLInputElement>, 'key' | 'shiftKey' | 'currentTarget' | 'preventDefault'> & {
  /** Something was typed since the cursor came here, and it is a reading. */
  isTyped: boolean
}

interface ReadingInputProps extends Partial<Omit<Wiring, 'aria-errormessage'>> {
  field: ReadingField
  readings: Pick<ReadingTexts, 'texts' | 'faults' | 'type' | 'begin' | 'tidy'>
  'aria-label'?: string | undefined
  /** The value of the last time, in the unit that is typed. */
  placeholder: string | undefined
  /** Not called for keys of the browser and the page, nor by Enter where a text cannot be read: it stays to be mended. */
  onKey: (event: ReadingKey) => void
}

/** One reading of a place. All of them are found by their place and number, wherever on the page they stand. */
export function ReadingInput({ field: { cell, index }, readings, onKey, ...wiring }: ReadingInputProps) {
  const { site } = useEditor()
  const { texts, faults, type, begin, tidy } = readings
  const isTyped = useRef(false)
  const isRead = faults[index] === undefined
  return (
    <input
      {...wiring}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      data-reading={`${cell}/${index}`}
      data-undo="document"
      className={classes(control.input, control.figures)}
      value={texts[index] ?? ''}
      onChange={({ target }) => {
        isTyped.current = true
        type(index, target.value)
      }}
      onFocus={({ target }) => {
        isTyped.current = false
        begin()
        site.set(cell)
        target.select()
      }}
      onBlur={tidy}
      onKeyDown={event => {
        const { key, ctrlKey, metaKey, altKey } = event
        if (ctrlKey || metaKey || altKey || (key === 'Enter' && !isRead)) return
        onKey({
          key,
          shiftKey: event.shiftKey,
          currentTarget: event.currentTarget,
          isTyped: isTyped.current && isRead,
          preventDefault: () => event.preventDefault(),
        })
      }}
    />
  )
}
