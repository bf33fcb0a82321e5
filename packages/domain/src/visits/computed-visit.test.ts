import { VisitCells, foldFields, measureCells, visitMeasures, type MeasureCell } from '@allenio/contract/visits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { bodyFat, computeVisit, measuredFigures } from './index.ts'

const folds = Object.fromEntries(foldFields.map(fold => [fold, [14, 16]]))
const woman = { sex: 'female', birthDate: '1990-05-01' } as const

function compute(cells: VisitCells) {
  const computed = computeVisit({ takenOn: '2026-04-30', weight: [62], height: [168], ...cells })
  if ('missing' in computed) throw new Error(`without ${computed.missing.join()}`)
  return computed
}

describe('the cells of a visit', () => {
  test.each([
    ['triceps_fold', [12.5], true],
    ['triceps_fold', [1, 100, 50], true],
    ['triceps_fold', [12, 12, 12, 12], false],
    ['triceps_fold', [], false],
    ['triceps_fold', [0], false],
    ['triceps_fold', [900], false],
    ['triceps_fold', { percent: [12] }, false],
    ['fat-mass', { percent: [28.4] }, true],
    ['fat-mass', { percent: [96] }, false],
    ['fat-mass', { percent: [28], more: 1 }, false],
    ['fat-mass', [17.6], true],
    ['arms.left', [28], true],
    ['fatFormula', 'DURNIN_WOMERSLEY', true],
    ['fatFormula', 'NAVY', false],
    ['note', 'a'.repeat(2_000), true],
    ['note', 'a'.repeat(2_001), false],
    ['takenOn', '2026-02-30', false],
  ])('%s may hold %j: %s', (cell, value, isAllowed) => expect(VisitCells.safeParse({ [cell]: value }).success).toBe(isAllowed))

  test('are as many as there are places to measure', () => {
    expect(measureCells).toContain('arms.right')
    expect(measureCells).not.toContain('arms')
    const sides = Object.values(visitMeasures).reduce((sum, { hasSides }) => sum + (hasSides ? 2 : 1), 0)
    expect(measureCells).toHaveLength(sides)
    expect(Object.keys(VisitCells.shape)).toEqual(expect.arrayContaining([...measureCells]))
  })
})

test('the readings of a place make one value, and a part of the body has an amount and a percent', () => {
  const cells: VisitCells = {
    weight: [80],
    triceps_fold: [12, 13, 20],
    waist: [85.2, 85.4],
    'fat-mass': { percent: [25] },
    'total-water': [40],
    resistance: [500],
    reactance: [50],
  }
  expect(measuredFigures(cells)).toEqual({
    weight: { value: 80 },
    triceps_fold: { value: 13 },
    waist: { value: 85.3 },
    'fat-mass': { value: 20, percent: 25 },
    'total-water': { value: 40, percent: 50 },
    resistance: { value: 500 },
    reactance: { value: 50 },
    'phase-angle': { value: 5.71 },
  })
  const before = measuredFigures(cells)
  const after = measuredFigures({ ...cells, weight: [90] }, before)
  expect(after.waist).toBe(before.waist)
  expect(after['total-water']).toEqual({ value: 40, percent: 44.44 })
  // a percent of a weight that nobody knows yet has no amount
  expect(measuredFigures({ 'fat-mass': { percent: [25] }, 'phase-angle': [6], resistance: [500], reactance: [50] })).toEqual({
    'phase-angle': { value: 6 },
    resistance: { value: 500 },
    reactance: { value: 50 },
  })
})

test('resistance and reactance that were mistaken for each other make no phase angle', () => {
  expect(measuredFigures({ resistance: [50], reactance: [300] })['phase-angle']).toBeUndefined()
})

describe('a finished visit', () => {
  test('has a day, a weight and a height', () => {
    expect(computeVisit({})).toEqual({ missing: ['takenOn', 'weight', 'height'] })
    expect(computeVisit({ takenOn: '2026-04-30', height: [168] })).toEqual({ missing: ['weight'] })
  })

  test('has the fat of the chosen formula, and the results of all others', () => {
    const { summary, results } = compute({ ...woman, ...folds, fatFormula: 'DURNIN_WOMERSLEY', metabolicFormula: 'KATCH_MCARDLE' })
    const inputs = { weight: 62, height: 168, gender: 'female' as const, age: 35, ...Object.fromEntries(foldFields.map(f => [f, 15])) }
    const expected = bodyFat('DURNIN_WOMERSLEY', inputs)
    expect(expected).toMatchObject({ fatMassPerc: summary.fatMassPerc?.toFixed(2) })
    expect(Number(summary.fatMassPerc) + Number(summary.fatFreeMassPerc)).toBeCloseTo(100, 10)
    expect(summary).toMatchObject({ measurementType: 'FOLDS', fatFormula: 'DURNIN_WOMERSLEY', metabolicFormula: 'KATCH_MCARDLE' })
    expect(summary.bmr).toBe(results.rates.find(({ formula }) => formula === 'KATCH_MCARDLE')?.bmr)
    expect(results.fat).toHaveLength(10)
    expect(results.fat.every(({ readingId }) => readingId !== '')).toBe(true)
  })

  test('goes by its own sex and birth date, and without them has no result that needs them', () => {
    const { summary, results } = compute({ ...folds, fatFormula: 'DURNIN_WOMERSLEY', metabolicFormula: 'MIFFLIN_ST_JEOR' })
    expect(summary).toMatchObject({ fatMassPerc: null, bmr: null, fatFormula: 'DURNIN_WOMERSLEY' })
    expect(results).toEqual({ fat: [], rates: [] })
  })

  test.each([
    [
      { measurementType: 'BIA', 'fat-mass': [15.5] },
      { fatMassPerc: 25, fatFreeMassPerc: 75, fatFormula: null },
    ],
    [
      { measurementType: 'BIA', 'lean-mass': { percent: [70] } },
      { fatMassPerc: 30, fatFreeMassPerc: 70 },
    ],
    [
      { measurementType: 'MANUAL', typedFatMassPerc: 22 },
      { fatMassPerc: 22, fatFreeMassPerc: 78 },
    ],
    [
      { measurementType: 'MANUAL', metabolicFormula: 'MANUAL', typedBmr: 1_450 },
      { fatMassPerc: null, bmr: 1_450, metabolicFormula: null },
    ],
  ] as const)('of %j comes to %j', (cells, expected) =>
    expect(compute({ ...woman, ...VisitCells.parse(cells) }).summary).toMatchObject(expected),
  )

  test('gives the metrics height, girths, fat, lean mass and hydration, and of two sides the mean', () => {
    const { metrics } = compute({
      ...woman,
      'arms.left': [28],
      'arms.right': [29, 29.2],
      'calves.left': [36],
      'wrist.left': [16],
      measurementType: 'BIA',
      'fat-mass': { percent: [1.5, 2.5] },
      'total-water': { percent: [55] },
      triceps_fold: [12],
      'bone-mass': [2.4],
    })
    expect(Object.fromEntries(metrics.map(({ kind, value }) => [kind, value]))).toEqual({
      height: 168,
      arms: 28.55,
      calves: 36,
      'fat-mass': 2,
      'lean-mass': 98,
      hydration: 55,
    })
  })

  test('never has a figure that is none, whatever was measured', () => {
    const cell = fc.constantFrom<MeasureCell>(...measureCells)
    const reading = fc.double({ min: 0.1, max: 3_000, noNaN: true })
    const anyCells = fc.dictionary(
      cell,
      fc.oneof(fc.array(reading, { minLength: 1, maxLength: 3 }), fc.record({ percent: fc.tuple(reading) })),
    )
    fc.assert(
      fc.property(anyCells, fc.constantFrom('FOLDS', 'BIA', 'MANUAL'), (measures, measurementType) => {
        const accepted = Object.entries(measures).filter(([key, value]) => VisitCells.safeParse({ [key]: value }).success)
        const computed = compute(
          VisitCells.parse({ ...woman, measurementType, ...Object.fromEntries(accepted), weight: [62], height: [168] }),
        )
        // JSON has no NaN and no Infinity
        expect(JSON.parse(JSON.stringify(computed))).toEqual(computed)
      }),
      runs,
    )
  })
})
