import { expect, test } from 'vitest'
import { useProgressWords } from '../words.ts'
import { faultsOf, fieldsOf, kilogramsOf, readValues } from './values.ts'

test.each([
  ['72,5', 72.5],
  ['72.5', 72.5],
  [' 80 kg ', 80],
  ['', undefined],
  ['  ', undefined],
  ['tanti', Number.NaN],
  ['-70', Number.NaN],
  ['7 2', Number.NaN],
])('"%s" is %s kilograms', (input, kg) => expect(kilogramsOf(input)).toEqual(kg))

test.each([
  [{ day: '2026-11-20', kg: '72,5' }, []],
  [{ day: '2026-11-21', kg: '' }, ['day']],
  [{ day: '', kg: '900' }, ['day', 'kg']],
  [{ day: '0002-11-20', kg: 'x' }, ['day', 'kg']],
  [{ day: '2026-11-20', kg: '19,9' }, ['kg']],
  [{ day: '2026-11-20', kg: '400' }, []],
])('of %j these are wrong: %j', (input, wrong) => {
  const faults = faultsOf({ ...input, note: '' }, { t: useProgressWords.say, latestDay: '2026-11-20' })
  expect(Object.keys(faults)).toEqual(wrong)
})

test('what is not given is not sent', () => {
  expect(fieldsOf({ day: '2026-11-20', kg: '', note: ' bene ' })).toEqual({ day: '2026-11-20', note: 'bene' })
  expect(readValues({ day: '2026-11-20', kg: '70', note: '', more: 1 })).toEqual({ day: '2026-11-20', kg: '70', note: '' })
  expect(readValues({ day: 3 })).toBeUndefined()
})
