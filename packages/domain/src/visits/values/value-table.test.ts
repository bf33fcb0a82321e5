import type { LaboratoryValue } from '@allenio/contract/visits'
import { describe, expect, test } from 'vitest'
import { changeAt, valueRows, type ValuesOfVisit } from '../index.ts'

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
  results: { fat: {}, rates: {} },
  measured: {},
  activityLevel: null,
  laboratoryValues: [],
  ...own,
})

const visits = [
  visit({
    fatMassPerc: 22.5,
    results: { fat: { SLOAN: 22.5 }, rates: {} },
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
  // 0.80 and 0.47 stand below each other
  expect(rows.flatMap(({ name, values }) => (name.startsWith('Waist /') ? [values[0]?.decimals] : []))).toEqual([2, 2])
})

test('a change skips visits that have no value', () => {
  const rows = new Map(valueRows(visits, 'en').map(row => [row.key, row]))
  const changes = (key: string) => visits.map((_, at) => changeAt(rows.get(key) ?? { values: [], decimals: 0 }, at))
  expect(changes('weight')).toEqual([-1.1, -1.7, null])
  expect(changes('arms.left')).toEqual([-0.5, null, null])
})

describe('laboratory values', () => {
  const ferritin = (value: string, more: Partial<LaboratoryValue> = {}): LaboratoryValue => ({
    name: 'Ferritina',
    value,
    unit: 'ng/ml',
    day: '2026-10-01',
    ...more,
  })
  const rowsOf = (...perVisit: LaboratoryValue[][]) =>
    valueRows(
      perVisit.map(laboratoryValues => visit({ laboratoryValues })),
      'it',
    ).filter(({ group }) => group === 'laboratory')

  test('have a row for each analyte and unit, however both are spelled', () => {
    const rows = rowsOf(
      [ferritin('40,5', { name: 'FERRITINA', unit: 'ng / mL' }), ferritin('90', { unit: 'pmol/l' })],
      [ferritin('34', { day: '2026-07-01' }), ferritin('12', { unit: undefined })],
    )
    expect(rows.map(({ name, unit, decimals, values }) => [name, unit, decimals, ...values.map(value => value?.value)])).toEqual([
      ['Ferritina', '', 0, undefined, 12],
      ['FERRITINA', 'ng / mL', 1, 40.5, 34],
      ['Ferritina', 'pmol/l', 0, 90, undefined],
    ])
    expect(rows[1] && changeAt(rows[1], 0)).toBe(6.5)
  })

  test('have their own days: the latest of a visit counts, and one of an old report is no change', () => {
    const old = ferritin('30', { day: '2025-01-10' })
    const [row] = rowsOf([old], [ferritin('44', { day: '2026-01-10' }), ferritin('40', { day: undefined }), ferritin('50')])
    expect(row?.values[1]).toEqual({
      day: '2026-10-12',
      value: 40,
      decimals: 0,
      earlier: [
        { day: '2026-10-01', value: 50, decimals: 0 },
        { day: '2026-01-10', value: 44, decimals: 0 },
      ],
    })
    expect(row && changeAt(row, 0)).toBeNull()
  })

  test.each([
    ['0,5', 0.5, 1],
    ['2,145', 2.145, 3],
    ['0.812', 0.812, 3],
    ['139', 139, 0],
    ['5,0', 5, 1],
    ['-2,1', -2.1, 1],
    ['−2,1', -2.1, 1],
    ['+1', 1, 0],
    ['6.200', undefined, 0],
    ['-6.200', undefined, 0],
    ['< 10', undefined, 0],
    ['negativo', undefined, 0],
  ])('%s is read as %s', (value, number, decimals) => {
    const [row] = rowsOf([ferritin(value)])
    expect(row?.values).toEqual([{ day: '2026-10-01', ...(number === undefined ? { text: value } : { value: number, decimals }) }])
  })

  test('of one day count as they were written, the last one first', () => {
    const [row] = rowsOf([ferritin('30'), ferritin('40,5'), ferritin('35')])
    expect([row?.values[0], ...(row?.values[0]?.earlier ?? [])].map(value => value?.value)).toEqual([35, 40.5, 30])
  })

  test.each([
    ['mL/min', 'ml/min', true],
    ['L', 'l', true],
    ['mmol/L', 'mmol/l', true],
    ['mL/min/1,73', 'ml/min/1,73', true],
    ['Log', 'log', false],
    ['G/l', 'g/l', false],
  ])('%s and %s are one unit: %s', (one, other, isSame) => {
    expect(rowsOf([ferritin('1', { unit: one })], [ferritin('2', { unit: other })])).toHaveLength(isSame ? 1 : 2)
  })
})
