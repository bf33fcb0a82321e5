import { describe, expect, test } from 'vitest'
import { faultsOf, fieldsOf, freshValues, withRole, type ReminderValues } from './values.ts'

const fresh = (change: Partial<ReminderValues> = {}): ReminderValues => ({
  ...freshValues({ day: '2026-06-10', clock: '10:00', endDay: '2026-06-10', endClock: '11:00' }, 'Chiamata'),
  ...change,
})

test.each<[string, Partial<ReminderValues>, object]>([
  ['a time with its end', {}, { day: '2026-06-10', clock: '10:00', endDay: '2026-06-10', endClock: '11:00' }],
  ['a time without an end', { endClock: '' }, { clock: '10:00', endDay: null, endClock: null }],
  ['a whole day', { isWholeDay: true }, { clock: null, endDay: null, endClock: null }],
  ['whole days', { isWholeDay: true, endDay: '2026-06-12' }, { clock: null, endDay: '2026-06-12', endClock: null }],
  ['what is for oneself has no roles', { roles: ['coach'] }, { onlyMe: true, roles: [] }],
  [
    'items without a text are left out',
    {
      items: [
        { id: 'a', text: ' ', deadline: '' },
        { id: 'b', text: ' x ', deadline: '' },
      ],
    },
    { items: [{ id: 'b', text: 'x', deadline: null }] },
  ],
  ['an end of a repetition counts only with one', { untilDay: '2026-07-01' }, { repetition: { kind: 'once' }, untilDay: null }],
])('%s', (_, change, fields) => expect(fieldsOf(fresh(change))).toMatchObject(fields))

describe('faults', () => {
  test.each<[string, Partial<ReminderValues>, object]>([
    ['none', {}, {}],
    ['no clock', { clock: '' }, { clock: 'clock' }],
    ['an end before the start', { endClock: '09:00' }, { endClock: 'end' }],
    ['an end on the next day', { endClock: '09:00', endDay: '2026-06-11' }, {}],
    ['a last day before the first', { isWholeDay: true, endDay: '2026-06-09' }, { endDay: 'end' }],
    ['nobody who sees it', { onlyMe: false }, { roles: 'role' }],
    ['clients without any', { onlyMe: false, roles: ['client'] }, { client: 'clients' }],
    ['clients of a group', { onlyMe: false, roles: ['client'], groups: [{ id: 'g', name: 'Mattina', size: 3 }] }, {}],
    ['no weekday', { repeats: 'weekly', weekdays: [] }, { weekdays: 'weekdays' }],
  ])('%s', (_, change, faults) => expect(faultsOf(fresh(change))).toEqual(faults))
})

test('roles stand in their order, each once', () => {
  expect(withRole(['client'], 'coach', true)).toEqual(['coach', 'client'])
  expect(withRole(['coach', 'client'], 'coach', false)).toEqual(['client'])
})
