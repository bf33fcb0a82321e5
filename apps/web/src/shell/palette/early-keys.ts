/** The keys that were typed since the palette was opened, before its field could hear them. */
export interface EarlyKeys {
  text: string
  /** Enter was pressed: the first result is opened as soon as it is there. */
  isEntered: boolean
}

export const noKeys: EarlyKeys = { text: '', isEntered: false }

interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  isComposing: boolean
}

/** Adds one more key; 'close' for Escape, and nothing for a key that is not the field's. */
export function afterKey(typed: EarlyKeys, { key, altKey, ctrlKey, metaKey, isComposing }: Pressed): EarlyKeys | 'close' | undefined {
  if (ctrlKey || metaKey || isComposing) return undefined
  if (key === 'Escape') return 'close'
  // a person who has pressed Enter has typed all of it
  if (typed.isEntered) return typed
  if (key === 'Enter') return { ...typed, isEntered: true }
  if (key === 'Backspace') return { ...typed, text: [...typed.text].slice(0, -1).join('') }
  // with Alt, many keyboards write characters of their own
  if (key.length === 1 || (altKey && [...key].length === 1)) return { ...typed, text: typed.text + key }
  return undefined
}
