import { expect, test } from 'vitest'
import { firstDayOf, groupByMonth } from './months.ts'

test('rows stand under their months, in the order they came', () => {
  const rows = ['2026-11-20', '2026-11-02', '2026-10-31', '2025-11-03'].map(day => ({ day }))
  expect(groupByMonth(rows).map(({ month, rows: { length } }) => [month, length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
    ['2025-11', 1],
  ])
  expect(groupByMonth([])).toEqual([])
  expect(firstDayOf('2026-10')).toBe('2026-10-01')
})
