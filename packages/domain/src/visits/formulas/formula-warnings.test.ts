import { foldFields } from '@allenio/contract/visits'
import { describe, expect, test } from 'vitest'
import { bodyFat, bodyFatWarnings, metabolicRate, metabolicWarnings, type BodyInputs } from '../index.ts'

type FatFormula = Parameters<typeof bodyFatWarnings>[0]
type RateFormula = Parameters<typeof metabolicWarnings>[0]

const folds = (mm: number): BodyInputs => Object.fromEntries(foldFields.map(fold => [fold, mm]))
const man = { ...folds(15), gender: 'male', age: 30, weight: 80, height: 180, fat_free_mass_perc: 80 } as const satisfies BodyInputs
const ofFat = (formula: FatFormula, inputs: BodyInputs) => bodyFatWarnings(formula, inputs, bodyFat(formula, inputs))
const ofRate = (formula: RateFormula, inputs: BodyInputs) => metabolicWarnings(formula, inputs, metabolicRate(formula, inputs))

describe('the age', () => {
  test.each([
    ['DURNIN_WOMERSLEY', 'male', 17, 72.9],
    ['DURNIN_WOMERSLEY', 'female', 16, 68.9],
    ['SLOAN', 'male', 18, 26.9],
    ['SLOAN', 'female', 17, 25.9],
    ['JACKSON_3_SKINFOLDS', 'male', 18, 61.9],
    ['JACKSON_3_SKINFOLDS', 'female', 18, 55.9],
    ['JACKSON_7_SKINFOLDS', 'male', 18, 61.9],
    ['LOHMAN', 'female', 8, 17.9],
  ] as const)('of the sample of %s, %s, is from %d to %d', (formula, gender, first, last) => {
    const at = (age: number) => ofFat(formula, { ...man, gender, age })
    expect([at(first), at(last)]).toEqual([[], []])
    expect(at(Math.ceil(last))).toEqual(['age outside sample'])
    // below 17 and 16 Durnin and Womersley have no result that could be warned of
    expect(at(first - 0.01)).toEqual(formula === 'DURNIN_WOMERSLEY' ? [] : ['age outside sample'])
  })

  test('is not judged where it is not known, or where the study does not tell it', () => {
    expect(ofFat('SLOAN', { ...man, age: null })).toEqual([])
    expect(ofFat('WITHERS', { ...man, age: 7 })).toEqual([])
  })

  test.each(['HARRIS_BENEDICT', 'MIFFLIN_ST_JEOR', 'GRANDE_AND_KEYS', 'KATCH_MCARDLE'] as const)('of a child is not of %s', formula => {
    expect(ofRate(formula, { ...man, age: 17.9 })).toContain('age outside sample')
    expect(ofRate(formula, { ...man, age: 18 })).not.toContain('age outside sample')
  })

  test('of a child is of MOLNAR', () => expect(ofRate('MOLNAR', { ...man, age: 9 })).toEqual(['unconfirmed']))
})

test.each([
  ['LOHMAN', 'male', 28, 28.1],
  ['JACKSON_3_SKINFOLDS', 'male', 86, 86.1],
  ['JACKSON_3_SKINFOLDS', 'female', 71.6, 71.7],
  ['JACKSON_4_SKINFOLDS', 'male', 73, 73.1],
  ['JACKSON_7_SKINFOLDS', 'female', 59.8, 59.9],
] as const)('%s of a %s body is warned of beyond the turn, with folds of more than %d mm', (formula, gender, last, first) => {
  const warningsOf = (mm: number) => ofFat(formula, { ...man, ...folds(mm), gender })
  expect(warningsOf(last)).not.toContain('folds past the turn')
  expect(warningsOf(first)).toContain('folds past the turn')
})

test('Lohman is warned of above 56 mm, whatever binary fractions make of the sum', () => {
  const youth: BodyInputs = { gender: 'male', age: 14, triceps_fold: 55.9, subscapular_fold: 0.1 }
  expect(ofFat('LOHMAN', youth)).toEqual([])
  expect(ofFat('LOHMAN', { ...youth, subscapular_fold: 0.2 })).toEqual(['folds past the turn'])
})

test('a fat below 0 or above 60 is implausible', () => {
  const lohman = (triceps_fold: number) => ofFat('LOHMAN', { gender: 'male', age: 14, triceps_fold, subscapular_fold: 1 })
  expect([lohman(2.2), lohman(2.5)]).toEqual([['implausible fat'], []])
  // 0.213 S + 7.9: 60.01 at 244.65 mm
  const faulkner = (triceps_fold: number) => ofFat('FAULKNER_4_SKINFOLDS', { ...man, gender: 'female', triceps_fold })
  expect([faulkner(199.6), faulkner(199.65)]).toEqual([[], ['implausible fat']])
})

test('readings that nobody has confirmed say so, and Heath and Carter are approximate', () => {
  expect(ofFat('HEATH_CARTER', man)).toEqual(['approximate', 'unconfirmed'])
  expect(ofFat('YUHASZ_6_SKINFOLDS', man)).toEqual([])
  expect(ofRate('GRANDE_AND_KEYS', man)).toEqual(['unconfirmed'])
  expect(ofRate('MIFFLIN_ST_JEOR', man)).toEqual([])
})

test('a rate below 300 or above 10,000 kcal is implausible', () => {
  const katch = (weight: number) => ofRate('KATCH_MCARDLE', { ...man, weight })
  expect([katch(557), katch(558)]).toEqual([[], ['implausible rate']])
  expect(ofRate('MIFFLIN_ST_JEOR', { ...man, weight: 1, height: 30 })).toEqual(['implausible rate'])
})

test('nothing is said where there is no result', () => {
  expect(ofFat('HEATH_CARTER', { gender: 'male' })).toEqual([])
  expect(bodyFatWarnings('HEATH_CARTER', man, {})).toEqual([])
  expect(ofRate('MOLNAR', { ...man, age: 2 })).toEqual([])
})
