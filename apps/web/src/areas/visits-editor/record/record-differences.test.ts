import { expect, test } from 'vitest'
import { differencesFromRecord } from './record-differences.ts'

const visit = { sex: 'female', birthDate: '1990-05-04' } as const

test.each([
  ['they agree', visit, visit, [], []],
  ['the record was corrected', visit, { ...visit, sex: 'male' }, ['sex'], []],
  ['the record alone knows', { sex: 'female' }, visit, ['birthDate'], []],
  ['the visit alone knows', visit, { sex: null, birthDate: null }, [], ['sex', 'birthDate']],
  ['nobody knows', {}, { sex: null, birthDate: null }, [], []],
  ['each knows one', { sex: 'female' }, { sex: null, birthDate: '1990-05-04' }, ['birthDate'], ['sex']],
] as const)('where %s', (_, cells, record, corrected, unknown) => {
  expect(differencesFromRecord(cells, record)).toEqual({ corrected, unknown })
})
