import { expect, test } from 'vitest'
import type { KeyRow } from './sheet-actions.ts'
import { allKeys } from './sheet-keys.tsx'
import { useSheetWords } from './words.ts'

const keysOf = (furtherKeys: readonly KeyRow[]) =>
  new Map(
    allKeys({ words: useSheetWords.say, actions: { furtherKeys, onEdit: () => undefined, onPaste: () => undefined } }).map(
      ([text, ...keys]) => [text, keys],
    ),
  )

test('keys that the owner of a table takes are listed once, with its meaning', () => {
  const toEdge = useSheetWords.say('toEdge')
  expect(keysOf([]).get(toEdge)).toEqual(['Ctrl ↑ ↓ ← →', 'Home', 'End'])
  const keys = keysOf([['Quantity', 'Ctrl ↑ ↓']])
  expect([keys.get(toEdge), keys.get('Quantity')]).toEqual([['Ctrl ← →', 'Home', 'End'], ['Ctrl ↑ ↓']])
})

test('both keys that redo are listed', () => {
  expect(keysOf([]).get(useSheetWords.say('redo'))).toEqual(['Ctrl Y', 'Ctrl Shift Z'])
})
