import { useEffect, useState, type RefObject } from 'react'
import { useFormats } from '#lib/formats'
import { useWords } from '#ui/words'

interface TextLimit {
  /** How much there is of what is possible, once little is left. */
  counter: string | undefined
  /** Says that what was pasted or dictated did not all find room: the browser cuts it without a word. */
  error: string | undefined
}

/** The share of the limit from which on the rest is counted. */
const nearLimit = 0.9

/** Follows how much room a text has left; nothing where it has no limit. The element tells its length where React has no value of it. */
export function useTextLimit(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  maxLength: number | undefined,
  value: unknown,
): TextLimit {
  const words = useWords()
  const { integer } = useFormats()
  const [isCut, setCut] = useState(false)
  const [lengthNearLimit, setLengthNearLimit] = useState(0)
  const isControlled = typeof value === 'string'
  useEffect(() => {
    const element = field.current
    if (!element || maxLength === undefined) return
    const look = (event: Event) => {
      if (!(event instanceof InputEvent)) return
      const { length } = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
      const { value: text, selectionStart, selectionEnd } = element
      const selectedLength = (selectionEnd ?? 0) - (selectionStart ?? 0)
      // a single letter too much is seen as it is typed
      if (length !== 1) setCut(text.length - selectedLength + length > maxLength)
    }
    element.addEventListener('beforeinput', look)
    return () => element.removeEventListener('beforeinput', look)
  }, [field, maxLength])
  useEffect(() => {
    const element = field.current
    // drawn anew before its owner has heard of the text, a field with a value would put the former one back
    if (!element || maxLength === undefined || isControlled) return
    const count = () => setLengthNearLimit(element.value.length < maxLength * nearLimit ? 0 : element.value.length)
    count()
    element.addEventListener('input', count)
    return () => element.removeEventListener('input', count)
  }, [field, maxLength, isControlled])
  const length = isControlled ? value.length : lengthNearLimit
  if (maxLength === undefined || length < maxLength * nearLimit) return { counter: undefined, error: undefined }
  return { counter: words.ofCharacters(integer(length), integer(maxLength)), error: isCut ? words.textCut(integer(maxLength)) : undefined }
}
