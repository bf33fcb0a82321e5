import { expect, test } from 'vitest'
import { bodyParts, fatMethod, isSameRateMethod, rateMethod } from './comparisons.ts'

const folds = { measurementType: 'FOLDS', fatFormula: 'DURNIN_WOMERSLEY', metabolicFormula: 'MIFFLIN_ST_JEOR' } as const

test('fat and lean mass add up to the weight and to a hundred percent', () => {
  expect(bodyParts({ weight: 61.2, fatMassPerc: 12.66 })).toEqual({ fat: { kg: 7.7, percent: 12.7 }, lean: { kg: 53.5, percent: 87.3 } })
  expect(bodyParts({ weight: 80, fatMassPerc: 33.75 })).toEqual({ fat: { kg: 27, percent: 33.8 }, lean: { kg: 53, percent: 66.2 } })
  expect(bodyParts({ weight: 80, fatMassPerc: null })).toBeUndefined()
})

test('another formula or another device is another method', () => {
  expect(fatMethod(folds)).toBe(fatMethod({ ...folds }))
  expect(fatMethod(folds)).not.toBe(fatMethod({ ...folds, fatFormula: 'SLOAN' }))
  expect(fatMethod({ measurementType: 'BIA', fatFormula: null })).not.toBe(fatMethod({ measurementType: 'MANUAL', fatFormula: null }))
  expect(rateMethod(folds)).toBe(rateMethod({ ...folds, fatFormula: 'SLOAN' }))
  const katch = { ...folds, metabolicFormula: 'KATCH_MCARDLE' } as const
  expect(rateMethod(katch)).not.toBe(rateMethod({ ...katch, fatFormula: 'SLOAN' }))
  // the formula of Grande and Keys computes the lean mass from weight, height and sex
  const grande = { ...folds, metabolicFormula: 'GRANDE_AND_KEYS' } as const
  expect(rateMethod(grande)).toBe(rateMethod({ ...grande, measurementType: 'BIA', fatFormula: null }))
})

test('only one of the formulas depends on the method of the body fat', () => {
  const byDevice = { ...folds, measurementType: 'BIA', fatFormula: null } as const
  expect(isSameRateMethod('KATCH_MCARDLE', folds, byDevice)).toBe(false)
  expect(isSameRateMethod('KATCH_MCARDLE', folds, { ...folds, metabolicFormula: null })).toBe(true)
  expect(isSameRateMethod('HARRIS_BENEDICT', folds, byDevice)).toBe(true)
})
