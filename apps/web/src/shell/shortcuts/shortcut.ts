export interface Shortcut {
  /** One key ('n', '[', '?'), or two in a row ('g c'). They are the typed characters, so that they exist on every keyboard layout. */
  keys: string
  label: string
  /** A held key runs it again and again, as it moves through a list. */
  mayRepeat?: boolean
  run: () => void
}

const patienceMs = 1200

export interface Pressed {
  key: string
  at: number
}

export interface Match {
  shortcut?: Shortcut
  /** the first of two keys, until the second is pressed */
  pending?: Pressed
}

/** Finds the shortcut that a key completes, and the key to remember for the next one. */
export function match(shortcuts: readonly Shortcut[], before: Pressed | undefined, now: Pressed): Match {
  if (before && now.at - before.at <= patienceMs) {
    const pair = shortcuts.find(({ keys }) => keys === `${before.key} ${now.key}`)
    if (pair) return { shortcut: pair }
  }
  const single = shortcuts.find(({ keys }) => keys === now.key)
  if (single) return { shortcut: single }
  return shortcuts.some(({ keys }) => keys.startsWith(`${now.key} `)) ? { pending: now } : {}
}

interface KeyLike {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  defaultPrevented: boolean
  target: EventTarget | null
}

/** Keys with a modifier belong to the browser, and keys typed into a field belong to the field. */
export function isForShortcuts({ key, altKey, ctrlKey, metaKey, defaultPrevented, target }: KeyLike): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || key.length !== 1) return false
  return !isTypedInto(target)
}

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

export const isTypedInto = (target: EventTarget | null): boolean =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest(fields) !== null

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** The shortcut of the palette, with the key names of this person's keyboard. */
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K'
