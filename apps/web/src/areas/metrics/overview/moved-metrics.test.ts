import { expect, test } from 'vitest'
import type { ClientMetric } from '@allenio/contract/metrics'
import { movedMetrics } from './moved-metrics.ts'

test('what moved comes first, then what was measured last; the weight has its own place', () => {
  const metric = (kind: string, type: ClientMetric['type'], day: string, [previous, value]: [number | null, number]): ClientMetric => ({
    kind,
    type,
    name: kind,
    unit: 'cm',
    group: 'girths',
    min: 0,
    max: 300,
    decimals: 1,
    target: null,
    targetDay: null,
    valuesTotal: 2,
    points: [],
    latest: { day, value },
    previous: previous === null ? null : { day: '2026-01-01', value: previous },
    first: null,
  })
  const movedKinds = movedMetrics(
    [
      metric('weight', 'weight', '2026-03-09', [80, 70]),
      metric('neck', 'neck', '2026-03-09', [36, 36]),
      metric('waist', 'waist', '2026-03-01', [76, 74]),
      metric('hips', 'hips', '2026-03-01', [100, 99]),
      metric('arms', 'arms', '2026-03-09', [null, 30]),
    ],
    3,
  )
  expect(movedKinds.map(({ kind }) => kind)).toEqual(['waist', 'hips', 'neck'])
})
