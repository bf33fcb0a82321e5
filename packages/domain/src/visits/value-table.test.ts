import { expect, test } from 'vitest'
import { changeAt, valueRows, type ValuesOfVisit } from './index.ts'

const visit = (own: Partial<ValuesOfVisit>): ValuesOfVisit => ({
  takenOn: '2026-10-12',
  measurementType: 'FOLDS',
  weight: 72,
  height: 170,
  fatMassPerc: null,
  fatFreeMassPerc: null,
  bmr: null,
  fatFormula: 'SLOAN',
  metabolicFormula: null,
  results: { fat: [], rates: [] },
  measured: {},
  activityLevel: null,
  ...own,
})

const visits = [
  visit({
    fatMassPerc: 22.5,
    results: { fat: [{ formula: 'SLOAN', fatMassPerc: 22.5, fatFreeMassPerc: 77.5 }], rates: [] },
    measured: { weight: { value: 71.2 }, 'arms.left': { value: 30 } },
  }),
  visit({ measured: { weight: { value: 72.3 }, 'fat-mass': { value: 15, percent: 20.7 } } }),
  visit({ measured: { weight: { value: 74 }, 'arms.left': { value: 30.5 } } }),
]

test('fields stand in their groups, and those that no visit has are left out', () => {
  expect(valueRows(visits, 'it').map(({ group, key, name }) => [group, key, name])).toEqual([
    ['body', 'weight', 'Peso'],
    ['body', 'fatMassPerc', 'Massa grassa'],
    ['body', 'bmi', 'BMI'],
    ['girth', 'arms.left', 'Braccio sx'],
    ['bia', 'fat-mass', 'Massa grassa'],
    ['fat', 'fat SLOAN', 'Sloan'],
  ])
})

test('a visit without a field has an empty place', () => {
  const rows = new Map(valueRows(visits, 'en').map(({ key, values }) => [key, values]))
  expect(rows.get('arms.left')).toEqual([{ value: 30 }, undefined, { value: 30.5 }])
  expect(rows.get('fat-mass')).toEqual([undefined, { value: 15, percent: 20.7 }, undefined])
  expect(rows.get('fat SLOAN')).toEqual([{ value: 22.5, isChosen: true }, undefined, undefined])
})

test('the need of a day, the index and the ratios of the waist follow from a visit', () => {
  const measured = { waist: { value: 80 }, hips: { value: 100 } }
  const rows = valueRows(
    [visit({ bmr: 1_500, metabolicFormula: 'SCHOFIELD', activityLevel: 'active', measured }), visit({ bmr: 1_400 })],
    'en',
  )
  expect(rows.flatMap(({ name, values }) => (name.startsWith('Basal') ? [] : [[name, ...values.map(value => value?.value)]]))).toEqual([
    ['Daily energy need', 2_325, undefined],
    ['BMI', 24.91, 24.91],
    ['Waist', 80, undefined],
    ['Hips', 100, undefined],
    ['Waist / hips', 0.8, undefined],
    ['Waist / height', 0.47, undefined],
  ])
})

test('a change skips visits that have no value', () => {
  const rows = new Map(valueRows(visits, 'en').map(row => [row.key, row]))
  const changes = (key: string) => visits.map((_, at) => changeAt(rows.get(key) ?? { values: [], decimals: 0 }, at))
  expect(changes('weight')).toEqual([-1.1, -1.7, null])
  expect(changes('arms.left')).toEqual([-0.5, null, null])
})
