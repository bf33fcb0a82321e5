import { expect, test } from 'vitest'
import { marksByDay } from './marks.tsx'
import { rangeOf, withDays } from './points.ts'
import { weekOn } from './week-strip.tsx'

test('what happens on one day shares a mark, in the order of days', () => {
  const marks = [
    { day: '2026-11-09', label: 'Piano' },
    { day: '2026-10-01', label: 'Macro' },
    { day: '2026-11-09', label: 'Programma' },
  ]
  expect(marksByDay(marks)).toEqual([
    { day: '2026-10-01', label: 'Macro' },
    { day: '2026-11-09', label: 'Piano · Programma' },
  ])
})

test('a marked day without a value has a row of its own', () => {
  const rows = [
    { day: '2026-11-03', values: [70] },
    { day: '2026-11-01', values: [71] },
  ]
  expect(withDays(rows, ['2026-11-02', '2026-11-03']).map(({ day, values }) => [day, values.length])).toEqual([
    ['2026-11-01', 1],
    ['2026-11-02', 0],
    ['2026-11-03', 1],
  ])
})

test.each([
  [['2026-11-01', '2026-11-09'], {}, '2026-11-01', '2026-11-09'],
  [['2026-11-01'], { from: '2026-10-01', to: '2026-11-20' }, '2026-10-01', '2026-11-20'],
  [[], {}, '', ''],
])('%j with %o', (days, ends, firstDay, lastDay) => expect(rangeOf(days, ends)).toEqual({ firstDay, lastDay }))

test.each([
  ['2026-11-01', undefined],
  ['2026-11-02', '80%'],
  ['2026-11-08', '80%'],
  ['2026-11-09', undefined],
])('the week of %s', (day, value) => {
  const weeks = [{ from: '2026-11-02', level: 'good' as const, value: '80%' }]
  expect(weekOn({ weeks }, day)?.value).toBe(value)
})
