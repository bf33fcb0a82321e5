import { metabolicFormulas } from '@allenio/contract/macros'
import { bodyFatFormulas, measurementTypes, foldFields } from '@allenio/contract/visits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { visitFigures, type BodyInputs, type VisitInputs } from './index.ts'

const folds: BodyInputs = Object.fromEntries(foldFields.map(fold => [fold, 15]))
const body = { ...folds, gender: 'male', age: 30, weight: 80, height: 180 } as const satisfies BodyInputs
const visit: VisitInputs = { measurementType: 'FOLDS', body, fatFormula: 'JACKSON_7_SKINFOLDS', metabolicFormula: 'KATCH_MCARDLE' }
const katchOf = (inputs: VisitInputs) => visitFigures(inputs).rates.find(({ formula }) => formula === 'KATCH_MCARDLE')?.result

describe('a visit with folds', () => {
  // a man of 30, 80 kg and 180 cm, each fold of 15 mm: worked out apart from the code, from the published coefficients
  test('has the results of all formulas', () => {
    const { fat, rates } = visitFigures(visit)
    expect(fat.map(({ formula, result }) => [formula, result])).toEqual([
      ['DURNIN_WOMERSLEY', { fatMassPerc: '23.47', fatFreeMassPerc: '76.53' }],
      ['SLOAN', { fatMassPerc: '14.90', fatFreeMassPerc: '85.10' }],
      ['JACKSON_3_SKINFOLDS', { fatMassPerc: '13.61', fatFreeMassPerc: '86.39' }],
      ['JACKSON_4_SKINFOLDS', { fatMassPerc: '14.76', fatFreeMassPerc: '85.24' }],
      ['JACKSON_7_SKINFOLDS', { fatMassPerc: '15.34', fatFreeMassPerc: '84.66' }],
      ['LOHMAN', { fatMassPerc: '25.30', fatFreeMassPerc: '74.70' }],
      ['FAULKNER_4_SKINFOLDS', { fatMassPerc: '14.96', fatFreeMassPerc: '85.04' }],
      ['YUHASZ_6_SKINFOLDS', { fatMassPerc: '12.04', fatFreeMassPerc: '87.96' }],
      ['WITHERS', { fatMassPerc: '18.40', fatFreeMassPerc: '81.60' }],
      ['HEATH_CARTER', { fatMassPerc: '10.47', fatFreeMassPerc: '89.53' }],
    ])
    expect(rates.map(({ formula, result }) => [formula, result])).toEqual([
      ['MOLNAR', { bmr: 1807 }],
      ['FAO_WHO_UNU', { bmr: 1807 }],
      ['SCHOFIELD', { bmr: 1790.86 }],
      ['HARRIS_BENEDICT', { bmr: 1864.55 }],
      ['HENRY_OXFORD', { bmr: 1748.8 }],
      ['MIFFLIN_ST_JEOR', { bmr: 1780 }],
      ['GRANDE_AND_KEYS', { bmr: 1916.3 }],
      ['KATCH_MCARDLE', { bmr: 1832.92 }],
    ])
  })

  test('has the lowest, the median and the highest fat', () => {
    expect(visitFigures(visit).fatRange).toEqual({ lowest: 10.47, median: 14.93, highest: 25.3 })
    // without these folds five formulas have a result, of which the one in the middle is that of Sloan
    const fewer = visitFigures({ ...visit, body: { ...body, biceps_fold: null, calf_fold: 0, axillary_fold: '' } })
    expect(fewer.fatRange).toEqual({ lowest: 13.61, median: 14.9, highest: 25.3 })
    expect(visitFigures({ ...visit, body: { gender: 'male' } }).fatRange).toBeUndefined()
  })

  test('says beside each result what is to be said, and by which reading it was computed', () => {
    const { fat, rates, chosenFat, chosenRate } = visitFigures(visit)
    expect(fat.find(({ formula }) => formula === 'LOHMAN')).toMatchObject({
      warnings: ['age outside sample'],
      readingId: 'lohman-boileau-1985',
    })
    expect(fat.find(({ formula }) => formula === 'HEATH_CARTER')?.warnings).toEqual(['approximate', 'unconfirmed'])
    expect(rates.find(({ formula }) => formula === 'MOLNAR')).toMatchObject({ warnings: ['unconfirmed'], readingId: 'molnar-fao-1985' })
    expect(chosenFat).toEqual(fat[4])
    expect(chosenRate).toEqual(rates[7])
  })

  test('says what each formula lacks', () => {
    const { fat, rates, chosenFat } = visitFigures({ ...visit, body: { ...body, age: 15, axillary_fold: '', height: null } })
    expect(chosenFat?.result).toEqual({ missingValues: ['axillary_fold'] })
    expect(fat[0]).toMatchObject({ result: { error: 'age out of range', minimum: '17+' }, warnings: [] })
    expect(rates.map(({ result }) => result)).toMatchObject([
      { bmr: 2051 },
      { error: 'age out of range', minimum: '18+' },
      { error: 'age out of range', minimum: '18+' },
      { missingValues: ['height'] },
      { missingValues: ['height'] },
      { missingValues: ['height'] },
      { missingValues: ['height'] },
      { missingValues: ['fat_free_mass_perc'] },
    ])
  })

  test('takes the lean mass from the formula that was chosen, and from nowhere else', () => {
    const device = { fatFreeMassPerc: 70 }
    expect(katchOf({ ...visit, device, typed: device })).toEqual({ bmr: 1832.92 })
    // 370 + 21.6 × 80 × 0.8953
    expect(katchOf({ ...visit, fatFormula: 'HEATH_CARTER' })).toEqual({ bmr: 1917.08 })
    expect(katchOf({ ...visit, fatFormula: null, device })).toEqual({ missingValues: ['fat_free_mass_perc'] })
    const smuggled: BodyInputs = { ...body, fat_free_mass_perc: 70 }
    expect(katchOf({ ...visit, fatFormula: null, body: smuggled })).toEqual({ missingValues: ['fat_free_mass_perc'] })
  })
})

describe.each([
  ['BIA', 'device', 'typed'],
  ['MANUAL', 'typed', 'device'],
] as const)('a visit by %s', (measurementType, own, other) => {
  const withShares = (shares: NonNullable<VisitInputs['device']>): VisitInputs => ({ ...visit, measurementType, [own]: shares })

  test('computes no fat', () => {
    const { fat, fatRange, chosenFat } = visitFigures(withShares({ fatFreeMassPerc: 82.5 }))
    expect(fat).toEqual([])
    expect(fatRange).toBeUndefined()
    expect(chosenFat).toEqual({ formula: null, result: { fatMassPerc: '17.50', fatFreeMassPerc: '82.50' } })
  })

  test('goes by the fat where the lean mass says otherwise', () => {
    const { chosenFat } = visitFigures(withShares({ fatMassPerc: 25, fatFreeMassPerc: 70 }))
    expect(chosenFat).toEqual({ formula: null, result: { fatMassPerc: '25.00', fatFreeMassPerc: '75.00' } })
  })

  test('takes its own lean mass', () => {
    expect(katchOf({ ...withShares({ fatFreeMassPerc: 82.5 }), [other]: { fatFreeMassPerc: 70 } })).toEqual({ bmr: 1795.6 })
    expect(katchOf(withShares({ fatMassPerc: 17.5 }))).toEqual({ bmr: 1795.6 })
    for (const nothing of [{}, { fatFreeMassPerc: null }, { fatFreeMassPerc: 101 }, { fatMassPerc: -1 }]) {
      expect(katchOf(withShares(nothing))).toEqual({ missingValues: ['fat_free_mass_perc'] })
      expect(visitFigures(withShares(nothing)).chosenFat).toBeUndefined()
    }
  })
})

test('a typed rate is the one of the visit', () => {
  const manual = (bmr: number | null) => visitFigures({ ...visit, metabolicFormula: 'MANUAL', typed: { bmr } }).chosenRate
  expect(manual(1650)).toEqual({ formula: null, result: { bmr: 1650 } })
  expect([manual(null), manual(0), visitFigures({ ...visit, metabolicFormula: null }).chosenRate]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('of any visit each formula has a result or a reason, and nothing is thrown', () => {
  const anything = fc.oneof(fc.double(), fc.constantFrom(undefined, null, '', 'x', 0, -0, 18, 2747))
  const fields = Object.fromEntries([...foldFields, 'age', 'weight', 'height'].map(field => [field, anything]))
  const shares = fc.record({ fatMassPerc: anything, fatFreeMassPerc: anything, bmr: anything }, { requiredKeys: [] })
  const anyVisit = fc.record({
    measurementType: fc.constantFrom(...measurementTypes),
    body: fc.record({ ...fields, gender: fc.constantFrom('male', 'female', '', null) }, { requiredKeys: [] }),
    fatFormula: fc.constantFrom(...bodyFatFormulas, null),
    metabolicFormula: fc.constantFrom(...metabolicFormulas, null),
    device: shares,
    typed: shares,
    // a form holds anything, which the types cannot say
  }) as fc.Arbitrary<VisitInputs>
  fc.assert(
    fc.property(anyVisit, inputs => {
      const { fat, rates, fatRange } = visitFigures(inputs)
      expect(fat).toHaveLength(inputs.measurementType === 'FOLDS' ? 10 : 0)
      expect(rates).toHaveLength(8)
      for (const { result } of [...fat, ...rates]) expect(Object.keys(result)).not.toEqual([])
      for (const { lowest, median, highest } of fatRange ? [fatRange] : []) {
        expect(lowest).toBeLessThanOrEqual(median)
        expect(median).toBeLessThanOrEqual(highest)
      }
      expect(JSON.stringify({ fat, rates, fatRange })).not.toMatch(/null|NaN|Infinity|"-0\.00"/)
    }),
    runs,
  )
})
