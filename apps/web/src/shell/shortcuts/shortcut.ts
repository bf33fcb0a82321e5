export interface Shortcut {
  /**
   * One key ('n', '[', '?'), or two in a row ('g c'). They are the typed characters, so that they exist on every keyboard layout.
   * 'Alt P' also works from within a field. Whatever reaches other people has such a key: a bare letter may be meant for a cell that
   * has lost the focus.
   */
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
  code: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  defaultPrevented: boolean
  target: EventTarget | null
}

/** Keys with Control or Command belong to the browser, and keys typed into a field belong to the field. */
export function isForShortcuts({ key, altKey, ctrlKey, metaKey, defaultPrevented, target }: KeyLike): boolean {
  if (defaultPrevented || ctrlKey || metaKey || key.length !== 1) return false
  return altKey || !isTypedInto(target)
}

/** The pressed key as shortcuts name it. On a Mac, Option types signs, so that the letter is told by the key's place. */
export function nameOfKey({ key, code, altKey }: Pick<KeyLike, 'key' | 'code' | 'altKey'>): string {
  if (!altKey) return key
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')
  return `Alt ${letter.toUpperCase()}`
}

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

export const isTypedInto = (target: EventTarget | null): boolean =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest(fields) !== null

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** A key by the name that it has on this person's keyboard. */
export const shownKey = (key: string): string => (key === 'Alt' && isApple ? '⌥' : key.length === 1 ? key.toUpperCase() : key)

/** The shortcut of the palette, with the key names of this person's keyboard. */
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K'
