import { expect, test } from 'vitest'
import { isForShortcuts, match, nameOfKey } from './shortcut.ts'
import type { Shortcut } from './shortcut.ts'

const shortcut = (keys: string): Shortcut => ({ keys, label: keys, run: () => undefined })
const shortcuts = ['?', 'n', 'g c', 'g h', 'Alt P'].map(shortcut)

test('one key, and two in a row', () => {
  expect(match(shortcuts, undefined, { key: 'n', at: 0 }).shortcut?.keys).toBe('n')
  const first = match(shortcuts, undefined, { key: 'g', at: 0 })
  expect(first).toEqual({ pending: { key: 'g', at: 0 } })
  expect(match(shortcuts, first.pending, { key: 'c', at: 900 }).shortcut?.keys).toBe('g c')
})

test('the second key comes too late, or means something alone', () => {
  const pending = { key: 'g', at: 0 }
  expect(match(shortcuts, pending, { key: 'c', at: 1300 })).toEqual({})
  expect(match(shortcuts, pending, { key: 'n', at: 100 }).shortcut?.keys).toBe('n')
  expect(match(shortcuts, pending, { key: 'x', at: 100 })).toEqual({})
})

test.each([
  [{ key: 'p', code: 'KeyP', altKey: false }, 'p'],
  [{ key: 'p', code: 'KeyP', altKey: true }, 'Alt P'],
  // a Mac types a sign, and on a French keyboard the letter stands elsewhere
  [{ key: 'π', code: 'KeyP', altKey: true }, 'Alt P'],
  [{ key: 'a', code: 'KeyQ', altKey: true }, 'Alt A'],
])('%j is named %s', (pressed, name) => {
  expect(nameOfKey(pressed)).toBe(name)
  expect(match(shortcuts, undefined, { key: name, at: 0 }).shortcut?.keys).toBe(name === 'Alt P' ? name : undefined)
})

const key = { key: 'n', code: 'KeyN', altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false, target: null }
test.each([
  [key, true],
  [{ ...key, ctrlKey: true }, false],
  [{ ...key, metaKey: true }, false],
  [{ ...key, altKey: true }, true],
  [{ ...key, altKey: true, ctrlKey: true }, false],
  [{ ...key, defaultPrevented: true }, false],
  [{ ...key, key: 'Enter' }, false],
  [{ ...key, key: '?' }, true],
])('%j is for shortcuts: %s', (event, is) => {
  expect(isForShortcuts(event)).toBe(is)
})
