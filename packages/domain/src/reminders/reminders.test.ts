import type { Repetition } from '@allenio/contract/repetition'
import { describe, expect, test } from 'vitest'
import { alertsBetween, finalDay, isOccurrence, occurrenceOn, occurrencesIn, type ReminderTimes } from './index.ts'

const times = (change: Partial<ReminderTimes> = {}): ReminderTimes => ({
  startDay: '2026-03-02',
  startClock: '10:00',
  endDay: null,
  endClock: null,
  timeZone: 'Europe/Rome',
  repetition: { kind: 'once' },
  untilDay: null,
  ...change,
})
const weekly = (every: number, ...days: number[]): Repetition => ({ kind: 'weekly', every, days })
const daily: Repetition = { kind: 'daily' }

describe('an occurrence', () => {
  test.each<[string, Partial<ReminderTimes>, string, [string | null, string | null, string]]>([
    ['in winter', { endDay: '2026-03-02', endClock: '11:00' }, '2026-03-02', ['2026-03-02T09:00', '2026-03-02T10:00', '2026-03-02']],
    ['in summer', { endDay: '2026-03-02', endClock: '11:00' }, '2026-07-06', ['2026-07-06T08:00', '2026-07-06T09:00', '2026-07-06']],
    ['in spring’s missing hour begins after it', { startClock: '02:30' }, '2026-03-29', ['2026-03-29T01:30', null, '2026-03-29']],
    [
      'that would end before it begins there lasts no time',
      { startClock: '02:30', endDay: '2026-03-02', endClock: '03:15' },
      '2026-03-29',
      ['2026-03-29T01:30', '2026-03-29T01:30', '2026-03-29'],
    ],
    ['in autumn’s repeated hour is the first', { startClock: '02:30' }, '2026-10-25', ['2026-10-25T00:30', null, '2026-10-25']],
    [
      'over the night of the change keeps its clock',
      { startClock: '22:00', endDay: '2026-03-03', endClock: '06:00' },
      '2026-10-24',
      ['2026-10-24T20:00', '2026-10-25T05:00', '2026-10-25'],
    ],
    ['of days has no moments', { startClock: null, endDay: '2026-03-04' }, '2026-03-09', [null, null, '2026-03-11']],
  ])('%s', (_, change, day, [startsAt, endsAt, lastDay]) => {
    const minutes = (moment: string | null) => moment?.slice(0, 16) ?? null
    const occurrence = occurrenceOn(times(change), day)
    expect([minutes(occurrence.startsAt), minutes(occurrence.endsAt), occurrence.lastDay]).toEqual([startsAt, endsAt, lastDay])
  })
})

test('a daily reminder in the repeated hour happens once a day', () => {
  const days = occurrencesIn(times({ repetition: daily, startClock: '02:30' }), { from: '2026-10-24', to: '2026-10-26' })
  expect(days.map(({ startsAt }) => startsAt?.slice(0, 16))).toEqual(['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30'])
})

test.each<[string, Partial<ReminderTimes>, string[]]>([
  ['once, before the window', {}, []],
  ['once, in it', { startDay: '2026-03-10' }, ['2026-03-10']],
  ['once, reaching into it', { startDay: '2026-03-07', endDay: '2026-03-09', startClock: null }, ['2026-03-07']],
  ['once, over before it', { startDay: '2026-03-06', endDay: '2026-03-08', startClock: null }, []],
  ['each second Monday and Friday', { repetition: weekly(2, 1, 5) }, ['2026-03-16', '2026-03-20']],
  ['until a day', { repetition: daily, untilDay: '2026-03-11' }, ['2026-03-09', '2026-03-10', '2026-03-11']],
  ['from a day in it', { startDay: '2026-03-21', repetition: daily }, ['2026-03-21', '2026-03-22']],
])('%s', (_, change, days) => {
  expect(occurrencesIn(times(change), { from: '2026-03-09', to: '2026-03-22' }).map(({ day }) => day)).toEqual(days)
})

test.each<[Partial<ReminderTimes>, string | null]>([
  [{}, '2026-03-02'],
  [{ endDay: '2026-03-05', startClock: null }, '2026-03-05'],
  [{ repetition: daily }, null],
  [{ repetition: daily, untilDay: '2026-04-01', endDay: '2026-03-03' }, '2026-04-02'],
])('the final day of %o is %s', (change, day) => expect(finalDay(times(change))).toBe(day))

test('a day before the first, or one that is not repeated, is no occurrence', () => {
  const mondays = times({ repetition: weekly(1, 1) })
  expect(['2026-02-23', '2026-03-02', '2026-03-03', '2026-03-09'].map(day => isOccurrence(mondays, day))).toEqual([
    false,
    true,
    false,
    true,
  ])
})

describe('alerts', () => {
  const at = (text: string) => Date.parse(text)
  const momentsOf = (change: Partial<ReminderTimes>, alerts: number[], after: string, until: string) =>
    alertsBetween(times(change), alerts, { after: at(after), until: at(until) }).map(alert => new Date(alert.at).toISOString().slice(0, 16))

  test.each<[string, Partial<ReminderTimes>, number[], string, string, string[]]>([
    [
      'before the start',
      {},
      [0, 30, 1440],
      '2026-02-28T00:00Z',
      '2026-03-03T00:00Z',
      ['2026-03-02T09:00', '2026-03-02T08:30', '2026-03-01T09:00'],
    ],
    ['none that have passed', {}, [0, 30], '2026-03-02T08:30Z', '2026-03-03T00:00Z', ['2026-03-02T09:00']],
    ['long before', {}, [40_320], '2026-02-01T00:00Z', '2026-02-03T00:00Z', ['2026-02-02T09:00']],
    [
      'of a day count from eight',
      { startClock: null },
      [0, 1440],
      '2026-02-28T00:00Z',
      '2026-03-03T00:00Z',
      ['2026-03-02T07:00', '2026-03-01T07:00'],
    ],
    [
      'each day, over the change of the clock',
      { repetition: daily },
      [60],
      '2026-03-28T00:00Z',
      '2026-03-30T00:00Z',
      ['2026-03-28T08:00', '2026-03-29T07:00'],
    ],
    ['none without any', { repetition: daily }, [], '2026-03-28T00:00Z', '2026-03-30T00:00Z', []],
  ])('%s', (_, change, alerts, after, until, moments) => expect(momentsOf(change, alerts, after, until)).toEqual(moments))
})
