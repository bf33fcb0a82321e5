import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kcalPerDayOf, kgPerWeekOf } from './index.ts'

test.each([
  [-550, -0.5],
  [-300, -0.27],
  [0, 0],
  [220, 0.2],
  [1100, 1],
])('%d kcal a day come to %d kg a week', (kcal, kg) => expect(kgPerWeekOf(kcal)).toBe(kg))

test.each([
  [-0.5, -550],
  [0, 0],
  [0.25, 280],
  [1, 1100],
])('%d kg a week take %d kcal a day', (kg, kcal) => expect(kcalPerDayOf(kg)).toBe(kcal))

test('each follows from the other within what rounding takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -150, max: 150 }), tens => {
      expect(Math.abs(kcalPerDayOf(kgPerWeekOf(tens * 10)) - tens * 10)).toBeLessThanOrEqual(10)
    }),
  )
})
