import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundTo } from './decimals.ts'

const decimals = fc.integer({ min: 0, max: 4 })

test('a half is rounded up although binary fractions miss it by a little', () => {
  fc.assert(
    fc.property(decimals, fc.integer({ min: 0, max: 999_999_999 }), fc.double({ min: -4, max: 4, noNaN: true }), (places, whole, slips) => {
      const scale = 10 ** places
      const half = (whole + 0.5) / scale
      expect(roundTo(places, half * (1 + slips * Number.EPSILON))).toBe((whole + 1) / scale)
    }),
  )
})

test('everything else goes to the nearest', () => {
  fc.assert(
    fc.property(
      decimals,
      fc.integer({ min: -999_999, max: 999_999 }),
      fc.double({ min: -0.49, max: 0.49, noNaN: true }),
      (places, whole, off) => {
        const scale = 10 ** places
        expect(roundTo(places, (whole + off) / scale)).toBe(whole / scale + 0)
      },
    ),
  )
})
