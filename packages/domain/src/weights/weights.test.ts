import { addDays } from '@allenio/domain/days'
import { describe, expect, test } from 'vitest'
import { thinnedPoints, weightPoints, weightTrend, type DayWeight } from './index.ts'

const from = '2026-03-01'
/** One weight every `step` days. */
const row = (weights: readonly number[], step = 1): DayWeight[] => weights.map((kg, index) => ({ day: addDays(from, index * step), kg }))
const line = (count: number, start: number, aDay: number): DayWeight[] =>
  row(Array.from({ length: count }, (_, index) => start + index * aDay))

describe('points', () => {
  test('carry the mean of seven days, over gaps and the change of the clocks', () => {
    expect(weightPoints(row([80, 82])).map(({ mean }) => mean)).toEqual([80, 81])
    expect(weightPoints(row([80, 82, 84], 7)).map(({ mean }) => mean)).toEqual([80, 82, 84])
    const long = weightPoints(line(40, 80, -0.1))
    expect(long).toHaveLength(40)
    expect(long.at(-1)).toEqual({ day: '2026-04-09', kg: 76.1, mean: 76.4 })
  })

  test('none are none', () => expect(weightPoints([])).toEqual([]))
})

describe('a long life of points', () => {
  const thinnedOver = (days: number) => thinnedPoints(weightPoints(line(days, 90, -0.001)))

  test('stays as it is within two years', () => {
    expect(thinnedOver(700)).toHaveLength(700)
    expect(thinnedPoints([])).toEqual([])
  })

  test('is drawn from its first day to its last, and never too much of it', () => {
    for (const days of [800, 5000, 20_000]) {
      const points = thinnedOver(days)
      expect([points[0]?.day, points.at(-1)?.day]).toEqual([from, addDays(from, days - 1)])
      expect(points.length).toBeLessThan(1700)
      expect(points.map(({ day }) => day)).toEqual(points.map(({ day }) => day).toSorted())
    }
  })

  test('far back is the last of a week', () => {
    const [first, week] = thinnedPoints([
      { day: '2020-01-06', kg: 80, mean: 80 },
      { day: '2020-01-07', kg: 82, mean: 81 },
      { day: '2026-01-01', kg: 70, mean: 70 },
    ])
    expect(first).toEqual({ day: '2020-01-06', kg: 80, mean: 80 })
    expect(week).toEqual({ day: '2020-01-07', kg: 82, mean: 81 })
  })
})

describe('trend', () => {
  test('of nothing says nothing', () =>
    expect(weightTrend([], 70)).toEqual({
      latest: null,
      mean: null,
      in7Days: null,
      in30Days: null,
      in90Days: null,
      sinceFirst: null,
      perWeek: null,
      target: 70,
      isTowardsTarget: null,
    }))

  test('of one weight knows no change', () =>
    expect(weightTrend(row([80]), null)).toEqual({
      latest: { day: from, kg: 80 },
      mean: 80,
      in7Days: null,
      in30Days: null,
      in90Days: null,
      sinceFirst: null,
      perWeek: null,
      target: null,
      isTowardsTarget: null,
    }))

  test('of a straight line is that line', () => {
    expect(weightTrend(line(100, 90, -0.1), null)).toMatchObject({
      mean: 80.4,
      in7Days: -0.7,
      in30Days: -3,
      in90Days: -9,
      sinceFirst: -9.3,
      perWeek: -0.7,
    })
  })

  test('needs three days over a week', () => {
    expect(weightTrend(row([80, 79]), null).perWeek).toBeNull()
    expect(weightTrend(row([80, 79.5, 79], 3), null).perWeek).toBeNull()
    expect(weightTrend(row([80, 79.5, 79], 7), null).perWeek).toBe(-0.5)
  })

  test('leaves out what is older than four weeks', () => {
    const old = row([100])
    const recent = row([80, 80, 80], 7).map(({ kg, day }) => ({ kg, day: addDays(day, 60) }))
    expect(weightTrend([...old, ...recent], null)).toMatchObject({ perWeek: 0, sinceFirst: -20 })
  })

  test.each([
    [-0.1, 70, true],
    [0.1, 70, false],
    [0.1, 100, true],
    [-0.1, 100, false],
    [0, 70, null],
    [-0.1, null, null],
  ])('%f a day towards %s: %s', (aDay, target, isTowards) => {
    expect(weightTrend(line(30, 85, aDay), target).isTowardsTarget).toBe(isTowards)
  })

  test('at the target it is towards it', () => expect(weightTrend(line(30, 80, 0), 80.3).isTowardsTarget).toBe(true))
})
