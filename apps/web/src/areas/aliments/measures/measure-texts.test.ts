import { expect, test } from 'vitest'
import { emptyMeasure, measureFaults, measuresOf } from './measure-texts.ts'

const slice = { name: { it: 'fetta', en: '' }, amount: '1', grams: '12,5' }
const say = (key: string) => key

test('a row that nobody has filled in is none', () => {
  expect(measuresOf([emptyMeasure(), slice])).toEqual([{ name: slice.name, amount: 1, grams: 12.5 }])
  expect(measureFaults([emptyMeasure(), slice], say)).toEqual({})
})

test.each([
  [{ ...slice, name: { it: ' ', en: '' } }, { 'measures.0.name.it': 'nameNeeded' }],
  [{ ...slice, name: { it: '', en: 'slice' } }, {}],
  [{ ...slice, grams: '0' }, { 'measures.0.grams': 'notPositive' }],
  [{ ...slice, grams: '' }, { 'measures.0.grams': 'notPositive' }],
  [{ ...slice, amount: 'due' }, { 'measures.0.amount': 'notPositive' }],
])('%j has the faults %j', (text, faults) => expect(measureFaults([text], say)).toEqual(faults))
