import { expect, test } from 'vitest'
import { keepSame, openedDocument, withAnswer } from './index.ts'
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

test('what is no different stays the same object, whatever the order of its cells', () => {
  const before = new Map(rows.map(row => [row.id, row]))
  const reordered = (row: (typeof rows)[number]) => ({ ...row, cells: Object.fromEntries(Object.entries(row.cells).reverse()) })
  expect(keepSame(before, new Map(rows.map(row => [row.id, reordered(row)])))).toBe(before)

  const [one] = changed
  const after = keepSame(before, new Map([...rows, ...changed].map(row => [row.id, reordered(row)])))
  expect(after.get(idOf(17))).toEqual(one)
  expect([...after].filter(([id, row]) => before.get(id) !== row).map(([id]) => id)).toEqual([idOf(17)])

  const fewer = new Map(rows.slice(1).map(row => [row.id, row]))
  expect(keepSame(before, fewer)).toEqual(fewer)
  expect(keepSame(fewer, before)).toEqual(before)
})
