export interface Shortcut {
  /** One key ('n', '[', '?'), or two in a row ('g c'). Letters as typed, so that every keyboard layout has them. */
  keys: string
  label: string
  run: () => void
}

const patienceMs = 1200

export interface Pressed {
  key: string
  at: number
}

export interface Match {
  found?: Shortcut
  /** the first of two keys, waiting for the second */
  pending?: Pressed
}

/** Which shortcut a key completes, and what is remembered for the next one. */
export function match(shortcuts: readonly Shortcut[], before: Pressed | undefined, now: Pressed): Match {
  if (before && now.at - before.at <= patienceMs) {
    const pair = shortcuts.find(({ keys }) => keys === `${before.key} ${now.key}`)
    if (pair) return { found: pair }
  }
  const single = shortcuts.find(({ keys }) => keys === now.key)
  if (single) return { found: single }
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

/** Keys with a modifier are the browser's; keys typed into a field are the field's. */
export function isForShortcuts({ key, altKey, ctrlKey, metaKey, defaultPrevented, target }: KeyLike): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || key.length !== 1) return false
  return !isTypedInto(target)
}

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

export const isTypedInto = (target: EventTarget | null): boolean =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest(fields) !== null
