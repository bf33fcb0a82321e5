import type { ClientCalendar, TrainingEntry } from '@allenio/contract/workouts'
import { expect, test } from 'vitest'
import { withMoves } from './use-own-moves.ts'

const entry = (dayId: string, day: string): TrainingEntry => ({
  id: `u/${dayId}`,
  day,
  state: 'planned',
  name: dayId,
  plan: null,
  isDated: false,
  isMoved: false,
  exercises: ['Squat'],
  result: null,
  may: { move: true, copy: false, delete: false },
})
const calendar: ClientCalendar = {
  today: '2026-03-04',
  entries: [entry('a', '2026-03-04'), entry('b', '2026-03-06')],
  marks: [],
  pauses: [],
  programs: [],
}
const daysAfter = (moves: Parameters<typeof withMoves>[1]) => withMoves(calendar, moves).entries.map(({ day, isMoved }) => [day, isMoved])

test('moves that wait on the device show; of a day the last one counts, and one back shows what was read', () => {
  const move = (day: string | null) => ({ id: 'u', dayId: 'a', day })
  expect(daysAfter([])).toEqual([
    ['2026-03-04', false],
    ['2026-03-06', false],
  ])
  expect(daysAfter([move('2026-03-05'), move('2026-03-07')])[0]).toEqual(['2026-03-07', true])
  expect(daysAfter([move('2026-03-05'), move(null)])[0]).toEqual(['2026-03-04', false])
  expect(withMoves(calendar, [move('2026-03-02')]).entries[0]?.state).toBe('missed')
})
