import fc from 'fast-check'
import { addDays } from '@allenio/domain/days'
import { describe, expect, test } from 'vitest'
import { continuedRepetition } from '@allenio/domain/repetition'
import { occurrencesIn, occursAt, timesIn, type Hours } from './index.ts'

const hours: Hours = {
  firstDay: '2026-03-02',
  startTime: '18:00',
  windowEnd: null,
  stepMinutes: 30,
  durationMinutes: 60,
  zone: 'Europe/Rome',
  repetition: { kind: 'weekly', every: 1, days: [1, 4] },
  untilDay: null,
  skippedDays: [],
}
const iso = (moment: number) => new Date(moment).toISOString()
const spansOf = (series: Hours, from: string, to: string) =>
  occurrencesIn(series, { from, to }).map(({ day, start, end }) => [day, iso(start), iso(end)])

describe('fixed times', () => {
  test('of two weekdays, over the change to summer time', () => {
    expect(spansOf(hours, '2026-03-23', '2026-03-31')).toEqual([
      ['2026-03-23', '2026-03-23T17:00:00.000Z', '2026-03-23T18:00:00.000Z'],
      ['2026-03-26', '2026-03-26T17:00:00.000Z', '2026-03-26T18:00:00.000Z'],
      ['2026-03-30', '2026-03-30T16:00:00.000Z', '2026-03-30T17:00:00.000Z'],
    ])
  })

  test.each([
    // 29 March has no half past two: the start comes after the missing hour
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    // 25 October has it twice: the start is the first of the two, and happens once
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('on %s at %s', (day, startTime, start) => {
    const once = { ...hours, firstDay: day, startTime, repetition: { kind: 'once' as const } }
    expect(spansOf(once, day, day).map(([, from]) => from)).toEqual([start])
    expect(occursAt(once, Date.parse(start))?.start).toBe(Date.parse(start))
  })

  test('begin on the first day that the repetition names, and end with the last day', () => {
    const series = { ...hours, firstDay: '2026-03-03', untilDay: '2026-03-09' }
    expect(spansOf(series, '2026-03-01', '2026-04-30').map(([day]) => day)).toEqual(['2026-03-05', '2026-03-09'])
  })

  test('leave out days on which they do not take place', () => {
    expect(spansOf({ ...hours, skippedDays: ['2026-03-05'] }, '2026-03-02', '2026-03-09').map(([day]) => day)).toEqual([
      '2026-03-02',
      '2026-03-09',
    ])
  })

  test('are not found at another moment', () => {
    expect(occursAt(hours, Date.parse('2026-03-23T17:00:00Z'))).toBeDefined()
    expect(occursAt(hours, Date.parse('2026-03-23T17:30:00Z'))).toBeUndefined()
    expect(occursAt(hours, Date.parse('2026-03-24T17:00:00Z'))).toBeUndefined()
  })
})

test('a window is cut into the times that fit', () => {
  const window = { ...hours, windowEnd: '20:15', durationMinutes: 45 }
  const [occurrence] = occurrencesIn(window, { from: '2026-03-02', to: '2026-03-02' })
  const times = occurrence ? timesIn(window, occurrence) : []
  expect(times.map(({ start }) => iso(start).slice(11, 16))).toEqual(['17:00', '17:30', '18:00', '18:30'])
  expect(occursAt(window, Date.parse('2026-03-02T18:30:00Z'))).toEqual({
    start: Date.parse('2026-03-02T18:30:00Z'),
    end: Date.parse('2026-03-02T19:15:00Z'),
  })
})

test('a series that is split at one of its days has the days that it had', () => {
  const weekly = fc.record({
    every: fc.integer({ min: 1, max: 4 }),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
  })
  const repetitions = fc.oneof(
    fc.constant({ kind: 'daily' as const }),
    weekly.map(each => ({ kind: 'weekly' as const, ...each })),
    fc.integer({ min: 1, max: 3 }).map(every => ({ kind: 'monthly' as const, every })),
  )
  fc.assert(
    fc.property(repetitions, fc.integer({ min: 0, max: 60 }), fc.nat({ max: 12 }), (repetition, later, at) => {
      const whole = { ...hours, firstDay: addDays('2026-01-01', later), repetition }
      const range = { from: '2026-01-01', to: '2026-12-31' }
      const days = occurrencesIn(whole, range).map(({ day }) => day)
      const splitDay = days[Math.min(at, days.length - 1)]
      if (splitDay === undefined) return
      const before = occurrencesIn({ ...whole, untilDay: addDays(splitDay, -1) }, range)
      const continued = continuedRepetition(repetition, { repetition, startDay: whole.firstDay, untilDay: null }, splitDay)
      const after = occurrencesIn({ ...whole, firstDay: splitDay, repetition: continued }, range)
      expect([...before, ...after].map(({ day }) => day)).toEqual(days)
    }),
  )
})
