import type { Direction, End } from './selection.ts'

export type Command =
  | { kind: 'move'; direction: Direction; isExtending: boolean; isToEdge: boolean }
  | { kind: 'move to end'; end: End; isExtending: boolean }
  | { kind: 'move by group'; step: 1 | -1; isExtending: boolean }
  | { kind: 'tab'; step: 1 | -1 }
  | { kind: 'enter'; step: 1 | -1 }
  | { kind: 'move rows'; step: 1 | -1; isToOtherGroup: boolean }
  | { kind: 'turn page'; step: 1 | -1 }
  | { kind: PlainCommand }

export type PlainCommand =
  | 'edit'
  | 'leave'
  | 'clear'
  | 'select all'
  | 'select row'
  | 'fill down'
  | 'copy onward'
  | 'insert'
  | 'join'
  | 'part'
  | 'undo'
  | 'redo'
  | 'help'
  | 'menu'
  | 'pick'

export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** No cell is edited; one is and its old text was overwritten; or one is and its text is changed, where arrows move within it. */
export type EditMode = 'none' | 'overwriting' | 'changing'

const directions: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

const withControl: Record<string, PlainCommand> = {
  d: 'fill down',
  r: 'copy onward',
  g: 'join',
  z: 'undo',
  y: 'redo',
  a: 'select all',
  '/': 'help',
  Enter: 'insert',
}

const alone: Record<string, PlainCommand> = {
  F2: 'edit',
  F4: 'pick',
  Escape: 'leave',
  Delete: 'clear',
  Backspace: 'clear',
  ContextMenu: 'menu',
}

/** The command of a key; undefined for keys that type, and for those that are not ours. On a Mac, Cmd stands for Ctrl. */
export function commandOf(press: KeyPress, mode: EditMode, isMac: boolean): Command | undefined {
  const { key, shiftKey: isShift, altKey: isAlt } = press
  const isControl = isMac ? press.metaKey : press.ctrlKey
  // Ctrl on a Mac and Cmd elsewhere belong to the system, and AltGr types signs
  if (isMac ? press.ctrlKey : press.metaKey) return undefined
  if (mode !== 'none') return commandWhileEditing(press, mode, isControl)
  const direction = directions[key]
  if (direction && isAlt) return isControl ? undefined : rowMove(direction, isShift)
  if (direction) return { kind: 'move', direction, isExtending: isShift, isToEdge: isControl }
  if (key === 'PageUp' || key === 'PageDown') {
    const step = key === 'PageUp' ? -1 : 1
    if (isControl) return undefined
    return isAlt ? { kind: 'turn page', step } : { kind: 'move by group', step, isExtending: isShift }
  }
  if (isAlt) return undefined
  if (key === 'Home' || key === 'End') return { kind: 'move to end', end: endOf(key, isControl), isExtending: isShift }
  if (isControl) return commandWithControl(key, isShift)
  if (key === 'Enter' || key === 'Tab') return { kind: key === 'Enter' ? 'enter' : 'tab', step: isShift ? -1 : 1 }
  if (isShift && key === ' ') return { kind: 'select row' }
  if (isShift && key === 'F10') return { kind: 'menu' }
  const plain = isShift ? undefined : alone[key]
  return plain && { kind: plain }
}

function commandWithControl(key: string, isShift: boolean): Command | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key
  if (isShift && name === 'z') return { kind: 'redo' }
  if (isShift && name === 'g') return { kind: 'part' }
  // on an Italian keyboard the slash itself needs Shift
  if (isShift && name !== '/') return undefined
  const plain = withControl[name]
  return plain && { kind: plain }
}

const rowMove = (direction: Direction, isToOtherGroup: boolean): Command | undefined =>
  direction === 'up' || direction === 'down' ? { kind: 'move rows', step: direction === 'up' ? -1 : 1, isToOtherGroup } : undefined

const endOf = (key: 'Home' | 'End', isControl: boolean): End => {
  if (key === 'Home') return isControl ? 'first' : 'row start'
  return isControl ? 'last' : 'row end'
}

function commandWhileEditing({ key, shiftKey, altKey }: KeyPress, mode: EditMode, isControl: boolean): Command | undefined {
  // the browser's own meaning of these would leave the page, or search in it
  if (isControl && /^[drg/]$/i.test(key)) return commandWithControl(key, shiftKey)
  if (altKey || (isControl && key !== 'Enter')) return undefined
  if (key === 'Escape') return { kind: 'leave' }
  if (key === 'Enter' && isControl) return { kind: 'insert' }
  if (key === 'Enter' || key === 'Tab') return { kind: key === 'Enter' ? 'enter' : 'tab', step: shiftKey ? -1 : 1 }
  const direction = directions[key]
  if (direction && mode === 'overwriting' && !shiftKey) return { kind: 'move', direction, isExtending: false, isToEdge: false }
  return undefined
}

/** Ctrl+Shift+V: the browser's own event of a paste does not tell it from Ctrl+V. */
export const isPasteOfRows = ({ key, ctrlKey, metaKey, shiftKey }: KeyPress, isMac: boolean): boolean =>
  shiftKey && key.toLowerCase() === 'v' && (isMac ? metaKey : ctrlKey)
