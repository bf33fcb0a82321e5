import { expect, test } from 'vitest'
import { layoutOf } from './lines.ts'
import { columnsToCopy, pasteInto } from './paste.ts'
import { emptyState, type SheetState } from './sheet.ts'
import type { ColumnBase } from './sheet-actions.ts'
import { useSheetWords } from './words.ts'

const columns: ColumnBase[] = [
  { key: 'name', title: 'Name', width: 100 },
  { key: 'kind', title: 'Kind', width: 50, isStrict: true, options: () => [{ id: 'r', text: 'Rip' }] },
  { key: 'sets', title: 'Sets', width: 50, parse: text => (/^\d*$/.test(text) ? { text } : { refusal: 'a number' }) },
  { key: 'last', title: 'Last', width: 50, isReadOnly: true },
]
const group = { id: 'g', title: 'Group', rows: ['a', 'b', 'c'].map(id => ({ id })) }
const layout = layoutOf([group], { collapsedIds: new Set(), heights: { heading: 38, row: 33, add: 36 }, mayAdd: true })
const filled: Record<string, string> = { 'a 0': 'Squat', 'b 0': 'Panca', 'b 2': '3' }
const state: SheetState = {
  ...emptyState(useSheetWords.say),
  layout,
  columns,
  cellOf: (rowId, column) => ({ text: filled[`${rowId} ${column}`] ?? '' }),
}
const into = (rows: string[][], range: { top: number; bottom: number; left: number; right: number }, insertsRows = false) =>
  pasteInto(state, { rows, isCut: false }, { range, insertsRows })
const cell = (line: number, column: number) => ({ top: line, bottom: line, left: column, right: column })

test('cells go from the selection on, and rows below the last one are left over', () => {
  const paste = into(
    [
      ['Stacco', 'rip'],
      ['Plank', 'x'],
      ['Affondi', 'Rip'],
    ],
    cell(2, 0),
  )
  expect(paste).toMatchObject({ as: 'cells', rowIds: ['b', 'c'], columns: ['name', 'kind'], afterId: 'c', extraRows: [['Affondi', 'Rip']] })
  expect(paste?.changes).toEqual([
    { rowId: 'b', column: 'name', text: 'Stacco' },
    { rowId: 'b', column: 'kind', text: 'Rip', optionId: 'r' },
    { rowId: 'c', column: 'name', text: 'Plank' },
  ])
  expect(paste?.refusedCount).toBe(1)
})

test('filled cells outside of the selection are named before they are overwritten', () => {
  expect(into([['x'], ['y']], cell(1, 0))?.overwritten).toEqual([{ rowId: 'b', column: 'name', text: 'Panca' }])
  expect(into([['x'], ['y']], { top: 1, bottom: 2, left: 0, right: 0 })?.overwritten).toEqual([])
  expect(into([['x'], ['Panca']], cell(1, 0))?.overwritten).toEqual([])
})

test('one cell fills a whole selection, and a table as often as it fits', () => {
  const whole = { top: 1, bottom: 3, left: 2, right: 2 }
  expect(into([['4']], whole)?.changes.map(({ text }) => text)).toEqual(['4', '4', '4'])
  expect(into([['1'], ['2']], whole)?.changes.map(({ text }) => text)).toEqual(['1', '2'])
})

test('what is only to be read is passed over, and what is beyond the last column is left out', () => {
  expect(columnsToCopy(columns, { left: 1, right: 3 }).map(({ key }) => key)).toEqual(['kind', 'sets'])
  expect(columnsToCopy(columns, { left: 3, right: 3 }).map(({ key }) => key)).toEqual(['last'])
  expect(into([['5', 'grey', 'beyond']], cell(1, 2))).toMatchObject({
    columns: ['sets'],
    changes: [{ rowId: 'a', column: 'sets', text: '5' }],
  })
})

test('what is pasted where nothing can be typed does not land in the next column', () => {
  const last = { key: 'note', title: 'Note', width: 50 }
  const range = { top: 1, bottom: 1, left: 3, right: 3 }
  const table = { rows: [['80 × 8', 'slow']], isCut: false }
  expect(pasteInto({ ...state, columns: [...columns, last] }, table, { range, insertsRows: false })?.changes).toEqual([
    { rowId: 'a', column: 'note', text: 'slow' },
  ])
})

test('rows that are selected as a whole are filled and meant to be replaced, whatever stands beside them', () => {
  const whole = { top: 1, bottom: 2, left: 0, right: 3 }
  const paste = into([['x', 'Rip', '4']], whole)
  expect(paste).toMatchObject({ rowIds: ['a', 'b'], wholeRowIds: ['a', 'b'], overwritten: [] })
  expect(paste?.rows).toHaveLength(2)
  expect(into([['x']], { ...whole, right: 1 })?.wholeRowIds).toEqual([])
})

test('as new rows, and in the line for them, nothing is overwritten', () => {
  expect(into([['x'], ['y']], cell(1, 2), true)).toMatchObject({
    as: 'rows',
    afterId: 'a',
    rowIds: [],
    changes: [],
    extraRows: [['x'], ['y']],
  })
  expect(into([['x']], cell(4, 0))).toMatchObject({ as: 'rows', afterId: 'c', overwritten: [] })
  expect(into([['x']], cell(0, 0))).toMatchObject({ as: 'rows', afterId: undefined })
})
