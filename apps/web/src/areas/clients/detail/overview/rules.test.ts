import { describe, expect, test } from 'vitest'
import type { ClientAction } from '@allenio/contract/client-actions'
import type { Pose, Progress } from '@allenio/contract/progress'
import type { Weight, WeightTrend } from '@allenio/contract/weights'
import type { ClientMetric } from '@allenio/contract/metrics'
import { changeOver, lastPageOf, latestAdditions, movedMetrics, photosToCompare, pointsIn, prospectOf } from './rules.ts'

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
    latest: { day: today, kg: 70 }, mean: 70, in7Days: null, in30Days: null, in90Days: null, sinceFirst: null,
    perWeek: -0.5, target: 68, isTowardsTarget: true, ...changed,
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

const progress = (id: string, day: string, poses: readonly Pose[]): Progress => ({
  id, day, kg: null, note: '', isByClient: false, addedBy: 'Giulia', createdAt: `${day}T10:00:00Z`, may: { update: true, delete: true },
  photos: poses.map(pose => ({ pose, file: { id: `${id} ${pose}`, name: '', kind: 'image', mimeType: '', bytes: 1, width: 1, height: 1, url: '', thumbUrl: '' } })),
})

describe('the photos shown', () => {
  const shown = (...progresses: Progress[]) => photosToCompare(progresses).map(({ progress: { id }, pose }) => `${id} ${pose}`)

  test('are the oldest and the newest of the same pose', () => {
    expect(shown(progress('new', '2026-03-01', ['front', 'side']), progress('mid', '2026-02-01', ['front']), progress('old', '2026-01-01', ['front'])))
      .toEqual(['old front', 'new front'])
    expect(shown(progress('new', '2026-03-01', ['front', 'side']), progress('old', '2026-01-01', ['side']))).toEqual(['old side', 'new side'])
  })

  test('of a long list stand on its last page, too', () => {
    expect(lastPageOf({ nextPage: 2, total: 41, progresses: Array.from({ length: 20 }) })).toBe(3)
    expect(lastPageOf({ nextPage: 0, total: 20, progresses: Array.from({ length: 20 }) })).toBeUndefined()
  })

  test('are those of the only day, where nothing can be compared', () => {
    expect(shown(progress('new', '2026-03-01', ['front', 'side', 'back']))).toEqual(['new front', 'new side'])
    expect(shown(progress('new', '2026-03-01', ['front']), progress('old', '2026-01-01', ['back']))).toEqual(['new front'])
    expect(shown()).toEqual([])
  })
})

test('what moved comes first, then what was measured last; the weight has its own place', () => {
  const metric = (kind: string, type: ClientMetric['type'], day: string, [previous, value]: [number | null, number]): ClientMetric => ({
    kind, type, name: kind, unit: 'cm', group: 'girths', min: 0, max: 300, decimals: 1, target: null, targetDay: null, valuesTotal: 2, points: [],
    latest: { day, value }, previous: previous === null ? null : { day: '2026-01-01', value: previous }, first: null,
  })
  const moved = movedMetrics([
    metric('weight', 'weight', '2026-03-09', [80, 70]),
    metric('neck', 'neck', '2026-03-09', [36, 36]),
    metric('waist', 'waist', '2026-03-01', [76, 74]),
    metric('hips', 'hips', '2026-03-01', [100, 99]),
    metric('arms', 'arms', '2026-03-09', [null, 30]),
  ], 3)
  expect(moved.map(({ kind }) => kind)).toEqual(['waist', 'hips', 'neck'])
})

test('what came in last is told once, the newest first', () => {
  const weight = (id: string, day: string, source: Weight['source']): Weight => ({
    id, day, kg: 70, source, note: '', isByClient: true, addedBy: null, createdAt: `${day}T08:00:00Z`, may: { update: true, delete: true },
  })
  const action = (id: string, kind: ClientAction['kind'], completedAt: string): ClientAction => ({
    id, kind, title: '', text: '', state: 'done', dueDay: today, repetition: { kind: 'once' }, untilDay: null, completionsTotal: 1,
    completions: [{ id: `${id} done`, dueDay: today, completedAt, isByClient: true, completedBy: null, answer: 'Well' }],
    client: { id: 'c', name: 'Anna', photo: null }, startDay: today, missed: 0, tellsByMail: false, addedBy: null, createdAt: completedAt,
    may: { update: true, complete: false, delete: true },
  })
  const latest = latestAdditions({
    weights: [
      weight('newest', '2026-03-08', 'client'), weight('before', '2026-03-07', 'client'), weight('with photos', '2026-03-01', 'progress'),
      weight('first', '2026-02-01', 'client'),
    ],
    progresses: [progress('photos', '2026-03-01', ['front', 'side'])],
    files: [],
    actions: [action('question', 'answer', '2026-03-09T08:00:00Z'), action('scales', 'weigh in', '2026-03-08T08:00:00Z')],
  }, 5)
  expect(latest.map(({ id }) => id)).toEqual(['question done', 'newest', 'photos', 'first'])
  expect(latest[1]).toMatchObject({ kind: 'weight', times: 2 })
  expect(latest[2]).toMatchObject({ kind: 'progress', photos: 2, by: 'Giulia' })
})
