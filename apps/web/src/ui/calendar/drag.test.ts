import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf } from '#lib/days'
import { dragSpan, isSameSpan, type Drag, type Point } from './drag.ts'
import type { CalendarEntry, CalendarSpan } from './entry.ts'
import { clockOf } from './spans.ts'
import { dayAt } from './zone-days.ts'

declare const process: { env: Readonly<Record<string, string | undefined>> }
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200), seed: 1 }

const zone = 'Europe/Rome'
const rules = { zone, step: 15, hasPeople: false }
const at = (day: string, clock = '00:00') => new Date(momentOf(day, clock, zone)).toISOString()
const entryOf = (start: string, end: string, isAllDay = false): CalendarEntry => ({
  id: '1',
  title: '',
  color: 'blue',
  start,
  end,
  isAllDay,
})

const local = ({ start, end, isAllDay }: CalendarSpan) => {
  const text = (iso: string) => `${dayAt(Date.parse(iso), zone).slice(5)} ${clockOf(Date.parse(iso), zone)}`
  return `${text(start)} to ${text(end)}${isAllDay ? ' all day' : ''}`
}
const span = (drag: Drag, own = rules) => local(dragSpan(drag, own))
const hour = (day: string, clock: string): Point => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { day, minute: hours * 60 + minutes }
}

test.each<[string, Point, Point, string]>([
  ['downwards', hour('2026-12-03', '10:05'), hour('2026-12-03', '11:20'), '12-03 10:00 to 12-03 11:30'],
  ['upwards', hour('2026-12-03', '10:05'), hour('2026-12-03', '09:20'), '12-03 09:15 to 12-03 10:15'],
  ['hardly', hour('2026-12-03', '10:05'), hour('2026-12-03', '10:06'), '12-03 10:00 to 12-03 10:15'],
  ['to another day', hour('2026-12-03', '22:00'), hour('2026-12-04', '03:00'), '12-03 22:00 to 12-04 00:00'],
  ['over days', { day: '2026-12-03' }, { day: '2026-12-01' }, '12-01 00:00 to 12-04 00:00 all day'],
  // two o’clock does not exist on this day, so that it lasts a step
  ['within the hour that is skipped', hour('2026-03-29', '02:00'), hour('2026-03-29', '03:00'), '03-29 03:00 to 03-29 03:15'],
  ['over the hour that comes twice', hour('2026-10-25', '01:00'), hour('2026-10-25', '04:00'), '10-25 01:00 to 10-25 04:00'],
])('a drag %s creates', (_, from, to, created) => {
  expect(span({ grip: 'create', entry: null, from, to })).toBe(created)
})

const timedEntry = entryOf(at('2026-12-03', '10:00'), at('2026-12-03', '11:00'))
const oddEntry = entryOf(at('2026-12-03', '10:07'), at('2026-12-03', '11:07'))
const allDay = entryOf(at('2026-12-03'), at('2026-12-05'), true)
const long = entryOf(at('2026-12-03', '09:00'), at('2026-12-05', '13:00'))

test.each<[string, Drag, string]>([
  [
    'by its middle',
    { grip: 'move', entry: timedEntry, from: hour('2026-12-03', '10:30'), to: hour('2026-12-04', '12:07') },
    '12-04 11:30 to 12-04 12:30',
  ],
  [
    'to another day at its height',
    { grip: 'move', entry: oddEntry, from: hour('2026-12-03', '10:30'), to: hour('2026-12-04', '10:30') },
    '12-04 10:07 to 12-04 11:07',
  ],
  [
    'over midnight',
    { grip: 'move', entry: timedEntry, from: hour('2026-12-03', '10:00'), to: hour('2026-12-03', '23:30') },
    '12-03 23:30 to 12-04 00:30',
  ],
  [
    'to a day of a month',
    { grip: 'move', entry: timedEntry, from: { day: '2026-12-03' }, to: { day: '2026-12-08' } },
    '12-08 10:00 to 12-08 11:00',
  ],
  [
    'whole days over the change of clocks',
    { grip: 'move', entry: allDay, from: { day: '2026-12-04' }, to: { day: '2026-03-29' } },
    '03-28 00:00 to 03-30 00:00 all day',
  ],
  [
    'longer',
    { grip: 'end', entry: timedEntry, from: hour('2026-12-03', '11:00'), to: hour('2026-12-03', '12:20') },
    '12-03 10:00 to 12-03 12:15',
  ],
  [
    'no shorter than a step',
    { grip: 'end', entry: timedEntry, from: hour('2026-12-03', '11:00'), to: hour('2026-12-03', '08:00') },
    '12-03 10:00 to 12-03 10:15',
  ],
  [
    'from its start',
    { grip: 'start', entry: timedEntry, from: hour('2026-12-03', '10:00'), to: hour('2026-12-03', '23:00') },
    '12-03 10:45 to 12-03 11:00',
  ],
  [
    'whole days longer',
    { grip: 'end', entry: allDay, from: { day: '2026-12-04' }, to: { day: '2026-12-06' } },
    '12-03 00:00 to 12-07 00:00 all day',
  ],
  [
    'whole days to one',
    { grip: 'end', entry: allDay, from: { day: '2026-12-04' }, to: { day: '2026-11-30' } },
    '12-03 00:00 to 12-04 00:00 all day',
  ],
  [
    'several days with times',
    { grip: 'end', entry: long, from: { day: '2026-12-05' }, to: { day: '2026-12-06' } },
    '12-03 09:00 to 12-06 13:00',
  ],
])('an entry is moved or resized %s', (_, drag, result) => {
  expect(span(drag)).toBe(result)
})

test('an entry is handed to another person, or to nobody', () => {
  const drag: Drag = {
    grip: 'move',
    entry: { ...timedEntry, personId: 'a' },
    from: hour('2026-12-03', '10:00'),
    to: { ...hour('2026-12-03', '10:00'), personId: 'b' },
  }
  expect(dragSpan(drag, { ...rules, hasPeople: true }).personId).toBe('b')
  expect(dragSpan({ ...drag, to: hour('2026-12-03', '10:00') }, { ...rules, hasPeople: true }).personId).toBeUndefined()
  expect(dragSpan(drag, rules).personId).toBe('a')
})

test('a move keeps the length of an entry, also over the nights in which the clocks change', () => {
  const minute = fc.integer({ min: 0, max: 95 }).map(quarter => quarter * 15)
  const day = fc.constantFrom('2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26', '2026-12-03')
  fc.assert(
    fc.property(day, minute, day, minute, fc.integer({ min: 1, max: 1400 }), (from, fromMinute, to, toMinute, length) => {
      const start = momentOf(from, '10:00', zone)
      const entry = entryOf(new Date(start).toISOString(), new Date(start + length * 60_000).toISOString())
      const moved = dragSpan({ grip: 'move', entry, from: { day: from, minute: fromMinute }, to: { day: to, minute: toMinute } }, rules)
      expect((Date.parse(moved.end) - Date.parse(moved.start)) / 60_000).toBe(length)
      const still = dragSpan({ grip: 'move', entry, from: { day: from, minute: fromMinute }, to: { day: from, minute: fromMinute } }, rules)
      expect(isSameSpan(still, entry)).toBe(true)
    }),
    runs,
  )
})
