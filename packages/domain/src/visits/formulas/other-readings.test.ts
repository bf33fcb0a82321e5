import { foldFields, type FoldField } from '@allenio/contract/visits'
import { describe, expect, test } from 'vitest'
import type { BodyInputs } from '../index.ts'
import { bySumOf, foldFormulas } from './fold-formulas.ts'
import { byLeanMass } from './metabolic-formulas.ts'
import { sourceOfReading } from './reading-sources.ts'
import { fatReadings, metabolicReadings, type Reading, type SumEquation } from './readings.ts'

// Where the literature has several equations under one name, another choice is another reading and no other code: these are the competing
// ones, which somebody may decide for. Their results were worked out apart from the code.

const four = ['abdominal_fold', 'suprailiac_fold', 'triceps_fold', 'thigh_fold'] as const
const two = ['triceps_fold', 'subscapular_fold'] as const
const seven = ['biceps_fold', 'subscapular_fold', ...four, 'calf_fold'] as const
const summedByWithers = ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'calf_fold', 'abdominal_fold', 'thigh_fold'] as const

const formulaOf = (equation: SumEquation, folds: readonly FoldField[]) =>
  bySumOf({ ...fatReadings.LOHMAN, male: equation, female: equation }, { male: folds, female: folds }).female

const foldsOf = (mm: number): BodyInputs => Object.fromEntries(foldFields.map(fold => [fold, mm]))

/** Percent of fat, of a woman of 30 whose folds are all the same. */
function percentBy(equation: SumEquation, folds: readonly FoldField[], mm: number): number {
  const answer = formulaOf(equation, folds).fat({ ...foldsOf(mm), gender: 'female', age: 30 })
  return 'percent' in answer ? answer.percent : Number.NaN
}

const jackson1980 = { result: 'density', constant: 1.096_095, mm: -0.000_695_2, square: 0.000_001_1, year: -0.000_071_4 } as const
const withersOfWomen = { result: 'density', folds: summedByWithers, constant: 1.209_53, log: -0.082_94 } as const
const slaughterOfBoys = {
  result: 'percent',
  constant: -1.7,
  mm: 1.21,
  square: -0.008,
  above: { sum: 35, constant: 1.6, mm: 0.783 },
} as const
const slaughterOfGirls = {
  result: 'percent',
  constant: -2.5,
  mm: 1.33,
  square: -0.013,
  above: { sum: 35, constant: 9.7, mm: 0.546 },
} as const

test.each([
  ['the density of women on four folds, Jackson 1980', jackson1980, four, 5, 8.126],
  ['six folds of women from 17 to 35, Withers 1987', withersOfWomen, seven, 15, 22.578],
  ['two folds of boys, Slaughter 1988', slaughterOfBoys, two, 15, 27.4],
  ['two thick folds of boys, Slaughter 1988', slaughterOfBoys, two, 20, 32.92],
  ['two folds of girls, Slaughter 1988', slaughterOfGirls, two, 17, 27.692],
  ['two folds of girls at the sum where the equation changes', slaughterOfGirls, two, 17.5, 28.125],
  ['two thick folds of girls, Slaughter 1988', slaughterOfGirls, two, 18, 29.356],
] as const)('%s', (_, equation, folds, mm, percent) => expect(percentBy(equation, folds, mm)).toBeCloseTo(percent, 3))

test('the earlier line of Yuhasz and the one line of Faulkner are coefficients', () => {
  expect(percentBy({ result: 'percent', constant: 3.64, mm: 0.097 }, seven, 10)).toBeCloseTo(10.43, 9)
  expect(percentBy({ result: 'percent', constant: 5.783, mm: 0.153 }, four, 10)).toBeCloseTo(11.903, 9)
})

describe('the turn of a parabola', () => {
  test('is none where other terms begin before it', () => expect(formulaOf(slaughterOfGirls, two).turn).toBeUndefined())

  test('is told by the folds that are summed', () => {
    const turn = formulaOf({ result: 'percent', folds: two, constant: 0, mm: 1, square: -0.01 }, seven).turn
    expect(turn).toEqual({ sum: 50, folds: two })
  })
})

test.each([
  ['Hume 1966', { kg: 0.3281, cm: 0.339_29, constant: -29.5336 }, 1802.94],
  ['James 1976', { kg: 1.1, cm: 0, constant: 0, kgByCmSquare: -128 }, 1956.74],
])('the lean mass of Grande and Keys by %s', (_, terms, bmr) => {
  const reading = { ...metabolicReadings.GRANDE_AND_KEYS, leanMass: { male: terms, female: terms } }
  expect(byLeanMass(reading).rate({ weight: 80, height: 180, gender: 'male' })).toEqual({ bmr })
})

test('no equation sums a fold that its formula does not require', () => {
  const { male, female } = foldFormulas.WITHERS
  for (const [equation, { fields }] of [
    [fatReadings.WITHERS.male, male],
    [fatReadings.WITHERS.female, female],
  ] as const) {
    expect(fields).toEqual(expect.arrayContaining([...(equation.folds ?? [])]))
  }
})

test('each reading has a source; what comes by a density cites Siri, and nothing else does', () => {
  const { DURNIN_WOMERSLEY: durnin, SLOAN: sloan, ...sums } = fatReadings
  const citesSiri = ({ id }: Reading) => sourceOfReading(id).source.includes('Siri WE.')
  expect([citesSiri(durnin), citesSiri(sloan)]).toEqual([true, true])
  for (const reading of Object.values(sums)) {
    expect(citesSiri(reading)).toBe([reading.male, reading.female].some(({ result }) => result === 'density'))
  }
  for (const reading of Object.values(metabolicReadings)) expect(citesSiri(reading)).toBe(false)
})
