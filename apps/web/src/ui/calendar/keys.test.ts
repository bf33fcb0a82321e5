import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const press = (key: string, ...held: ('alt' | 'shift' | 'ctrl' | 'meta')[]) => ({
  key,
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
})

test.each([
  [press('ArrowDown'), { kind: 'walk', across: 0, down: 1 }],
  [press('ArrowLeft', 'shift'), { kind: 'select', across: -1, down: 0 }],
  [press('ArrowUp', 'alt'), { kind: 'carry', across: 0, down: -1 }],
  [press('ArrowRight', 'alt', 'shift'), { kind: 'resize', across: 1, down: 0 }],
  [press('Enter'), { kind: 'enter' }],
  [press('Escape'), { kind: 'cancel' }],
  [press(' '), { kind: 'nextEntry' }],
  [press('PageDown'), { kind: 'page', step: 1 }],
  [press('n'), { kind: 'create' }],
  // the browser's and the page's own keys
  [press('ArrowLeft', 'ctrl'), undefined],
  [press('n', 'meta'), undefined],
  [press('Enter', 'alt'), undefined],
  [press('N', 'shift'), undefined],
  [press('d'), undefined],
])('%j', (pressed, command) => {
  expect(commandOf(pressed)).toEqual(command)
})
