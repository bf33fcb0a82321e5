import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { programId, programOf, runs } from '@allenio/domain/testing'
import { addDays, dayIn, daysBetween, romeDay, weekdayOf } from '@allenio/domain/days'
import { isPaused, type Pause } from '@allenio/domain/clients'
import {
  adherenceDrop,
  adherenceOf,
  assignmentState,
  expectedDates,
  isOverlapping,
  lastDayOf,
  programDaysOf,
  presetWeekdays,
  scheduledDays,
  spanOf,
  stretchOf,
  trainingToday,
  type AssignmentSpan,
  type Schedule,
} from '../index.ts'

const weeks = programDaysOf(
  programOf({ weeks: 2, days: 3, rows: 0 }, () => ({})),
  programId,
)
const dates = (schedule: Partial<Schedule>, days = weeks) =>
  scheduledDays(days, { startDay: '2026-03-02', weekdays: [1, 3, 5], pauses: [], ...schedule }).map(({ date }) => date?.slice(5) ?? null)

describe('dates', () => {
  test('follow the weekdays from the first day, be it a Monday or not', () => {
    expect(weeks[1]).toEqual(['w2d1', 'w2d2', 'w2d3'])
    expect(dates({})).toEqual(['03-02', '03-04', '03-06', '03-09', '03-11', '03-13'])
    expect(dates({ startDay: '2026-03-04' })).toEqual(['03-04', '03-06', '03-09', '03-11', '03-13', '03-16'])
  })

  test('wait for the next week where it has fewer days than weekdays, and take more than a week where it has more', () => {
    expect(dates({ weekdays: [1, 2, 3, 4, 5] })).toEqual(['03-02', '03-03', '03-04', '03-09', '03-10', '03-11'])
    expect(dates({ weekdays: [2, 4] })).toEqual(['03-03', '03-05', '03-10', '03-12', '03-17', '03-19'])
  })

  test('are none in a pause, and go on behind it', () => {
    const pauses = [{ from: '2026-03-05', until: '2026-03-10' }]
    expect(dates({ pauses })).toEqual(['03-02', '03-04', '03-11', '03-16', '03-18', '03-20'])
    expect(dates({ pauses: [{ from: '2026-03-05', until: null }] })).toEqual(['03-02', '03-04', null, null, null, null])
  })

  test('of moved days are their own', () => {
    expect(dates({ movedDays: new Map([['w1d2', '2026-03-05']]) })).toEqual(['03-02', '03-05', '03-06', '03-09', '03-11', '03-13'])
  })

  test('are open where days are trained in order', () => {
    expect(dates({ weekdays: null })).toEqual([null, null, null, null, null, null])
  })

  test('end on the last day of training, or after as many weeks', () => {
    const schedule = { startDay: '2026-03-02', weekdays: [1, 3, 5], pauses: [] }
    expect(lastDayOf(weeks, schedule)).toBe('2026-03-13')
    expect(lastDayOf(weeks, { ...schedule, weekdays: null })).toBe('2026-03-15')
    expect(lastDayOf(weeks, { ...schedule, weekdays: null, pauses: [{ from: '2026-03-04', until: '2026-03-06' }] })).toBe('2026-03-18')
    expect(lastDayOf(weeks, { ...schedule, pauses: [{ from: '2026-03-04', until: null }] })).toBeNull()
    expect(lastDayOf([], schedule)).toBe('2026-03-08')
  })

  test('come in order, on chosen weekdays, in no pause, and each week later than the one before', () => {
    const pause = fc
      .record({ from: fc.nat(60), days: fc.nat(12) })
      .map(({ from, days }): Pause => ({ from: addDays('2026-03-02', from), until: addDays('2026-03-02', from + days) }))
    const schedule = fc.record({
      startDay: fc.nat(400).map(days => addDays('2026-01-01', days)),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
      pauses: fc.array(pause, { maxLength: 4 }),
    })
    const lengths = fc.array(fc.nat(7), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(schedule, lengths, (chosen, days) => {
        const program = days.map((count, week) => Array.from({ length: count }, (_, day) => `${week}.${day}`))
        const scheduled = scheduledDays(program, chosen)
        expect(scheduled.map(({ dayId }) => dayId)).toEqual(program.flat())
        const all = scheduled.flatMap(({ date }) => date ?? [])
        expect(all).toHaveLength(scheduled.length)
        expect(all).toEqual([...new Set(all)].toSorted())
        for (const date of all) {
          expect(date >= chosen.startDay && chosen.weekdays.includes(weekdayOf(date)) && !isPaused(chosen.pauses, date)).toBe(true)
        }
        program.forEach((week, index) => {
          const first = scheduled.find(({ dayId }) => dayId === week[0])?.date
          if (first) expect(daysBetween(chosen.startDay, first)).toBeGreaterThanOrEqual(7 * index)
        })
      }),
      runs,
    )
  })
})

describe('the state of an assignment', () => {
  const span: AssignmentSpan = {
    startDay: '2026-03-02',
    lastDay: '2026-03-29',
    pauses: [{ from: '2026-03-09', until: '2026-03-10' }],
    isEnded: false,
  }
  const state = (today: string, changes: Partial<AssignmentSpan> = {}, others: readonly AssignmentSpan[] = []) =>
    assignmentState({ ...span, ...changes }, { today, expiryDays: 7, others })

  test.each([
    ['2026-03-01', 'upcoming'],
    ['2026-03-02', 'active'],
    ['2026-03-10', 'paused'],
    ['2026-03-11', 'active'],
    ['2026-03-21', 'active'],
    ['2026-03-22', 'expiring'],
    ['2026-03-29', 'expiring'],
    ['2026-03-30', 'terminated'],
  ])('on %s is %s', (today, expected) => expect(state(today)).toBe(expected))

  test('follows the client’s day around midnight, also when the clocks change', () => {
    // at 22:30 UTC on 29 March it is already the 30th in Rome, where summer time has begun that day
    expect(state(romeDay('2026-03-29T22:30:00Z'))).toBe('terminated')
    expect(state(dayIn('America/New_York', '2026-03-29T22:30:00Z'))).toBe('expiring')
  })

  test('is not expiring when another one follows soon', () => {
    const next = { startDay: '2026-03-30', lastDay: '2026-04-26', pauses: [], isEnded: false }
    expect(state('2026-03-25', {}, [next])).toBe('active')
    expect(state('2026-03-25', {}, [{ ...next, startDay: '2026-05-01', lastDay: '2026-06-01' }])).toBe('expiring')
    expect(state('2026-03-25', {}, [{ ...next, isEnded: true }])).toBe('expiring')
  })

  test('is terminated by hand, and never expires in an open pause', () => {
    expect(state('2026-03-05', { isEnded: true })).toBe('terminated')
    expect(state('2026-03-25', { lastDay: null })).toBe('active')
  })
})

describe('two assignments', () => {
  const march = { startDay: '2026-03-02', lastDay: '2026-03-29', pauses: [], isEnded: false }
  const paused = (from: string, until: string | null) => spanOf({ ...march, pauses: [{ from, until }] })

  test.each<[string, AssignmentSpan, Partial<AssignmentSpan>, boolean]>([
    ['one after the other', march, { startDay: '2026-03-30', lastDay: '2026-04-26' }, false],
    ['the last day of one is the first of the other', march, { startDay: '2026-03-29', lastDay: '2026-04-26' }, true],
    ['one within the other', march, { startDay: '2026-03-09', lastDay: '2026-03-15' }, true],
    ['one within a pause of the other', paused('2026-03-09', '2026-03-15'), { startDay: '2026-03-09', lastDay: '2026-03-15' }, false],
    ['one a day longer than the pause', paused('2026-03-09', '2026-03-15'), { startDay: '2026-03-09', lastDay: '2026-03-16' }, true],
    ['one behind another without an end', paused('2026-03-09', null), { startDay: '2026-05-04', lastDay: '2026-05-31' }, true],
    ['two without an end', paused('2026-03-09', null), { startDay: '2026-05-04', lastDay: null }, true],
    ['one that was ended', { ...march, isEnded: true }, {}, false],
  ])('overlap: %s', (_, one, changes, expected) => {
    const other = { ...march, pauses: [], isEnded: false, ...changes }
    expect([isOverlapping(one, other), isOverlapping(other, one)]).toEqual([expected, expected])
  })
})

describe('today', () => {
  const days = scheduledDays(weeks, { startDay: '2026-03-02', weekdays: [1, 3, 5], pauses: [] })
  const ask = (today: string, done: Record<string, string> = {}, list = days) => {
    const { due, missed, next } = trainingToday(list, {
      today,
      state: 'active',
      isInOrder: list !== days,
      trainedOn: new Map(Object.entries(done)),
    })
    return { due, missed: missed.map(({ dayId }) => dayId), next: next?.dayId ?? null }
  }

  test('is the day of that date; what was not trained before is missed', () => {
    expect(ask('2026-03-04')).toEqual({ due: 'w1d2', missed: ['w1d1'], next: 'w1d3' })
    expect(ask('2026-03-05', { w1d1: '2026-03-02', w1d2: '2026-03-04' })).toEqual({ due: null, missed: [], next: 'w1d3' })
    expect(ask('2026-03-04', { w1d1: '2026-03-02', w1d2: '2026-03-04' })).toEqual({ due: null, missed: [], next: 'w1d3' })
  })

  test('in order is the first that was not trained, one a day', () => {
    const open = scheduledDays(weeks, { startDay: '2026-03-02', weekdays: null, pauses: [] })
    expect(ask('2026-03-04', { w1d1: '2026-03-02' }, open)).toEqual({ due: 'w1d2', missed: [], next: 'w1d3' })
    expect(ask('2026-03-04', { w1d1: '2026-03-04' }, open)).toEqual({ due: null, missed: [], next: 'w1d2' })
  })

  test('is nothing in a pause', () => {
    const { due } = trainingToday(days, { today: '2026-03-04', state: 'paused', isInOrder: false, trainedOn: new Map() })
    expect(due).toBeNull()
  })
})

describe('adherence', () => {
  const thresholds = { good: 80, fair: 50 }
  const day = (ago: number, planned: number, done: number) => ({ day: addDays('2026-03-29', -ago), planned, done })
  const read = (...days: readonly ReturnType<typeof day>[]) => adherenceOf(days, { today: '2026-03-29', thresholds })

  test('is what was done of what was planned in 28 days', () => {
    expect(read(day(1, 1, 1), day(3, 1, 0), day(5, 1, 1), day(27, 1, 1), day(28, 5, 0))).toEqual({
      planned: 4,
      done: 3,
      percent: 75,
      level: 'fair',
    })
    expect(read(day(1, 1, 1), day(2, 0, 1), day(3, 1, 0)).percent).toBe(100)
    expect(read(day(1, 5, 4)).level).toBe('good')
    expect(read(day(1, 5, 2)).level).toBe('poor')
    expect(read()).toEqual({ planned: 0, done: 0, percent: null, level: null })
  })

  test('leaves today open, and pauses out', () => {
    expect(read(day(0, 1, 0), day(1, 1, 1)).percent).toBe(100)
    expect(read(day(0, 1, 1), day(1, 1, 0)).percent).toBe(50)
    const pauses = [{ from: '2026-03-20', until: '2026-03-26' }]
    expect(adherenceOf([day(5, 1, 0), day(1, 1, 1)], { today: '2026-03-29', thresholds, pauses }).percent).toBe(100)
  })

  test('falls against the 28 days before', () => {
    // 4 of 4 before, 3 of 4 now
    expect(adherenceDrop([day(40, 4, 4), day(10, 4, 3)], { today: '2026-03-29' })).toBe(25)
    expect(adherenceDrop([day(40, 4, 2), day(10, 4, 3)], { today: '2026-03-29' })).toBe(0)
    expect(adherenceDrop([day(10, 4, 3)], { today: '2026-03-29' })).toBeNull()
  })
})

describe('a program whose weeks have more days than there are weekdays', () => {
  const eightWeeksOfFour = Array<number>(8).fill(4)
  test.each([
    [eightWeeksOfFour, [1, 3, 5], [], { daysAWeek: 4, weeks: 11, lastDay: '2026-05-13' }],
    [eightWeeksOfFour, [1], [], { daysAWeek: 4, weeks: 32, lastDay: '2026-10-05' }],
    [[4], [1, 3, 5], [], { daysAWeek: 4, weeks: 2, lastDay: '2026-03-09' }],
    // a pause makes it end later, and is no stretch
    [[4], [1, 3, 5], [{ from: '2026-03-04', until: '2026-03-10' }], { daysAWeek: 4, weeks: 2, lastDay: '2026-03-16' }],
    [eightWeeksOfFour, [1, 2, 4, 5], [], undefined],
    [[3, 2], [1, 3, 5], [], undefined],
    [eightWeeksOfFour, null, [], undefined],
    [eightWeeksOfFour, [], [], undefined],
    [[], [1], [], undefined],
  ])('%j on %j takes %j longer', (daysByWeek, weekdays, pauses, stretch) => {
    expect(stretchOf({ daysByWeek, startDay: '2026-03-02', weekdays, pauses })).toEqual(stretch)
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 9])('is proposed enough of them: %i', daysAWeek => {
    expect(presetWeekdays(daysAWeek)).toHaveLength(Math.min(Math.max(daysAWeek, 1), 7))
  })
})

describe('the expected dates of days in order', () => {
  const expected = (from: string, settled: readonly string[], pauses: Pause[] = []) =>
    [...expectedDates(weeks, { startDay: '2026-03-02', pauses }, { from, isSettled: id => settled.includes(id) })].map(
      ([id, day]) => `${id} ${day.slice(5)}`,
    )
  test.each([
    [
      'keep the pace from the first day',
      '2026-02-20',
      [],
      ['w1d1 03-02', 'w1d2 03-04', 'w1d3 03-06', 'w2d1 03-09', 'w2d2 03-11', 'w2d3 03-13'],
    ],
    ['go on from today after a week away', '2026-03-12', ['w1d1', 'w1d2', 'w1d3'], ['w2d1 03-12', 'w2d2 03-14', 'w2d3 03-16']],
    ['leave out what was trained ahead', '2026-03-03', ['w1d1', 'w1d3', 'w2d1', 'w2d2'], ['w1d2 03-03', 'w2d3 03-12']],
    ['are none when all is done', '2026-03-03', weeks.flat(), []],
  ])('%s', (_, from, settled, dates) => expect(expected(from, settled)).toEqual(dates))

  test('pass over a pause, and end before one without an end', () => {
    const settled = ['w1d1', 'w1d2', 'w1d3']
    expect(expected('2026-03-10', settled, [{ from: '2026-03-11', until: '2026-03-13' }])).toEqual([
      'w2d1 03-10',
      'w2d2 03-15',
      'w2d3 03-17',
    ])
    expect(expected('2026-03-10', settled, [{ from: '2026-03-11', until: null }])).toEqual(['w2d1 03-10'])
  })
})
