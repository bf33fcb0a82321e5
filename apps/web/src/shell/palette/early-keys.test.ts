import { expect, test } from 'vitest'
import { afterKey, noKeys, type EarlyKeys } from './early-keys.ts'

const plainKey = { altKey: false, ctrlKey: false, metaKey: false, isComposing: false }

const typeAll = (keys: readonly string[]) =>
  keys.reduce<EarlyKeys | 'close' | undefined>(
    (typed, key) => (typeof typed === 'object' ? afterKey(typed, { key, ...plainKey }) : typed),
    noKeys,
  )

test.each([
  [['m', 'a'], { text: 'ma', isEntered: false }],
  [['m', 'b', 'Backspace', 'a', 'Enter'], { text: 'ma', isEntered: true }],
  [['m', 'Enter', 'x'], { text: 'm', isEntered: true }],
  [['Backspace'], noKeys],
  [['l', ' ', '7', ',', '4'], { text: 'l 7,4', isEntered: false }],
  [['m', 'Escape'], 'close'],
  [['Tab'], undefined],
])('%j', (keys, typed) => expect(typeAll(keys)).toEqual(typed))

test('keys with a modifier belong to the browser', () => expect(afterKey(noKeys, { ...plainKey, key: 'r', ctrlKey: true })).toBeUndefined())
