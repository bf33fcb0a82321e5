import { expect, test } from 'vitest'
import { agendaDays } from './agenda-days.ts'

const entry = (day: string, time?: string) => ({
  id: `${day} ${time ?? ''}`,
  day,
  ...(time && { time }),
  client: { id: 'a', name: 'Anna', photo: null },
  text: 'Pesati',
  href: '/clients',
})

test('what areas bring stands by day, within it by time, and what has none at its end', () => {
  const tasks = { entries: [entry('2026-03-02'), entry('2026-03-04')], counts: [{ day: '2026-03-02', count: 1 }] }
  const appointments = { entries: [entry('2026-03-02', '17:00'), entry('2026-03-02', '09:30')], counts: [{ day: '2026-03-02', count: 2 }] }
  const { days, hiddenCount } = agendaDays([appointments, tasks], 6)
  expect(days.map(({ day, count, entries }) => [day, count, ...entries.map(({ time }) => time)])).toEqual([
    ['2026-03-02', 3, '09:30', '17:00', undefined],
    ['2026-03-04', 1, undefined],
  ])
  expect(hiddenCount).toBe(0)
})

test('what is not shown is counted, also on days that do not show', () => {
  const counts = [
    { day: '2026-03-02', count: 80 },
    { day: '2026-03-03', count: 5 },
  ]
  const { days, hiddenCount } = agendaDays([{ entries: [entry('2026-03-02'), entry('2026-03-02'), entry('2026-03-03')], counts }], 2)
  expect([days.length, days[0]?.count, hiddenCount]).toEqual([1, 80, 83])
})

test('nothing is an empty agenda', () => {
  expect(agendaDays([{ entries: [], counts: [] }], 6)).toEqual({ days: [], hiddenCount: 0 })
})
