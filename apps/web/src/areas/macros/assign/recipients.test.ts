import { expect, test } from 'vitest'
import { assignInput, needsWeight, renewalInput, typedWeight } from './recipients.ts'
import type { Recipient } from './recipients.ts'

const recipient = (own: Partial<Recipient>): Recipient => ({
  id: 'anna',
  name: 'Anna',
  assignmentId: 'a',
  startDay: '2026-03-09',
  typedKg: '',
  hasCurrent: false,
  ...own,
})
const values = { startDay: '2026-03-02', hasOwnStarts: false, week: null, followsTraining: false, message: '' }

test('all begin on one day, unless each has a day of their own', () => {
  const clients = [recipient({})]
  expect(assignInput('m', { ...values, clients }).clients).toEqual([
    { clientId: 'anna', assignmentId: 'a', startDay: '2026-03-02', week: null, followsTraining: false },
  ])
  expect(assignInput('m', { ...values, hasOwnStarts: true, clients }).clients[0]?.startDay).toBe('2026-03-09')
  // a day that cannot be read is that of all
  const unread = [recipient({ startDay: 'doma' })]
  expect(assignInput('m', { ...values, hasOwnStarts: true, clients: unread }).clients[0]?.startDay).toBe('2026-03-02')
})

test('a typed weight is sent only where the record has none', () => {
  const clients = [recipient({ weightKg: null, typedKg: '72,5' }), recipient({ id: 'ugo', weightKg: 80, typedKg: '72,5' })]
  expect(assignInput('m', { ...values, clients }).clients.map(({ weightKg }) => weightKg)).toEqual([72.5, undefined])
})

test('only grams per kg need a weight', () => {
  expect(needsWeight({ unit: 'grams per kg' }, { weightKg: null })).toBe(true)
  expect(needsWeight({ unit: 'grams per kg' }, { weightKg: 70 })).toBe(false)
  expect(needsWeight({ unit: 'percent' }, { weightKg: null })).toBe(false)
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
