import type { VisitCells } from '@allenio/contract/visits'
import { bodyFat, measuredFigures } from '@allenio/domain/visits'
import { expect, test } from 'vitest'
import { missingFactsOf, missingWeightOf } from './use-chosen.ts'

const folds = { triceps_fold: 12, biceps_fold: 8, subscapular_fold: 15, suprailiac_fold: 17 }

test.each([
  ['a fold', { triceps_fold: 12 }, undefined],
  ['sex and age', folds, ['gender', 'age']],
  ['the age', { ...folds, gender: 'female' }, ['age']],
  ['nothing', { ...folds, gender: 'female', age: 35 }, undefined],
] as const)('where %s is missing', (_, inputs, fields) => {
  expect(missingFactsOf(bodyFat('DURNIN_WOMERSLEY', inputs))).toEqual(fields)
})

test.each<[string, VisitCells, readonly string[] | undefined]>([
  ['a share without a weight', { measurementType: 'BIA', 'fat-mass': { percent: [26] } }, ['weight']],
  ['a mass without a weight', { measurementType: 'BIA', 'lean-mass': [53.5] }, ['weight']],
  ['both', { measurementType: 'BIA', weight: [72.4], 'fat-mass': { percent: [26] } }, undefined],
  ['neither', { measurementType: 'BIA' }, undefined],
  ['a share that a visit by folds goes by no longer', { measurementType: 'FOLDS', 'fat-mass': { percent: [26] } }, undefined],
])('a visit with %s', (_, cells, fields) => {
  expect(missingWeightOf({ cells, measured: measuredFigures(cells) })).toEqual(fields)
})
