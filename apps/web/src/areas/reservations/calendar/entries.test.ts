import type { Reservation, ReservedUser } from '@allenio/contract/reservations'
import { expect, test } from 'vitest'
import type { CalendarAnswer } from '../data.ts'
import { bandsOf, conflictsOf, countedDayOf, entriesOf, entryOf, findBooking, windowsAt } from './entries.ts'
import { useCalendarPageWords } from './words.ts'

const t = useCalendarPageWords.say
const host = { id: 'giulia', name: 'Giulia', photo: null }
const kind = { id: 'pt', name: 'Seduta', durationMinutes: 60, credits: 1, color: 'blue' as const, place: 'Sala pesi', link: '' }

const user = (name: string, fields: Partial<ReservedUser> = {}): ReservedUser => ({
  id: `booking ${name}`,
  client: { id: name, name, photo: null },
  state: 'booked',
  answer: '',
  isByClient: false,
  bookedAt: '2026-12-01T08:00:00Z',
  credits: 1,
  isInCharge: true,
  allergies: '',
  injuries: '',
  ...fields,
})

const reservation = (fields: Partial<Reservation> = {}): Reservation => ({
  id: 'series',
  startsAt: '2026-12-03T17:00:00Z',
  date: '2026-12-03',
  startDate: '2026-12-03T17:00:00Z',
  endDate: '2026-12-03T18:00:00Z',
  zone: 'Europe/Rome',
  kind,
  host,
  capacity: 1,
  taken: 0,
  waiting: 0,
  state: 'open',
  note: '',
  message: '',
  isAnswerAsked: false,
  reservedUsers: [],
  hiddenUsers: 0,
  booking: null,
  refusal: null,
  rules: { cancelHours: 24, moveHours: 24 },
  isRepeated: true,
  may: { update: true, book: true, attend: false },
  ...fields,
})

const answer = (fields: Partial<CalendarAnswer> = {}): CalendarAnswer => ({
  zone: 'Europe/Rome',
  reservations: [],
  windows: [],
  days: [],
  calendar: { closures: [], hours: [], busy: [] },
  ...fields,
})

test('an appointment of one person bears their name, and is not drawn as full', () => {
  const taken = reservation({ taken: 1, state: 'full', reservedUsers: [user('Anna')] })
  expect(entryOf(taken, { t, hasHosts: true })).toMatchObject({
    title: 'Anna',
    detail: 'Seduta · Giulia',
    isDisabled: false,
    stateText: undefined,
    mark: undefined,
    mayMove: true,
  })
})

test('a class bears its kind, its seats and who waits; full, past and closed ones say so', () => {
  const full = reservation({ capacity: 8, taken: 8, waiting: 2, state: 'full', reservedUsers: [user('Anna')] })
  expect(entryOf(full, { t, hasHosts: false })).toMatchObject({
    title: 'Seduta',
    mark: '8/8 +2',
    isDisabled: true,
    stateText: 'al completo',
  })
  expect(entryOf(reservation({ state: 'past' }), { t, hasHosts: false })).toMatchObject({ isDisabled: true, stateText: 'passato' })
  expect(entryOf(reservation({ state: 'closed' }), { t, hasHosts: false })).toMatchObject({ isDisabled: true, stateText: 'chiuso' })
})

test('hosts and kinds narrow what is drawn', () => {
  const all = answer({ reservations: [reservation(), reservation({ id: 'other', host: { ...host, id: 'davide' } })] })
  expect(entriesOf(all, { hostId: 'davide' }, { t, hasHosts: false }).map(({ id }) => id)).toEqual(['other 2026-12-03T17:00:00Z'])
  expect(entriesOf(all, { kindId: 'yoga' }, { t, hasHosts: false })).toEqual([])
})

test('a day with more than one answer holds says how much it has, and leads there', () => {
  const [day] = entriesOf(answer({ days: [{ date: '2026-12-03', count: 214 }] }), {}, { t, hasHosts: false })
  expect(day).toMatchObject({ title: '214 orari', isAllDay: true, start: '2026-12-02T23:00:00.000Z', end: '2026-12-03T23:00:00.000Z' })
  expect([countedDayOf(day?.id ?? ''), countedDayOf('series 2026-12-03T17:00:00Z')]).toEqual(['2026-12-03', undefined])
})

const closure = { id: 'c', title: 'Corso', host, startDate: '2026-12-03T08:00:00Z', endDate: '2026-12-03T20:00:00Z', isHoliday: false }
const closed = answer({ calendar: { closures: [{ ...closure, may: { delete: true } }], hours: [], busy: [] } })

test('one of several people who is away does not close the week of all', () => {
  expect(bandsOf(closed, { t, isPersonal: false })).toEqual([])
  expect(bandsOf(closed, { t, isPersonal: true, hostId: 'giulia' })).toMatchObject([{ kind: 'closed', label: 'Corso', personId: 'giulia' }])
  expect(bandsOf(closed, { t, isPersonal: true, hostId: 'davide' })).toEqual([])
})

test('conflicts name what the host has at that time, but not the entry that moves', () => {
  const span = { start: '2026-12-03T17:30:00Z', end: '2026-12-03T18:30:00Z' }
  const now = Date.parse('2026-12-01T00:00:00Z')
  const all = { ...closed, reservations: [reservation({ reservedUsers: [user('Anna')] })] }
  const options = { t, hostId: 'giulia', entryId: undefined, now }
  expect(conflictsOf(all, span, options)).toEqual(['È chiuso: Corso.', 'Si sovrappone a Anna delle 18:00.'])
  expect(conflictsOf(all, span, { ...options, entryId: 'series 2026-12-03T17:00:00Z' })).toEqual(['È chiuso: Corso.'])
  expect(conflictsOf(all, span, { ...options, hostId: 'davide' })).toEqual([])
  expect(conflictsOf(answer(), span, { ...options, now: Date.parse('2027-01-01T00:00:00Z') })).toEqual(['È già passato.'])
})

test('a place finds the hours in which it lies, and a booking its appointment', () => {
  const window = { id: 'w', startsAt: '2026-12-03T08:00:00Z', endDate: '2026-12-03T12:00:00Z', kind, host, may: { update: true } }
  const all = answer({
    reservations: [reservation({ reservedUsers: [user('Anna')] })],
    calendar: { closures: [], hours: [window], busy: [] },
  })
  expect(windowsAt(all, { start: '2026-12-03T08:00:00Z', end: '2026-12-03T09:00:00Z' }, {})).toEqual([window])
  expect(windowsAt(all, { start: '2026-12-03T12:00:00Z', end: '2026-12-03T13:00:00Z' }, {})).toEqual([])
  expect(findBooking(all, 'booking Anna')?.id).toBe('series')
  expect(findBooking(all, 'booking Luca')).toBeUndefined()
})
