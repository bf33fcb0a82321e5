import type { Repetition } from '@allenio/contract/repetition'
import { describe, expect, test } from 'vitest'
import { advance, continuedRepetition, dueBetween, firstDue, heldBy, isDueOn, nextDue } from './index.ts'

const once: Repetition = { kind: 'once' }
const daily: Repetition = { kind: 'daily' }
const weekly = (every: number, ...days: number[]): Repetition => ({ kind: 'weekly', every, days })
const monthly = (every: number): Repetition => ({ kind: 'monthly', every })

describe('the next day', () => {
  test.each<[string, Repetition, string, string, string | null]>([
    ['once is once', once, '2026-03-10', '2026-03-10', null],
    ['before the start it is the start', once, '2026-03-10', '2026-03-01', '2026-03-10'],
    ['every day, over the change to summer time', daily, '2026-03-01', '2026-03-28', '2026-03-29'],
    ['every day, out of the short day', daily, '2026-03-01', '2026-03-29', '2026-03-30'],
    ['every day, over the change to winter time', daily, '2026-03-01', '2026-10-24', '2026-10-25'],
    ['every day, out of the long day', daily, '2026-03-01', '2026-10-25', '2026-10-26'],
    ['every day, over the year', daily, '2026-03-01', '2026-12-31', '2027-01-01'],
    ['Mondays and Thursdays', weekly(1, 1, 4), '2026-03-02', '2026-03-02', '2026-03-05'],
    ['Thursday to Monday', weekly(1, 4, 1), '2026-03-02', '2026-03-05', '2026-03-09'],
    ['Sundays, over the change', weekly(1, 7), '2026-03-22', '2026-03-22', '2026-03-29'],
    ['from a day between', weekly(1, 1), '2026-03-02', '2026-03-11', '2026-03-16'],
    ['every two weeks', weekly(2, 1), '2026-03-02', '2026-03-02', '2026-03-16'],
    ['every two weeks, asked in the week off', weekly(2, 1), '2026-03-02', '2026-03-10', '2026-03-16'],
    ['every two weeks on two days', weekly(2, 2, 6), '2026-03-03', '2026-03-03', '2026-03-07'],
    ['every two weeks on two days, to the next pair', weekly(2, 2, 6), '2026-03-03', '2026-03-07', '2026-03-17'],
    ['every three weeks over the autumn change', weekly(3, 7), '2026-10-11', '2026-10-11', '2026-11-01'],
    ['every month', monthly(1), '2026-03-15', '2026-03-15', '2026-04-15'],
    ['the 31st in February', monthly(1), '2026-01-31', '2026-01-31', '2026-02-28'],
    ['the 31st after February', monthly(1), '2026-01-31', '2026-02-28', '2026-03-31'],
    ['the 31st in a leap year', monthly(1), '2028-01-31', '2028-01-31', '2028-02-29'],
    ['the 30th in February', monthly(1), '2026-01-30', '2026-01-30', '2026-02-28'],
    ['every three months at the month’s end', monthly(3), '2026-08-31', '2026-08-31', '2026-11-30'],
    ['every three months, on to February', monthly(3), '2026-08-31', '2026-11-30', '2027-02-28'],
    ['every month, asked on the day before', monthly(1), '2026-01-31', '2026-03-30', '2026-03-31'],
    ['every month, asked long after', monthly(1), '2026-01-31', '2027-06-02', '2027-06-30'],
    ['every year on 29 February', monthly(12), '2028-02-29', '2028-02-29', '2029-02-28'],
  ])('%s', (_, repetition, startDay, after, next) => {
    expect(nextDue({ repetition, startDay, untilDay: null }, after)).toBe(next)
  })

  test('of months that a series cut in February goes on with is the 31st', () => {
    const whole = { repetition: monthly(1), startDay: '2026-01-31', untilDay: null }
    const repetition = continuedRepetition(monthly(1), whole, '2026-02-28')
    expect(nextDue({ repetition, startDay: '2026-02-28', untilDay: null }, '2026-02-28')).toBe('2026-03-31')
    // a day that was chosen is the day of all months
    expect(continuedRepetition(monthly(1), whole, '2026-02-27')).toEqual(monthly(1))
    expect(continuedRepetition(monthly(2), { ...whole, repetition }, '2026-04-30')).toEqual({ ...monthly(2), day: 31 })
    expect(continuedRepetition(daily, whole, '2026-02-28')).toEqual(daily)
  })

  test('ends with the last day, that day included', () => {
    expect(nextDue({ repetition: daily, startDay: '2026-03-01', untilDay: '2026-03-10' }, '2026-03-09')).toBe('2026-03-10')
    expect(nextDue({ repetition: daily, startDay: '2026-03-01', untilDay: '2026-03-10' }, '2026-03-10')).toBeNull()
  })
})

describe('the first day', () => {
  test.each<[Repetition, string, string]>([
    [once, '2026-03-04', '2026-03-04'],
    [daily, '2026-03-04', '2026-03-04'],
    [monthly(1), '2026-01-31', '2026-01-31'],
    [weekly(1, 3), '2026-03-04', '2026-03-04'],
    [weekly(1, 1, 5), '2026-03-04', '2026-03-06'],
    [weekly(2, 1), '2026-03-04', '2026-03-09'],
  ])('%o from %s is %s', (repetition, day, first) => expect(firstDue(repetition, day)).toBe(first))
})

describe('going on', () => {
  const from = (repetition: Repetition, startDay: string, untilDay: string | null = null) => ({ repetition, startDay, untilDay })
  test.each([
    ['in time', from(daily, '2026-03-01'), '2026-03-05', '2026-03-05', { nextDay: '2026-03-06', missed: 0 }],
    ['too early', from(daily, '2026-03-01'), '2026-03-05', '2026-03-04', { nextDay: '2026-03-06', missed: 0 }],
    ['three days late', from(daily, '2026-03-01'), '2026-03-02', '2026-03-05', { nextDay: '2026-03-06', missed: 2 }],
    ['late, on a day without', from(weekly(1, 1), '2026-03-02'), '2026-03-02', '2026-03-11', { nextDay: '2026-03-16', missed: 1 }],
    ['late, on the next one’s day', from(weekly(1, 1), '2026-03-02'), '2026-03-02', '2026-03-09', { nextDay: '2026-03-16', missed: 0 }],
    ['once', from(once, '2026-03-02'), '2026-03-02', '2026-03-20', { nextDay: null, missed: 0 }],
    ['the last one', from(daily, '2026-03-01', '2026-03-05'), '2026-03-05', '2026-03-05', { nextDay: null, missed: 0 }],
    ['after the last one', from(daily, '2026-03-01', '2026-03-05'), '2026-03-03', '2026-03-20', { nextDay: null, missed: 2 }],
  ])('%s', (_, schedule, dueDay, today, outcome) => expect(advance(schedule, dueDay, today)).toEqual(outcome))

  test('counts at most so many', () => {
    expect(dueBetween({ repetition: daily, startDay: '1990-01-01', untilDay: null }, '1990-01-01', '2026-01-01')).toBe(999)
  })
})

test.each([
  ['2026-03-02', false],
  ['2026-03-04', true],
  ['2026-03-05', false],
  ['2026-03-11', true],
  ['2026-03-18', false],
])('Wednesdays from 4 to 15 March have %s: %s', (day, isDue) => {
  expect(isDueOn({ repetition: weekly(1, 3), startDay: '2026-03-04', untilDay: '2026-03-15' }, day)).toBe(isDue)
})

describe('around pauses', () => {
  const pause = { from: '2026-03-04', until: '2026-03-10' }
  const open = { from: '2026-03-20', until: null }
  const mondays = { repetition: weekly(1, 1), startDay: '2026-03-02', untilDay: null }
  test.each<[string, Parameters<typeof nextDue>[0], string, string | null]>([
    ['the first day after it', { ...mondays, pauses: [pause] }, '2026-03-02', '2026-03-16'],
    [
      'every day, from its last one on',
      { repetition: daily, startDay: '2026-03-01', untilDay: null, pauses: [pause] },
      '2026-03-03',
      '2026-03-11',
    ],
    ['one pause after the other', { ...mondays, pauses: [pause, { from: '2026-03-16', until: '2026-03-16' }] }, '2026-03-02', '2026-03-23'],
    ['none while one without an end holds it', { ...mondays, pauses: [open] }, '2026-03-16', null],
    ['none where the schedule ends with it', { ...mondays, untilDay: '2026-03-10', pauses: [pause] }, '2026-03-02', null],
    ['once keeps its day', { repetition: once, startDay: '2026-03-05', untilDay: null, pauses: [pause] }, '2026-03-01', '2026-03-05'],
  ])('%s', (_, schedule, after, next) => expect(nextDue(schedule, after)).toBe(next))

  test.each<[string, Parameters<typeof heldBy>[0], string, ReturnType<typeof heldBy>]>([
    ['a day in no pause', { ...mondays, pauses: [pause] }, '2026-03-02', { dueDay: '2026-03-02', heldDay: null }],
    ['a day in a pause', { ...mondays, pauses: [pause] }, '2026-03-09', { dueDay: '2026-03-16', heldDay: '2026-03-09' }],
    [
      'into one without an end',
      { ...mondays, pauses: [pause, { from: '2026-03-11', until: null }] },
      '2026-03-09',
      { dueDay: '2026-03-16', heldDay: '2026-03-09' },
    ],
    ['it rests where a pause has no end', { ...mondays, pauses: [open] }, '2026-03-23', { dueDay: '2026-03-23', heldDay: null }],
    [
      'a schedule that ends with it',
      { ...mondays, untilDay: '2026-03-10', pauses: [pause] },
      '2026-03-09',
      { dueDay: null, heldDay: '2026-03-09' },
    ],
    [
      'once',
      { repetition: once, startDay: '2026-03-05', untilDay: null, pauses: [pause] },
      '2026-03-05',
      { dueDay: '2026-03-05', heldDay: null },
    ],
  ])('%s', (_, schedule, day, held) => expect(heldBy(schedule, day)).toEqual(held))

  test('days in a pause are not missed', () => {
    const schedule = { repetition: daily, startDay: '2026-03-01', untilDay: null, pauses: [pause] }
    expect(advance(schedule, '2026-03-01', '2026-03-12')).toEqual({ nextDay: '2026-03-13', missed: 3 })
  })
})
