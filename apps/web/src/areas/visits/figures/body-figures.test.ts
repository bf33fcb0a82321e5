import type { VisitSummary } from '@allenio/contract/visits'
import { expect, test } from 'vitest'
import { bodyChanges, bodyFigures } from './body-figures.ts'

const summary: VisitSummary = {
  takenOn: '2026-10-12',
  measurementType: 'FOLDS',
  weight: 72,
  height: 170,
  fatMassPerc: 25,
  fatFreeMassPerc: 75,
  bmr: null,
  fatFormula: 'DURNIN_WOMERSLEY',
  metabolicFormula: null,
}

test('fat and lean are told in kg, too, and the index at any age', () => {
  expect(bodyFigures(summary)).toEqual({
    weight: 72,
    fat: { kg: 18, percent: 25 },
    lean: { kg: 54, percent: 75 },
    bmi: 24.91,
    fatMethod: 'FOLDS DURNIN_WOMERSLEY',
  })
})

test('fat by another formula, or by a device, is no change', () => {
  const now = bodyFigures(summary)
  for (const other of [{ fatFormula: 'SLOAN' }, { fatFormula: null, measurementType: 'BIA' }] as const) {
    const before = bodyFigures({ ...summary, ...other, weight: 74, fatMassPerc: 30 })
    expect(bodyChanges(now, before)).toMatchObject({ weight: -2, fat: undefined, lean: undefined })
  }
})

test('a figure that one of two visits lacks has no change', () => {
  const before = bodyFigures({ ...summary, weight: 74, fatMassPerc: null, fatFreeMassPerc: null })
  const changes = bodyChanges(bodyFigures(summary), before)
  expect(changes).toEqual({ weight: -2, fat: undefined, lean: undefined, bmi: expect.closeTo(-0.7, 2) })
  expect(bodyChanges(before, undefined).weight).toBeUndefined()
})
