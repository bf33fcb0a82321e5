import type { VisitCells } from '@allenio/contract/visits'
import { figuresOfVisit, measuredFigures, type BodyField } from '@allenio/domain/visits'
import { expect, test } from 'vitest'
import { cellFor } from './focus.ts'

const visitOf = (cells: VisitCells) => ({ cells, figures: figuresOfVisit(cells, measuredFigures(cells)) })
const adult: VisitCells = { sex: 'female', birthDate: '1990-05-04', takenOn: '2026-05-04', fatFormula: 'DURNIN_WOMERSLEY' }

test.each<[BodyField, VisitCells, string]>([
  ['breastplate', adult, 'breastplate'],
  ['weight', adult, 'weight'],
  ['gender', adult, 'sex'],
  ['age', adult, 'birthDate'],
  ['fat_free_mass_perc', adult, 'triceps_fold'],
  ['fat_free_mass_perc', { ...adult, triceps_fold: [12] }, 'biceps_fold'],
  ['fat_free_mass_perc', { ...adult, fatFormula: 'SLOAN' }, 'suprailiac_fold'],
  ['fat_free_mass_perc', { fatFormula: 'LOHMAN', triceps_fold: [12], subscapular_fold: [12] }, 'sex'],
  ['fat_free_mass_perc', { sex: 'male' }, 'triceps_fold'],
  // the formula has no result below its age: another one has to be chosen
  ['fat_free_mass_perc', { ...adult, birthDate: '2015-05-04' }, 'triceps_fold'],
  ['fat_free_mass_perc', { ...adult, measurementType: 'BIA' }, 'lean-mass'],
  ['fat_free_mass_perc', { ...adult, measurementType: 'MANUAL' }, 'typedFatFreeMassPerc'],
])('%s is lacking in %o, which %s gives', (field, cells, cell) => {
  expect(cellFor(field, visitOf(cells))).toBe(cell)
})
