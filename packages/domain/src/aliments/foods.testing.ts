import fc from 'fast-check'
import type { FoodFigures } from './index.ts'

/** A food of which nothing is known but what is said. */
export const foodOf = (figures: Partial<FoodFigures>): FoodFigures => ({
  kcal: null,
  protein: null,
  carbs: null,
  lipids: null,
  carbsIncludeFiber: false,
  nutrients: {},
  ...figures,
})

/** Numbers as cells, files and requests may bring them. */
export const anyNumber = fc.oneof(
  fc.double(),
  fc.double({ min: 0, max: 1000 }),
  fc.constantFrom(0, -0, -1, Number.NaN, Infinity, -Infinity, 1e9, 1e-9, Number.MAX_VALUE),
)

/** Neither NaN nor infinite, and not minus zero. */
export const isPlainNumber = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0)
