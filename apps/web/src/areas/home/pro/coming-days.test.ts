import { expect, test } from 'vitest'
import { comingDays } from './coming-days.ts'

const due = (...days: string[]) => days.map(dueDay => ({ dueDay }))

test('a week ahead, by day', () => {
  const { days, restCount } = comingDays(due('2026-03-01', '2026-03-02', '2026-03-02', '2026-03-09', '2026-03-10'), {
    today: '2026-03-02',
    limit: 6,
    due: [
      { day: '2026-03-02', count: 2 },
      { day: '2026-03-09', count: 1 },
    ],
  })
  expect(days.map(({ day, rows }) => [day, rows.length])).toEqual([
    ['2026-03-02', 2],
    ['2026-03-09', 1],
  ])
  expect(restCount).toBe(0)
})

test('what does not fit is counted, where its day is named', () => {
  const { days, restCount } = comingDays(due('2026-03-02', '2026-03-02', '2026-03-02', '2026-03-03'), {
    today: '2026-03-02',
    limit: 2,
    due: [
      { day: '2026-03-02', count: 3 },
      { day: '2026-03-03', count: 1 },
    ],
  })
  expect(days).toHaveLength(1)
  expect(restCount).toBe(1)
})

test('those that were not sent are counted too', () => {
  expect(
    comingDays(due('2026-03-02', '2026-03-02'), { today: '2026-03-02', limit: 7, due: [{ day: '2026-03-02', count: 80 }] }).restCount,
  ).toBe(78)
})
