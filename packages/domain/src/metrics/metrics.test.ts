import { metricDefinitions, metricTypes } from '@allenio/contract/metrics'
import { expect, test } from 'vitest'
import { boundsOf, fittingValue, isMetricType } from './index.ts'

test('there are twenty-five types, each defined once', () => {
  expect(metricTypes).toHaveLength(25)
  expect(new Set(metricTypes).size).toBe(25)
  expect(Object.keys(metricDefinitions).sort()).toEqual([...metricTypes].sort())
  for (const { min, max, unit } of Object.values(metricDefinitions)) {
    expect(min).toBeLessThan(max)
    expect(['cm', 'kg', '%', 'steps']).toContain(unit)
  }
})

test('types are told from own metrics', () => {
  expect([isMetricType('waist'), isMetricType('contracted-arms'), isMetricType('toString'), isMetricType('')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['weight', 0, undefined],
  ['weight', 900, undefined],
  ['weight', 72.46, 72.5],
  ['weight', 20, 20],
  ['weight', 19.96, 20],
  ['weight', 400.04, 400],
  ['fat-mass', 101, undefined],
  ['fat-mass', 18.25, 18.3],
  ['daily-steps', 8000.4, 8000],
  ['daily-steps', -1, undefined],
  ['daily-steps', 0, 0],
  ['waist', 8.5, undefined],
  ['waist', 85, 85],
  ['height', 1.78, undefined],
  ['height', 178, 178],
  ['squat', Number.NaN, undefined],
] as const)('%s of %d is kept as %s', (type, value, expected) => expect(fittingValue(boundsOf(type), value)).toBe(expected))
