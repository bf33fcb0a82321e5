import { expect, test } from 'vitest'
import { assignInput, firstDueDay, parseAssignDraft, startValues, termsInput, type AssignValues } from './terms.ts'

const today = '2026-03-11'
const anna = { id: 'anna', name: 'Anna' }

test('a check-in begins on the next Monday and comes each week; a welcome is asked once, today', () => {
  expect(startValues({ type: 'CHECK_IN', today, clients: [] })).toMatchObject({
    startDay: '2026-03-16',
    rhythm: { repeats: 'weekly', weekdays: [1], every: 1, untilDay: '' },
  })
  expect(startValues({ type: 'WELCOME', today, clients: [] })).toMatchObject({ startDay: today, rhythm: { repeats: 'once' } })
})

const start = startValues({ type: 'CHECK_IN', today, clients: [anna] })

test.each([
  [{}, '2026-03-16'],
  [{ startDay: '2026-03-18' }, '2026-03-23'],
  [{ rhythm: { ...start.rhythm, weekdays: [5, 1] }, startDay: '2026-03-18' }, '2026-03-20'],
  [{ rhythm: { ...start.rhythm, repeats: 'once' as const }, startDay: '2026-03-18' }, '2026-03-18'],
  [{ rhythm: { ...start.rhythm, weekdays: [] } }, undefined],
  [{ startDay: 'doma' }, undefined],
])('with %o it is due first on %s', (change, day) => expect(firstDueDay({ ...start, ...change })).toBe(day))

test.each<[Partial<AssignValues>, object]>([
  [{}, { repetition: { kind: 'weekly', every: 1, days: [1] }, untilDay: null, opensHoursBefore: 12, reminderHour: 8 }],
  [
    { reminderHour: '', opensHoursBefore: '0' },
    { reminderHour: null, opensHoursBefore: 0 },
  ],
  [{ rhythm: { ...start.rhythm, untilDay: '2026-06-01' } }, { untilDay: '2026-06-01' }],
  [{ rhythm: { ...start.rhythm, repeats: 'once', untilDay: '2026-06-01' } }, { repetition: { kind: 'once' }, untilDay: null }],
])('%o is sent as %o', (change, sent) => expect(termsInput({ ...start, ...change })).toMatchObject(sent))

test('each client gets the days of all, or their own', () => {
  const [client] = start.clients
  if (!client) throw new Error('nobody was chosen')
  const own = { ...client, hasOwn: true, startDay: '2026-04-01', rhythm: { ...start.rhythm, repeats: 'daily' as const } }
  const { clients } = assignInput('survey', { ...start, clients: [client, { ...own, id: 'ugo' }] })
  expect(clients).toMatchObject([
    { clientId: 'anna', startDay: '2026-03-16', repetition: { kind: 'weekly' } },
    { clientId: 'ugo', startDay: '2026-04-01', repetition: { kind: 'daily' }, reminderHour: 8 },
  ])
})

test('what was left unfinished does not begin in the past', () => {
  expect(parseAssignDraft({ ...start, startDay: '2026-02-02', message: 'Ogni lunedì' }, start, today)).toMatchObject({
    startDay: '2026-03-16',
    message: 'Ogni lunedì',
  })
})
