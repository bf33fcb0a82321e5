import { expect, test } from 'vitest'
import { useProgressWords } from '../words.ts'
import { faultsOf, fieldsOf, parseValues } from './values.ts'

test.each([
  [{ day: '2026-11-20', kg: '72,5' }, []],
  [{ day: '2026-11-21', kg: '' }, ['day']],
  [{ day: '', kg: '900' }, ['day', 'kg']],
  [{ day: '0002-11-20', kg: 'x' }, ['day', 'kg']],
  [{ day: '2026-11-20', kg: '1,9' }, ['kg']],
  [{ day: '2026-11-20', kg: '7 2' }, ['kg']],
  [{ day: '2026-11-20', kg: '-70' }, ['kg']],
  [{ day: '2026-11-20', kg: '400' }, []],
  [{ day: '2026-11-20', kg: '72 e mezzo' }, []],
])('of %j these are wrong: %j', (input, wrong) => {
  const faults = faultsOf({ ...input, note: '' }, { t: useProgressWords.say, latestDay: '2026-11-20' })
  expect(Object.keys(faults)).toEqual(wrong)
})

test('what is not given is not sent', () => {
  expect(fieldsOf({ day: '2026-11-20', kg: '', note: ' bene ' })).toEqual({ day: '2026-11-20', note: 'bene' })
  expect(fieldsOf({ day: '2026-11-20', kg: '72,5', note: '' })).toEqual({ day: '2026-11-20', note: '', kg: 72.5 })
  expect(parseValues({ day: '2026-11-20', kg: '70', note: '', more: 1 })).toEqual({ day: '2026-11-20', kg: '70', note: '' })
  expect(parseValues({ day: 3 })).toBeUndefined()
})
