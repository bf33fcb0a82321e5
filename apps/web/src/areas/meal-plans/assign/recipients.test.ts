import { expect, test } from 'vitest'
import { withoutFacts } from '#shell/assignment'
import type { AssignableClient } from './data.ts'
import { assignInput, conflictsFirst, courseOfPlan, endsInTime, needsReasonStill, parseAssignDraft, startValues } from './recipients.ts'

const days = [
  { id: 'a', dayType: null },
  { id: 'b', dayType: null },
]
const facts: AssignableClient = {
  id: 'giulia',
  name: 'Giulia',
  photo: null,
  isAssigned: false,
  current: null,
  upcoming: [],
  hits: [{ mark: 'red', kind: 'allergy', exclusion: 'Frutta a guscio', food: 'Noci', state: 'contains' }],
  hitCount: 1,
  training: 'none',
  missing: [],
  exclusions: [{ kind: 'allergy', name: 'Frutta a guscio' }],
  unconfirmed: [],
  notUnderstood: [],
  areMacrosHidden: false,
}
const clients = [
  { id: 'giulia', name: 'Giulia' },
  { id: 'ada', name: 'Ada' },
]
const values = startValues({ days, week: null, today: '2026-11-23', clients, renewed: undefined })

test('every client gets the common start, schedule and message, unless they have their own', () => {
  const [giulia, ada] = values.clients
  if (!giulia || !ada) throw new Error('two were given')
  const own = {
    ...ada,
    hasOwn: true,
    startDay: '2026-12-01',
    message: 'Con calma',
    schedule: { kind: 'weekdays' as const, dayIds: Array.from({ length: 7 }, () => 'a') },
  }
  const input = assignInput('plan', { ...values, startDay: '2026-11-25', endDay: '2026-12-20', clients: [giulia, own] })
  expect(input.clients).toEqual([
    { clientId: 'giulia', assignmentId: giulia.assignmentId, startDay: '2026-11-25', endDay: '2026-12-20', schedule: { kind: 'in turn' } },
    { clientId: 'ada', assignmentId: ada.assignmentId, startDay: '2026-12-01', endDay: null, schedule: own.schedule, message: 'Con calma' },
  ])
})

test("an assignment begins today, or on the day after the client's present plan", () => {
  const start = { days, week: null, today: '2026-11-23', clients, renewed: undefined }
  expect([values.startDay, values.endDay]).toEqual(['2026-11-23', ''])
  expect(startValues({ ...start, firstDay: '2026-12-01' }).startDay).toBe('2026-12-01')
})

test.each([
  ['2026-11-25', '', true],
  ['2026-11-25', '2026-11-25', true],
  ['2026-11-25', '2026-11-24', false],
])('from %s to %j', (startDay, endDay, isInTime) => expect(endsInTime({ startDay, endDay })).toBe(isInTime))

test('clients whose allergy is touched are listed first, and keep their place in the form', () => {
  const [ada, giulia] = [{ id: 'ada' }, { id: 'giulia', facts }]
  const unread = { id: 'bea', facts: undefined }
  const placed = conflictsFirst([{ ...ada, facts: undefined }, giulia, unread]).map(({ recipient, at }) => [recipient.id, at])
  expect(placed).toEqual([
    ['giulia', 1],
    ['ada', 0],
    ['bea', 2],
  ])
})

test.each([
  ['', true],
  ['  x ', true],
  ['solo mandorle', false],
])('with the reason %j one is missing: %s', (reason, isMissing) => {
  expect(needsReasonStill({ facts, reason })).toBe(isMissing)
  expect(needsReasonStill({ facts: { ...facts, hits: [] }, reason })).toBe(false)
})

test('a reason is only sent for a client whose allergy is touched', () => {
  const [giulia, ada] = values.clients
  if (!giulia || !ada) throw new Error('two were given')
  const input = assignInput('plan', {
    ...values,
    clients: [
      { ...giulia, facts, reason: ' senza noci ' },
      { ...ada, reason: 'x' },
    ],
  })
  expect(input.clients?.map(({ reason }) => reason)).toEqual(['senza noci', undefined])
})

test('the next plan is not named if it is this one, which is being moved', () => {
  const next = { mealPlanId: 'plan', title: 'Plan', startDay: '2026-12-01', endDay: null }
  const terms = { startDay: '2026-11-25', endDay: '' }
  expect(courseOfPlan('plan', { current: null, upcoming: [next] }, terms)).toMatchObject({ kind: 'first', next: null })
  expect(courseOfPlan('other', { current: null, upcoming: [next] }, terms)?.next).toMatchObject({ title: 'Plan', lastDay: '2026-11-30' })
})

const draftPlace = { days, today: '2026-11-23' }

test('an unfinished assignment is restored, without the loaded facts about clients', () => {
  const typed = { ...values, message: 'Con calma', clients: values.clients.map(client => ({ ...client, facts, reason: 'solo tracce' })) }
  const stored = withoutFacts(typed)
  expect(JSON.stringify(stored)).not.toContain('Frutta a guscio')
  const draft = parseAssignDraft(structuredClone(stored), { ...values, clients: [] }, draftPlace)
  expect(draft).toEqual(stored)
  expect(draft?.clients.map(({ reason }) => reason)).toEqual(['solo tracce', 'solo tracce'])
})

test('an unfinished assignment begins today if its first day has passed, and in order if its days were deleted', () => {
  const schedule = { kind: 'weekdays' as const, dayIds: Array.from({ length: 7 }, () => crypto.randomUUID()) }
  const [giulia, ada] = values.clients
  if (!giulia || !ada) throw new Error('two were given')
  const stored = {
    ...values,
    startDay: '2026-11-20',
    schedule,
    clients: [giulia, { ...ada, hasOwn: true, startDay: '2026-12-01', schedule }],
  }
  const draft = parseAssignDraft(stored, values, draftPlace)
  expect(draft).toMatchObject({ startDay: '2026-11-23', schedule: { kind: 'in turn' } })
  expect(draft?.clients[1]).toMatchObject({ startDay: '2026-12-01', schedule: { kind: 'in turn' } })
})

test.each([[undefined], [null], ['text'], [{ clients: 'all' }]])('%o is no unfinished assignment', stored => {
  expect(parseAssignDraft(stored, values, draftPlace)).toBeUndefined()
})
