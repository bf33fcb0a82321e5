import { expect, test } from 'vitest'
import { commandOf, isPasteOfRows, type Command, type EditMode, type KeyPress } from './keys.ts'

/** 'Ctrl Shift G' as a press of a key. */
function press(text: string): KeyPress {
  const parts = text.split(' ')
  const key = parts.at(-1) ?? ''
  const has = (name: string) => parts.slice(0, -1).includes(name)
  return { key: key === 'Space' ? ' ' : key, ctrlKey: has('Ctrl'), metaKey: has('Cmd'), shiftKey: has('Shift'), altKey: has('Alt') }
}

const kinds: [string, Command | undefined][] = [
  ['ArrowDown', { kind: 'move', direction: 'down', isExtending: false, isToEdge: false }],
  ['Shift ArrowLeft', { kind: 'move', direction: 'left', isExtending: true, isToEdge: false }],
  ['Ctrl Shift ArrowUp', { kind: 'move', direction: 'up', isExtending: true, isToEdge: true }],
  ['Tab', { kind: 'tab', step: 1 }],
  ['Shift Tab', { kind: 'tab', step: -1 }],
  ['Enter', { kind: 'enter', step: 1 }],
  ['Shift Enter', { kind: 'enter', step: -1 }],
  ['Ctrl Enter', { kind: 'insert' }],
  ['PageDown', { kind: 'move by group', step: 1, isExtending: false }],
  ['Alt PageUp', { kind: 'turn page', step: -1 }],
  ['Ctrl PageUp', undefined],
  ['Home', { kind: 'move to end', end: 'row start', isExtending: false }],
  ['Ctrl Shift End', { kind: 'move to end', end: 'last', isExtending: true }],
  ['Ctrl a', { kind: 'select all' }],
  ['Shift Space', { kind: 'select row' }],
  ['F2', { kind: 'edit' }],
  ['F4', { kind: 'pick' }],
  ['Escape', { kind: 'leave' }],
  ['Delete', { kind: 'clear' }],
  ['Backspace', { kind: 'clear' }],
  ['Ctrl d', { kind: 'fill down' }],
  ['Ctrl r', { kind: 'copy onward' }],
  ['Alt ArrowUp', { kind: 'move rows', step: -1, isToOtherGroup: false }],
  ['Alt Shift ArrowDown', { kind: 'move rows', step: 1, isToOtherGroup: true }],
  ['Alt ArrowLeft', undefined],
  ['Ctrl g', { kind: 'join' }],
  ['Ctrl Shift G', { kind: 'part' }],
  ['Ctrl z', { kind: 'undo' }],
  ['Ctrl y', { kind: 'redo' }],
  ['Ctrl Shift Z', { kind: 'redo' }],
  ['Ctrl /', { kind: 'help' }],
  ['Ctrl Shift /', { kind: 'help' }],
  ['ContextMenu', { kind: 'menu' }],
  ['Shift F10', { kind: 'menu' }],
  // keys that type, or belong to the browser
  ['8', undefined],
  ['Shift A', undefined],
  ['Alt ù', undefined],
  ['Ctrl Alt @', undefined],
  ['Ctrl c', undefined],
  ['Ctrl Shift R', undefined],
  ['?', undefined],
  ['Dead', undefined],
]

test.each(kinds)('%s', (keys, command) => {
  expect(commandOf(press(keys), 'none', false)).toEqual(command)
})

test('on a Mac, Cmd stands for Ctrl, and Ctrl is the system’s', () => {
  expect(commandOf(press('Cmd d'), 'none', true)).toEqual({ kind: 'fill down' })
  expect(commandOf(press('Ctrl d'), 'none', true)).toBeUndefined()
  expect(commandOf(press('Cmd d'), 'none', false)).toBeUndefined()
  expect(isPasteOfRows(press('Cmd Shift V'), true)).toBe(true)
  expect(isPasteOfRows(press('Ctrl v'), false)).toBe(false)
})

test.each<[string, EditMode, string | undefined]>([
  ['ArrowRight', 'overwriting', 'move'],
  ['ArrowRight', 'changing', undefined],
  ['Shift ArrowRight', 'overwriting', undefined],
  ['Enter', 'changing', 'enter'],
  ['Tab', 'overwriting', 'tab'],
  ['Escape', 'changing', 'leave'],
  ['Ctrl Enter', 'overwriting', 'insert'],
  ['Delete', 'overwriting', undefined],
  ['Home', 'overwriting', undefined],
  ['Ctrl a', 'changing', undefined],
  ['Ctrl z', 'overwriting', undefined],
  ['Ctrl r', 'overwriting', 'copy onward'],
  ['Ctrl d', 'changing', 'fill down'],
])('%s while %s', (keys, mode, kind) => {
  expect(commandOf(press(keys), mode, false)?.kind).toBe(kind)
})
