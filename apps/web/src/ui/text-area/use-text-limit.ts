import { useEffect, useState, type RefObject } from 'react'
import { useFormats } from '#lib/formats'
import { useWords } from '#ui/words'

interface TextLimit {
  /** How much there is of what is possible, once little is left. */
  counter: string | undefined
  /** Says that what was pasted or dictated did not all find room: the browser cuts it without a word. */
  error: string | undefined
}

/** From here on the rest is counted. */
const nearLimit = 0.9

/** Follows how much room a text has left; nothing where it has no limit. */
export function useTextLimit(area: RefObject<HTMLTextAreaElement | null>, maxLength: number | undefined, value: unknown): TextLimit {
  const words = useWords()
  const { integer } = useFormats()
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = area.current
    if (!element || maxLength === undefined) return
    const look = ({ data, dataTransfer }: InputEvent) => {
      const { length } = data ?? dataTransfer?.getData('text/plain') ?? ''
      const { value: text, selectionStart, selectionEnd } = element
      // a single letter too much is seen as it is typed
      if (length !== 1) setCut(text.length - (selectionEnd - selectionStart) + length > maxLength)
    }
    element.addEventListener('beforeinput', look)
    return () => element.removeEventListener('beforeinput', look)
  }, [area, maxLength])
  const length = typeof value === 'string' ? value.length : 0
  if (maxLength === undefined || length < maxLength * nearLimit) return { counter: undefined, error: undefined }
  return { counter: words.ofCharacters(integer(length), integer(maxLength)), error: isCut ? words.textCut(integer(maxLength)) : undefined }
}
