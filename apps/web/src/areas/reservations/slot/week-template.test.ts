import { expect, test } from 'vitest'
import { countTimes, nextRange, rangeFaults } from './week-template.ts'

const day = [
  { from: '09:00', to: '13:00' },
  { from: '15:00', to: '19:00' },
]

test('hours end after they begin, and do not overlap', () => {
  expect(rangeFaults(day)).toEqual([undefined, undefined])
  expect(rangeFaults([...day, { from: '12:30', to: '14:00' }])).toEqual([undefined, undefined, 'meets'])
  expect(rangeFaults([{ from: '13:00', to: '13:00' }])).toEqual(['wrong'])
})

test.each([
  [60, 60, 5, 40],
  [60, 30, 5, 70],
  [300, 30, 5, 0],
])('times of %i minutes, one every %i, on %i days are %i', (durationMinutes, stepMinutes, days, count) => {
  expect(countTimes(day, { days, durationMinutes, stepMinutes })).toBe(count)
})

test('one more row follows the hours before, within the day', () => {
  expect(nextRange([])).toEqual({ from: '09:00', to: '13:00' })
  expect(nextRange(day)).toEqual({ from: '21:00', to: '23:30' })
  expect(nextRange([{ from: '20:00', to: '23:00' }])).toEqual({ from: '22:00', to: '23:30' })
})
