import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { acceptedPair, errorOfVisits, measurementError, needsThird, readingOf } from '../index.ts'

test.each([
  [[], undefined],
  [[12.4], 12.4],
  [[12, 13], 12.5],
  [[0.1, 0.2], 0.15],
  [[12, 30, 13], 13],
  [[30, 12, 13, 99], 13],
  [[12, Number.NaN], 12],
])('readings of %j make %s', (readings, value) => expect(readingOf(readings)).toBe(value))

test('a value lies between its readings, in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 400, noNaN: true }), { minLength: 1, maxLength: 3 }), readings => {
      const value = readingOf(readings)
      expect(value).toBe(readingOf(readings.toReversed()))
      expect(value).toBeGreaterThanOrEqual(Math.min(...readings) - 1e-9)
      expect(value).toBeLessThanOrEqual(Math.max(...readings) + 1e-9)
    }),
    runs,
  )
})

describe('a third reading', () => {
  test.each([
    ['fold', [10, 10.5], false],
    ['fold', [10, 10.6], true],
    ['fold', [10, 9.5], false],
    ['fold', [10, 9.4], true],
    ['fold', [2.1, 2.205], false],
    ['girth', [80, 80.8], false],
    ['girth', [80, 80.9], true],
    ['body', [70, 70.7], false],
    ['body', [70, 70.8], true],
    ['bia', [500, 506], true],
    ['fold', [10], false],
    ['fold', [], false],
    ['fold', [10, 20, 15], false],
    ['fold', [0, 20], false],
    ['fold', [10, Number.NaN], false],
  ] as const)('of a %s after %j: %s', (kind, readings, isNeeded) => expect(needsThird(kind, readings)).toBe(isNeeded))
})

describe('the technical error of measurement', () => {
  test('is √(Σd²/2n), and its percent of the mean', () => {
    // differences 1, 1 and 2: √(6/6) = 1; the mean of 10, 11, 20, 19, 30, 32 is 20.33
    const pairs = [
      [10, 11],
      [20, 19],
      [30, 32],
    ] as const
    expect(measurementError(pairs)).toEqual({ absolute: 1, relative: 4.92, pairs: 3 })
  })

  test('is 0 of equal readings', () => expect(measurementError([[12, 12]])).toEqual({ absolute: 0, relative: 0, pairs: 1 }))

  test('does not exist without a pair', () => {
    expect(measurementError([])).toBeUndefined()
    expect(measurementError([[0, Number.NaN]])).toBeUndefined()
  })

  test.each<[readonly number[], readonly [number, number] | undefined]>([
    [[10], undefined],
    [
      [10, 11],
      [10, 11],
    ],
    // a slip of the first or of the second reading is no error of the hand
    [
      [18.2, 12, 12.1],
      [12, 12.1],
    ],
    [
      [12, 18.2, 12.1],
      [12, 12.1],
    ],
    [
      [12, 12.2, 20],
      [12, 12.2],
    ],
    [
      [30, 32, 31],
      [30, 31],
    ],
  ])('of the readings %j counts %j', (readings, pair) => expect(acceptedPair(readings)).toEqual(pair))

  test('of visits is that of all accepted pairs of a kind', () => {
    const visits = [
      { triceps_fold: [10, 11, 10.5], waist: [80, 82], hips: [95] },
      { triceps_fold: [20, 19], calf_fold: [30, 32], 'arms.left': [30, 30], 'fat-mass': { percent: [20, 30] } },
    ]
    expect(errorOfVisits(visits, 'fold')).toEqual({ absolute: 0.94, relative: 4.62, pairs: 3 })
    expect(errorOfVisits(visits, 'girth')).toEqual({ absolute: 1, relative: 1.8, pairs: 2 })
    expect(errorOfVisits([{ weight: [70, 71] }], 'fold')).toBeUndefined()
  })
})
