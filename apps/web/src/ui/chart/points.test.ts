import { expect, test } from 'vitest'
import { dayOf, timeOf } from './days.ts'
import { apart, isolated, withoutGaps, lastOf, tableOf } from './points.ts'
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

test('a point between two gaps stands alone', () => {
  expect(isolated(kg.points)).toEqual([at('01', 80), at('04', 79)])
  expect(isolated([at('01', 1), at('02', 2), at('03', null), at('04', 3), at('05', null), at('06', 4), at('07', 5)])).toEqual([at('04', 3)])
  expect(isolated(mean.points)).toEqual([])
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
