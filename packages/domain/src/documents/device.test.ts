import { expect, test } from 'vitest'
import { openedDocument, withAnswer } from './index.ts'
import { idOf, sampleBook } from './book.testing.ts'

const rows = [...sampleBook().values()]
const opened = openedDocument({ revision: 5, isWhole: true, rows })
const changed = rows.filter(({ id }) => id === idOf(17)).map(row => ({ ...row, cells: { text: 'changed' } }))

const textAfter = (state: { revision: number; isWhole: boolean }) =>
  withAnswer(opened, { ...state, rows: changed }).rows.get(idOf(17))?.cells['text']

test.each([
  ['a newer answer is taken', { revision: 6, isWhole: false }, 'changed'],
  ['one that was overtaken is not', { revision: 5, isWhole: false }, 'line 1.1'],
  ['a whole document is, also of a server that was restored', { revision: 2, isWhole: true }, 'changed'],
])('%s', (_, state, text) => {
  expect(textAfter(state)).toBe(text)
})
