import type { Cells } from '@allenio/contract/documents'
import { expect, test } from 'vitest'
import { withoutNulls } from '../gestures/rows.ts'
import { placeOfHistory } from './column-cells.ts'
import { parseCell, type ColumnKey } from './column-keys.ts'

test.each<[ColumnKey, string, Cells]>([
  ['target', '45s', { reps: '8' }],
  ['target', '10', { sets: 2, reps: '8', setList: [{ reps: '6' }] }],
  ['load', '80', { sets: 2, load: '60', setList: [{ load: '50' }] }],
  ['rir', '1', { sets: 2, setList: [{ rir: 3 }] }],
  ['rpe', '9', { sets: 2, setList: [{ rpe: 7 }] }],
])('the history of %j has all that %j has changed of %j', (column, text, before) => {
  const typed = { ...before, ...parseCell(column, text, before, 'it') }
  const valuesBefore = placeOfHistory('row', column).cells?.map(cell => [cell, before[cell] ?? null] as const)
  expect(withoutNulls({ ...typed, ...Object.fromEntries(valuesBefore ?? []) })).toEqual(before)
})
