import { expect, test } from 'vitest'
import { withoutFacts } from '#shell/assignment'
import { assignInput, needsWeight, parseAssignDraft, renewalInput, typedWeight } from './recipients.ts'
import type { Recipient } from './recipients.ts'

const recipient = (own: Partial<Recipient>): Recipient => ({
  id: 'anna',
  name: 'Anna',
  assignmentId: 'a',
  hasOwn: false,
  startDay: '2026-03-09',
  week: null,
  followsTraining: true,
  message: '',
  typedKg: '',
  ...own,
})
const factsOf = (weightKg: number | null): NonNullable<Recipient['facts']> => ({
  id: 'anna',
  name: 'Anna',
  photo: null,
  isAssigned: false,
  current: null,
  upcoming: [],
  weightKg,
  training: 'none',
})
const week = (['training', 'rest', 'training', 'rest', 'training', 'rest', 'rest'] as const).slice()
const values = { startDay: '2026-03-02', week, followsTraining: false, message: '' }

test('each gets the start, the week and the message of all, unless they have their own', () => {
  const clients = [recipient({}), recipient({ id: 'ugo', assignmentId: 'u', hasOwn: true, message: 'Con calma' })]
  expect(assignInput('m', { ...values, clients }).clients).toEqual([
    { clientId: 'anna', assignmentId: 'a', startDay: '2026-03-02', week, followsTraining: false },
    { clientId: 'ugo', assignmentId: 'u', startDay: '2026-03-09', week: null, followsTraining: true, message: 'Con calma' },
  ])
  // a day that cannot be read is that of all
  const unread = [recipient({ hasOwn: true, startDay: 'doma' })]
  expect(assignInput('m', { ...values, clients: unread }).clients[0]?.startDay).toBe('2026-03-02')
})

test('a typed weight is sent only where the record has none', () => {
  const clients = [recipient({ facts: factsOf(null), typedKg: '72,5' }), recipient({ id: 'ugo', facts: factsOf(80), typedKg: '72,5' })]
  expect(assignInput('m', { ...values, clients }).clients.map(({ weightKg }) => weightKg)).toEqual([72.5, undefined])
})

test('only grams per kg need a weight', () => {
  expect(needsWeight({ unit: 'grams per kg' }, { facts: factsOf(null) })).toBe(true)
  expect(needsWeight({ unit: 'grams per kg' }, { facts: factsOf(70) })).toBe(false)
  expect(needsWeight({ unit: 'percent' }, { facts: factsOf(null) })).toBe(false)
})

test.each([
  ['72,5 kg', 72.5],
  ['1,9', undefined],
  ['401', undefined],
  ['', undefined],
])('%j is a weight of %s', (text, kg) => expect(typedWeight(text)).toBe(kg))

const given = { id: 'a', macroId: 'm', client: { id: 'anna', name: 'Anna' }, week: null, followsTraining: true, message: 'Forza' }

test('one that is given anew goes on following training; a running one is followed by another from today', () => {
  const upcoming = renewalInput({ ...given, startDay: '2026-03-09' } as never, '2026-03-02')
  expect(upcoming).toEqual({
    id: 'm',
    message: 'Forza',
    clients: [{ clientId: 'anna', assignmentId: 'a', startDay: '2026-03-09', week: null, followsTraining: true }],
  })
  const [running] = renewalInput({ ...given, startDay: '2026-03-01' } as never, '2026-03-02').clients
  expect(running).toMatchObject({ startDay: '2026-03-02', followsTraining: true })
  expect(running?.assignmentId).not.toBe('a')
})

test('an unfinished assignment is found again, without what was read about somebody, and not before today', () => {
  const clients = [recipient({ facts: factsOf(70), hasOwn: true, message: 'Con calma' })]
  const stored = withoutFacts({ ...values, clients })
  expect(JSON.stringify(stored)).not.toContain('weightKg')
  const start = { ...values, startDay: '2026-03-05', week: null, clients: [] }
  const days = [{ dayType: 'every day' as const, kcal: 2000, protein: 20, carbs: 50, lipids: 30, fiber: null, water: null }]
  const draft = parseAssignDraft(stored, start, { days, today: '2026-03-05' })
  // the macro has no types any more
  expect(draft).toMatchObject({ startDay: '2026-03-05', week: null })
  expect(draft?.clients).toMatchObject([{ id: 'anna', assignmentId: 'a', startDay: '2026-03-09', message: 'Con calma' }])
  expect(parseAssignDraft({ clients: 'all' }, start, { days, today: '2026-03-05' })).toBeUndefined()
})
