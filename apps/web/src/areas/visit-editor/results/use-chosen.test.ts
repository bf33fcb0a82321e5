import { bodyFat } from '@allenio/domain/visits'
import { expect, test } from 'vitest'
import { missingFactsOf } from './use-chosen.ts'

const folds = { triceps_fold: 12, biceps_fold: 8, subscapular_fold: 15, suprailiac_fold: 17 }

test.each([
  ['a fold', { triceps_fold: 12 }, undefined],
  ['sex and age', folds, ['gender', 'age']],
  ['the age', { ...folds, gender: 'female' }, ['age']],
  ['nothing', { ...folds, gender: 'female', age: 35 }, undefined],
] as const)('where %s is missing', (_, inputs, fields) => {
  expect(missingFactsOf(bodyFat('DURNIN_WOMERSLEY', inputs))).toEqual(fields)
})
