import { metricDefinitions, metricTypes } from '@allenio/contract/metrics'
import { foldFields, measureKeys, visitMeasures, type VisitMeasure } from '@allenio/contract/visits'
import { describe, expect, test } from 'vitest'
import { fittingMeasure, isMeasureKey, massOfPercent, measureOutlier, percentOfWeight, phaseAngle } from '../index.ts'

const measures: readonly (VisitMeasure & { key: string })[] = measureKeys.map(key => ({ key, ...visitMeasures[key] }))
const keysOf = (kind: VisitMeasure['kind']) => measures.filter(measure => measure.kind === kind).map(({ key }) => key)

describe('the table of measures', () => {
  test('has weight and height, nine folds, the girths among the metrics and the wrist, and what devices print', () => {
    expect(keysOf('body')).toEqual(['weight', 'height'])
    expect(keysOf('fold')).toEqual(foldFields)
    expect(keysOf('girth')).toEqual([...metricTypes.filter(type => metricDefinitions[type].group === 'girths'), 'wrist'])
    expect(keysOf('girth')).toHaveLength(17)
    expect(keysOf('bia')).toHaveLength(16)
  })

  test.each(measures)('has $key within its limits', ({ percent, leap, leapOfChild = leap, decimals, ...amount }) => {
    for (const ranges of [amount, ...(percent ? [percent] : [])]) {
      expect(ranges.accepted.min).toBeGreaterThan(0)
      expect(ranges.plausible.min).toBeGreaterThanOrEqual(ranges.accepted.min)
      expect(ranges.plausible.max).toBeGreaterThan(ranges.plausible.min)
      expect(ranges.plausible.max).toBeLessThanOrEqual(ranges.accepted.max)
      const { plausibleOfChild = ranges.plausible } = ranges
      expect(plausibleOfChild.min).toBeGreaterThanOrEqual(ranges.accepted.min)
      expect(plausibleOfChild.min).toBeLessThanOrEqual(ranges.plausible.min)
      expect(plausibleOfChild.max).toBeLessThanOrEqual(ranges.accepted.max)
    }
    expect(leap).toBeGreaterThan(1)
    expect(leapOfChild).toBeGreaterThanOrEqual(leap)
    expect([0, 1, 2]).toContain(decimals)
  })

  test('has the unit of the metric, and accepts all that the metric takes', () => {
    const linked = measures.flatMap(({ key, metricType, unit, accepted, percent }) =>
      metricType ? [{ key, metricType, unit, accepted, percent }] : [],
    )
    expect(linked).toHaveLength(21)
    for (const { metricType, unit, accepted, percent } of linked) {
      const { min, max, unit: metricUnit } = metricDefinitions[metricType]
      const range = metricUnit === '%' ? percent?.accepted : accepted
      expect(range?.min).toBeLessThanOrEqual(min)
      expect(range?.max).toBeGreaterThanOrEqual(max)
      if (metricUnit !== '%') expect(unit).toBe(metricUnit)
    }
    // no visit is finished without its weight, which all lists of weights take
    expect(visitMeasures.weight.accepted).toEqual({ min: metricDefinitions.weight.min, max: metricDefinitions.weight.max })
  })

  test('has two sides of what a body has twice', () => {
    expect(measures.filter(({ hasSides }) => hasSides).map(({ key }) => key)).toEqual([
      'arms',
      'contracted-arms',
      'forearms',
      'legs',
      'medial-thighs',
      'calves',
      'ankles',
      'wrist',
      'arm-mass',
      'leg-mass',
    ])
  })

  test('has nothing else', () => {
    expect(['weight', 'breastplate', 'phase-angle'].every(isMeasureKey)).toBe(true)
    expect(['toString', '', 'squat', '__proto__'].some(isMeasureKey)).toBe(false)
  })
})

test.each([
  ['triceps_fold', 900, undefined],
  ['triceps_fold', 100, 100],
  ['triceps_fold', 100.1, undefined],
  ['triceps_fold', 12.34, 12.3],
  ['triceps_fold', 1, 1],
  ['triceps_fold', 0.9, undefined],
  ['triceps_fold', 0, undefined],
  ['triceps_fold', -12, undefined],
  ['weight', 69.853_168, 69.85],
  ['weight', 1.99, undefined],
  ['weight', 400, 400],
  ['height', 1.78, undefined],
  ['height', 45, 45],
  ['height', 29.9, undefined],
  // a child of three, a newborn, and the largest of adults
  ['chest', 48, 48],
  ['shoulders', 58, 58],
  ['waist', 24, 24],
  ['arms', 8, 8],
  ['waist', 290, 290],
  ['waist', 19.9, undefined],
  ['waist', 900, undefined],
  ['arms', 0, undefined],
  ['wrist', 6, 6],
  ['wrist', 17, 17],
  ['device-bmr', 1650.4, 1650],
  ['resistance', Number.NaN, undefined],
] as const)('%s of %d is kept as %s', (key, value, expected) => expect(fittingMeasure(key, { value })).toBe(expected))

test('a part of the body has another range in percent, and a fold has no percent', () => {
  expect(fittingMeasure('fat-mass', { value: 120 })).toBe(120)
  expect(fittingMeasure('fat-mass', { value: 120, unit: '%' })).toBeUndefined()
  expect(fittingMeasure('fat-mass', { value: 18.456, unit: '%' })).toBe(18.46)
  expect(fittingMeasure('thigh_fold', { value: 18, unit: '%' })).toBeUndefined()
  expect(fittingMeasure('weight', { value: 80, unit: 'cm' })).toBeUndefined()
})

describe('an outlier', () => {
  test.each([
    ['triceps_fold', 2.9, 'low'],
    ['triceps_fold', 3, undefined],
    ['triceps_fold', 45, undefined],
    ['triceps_fold', 45.1, 'high'],
    ['height', 129, 'low'],
    ['weight', 201, 'high'],
    ['phase-angle', 10.5, 'high'],
  ] as const)('among values of %s: %d is %s', (key, value, outlier) => expect(measureOutlier(key, { value })).toBe(outlier))

  test.each([
    ['triceps_fold', 10, 20, 'rise'],
    ['triceps_fold', 10, 19.9, undefined],
    ['triceps_fold', 20, 10, 'drop'],
    ['triceps_fold', 20, 10.1, undefined],
    ['weight', 80, 92, 'rise'],
    ['weight', 80, 91.9, undefined],
    ['weight', 92, 80, 'drop'],
    ['waist', 80, 96, 'rise'],
    ['height', 170, 178.5, 'rise'],
    ['triceps_fold', 10, 50, 'high'],
    ['triceps_fold', 0, 20, undefined],
    ['triceps_fold', -1, 20, undefined],
    ['triceps_fold', null, 20, undefined],
  ] as const)('of %s after %s: %d is %s', (key, previous, value, outlier) =>
    expect(measureOutlier(key, { value }, { previous })).toBe(outlier),
  )

  test.each([
    // a child of three weighs 14
    ['weight', 14, 3, null, undefined],
    ['weight', 14, 17.99, null, undefined],
    ['weight', 14, 18, null, 'low'],
    ['weight', 14, null, null, 'low'],
    ['weight', 2, 0, null, undefined],
    ['weight', 151, 12, null, 'high'],
    ['height', 96, 3, null, undefined],
    ['height', 206, 16, null, 'high'],
    ['height', 48, 0, null, undefined],
    ['height', 44, 0, null, 'low'],
    ['chest', 48, 3, null, undefined],
    ['chest', 48, 30, null, 'low'],
    ['waist', 48, 3, null, undefined],
    ['arms', 15, 3, null, undefined],
    ['wrist', 11, 3, null, undefined],
    ['calf_fold', 2, 3, null, 'low'],
    ['lean-mass', 12, 3, null, undefined],
    ['resistance', 1_000, 3, null, undefined],
    ['resistance', 1_000, 30, null, 'high'],
    ['device-bmr', 700, 3, null, undefined],
    // from one year to the next
    ['weight', 14, 3, 11.8, undefined],
    ['weight', 14, 3, 10, 'rise'],
    ['weight', 8, 3, 14, 'drop'],
    ['height', 96, 3, 88, undefined],
    ['height', 96, 3, 78, 'rise'],
  ] as const)('of %s: %d at the age of %s after %s is %s', (key, value, age, previous, outlier) =>
    expect(measureOutlier(key, { value }, { age, previous })).toBe(outlier),
  )

  test('in percent is judged by percent', () => {
    expect(measureOutlier('fat-mass', { value: 55, unit: '%' })).toBe('high')
    expect(measureOutlier('fat-mass', { value: 55 })).toBeUndefined()
  })
})

describe('of a device', () => {
  test.each([
    [500, 50, 5.71],
    [100, 100, 45],
    [500, 0, undefined],
    [0, 50, undefined],
    [Number.NaN, 50, undefined],
  ])('%d Ω and %d Ω make %s degrees', (resistance, reactance, angle) => expect(phaseAngle(resistance, reactance)).toBe(angle))

  test('a mass and its percent follow from each other by the weight', () => {
    expect(percentOfWeight(14.6, 80)).toBe(18.25)
    expect(massOfPercent(18.25, 80)).toBe(14.6)
    for (const weight of [0, -80, null, undefined, Number.NaN, 1e-300]) {
      expect([percentOfWeight(14.6, weight), massOfPercent(18.25, weight)]).toEqual([undefined, undefined])
    }
  })
})
