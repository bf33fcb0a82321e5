import { expect, test } from 'vitest'
import { countFree, dayPartOf, isFree, nearestDays, refusalOfAll, stateOf } from './times.ts'

const booking = (state: 'booked' | 'waiting') => ({
  id: 'b',
  state,
  answer: '',
  credits: 0,
  waitingPlace: state === 'waiting' ? 1 : null,
  cancelUntil: '',
  moveUntil: '',
  may: { cancel: true, move: true },
})
const time = { booking: null, refusal: null, capacity: 1 } as const

test.each([
  ['a free time', time, 'book', 'free'],
  ['a time of one’s own', { ...time, booking: booking('booked') }, 'book', 'own'],
  ['a class for which one waits', { ...time, booking: booking('waiting'), refusal: 'full' }, 'book', 'own'],
  ['a seat that has become free for who waits', { ...time, booking: booking('waiting') }, 'book', 'free'],
  ['a full class', { ...time, capacity: 8, refusal: 'full' }, 'book', 'waiting list'],
  ['a full class, to move to', { ...time, capacity: 8, refusal: 'full' }, 'move', 'waiting list'],
  ['a taken time', { ...time, refusal: 'full' }, 'book', 'hidden'],
  ['a time that is closed', { ...time, refusal: 'closed' }, 'book', 'hidden'],
  ['a time too close to now', { ...time, refusal: 'too late' }, 'book', 'refused'],
  ['a time without credits', { ...time, refusal: 'no credits' }, 'book', 'refused'],
  ['a time without credits, to move a paid booking to', { ...time, refusal: 'no credits' }, 'move', 'free'],
] as const)('%s', (_, judged, mode, expected) => expect(stateOf(judged, mode)).toBe(expected))

test('a time that a rule refuses is not counted as free', () => {
  expect(isFree({ ...time, refusal: 'too late' }, 'book')).toBe(false)
})

test('a full class is no free time to move to', () => {
  expect(isFree({ ...time, capacity: 8, refusal: 'full' }, 'move')).toBe(false)
})

test('what refuses every time is said once', () => {
  const refused = { ...time, refusal: 'no credits' } as const
  expect(refusalOfAll([refused, { ...time, refusal: 'full' }], 'book')).toBe('no credits')
  expect(refusalOfAll([refused, time], 'book')).toBeUndefined()
  expect(refusalOfAll([refused], 'move')).toBeUndefined()
})

test('days are counted in the zone of the business', () => {
  const late = { ...time, startDate: '2026-12-17T23:30:00.000Z', zone: 'Europe/Rome' }
  expect([...countFree([late], 'book')]).toEqual([['2026-12-18', 1]])
})

test('the nearest free days stand in their order', () => {
  const free = new Map([
    ['2026-12-01', 2],
    ['2026-12-09', 1],
    ['2026-12-12', 3],
    ['2026-12-11', 0],
    ['2026-12-30', 1],
  ])
  expect(nearestDays(free, '2026-12-10', 2)).toEqual(['2026-12-09', '2026-12-12'])
})

test.each([
  ['07:00', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
] as const)('%s is %s', (clock, part) => expect(dayPartOf(clock)).toBe(part))
