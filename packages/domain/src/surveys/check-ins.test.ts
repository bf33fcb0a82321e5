import type { Repetition } from '@allenio/contract/repetition'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, clockIn, dayIn, momentOf } from '@allenio/domain/days'
import { runs } from '@allenio/domain/testing'
import { checkInAdherence, checkInDays, checkInOn, checkInsAt, type CheckInPlan } from './index.ts'

const rome = 'Europe/Rome'
const weekly = (every: number, ...days: number[]): Repetition => ({ kind: 'weekly', every, days })
const planOf = (repetition: Repetition, startDay: string, rest: Partial<CheckInPlan> = {}): CheckInPlan => ({
  repetition,
  startDay,
  untilDay: null,
  opensHoursBefore: 6,
  timeZone: rome,
  pauses: [],
  ...rest,
})

/** The state as people say it: the open check-in, since when, whether it is late, and when the next one opens. */
function at(local: string, plan: CheckInPlan, answered: string[] = []) {
  const [day = '', clock = ''] = local.split(' ')
  const { open, next } = checkInsAt(momentOf(day, clock, plan.timeZone), { plan, answeredDays: new Set(answered) })
  const printed = (moment: number) => `${dayIn(plan.timeZone, new Date(moment))} ${clockIn(plan.timeZone, moment)}`
  return [
    open && `${open.day} since ${printed(open.opensAt)}${open.isLate ? ', late' : ''}`,
    next && `${next.day} at ${printed(next.opensAt)}`,
  ]
}

const mondays = planOf(weekly(1, 1), '2026-03-02')
const sundays = planOf(weekly(1, 7), '2026-03-22')
const autumn = planOf(weekly(1, 7), '2026-10-18')
const pausedMondays = planOf(weekly(1, 1), '2026-03-02', { pauses: [{ from: '2026-03-07', until: '2026-03-17' }] })
const heldMondays = planOf(weekly(1, 1), '2026-03-02', { pauses: [{ from: '2026-03-08', until: null }] })
const endingMondays = planOf(weekly(1, 1), '2026-03-02', { untilDay: '2026-03-10' })
const hasty = planOf({ kind: 'daily' }, '2026-03-02', { opensHoursBefore: 72 })

test.each<[string, string, CheckInPlan, string[], string | null, string | null]>([
  ['before the first', '2026-03-01 17:59', mondays, [], null, '2026-03-02 at 2026-03-01 18:00'],
  ['opens on the evening before', '2026-03-01 18:00', mondays, [], '2026-03-02 since 2026-03-01 18:00', '2026-03-09 at 2026-03-08 18:00'],
  ['on its day', '2026-03-02 23:59', mondays, [], '2026-03-02 since 2026-03-01 18:00', '2026-03-09 at 2026-03-08 18:00'],
  ['late after its day', '2026-03-03 00:00', mondays, [], '2026-03-02 since 2026-03-01 18:00, late', '2026-03-09 at 2026-03-08 18:00'],
  ['open until the next', '2026-03-08 17:59', mondays, [], '2026-03-02 since 2026-03-01 18:00, late', '2026-03-09 at 2026-03-08 18:00'],
  ['the next one', '2026-03-08 18:00', mondays, [], '2026-03-09 since 2026-03-08 18:00', '2026-03-16 at 2026-03-15 18:00'],
  ['answered', '2026-03-02 12:00', mondays, ['2026-03-02'], null, '2026-03-09 at 2026-03-08 18:00'],
  [
    'an older one answered',
    '2026-03-09 12:00',
    mondays,
    ['2026-03-02'],
    '2026-03-09 since 2026-03-08 18:00',
    '2026-03-16 at 2026-03-15 18:00',
  ],
  ['an end, the last one open', '2026-03-12 12:00', endingMondays, [], '2026-03-09 since 2026-03-08 18:00, late', null],
  ['an end, the last one closed', '2026-03-15 18:00', endingMondays, [], null, null],
  [
    'a pause leaves out two',
    '2026-03-16 12:00',
    pausedMondays,
    [],
    '2026-03-02 since 2026-03-01 18:00, late',
    '2026-03-23 at 2026-03-22 18:00',
  ],
  ['a pause without an end', '2026-05-04 12:00', heldMondays, [], '2026-03-02 since 2026-03-01 18:00, late', null],
  ['once', '2026-04-01 12:00', planOf({ kind: 'once' }, '2026-03-02'), [], '2026-03-02 since 2026-03-01 18:00, late', null],
  [
    'opens with its day',
    '2026-03-02 00:00',
    planOf(weekly(1, 1), '2026-03-02', { opensHoursBefore: 0 }),
    [],
    '2026-03-02 since 2026-03-02 00:00',
    '2026-03-09 at 2026-03-09 00:00',
  ],
  ['start between two', '2026-03-05 12:00', planOf(weekly(1, 1), '2026-03-04'), [], null, '2026-03-09 at 2026-03-08 18:00'],
  [
    'every two weeks',
    '2026-03-10 12:00',
    planOf(weekly(2, 1), '2026-03-02'),
    [],
    '2026-03-02 since 2026-03-01 18:00, late',
    '2026-03-16 at 2026-03-15 18:00',
  ],
  [
    'never before the previous day is over',
    '2026-03-03 23:59',
    hasty,
    [],
    '2026-03-03 since 2026-03-03 00:00',
    '2026-03-04 at 2026-03-04 00:00',
  ],
  ['the first of them may', '2026-02-27 00:00', hasty, [], '2026-03-02 since 2026-02-27 00:00', '2026-03-03 at 2026-03-03 00:00'],
])('%s', (_, moment, plan, answered, open, next) => expect(at(moment, plan, answered)).toEqual([open, next]))

describe('the nights of summer time', () => {
  test.each<[string, CheckInPlan, string | null, string | null]>([
    // on 29 March the clock goes from 02:00 to 03:00
    ['2026-03-28 17:59', sundays, '2026-03-22 since 2026-03-21 18:00, late', '2026-03-29 at 2026-03-28 18:00'],
    ['2026-03-28 18:00', sundays, '2026-03-29 since 2026-03-28 18:00', '2026-04-05 at 2026-04-04 18:00'],
    ['2026-03-29 03:30', sundays, '2026-03-29 since 2026-03-28 18:00', '2026-04-05 at 2026-04-04 18:00'],
    ['2026-03-29 23:59', sundays, '2026-03-29 since 2026-03-28 18:00', '2026-04-05 at 2026-04-04 18:00'],
    ['2026-03-30 00:00', sundays, '2026-03-29 since 2026-03-28 18:00, late', '2026-04-05 at 2026-04-04 18:00'],
    // on 25 October the hour from 02:00 to 03:00 comes twice
    ['2026-10-24 18:00', autumn, '2026-10-25 since 2026-10-24 18:00', '2026-11-01 at 2026-10-31 18:00'],
    ['2026-10-25 02:30', autumn, '2026-10-25 since 2026-10-24 18:00', '2026-11-01 at 2026-10-31 18:00'],
    ['2026-10-25 23:59', autumn, '2026-10-25 since 2026-10-24 18:00', '2026-11-01 at 2026-10-31 18:00'],
    ['2026-10-26 00:00', autumn, '2026-10-25 since 2026-10-24 18:00, late', '2026-11-01 at 2026-10-31 18:00'],
  ])('%s', (moment, plan, open, next) => expect(at(moment, plan)).toEqual([open, next]))

  test.each([
    ['2026-03-30', 21, '2026-03-29T01:00:00.000Z'],
    // 02:00 does not exist that night, and counts as 03:00
    ['2026-03-30', 22, '2026-03-29T01:00:00.000Z'],
    ['2026-03-30', 23, '2026-03-29T00:00:00.000Z'],
    ['2026-03-30', 24, '2026-03-28T23:00:00.000Z'],
    ['2026-10-26', 6, '2026-10-25T17:00:00.000Z'],
    // 02:00 comes twice, and the first one counts
    ['2026-10-26', 22, '2026-10-25T00:00:00.000Z'],
    ['2026-10-26', 24, '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 48, '2026-10-23T22:00:00.000Z'],
  ])('before %s, %d hours by the clock', (day, opensHoursBefore, opensAt) => {
    const checkIn = checkInOn(planOf({ kind: 'once' }, day, { opensHoursBefore }), day)
    expect(new Date(checkIn?.opensAt ?? 0).toISOString()).toBe(opensAt)
  })
})

test('the number counts the check-ins that no pause left out', () => {
  const numbers = (plan: CheckInPlan) =>
    ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-24'].map(day => checkInOn(plan, day)?.number)
  expect(numbers(mondays)).toEqual([1, 2, 3, 4, undefined])
  expect(numbers(pausedMondays)).toEqual([1, undefined, undefined, 2, undefined])
  expect(checkInDays(pausedMondays, { from: '2026-03-03', to: '2026-03-30' })).toEqual(['2026-03-23', '2026-03-30'])
})

test('at any moment at most one is open, and the next one opens when it closes', () => {
  const repetition = fc.oneof(
    fc.constant<Repetition>({ kind: 'daily' }),
    fc
      .record({ every: fc.integer({ min: 1, max: 3 }), days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }) })
      .map(({ every, days }) => weekly(every, ...days)),
    fc.constant<Repetition>({ kind: 'monthly', every: 1 }),
  )
  const pause = fc.record({ from: fc.nat(300), length: fc.option(fc.nat(40)) })
  const cases = fc.record({
    repetition,
    start: fc.nat(60),
    opensHoursBefore: fc.nat(72),
    timeZone: fc.constantFrom(rome, 'America/New_York', 'Pacific/Auckland'),
    pauses: fc.array(pause, { maxLength: 2 }),
    hours: fc.nat(24 * 365),
  })
  const dayOf = (days: number) => addDays('2026-01-01', days)
  fc.assert(
    fc.property(cases, ({ start, pauses, hours, ...rest }) => {
      const plan: CheckInPlan = {
        ...rest,
        startDay: dayOf(start),
        untilDay: null,
        pauses: pauses.map(({ from, length }) => ({ from: dayOf(from), until: length === null ? null : dayOf(from + length) })),
      }
      const moment = Date.parse('2026-01-01T00:00:00Z') + hours * 3_600_000
      const { open, next } = checkInsAt(moment, { plan, answeredDays: new Set() })
      if (open) {
        expect(open.opensAt).toBeLessThanOrEqual(moment)
        expect(open.closesAt).toBe(next?.opensAt ?? null)
        expect(open.opensAt).toBeLessThanOrEqual(momentOf(open.day, '00:00', plan.timeZone))
      }
      if (next) {
        expect(next.opensAt).toBeGreaterThan(moment)
        expect(next.number).toBe((open?.number ?? 0) + 1)
      }
      // nothing is asked of a client for whom every day is a pause
      expect(open !== null || next !== null || plan.pauses.some(({ until }) => until === null)).toBe(true)
    }),
    runs,
  )
})

describe('adherence', () => {
  const today = '2026-03-30'
  const from = '2026-02-03'
  const on = (day: string, isAnswered: boolean) => ({ day, isAnswered })
  test.each([
    ['nothing due', [], [], { due: 0, answered: 0, percent: null }],
    [
      'answered of due',
      [on('2026-03-09', true), on('2026-03-16', false), on('2026-03-23', true)],
      [],
      { due: 3, answered: 2, percent: 67 },
    ],
    ['the first day of eight weeks', [on(from, true), on(addDays(from, -1), false)], [], { due: 1, answered: 1, percent: 100 }],
    ['today is still open', [on('2026-03-23', true), on(today, false)], [], { due: 1, answered: 1, percent: 100 }],
    ['today, answered', [on('2026-03-23', false), on(today, true)], [], { due: 2, answered: 1, percent: 50 }],
    ['tomorrow, answered early', [on('2026-03-31', true)], [], { due: 0, answered: 0, percent: null }],
    [
      'pauses count nothing',
      [on('2026-03-09', false), on('2026-03-16', true), on('2026-03-23', true)],
      [{ from: '2026-03-09', until: '2026-03-16' }],
      { due: 1, answered: 1, percent: 100 },
    ],
    [
      'a pause without an end',
      [on('2026-03-02', false), on('2026-03-09', false)],
      [{ from: '2026-03-09', until: null }],
      { due: 1, answered: 0, percent: 0 },
    ],
  ])('%s', (_, checkIns, pauses, outcome) => expect(checkInAdherence(checkIns, { today, pauses })).toEqual(outcome))
})
