/** The effect of a key in the grid. */
export type Command =
  | { kind: 'walk' | 'select' | 'carry' | 'resize'; across: -1 | 0 | 1; down: -1 | 0 | 1 }
  | { kind: 'enter' | 'cancel' | 'nextEntry' | 'first' | 'last' | 'create' }
  | { kind: 'page'; step: -1 | 1 }

interface KeyPress {
  key: string
  altKey: boolean
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const arrows = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
} as const satisfies Record<string, { across: number; down: number }>

const isArrow = (key: string): key is keyof typeof arrows => Object.hasOwn(arrows, key)

const plain: Readonly<Record<string, Command>> = {
  Enter: { kind: 'enter' },
  Escape: { kind: 'cancel' },
  ' ': { kind: 'nextEntry' },
  Home: { kind: 'first' },
  End: { kind: 'last' },
  PageUp: { kind: 'page', step: -1 },
  PageDown: { kind: 'page', step: 1 },
  n: { kind: 'create' },
}

export function commandOf({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyPress): Command | undefined {
  if (ctrlKey || metaKey) return undefined
  if (isArrow(key)) {
    const kind = altKey ? (shiftKey ? 'resize' : 'carry') : shiftKey ? 'select' : 'walk'
    return { kind, ...arrows[key] }
  }
  return altKey || shiftKey ? undefined : plain[key]
}
