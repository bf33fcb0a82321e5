import type { Surface } from './surface.ts'

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')
const modifier = isApple ? '⌘' : 'Ctrl'

/** As the keyboard in front of the person writes them. */
export const keysOf = {
  bold: `${modifier} B`,
  italic: `${modifier} I`,
  underline: `${modifier} U`,
  strike: `${modifier} ⇧ X`,
  bullets: `${modifier} ⇧ 8`,
  numbers: `${modifier} ⇧ 7`,
  link: `${modifier} K`,
  undo: `${modifier} Z`,
  redo: `${modifier} ⇧ Z`,
} as const

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>

export type KeyActs = { surface: Surface; onLink: () => void; onSubmit: (() => void) | undefined }

/** What a key does here; undefined leaves it to the browser, and to the page. */
export function actOf(event: KeyPress, { surface, onLink, onSubmit }: KeyActs): (() => void) | undefined {
  const { key, code, shiftKey, altKey } = event
  if (event.isComposing) return undefined
  if (key === 'Tab' && !altKey && !event.ctrlKey && !event.metaKey) {
    // where nothing moves, Tab goes on to the next field as everywhere
    return surface.shift(shiftKey ? -1 : 1) ? () => undefined : undefined
  }
  // Apple's Ctrl moves the caret; AltGr, which writes letters, says Ctrl and Alt
  if (altKey || !(isApple ? event.metaKey : event.ctrlKey)) return undefined
  const { toggleStyle, turnInto, undo, redo } = surface
  if (shiftKey) {
    if (code === 'KeyX') return () => toggleStyle('strike')
    if (code === 'Digit8') return () => turnInto('bullet')
    if (code === 'Digit7') return () => turnInto('number')
    return key.toLowerCase() === 'z' ? redo : undefined
  }
  switch (key.toLowerCase()) {
    case 'b': return () => toggleStyle('bold')
    case 'i': return () => toggleStyle('italic')
    case 'u': return () => toggleStyle('underline')
    case 'z': return undo
    case 'y': return redo
    // with nothing chosen it is the page's own
    case 'k': return surface.state().hasChoice || surface.state().link ? onLink : undefined
    case 's':
    case 'enter': return onSubmit
    default: return undefined
  }
}
