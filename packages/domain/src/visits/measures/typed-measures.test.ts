import { measureKeys, visitMeasures } from '@allenio/contract/visits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { fittingMeasure, parseMeasure } from '../index.ts'

test.each([
  ['height', '1,78 m', 178],
  ['height', '1.78', 178],
  ['height', '178', 178],
  ['height', '178,5 cm', 178.5],
  ['height', '1 m 78', 178],
  ['height', '1,785 m', 178.5],
  ['height', '1780 mm', 178],
  ['height', '5\'10"', 177.8],
  ['height', '5’10.5"', 179.07],
  ['height', '5′ 10″', 177.8],
  ['height', "5'10''", 177.8],
  ['height', "6'", 182.88],
  ['height', '5 ft 10 in', 177.8],
  ['height', '70 in', 177.8],
  ['waist', '85', 85],
  ['waist', ' 85,5 CM. ', 85.5],
  ['waist', '1,02', 102],
  ['waist', '1,02 m', 102],
  ['waist', '33"', 83.82],
  ['triceps_fold', '12', 12],
  ['triceps_fold', '12,5 mm', 12.5],
  ['triceps_fold', '1.2 cm', 12],
  ['triceps_fold', '12,', 12],
  ['weight', '82,5 kg', 82.5],
  ['weight', '154 lb', 69.853_224_98],
  ['weight', '154.5lbs', 70.080_021_165],
  ['weight', '78 e mezzo', 78.5],
  ['bone-mass', '2,45', 2.45],
  ['total-water', '42,1 l', 42.1],
  ['total-water', '42,1 kg', 42.1],
  ['resistance', '512,5 Ω', 512.5],
  ['resistance', '512 ohm', 512],
  ['phase-angle', '6,1°', 6.1],
  ['device-bmr', '1650 kcal', 1650],
  ['device-bmr', '1.650', 1650],
  ['device-bmr', '1,650 kcal', 1650],
  ['visceral-level', '7,5', 7.5],
] as const)('%s of %j is %d', (key, text, value) => expect(parseMeasure(key, text)?.value).toBeCloseTo(value, 9))

test.each([
  ['triceps_fold', '12,5,3'],
  ['weight', '82,5,3'],
  ['height', '1.78.2'],
  ['triceps_fold', ''],
  ['triceps_fold', ' '],
  ['triceps_fold', ','],
  ['triceps_fold', 'twelve'],
  ['triceps_fold', '12 kg'],
  ['triceps_fold', '-12'],
  ['triceps_fold', '12 toString'],
  ['triceps_fold', '1e3'],
  ['triceps_fold', '12 13'],
  ['waist', '85 %'],
  ['waist', 'Infinity'],
  ['height', '5\'12"'],
  ['weight', '78 cm'],
  ['visceral-level', '7 kg'],
  ['resistance', '500 %'],
] as const)('%s of %j is not understood', (key, text) => expect(parseMeasure(key, text)).toBeUndefined())

describe('a part of the body', () => {
  test('is in kilograms, or in percent where that is written or asked for', () => {
    expect(parseMeasure('fat-mass', '14,6')).toEqual({ value: 14.6, unit: 'kg' })
    expect(parseMeasure('fat-mass', '18,5 %')).toEqual({ value: 18.5, unit: '%' })
    expect(parseMeasure('fat-mass', '18,5', '%')).toEqual({ value: 18.5, unit: '%' })
    expect(parseMeasure('fat-mass', '14,6 kg', '%')).toEqual({ value: 14.6, unit: 'kg' })
    expect(parseMeasure('total-water', '55', '%')).toEqual({ value: 55, unit: '%' })
  })

  test('is not of another unit', () => {
    expect(parseMeasure('waist', '85', '%')).toBeUndefined()
    expect(parseMeasure('fat-mass', '18,5,1 %')).toBeUndefined()
  })
})

test('any text is read as a number or not at all', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,'"% ]{0,9}(kg|cm|mm|m|lb|in|ft)?$/))
  fc.assert(
    fc.property(fc.constantFrom(...measureKeys), typed, (key, text) => {
      const measured = parseMeasure(key, text)
      if (measured) expect(Number.isFinite(measured.value) && measured.value >= 0).toBe(true)
      else expect(measured).toBeUndefined()
    }),
    runs,
  )
})

test('what is kept is read as the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...measureKeys), fc.double({ min: 0, max: 1, noNaN: true }), (key, share) => {
      const { min, max } = visitMeasures[key].accepted
      const value = fittingMeasure(key, { value: min + share * (max - min) })
      expect(value).toBeTypeOf('number')
      expect(parseMeasure(key, String(value).replace('.', ','))?.value).toBe(value)
    }),
    runs,
  )
})
