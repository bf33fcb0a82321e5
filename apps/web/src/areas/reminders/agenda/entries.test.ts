import type { Reminder } from '@allenio/contract/reminders'
import { describe, expect, test } from 'vitest'
import { entryOfAgenda, entryOfReminder, movedTo, startOf } from './entries.ts'

const zone = 'Europe/Rome'
const words = { zone, done: 'fatto' }
const reminder = (change: Partial<Reminder> = {}): Reminder => ({
  id: 'r',
  title: 'Chiamata',
  text: '',
  color: 'blue',
  day: '2026-06-10',
  lastDay: '2026-06-10',
  startsAt: '2026-06-10T08:00:00.000Z',
  endsAt: null,
  tick: null,
  isOverdue: false,
  items: [],
  first: { day: '2026-06-10', clock: '10:00', endDay: null, endClock: null },
  firstDeadlines: [],
  timeZone: zone,
  repetition: { kind: 'once' },
  untilDay: null,
  alerts: [],
  roles: ['coach'],
  onlyMe: false,
  client: null,
  groups: [],
  tasks: null,
  ownTask: null,
  author: null,
  createdAt: '2026-06-01T08:00:00.000Z',
  updatedAt: '2026-06-01T08:00:00.000Z',
  may: { update: true, delete: true, tick: true },
  ...change,
})

test('what has no end is drawn half an hour long', () => {
  expect(entryOfReminder(reminder(), words)).toMatchObject({
    start: '2026-06-10T08:00:00.000Z',
    end: '2026-06-10T08:30:00.000Z',
    mayMove: true,
  })
})

test('what is for whole days goes from midnight to midnight, also over the change of the clock', () => {
  const days = reminder({ startsAt: null, day: '2026-03-28', lastDay: '2026-03-29' })
  expect(entryOfReminder(days, words)).toMatchObject({ start: '2026-03-27T23:00:00.000Z', end: '2026-03-29T22:00:00.000Z', isAllDay: true })
})

test('what is ticked says so, and what repeats is moved in its form', () => {
  const item = (tick: Reminder['tick']) => ({ id: 'i', text: 'x', deadline: null, tick })
  const tick = { by: 'Giulia', at: '2026-06-10T09:00:00.000Z' }
  const entry = entryOfReminder(reminder({ tick, items: [item(tick), item(null)], repetition: { kind: 'daily' } }), words)
  expect(entry).toMatchObject({ isDisabled: true, stateText: 'fatto', mark: '1/2', mayMove: false, mayResize: false })
})

test('an entry of an area has its client as the title', () => {
  const entry = entryOfAgenda(
    {
      id: 'tasks/1',
      layer: 'tasks',
      day: '2026-06-10',
      startsAt: null,
      endsAt: null,
      title: 'Pesata',
      detail: '',
      color: 'green',
      link: '/home',
      client: { id: 'c', name: 'Anna', photo: null },
      isDone: false,
    },
    words,
  )
  expect(entry).toMatchObject({ title: 'Anna', detail: 'Pesata', isAllDay: true })
})

describe('moving', () => {
  const from = { start: '2026-06-10T08:00:00.000Z', end: '2026-06-10T08:30:00.000Z' }
  const at = (start: string, end: string, isAllDay = false) => ({ start, end, isAllDay })
  test.each([
    [
      'keeps none where it had no end',
      at('2026-06-11T07:00:00.000Z', '2026-06-11T07:30:00.000Z'),
      { day: '2026-06-11', clock: '09:00', endDay: null, endClock: null },
    ],
    [
      'gives one an end that is drawn longer',
      at('2026-06-10T08:00:00.000Z', '2026-06-10T09:15:00.000Z'),
      { day: '2026-06-10', clock: '10:00', endDay: '2026-06-10', endClock: '11:15' },
    ],
    [
      'over a change of the clock keeps the clock',
      at('2026-10-26T09:00:00.000Z', '2026-10-26T09:30:00.000Z'),
      { day: '2026-10-26', clock: '10:00', endDay: null, endClock: null },
    ],
    [
      'to whole days',
      at('2026-06-09T22:00:00.000Z', '2026-06-11T22:00:00.000Z', true),
      { day: '2026-06-10', clock: null, endDay: '2026-06-11', endClock: null },
    ],
  ])('%s', (_, span, first) => {
    expect(movedTo(reminder().first, span, { from, timeZone: zone, zone })).toEqual(first)
  })

  test('is written by the clock of the reminder’s zone', () => {
    const span = at('2026-06-11T13:00:00.000Z', '2026-06-11T13:30:00.000Z')
    expect(movedTo(reminder().first, span, { from, timeZone: 'America/New_York', zone })).toMatchObject({
      day: '2026-06-11',
      clock: '09:00',
    })
  })
})

test('the form begins where something was drawn', () => {
  expect(startOf({ start: '2026-06-10T21:30:00.000Z', end: '2026-06-10T22:30:00.000Z' }, zone)).toEqual({
    day: '2026-06-10',
    clock: '23:30',
    endDay: '2026-06-11',
    endClock: '00:30',
  })
})
