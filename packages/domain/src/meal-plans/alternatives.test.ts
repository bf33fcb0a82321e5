import { describe, expect, test } from 'vitest'
import { deviationsOf, gramsAlike, isWithinTolerance } from './index.ts'

const pasta = { kcal: 353, protein: 10.9, carbs: 79.1, lipids: 1.4 }
const rye = { kcal: 236, protein: 8.3, carbs: 45.4, lipids: 1.7 }
const oil = { kcal: 899, protein: 0, carbs: 0, lipids: 99.9 }
const unknown = { kcal: null, protein: null, carbs: null, lipids: null }

describe('an alternative', () => {
  test.each([
    ['the same energy', pasta, 70, rye, 'kcal', { grams: 105 }],
    ['the same carbs', pasta, 70, rye, 'carbs', { grams: 122 }],
    ['at least a gram', pasta, 1, oil, 'kcal', { grams: 1 }],
    ['nothing of it in the other', pasta, 70, oil, 'protein', { refusal: 'none in the alternative' }],
    ['nothing of it in the row', oil, 10, pasta, 'carbs', { refusal: 'none in the row' }],
    ['no quantity', pasta, 0, rye, 'kcal', { refusal: 'none in the row' }],
    ['a figure that nobody knows', pasta, 70, unknown, 'kcal', { refusal: 'not known' }],
  ] as const)('has %s', (_, food, grams, other, basis, answer) => {
    expect(gramsAlike({ food, grams }, other, basis)).toEqual(answer)
  })

  test('shows where it differs beyond the tolerance, the farthest first', () => {
    const row = { food: pasta, grams: 70 }
    expect(deviationsOf(row, { food: rye, grams: 105 }, 10)).toMatchObject([{ figure: 'carbs', percent: -14 }])
    expect(deviationsOf(row, { food: rye, grams: 105 }, 15)).toEqual([])
    expect(deviationsOf(row, { food: rye, grams: 210 }, 10).map(({ figure }) => figure)).toEqual(['protein', 'kcal', 'carbs'])
    expect(deviationsOf(row, { food: unknown, grams: 105 }, 0)).toEqual([])
  })

  test('of a row that has nothing of a figure differs by what it has itself, from the smallest amount that counts', () => {
    const [water, juice] = [
      { kcal: 0, protein: 0, carbs: 0, lipids: 0 },
      { kcal: 45, protein: 0.7, carbs: 10.4, lipids: 0.2 },
    ]
    const deviations = deviationsOf({ food: water, grams: 200 }, { food: juice, grams: 200 }, 100)
    expect(deviations.map(({ figure, difference }) => [figure, difference])).toEqual([
      ['kcal', 90],
      ['carbs', 20.8],
    ])
    expect(isWithinTolerance({ food: water, grams: 200 }, { food: juice, grams: 200 }, 100)).toBe(false)
    expect(isWithinTolerance({ food: water, grams: 20 }, { food: juice, grams: 20 }, 10)).toBe(true)
  })
})
