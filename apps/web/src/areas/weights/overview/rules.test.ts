import { describe, expect, test } from 'vitest'
import type { Weight, WeightTrend } from '@allenio/contract/weights'
import { changeOver, pointsIn, prospectOf, withoutPhotos } from './rules.ts'

const today = '2026-03-10'
const point = (day: string, mean: number) => ({ day, kg: mean, mean })

describe('the weights shown', () => {
  const points = [point('2025-01-01', 80), point('2026-02-20', 76), point('2026-03-08', 75)]

  test('are those of the span, or all where it holds too few', () => {
    expect(pointsIn(points, '28', today).map(({ day }) => day)).toEqual(['2026-02-20', '2026-03-08'])
    expect(pointsIn(points.slice(0, 2), '28', today)).toHaveLength(2)
  })

  test('change from one end to the other', () => {
    expect(changeOver(points)).toEqual({ kg: -5, days: 431 })
    expect(changeOver(points.slice(0, 1))).toBeUndefined()
  })
})

describe('the goal', () => {
  const trend = (changed: Partial<WeightTrend>): WeightTrend => ({
    latest: { day: today, kg: 70 },
    mean: 70,
    in7Days: null,
    in30Days: null,
    in90Days: null,
    sinceFirst: null,
    perWeek: -0.5,
    target: 68,
    isTowardsTarget: true,
    ...changed,
  })
  test.each<[string, Partial<WeightTrend>, object]>([
    ['on the way', {}, { kind: 'arrives', missing: 2, day: '2026-04-07' }],
    ['as good as reached', { mean: 68.4 }, { kind: 'reached' }],
    ['the wrong way', { perWeek: 0.3, isTowardsTarget: false }, { kind: 'away', perWeek: 0.3 }],
    ['standing still', { perWeek: 0.02, isTowardsTarget: null }, { kind: 'still' }],
    ['too few weights', { perWeek: null, isTowardsTarget: null }, { kind: 'unclear', missing: 2 }],
    ['not in this life', { target: 50, perWeek: -0.06 }, { kind: 'unclear', missing: 20 }],
    ['none', { target: null }, { kind: 'no goal' }],
  ])('%s', (_, changed, prospect) => expect(prospectOf(trend(changed), today)).toMatchObject(prospect))
})

test('a weight that came with photos is told by them', () => {
  const weight = (id: string, source: Weight['source']): Weight => ({
    id,
    day: today,
    kg: 70,
    source,
    note: '',
    isByClient: true,
    addedBy: null,
    createdAt: `${today}T08:00:00Z`,
    may: { update: true, delete: true },
  })
  expect(withoutPhotos([weight('scales', 'client'), weight('with photos', 'progress')]).map(({ id }) => id)).toEqual(['scales'])
})
