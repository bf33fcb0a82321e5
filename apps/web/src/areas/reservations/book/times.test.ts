import type { Reservation } from '@allenio/contract/reservations'
import { expect, test } from 'vitest'
import { bookableTimes, byDay, nearestTime } from './times.ts'

const zone = 'Europe/Rome'
const time = (startDate: string, fields: Partial<Reservation> = {}): Reservation => ({
  id: 'series',
  startsAt: startDate,
  date: startDate.slice(0, 10),
  startDate,
  endDate: startDate,
  zone,
  kind: { id: 'kind', name: 'Seduta', durationMinutes: 60, credits: 0, color: 'blue', place: '', link: '' },
  host: { id: 'host', name: 'Giulia', photo: null },
  capacity: 1,
  taken: 0,
  waiting: 0,
  state: 'open',
  note: '',
  message: '',
  isAnswerAsked: false,
  reservedUsers: [],
  hiddenUsers: 0,
  booking: null,
  refusal: null,
  rules: { cancelHours: 24, moveHours: 24 },
  isRepeated: true,
  may: { update: false, book: true, attend: false },
  ...fields,
})

const at17 = time('2026-12-03T16:00:00Z')
const at18 = time('2026-12-03T17:00:00Z', { refusal: 'too late' })
const nextDay = time('2026-12-04T17:00:00Z')

test('the nearest free time comes before a nearer one that a rule refuses', () => {
  expect(nearestTime([at17, at18, nextDay], { day: '2026-12-03', clock: '18:00' })).toBe(at17)
  expect(nearestTime([at18], { day: '2026-12-03', clock: '18:00' })).toBe(at18)
  expect(nearestTime([at17, nextDay], { day: '2026-12-04', clock: '18:00' })).toBe(nextDay)
  expect(nearestTime([nextDay, at17], { day: '2026-12-03' })).toBe(at17)
  expect(nearestTime([], { day: '2026-12-03' })).toBeUndefined()
})

test('times stand under the day of the business, in their order', () => {
  const late = time('2026-12-03T23:30:00Z')
  expect(byDay([nextDay, late, at17])).toEqual([
    ['2026-12-03', [at17]],
    ['2026-12-04', [late, nextDay]],
  ])
})

test('what the client has booked, and what nobody may book, is left out', () => {
  const closed = time('2026-12-03T10:00:00Z', { may: { update: false, book: false, attend: false } })
  expect(bookableTimes([at17, closed])).toEqual([at17])
})
