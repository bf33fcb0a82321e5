import { expect, test } from 'vitest'
import { faultOf, fieldOf, momentOfField, nextHour, presetsAt } from './moments.ts'

const offered = (now: string) => presetsAt(new Date(now)).map(({ preset, at }) => [preset, fieldOf(at)])

test.each([
  // a Wednesday in winter
  [
    '2026-03-04T10:00:00Z',
    [
      ['tonight', '2026-03-04T20:00'],
      ['tomorrowMorning', '2026-03-05T09:00'],
      ['mondayMorning', '2026-03-09T09:00'],
    ],
  ],
  // half past seven in the evening is tonight already
  [
    '2026-03-04T18:31:00Z',
    [
      ['tomorrowMorning', '2026-03-05T09:00'],
      ['mondayMorning', '2026-03-09T09:00'],
    ],
  ],
  // a Sunday, before the clock has been put forward; a Monday
  [
    '2026-03-29T00:10:00Z',
    [
      ['tonight', '2026-03-29T20:00'],
      ['tomorrowMorning', '2026-03-30T09:00'],
    ],
  ],
  [
    '2026-03-30T10:00:00Z',
    [
      ['tonight', '2026-03-30T20:00'],
      ['tomorrowMorning', '2026-03-31T09:00'],
      ['mondayMorning', '2026-04-06T09:00'],
    ],
  ],
  // after midnight in Rome it is the next day, although it is still the day before in UTC
  [
    '2026-03-04T23:30:00Z',
    [
      ['tonight', '2026-03-05T20:00'],
      ['tomorrowMorning', '2026-03-06T09:00'],
      ['mondayMorning', '2026-03-09T09:00'],
    ],
  ],
])('at %s one may choose %j', (now, moments) => {
  expect(offered(now)).toEqual(moments)
})

test('a field holds what the clock in Rome shows', () => {
  expect(fieldOf('2026-07-15T07:05:00Z')).toBe('2026-07-15T09:05')
  expect(momentOfField('2026-07-15T09:05')?.toISOString()).toBe('2026-07-15T07:05:00.000Z')
  expect(momentOfField('2026-07-15T09:05:30')?.toISOString()).toBe('2026-07-15T07:05:00.000Z')
  expect(nextHour(new Date('2026-07-15T07:05:00Z'))).toBe('2026-07-15T10:00')
})

test.each(['', '2026-07-15', 'T09:00', '2026-13-45T99:99', 'tomorrow'])('%j is no moment', value => {
  expect(momentOfField(value)).toBeUndefined()
})

test.each([
  [undefined, 'whenNeeded'],
  ['2026-03-04T10:00:00Z', 'whenPast'],
  ['2026-03-04T10:00:01Z', undefined],
  ['2027-03-04T10:00:00Z', undefined],
  ['2027-03-04T10:00:01Z', 'whenFar'],
])('%s is refused for: %s', (moment, fault) => {
  expect(faultOf(moment === undefined ? undefined : new Date(moment), new Date('2026-03-04T10:00:00Z'))).toBe(fault)
})
