import { newId } from '@allenio/domain/ids'
import { useRef, useState } from 'react'

interface TypedCell {
  value: string
  /** One gesture is one step of undo: all that is typed while the cursor is in the field. */
  write: (text: string | undefined, gestureId: string) => void
}

/** Wires a text field to a cell. While somebody types it shows their text; the document keeps it without blanks at its ends. */
export function useTypedCell({ value, write }: TypedCell) {
  const [typed, setTyped] = useState<string>()
  const gestureId = useRef(newId())
  const change = (text: string) => {
    setTyped(text)
    write(text.trim() === '' ? undefined : text.trim(), gestureId.current)
  }
  return {
    value: typed ?? value,
    'data-undo': 'document' as const,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    onFocus: () => {
      gestureId.current = newId()
    },
    onBlur: () => setTyped(undefined),
  }
}
