import { expect, test } from 'vitest'
import { dayOf, timeOf } from './days.ts'
import { apart, lastOf, runsOf, tableOf, withoutGaps } from './points.ts'
import type { Series } from './points.ts'

const kg: Series = {
  key: 'kg',
  label: 'Peso',
  points: [
    { day: '2026-03-01', value: 80 },
    { day: '2026-03-02', value: null },
    { day: '2026-03-04', value: 79 },
  ],
}
const mean: Series = {
  key: 'mean',
  label: 'Media',
  points: [
    { day: '2026-03-01', value: 80 },
    { day: '2026-03-03', value: 79.5 },
  ],
}

test('a day is its own midnight, whatever the clocks do', () => {
  expect(dayOf(timeOf('2026-03-29'))).toBe('2026-03-29')
  expect(timeOf('2026-03-30') - timeOf('2026-03-29')).toBe(86_400_000)
})

const at = (day: string, value: number | null) => ({ day: `2026-03-${day}`, value })

test('unknown values are no points', () => expect(withoutGaps(kg.points)).toEqual([at('01', 80), at('04', 79)]))

test('a curve ends at a gap, and where too long a time lies between two points', () => {
  const daysOf = (points: readonly { day: string; value: number | null }[]) =>
    runsOf(points).map(run => [run.points.map(({ day }) => day.slice(5)).join(' '), run.isLinked])
  expect(daysOf(kg.points)).toEqual([
    ['03-01', false],
    ['03-04', false],
  ])
  expect(daysOf(mean.points)).toEqual([['03-01 03-03', false]])
  const far = [
    at('01', 80),
    at('02', 81),
    { day: '2026-04-02', value: 82 },
    { day: '2026-05-04', value: 83 },
    { day: '2026-05-05', value: 84 },
  ]
  expect(daysOf(far)).toEqual([
    ['03-01 03-02 04-02', false],
    ['05-04 05-05', true],
  ])
  expect(daysOf([])).toEqual([])
  const everySixWeeks = ['2026-01-01', '2026-02-12', '2026-03-26', '2026-05-07'].map(day => ({ day, value: 80 }))
  expect(daysOf([...everySixWeeks, { day: '2026-11-01', value: 79 }])).toEqual([
    ['01-01 02-12 03-26 05-07', false],
    ['11-01', true],
  ])
})

test('the table has the latest first', () =>
  expect(tableOf([kg, mean])).toEqual([
    { day: '2026-03-04', values: [79, null] },
    { day: '2026-03-03', values: [null, 79.5] },
    { day: '2026-03-01', values: [80, 80] },
  ]))

test('the last that is known', () => {
  expect(lastOf(kg)).toEqual({ day: '2026-03-04', value: 79 })
  expect(lastOf({ points: [] })).toBeUndefined()
})

test.each([
  [[10, 50], 16, 100, [10, 50]],
  [[10, 12], 16, 100, [10, 26]],
  [[98, 99], 16, 100, [84, 100]],
  [[50, 48, 49], 10, 100, [68, 48, 58]],
  [[], 16, 100, []],
])('labels at %j, %i apart, none below %i: %j', (middles, gap, lowest, placed) => expect(apart(middles, gap, lowest)).toEqual(placed))
