import { expect, test } from 'vitest'
import { parseTexts, valuesOf } from './typed-readings.ts'

test.each([
  ['triceps_fold', ['12,4', '12.8'], 'mm', [12.4, 12.8], []],
  ['triceps_fold', ['1.2 cm', ''], 'mm', [12], []],
  ['triceps_fold', ['', '12'], 'mm', [12], []],
  ['triceps_fold', ['12,5,3', '12'], 'mm', [12], [0]],
  ['triceps_fold', ['0', '900'], 'mm', undefined, [0, 1]],
  ['triceps_fold', ['', ''], 'mm', undefined, []],
  ['height', ['1,78 m'], 'cm', [178], []],
  ['fat-mass', ['18'], '%', { percent: [18] }, []],
  ['fat-mass', ['18 %'], 'kg', { percent: [18] }, []],
  ['fat-mass', ['18'], 'kg', [18], []],
] as const)('%s typed as %o in %s', (key, texts, unit, readings, wrong) => {
  const read = parseTexts(key, texts, unit)
  expect(read.readings).toEqual(readings)
  expect(read.faults.flatMap((fault, at) => (fault ? [at] : []))).toEqual(wrong)
})

test('a fourth text is no reading', () => {
  expect(valuesOf(parseTexts('waist', ['80', '81', '80,5', '99'], 'cm').readings)).toEqual([80, 81, 80.5])
})

test('what is in another unit than the last text waits', () => {
  expect(parseTexts('fat-mass', ['14 kg', '18 %'], 'kg').readings).toEqual({ percent: [18] })
})

test('a number out of range knows the unit in which it was read', () => {
  expect(parseTexts('fat-mass', ['120 %'], 'kg').faults).toEqual([{ unitOutside: '%' }])
  expect(parseTexts('fat-mass', ['900'], 'kg').faults).toEqual([{ unitOutside: 'kg' }])
  expect(parseTexts('fat-mass', ['much'], 'kg').faults).toEqual(['unreadable'])
})
