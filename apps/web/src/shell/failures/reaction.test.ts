import { expect, test } from 'vitest'
import { oncePer, reactionTo } from './reaction.ts'
import type { Failure, Place } from './reaction.ts'

const places = ['page', 'part', 'background', 'form', 'action'] as const
const answered = (status: number, more: Partial<Extract<Failure, { kind: 'answered' }>> = {}): Failure => ({
  kind: 'answered',
  status,
  message: 'La frase del server',
  ...more,
})
const at = (of: Place['of'], path = '/clients/1'): Place => ({ of, path })

test.each(places)('a 200 without success says its message with its buttons (%s)', of => {
  const buttons = [{ title: 'Vedi i piani', redirect: '/payments' }]
  expect(reactionTo({ kind: 'refused', message: 'Hai finito i posti', buttons }, at(of))).toEqual({
    do: 'say',
    text: 'Hai finito i posti',
    buttons,
  })
})

test.each([401, 403])('%i Unauthenticated. signs out and goes to the start, from anywhere', status => {
  const message = 'Unauthenticated.'
  for (const of of places) expect(reactionTo(answered(status, { message }), at(of))).toEqual({ do: 'sign out', thenTo: '/' })
})

test.each(['/auth/me', '/training_school/me'])('from %s it only means signed out', path => {
  for (const status of [401, 403]) {
    expect(reactionTo(answered(status, { message: 'Unauthenticated.' }), at('page', path))).toEqual({ do: 'sign out', thenTo: undefined })
  }
})

test.each([403, 409, 429, 500])('a %i with any other sentence is only said', status => {
  expect(reactionTo(answered(status), at('action'))).toEqual({ do: 'say', text: 'La frase del server', buttons: [] })
})

test.each([
  ['page', { do: 'leave what is gone' }],
  ['part', { do: 'nothing' }],
  ['background', { do: 'nothing' }],
  ['form', { do: 'say', text: 'La frase del server', buttons: [] }],
  ['action', { do: 'say it is gone' }],
] as const)('404 of a %s', (of, reaction) => {
  expect(reactionTo(answered(404), at(of))).toEqual(reaction)
})

test('422 says the first sentence of the first field', () => {
  const errors = { email: ['L’indirizzo manca.', 'Non è un indirizzo.'], name: ['Il nome manca.'] }
  expect(reactionTo(answered(422, { errors }), at('action'))).toMatchObject({ do: 'say', text: 'L’indirizzo manca.' })
  expect(reactionTo(answered(422), at('action'))).toMatchObject({ do: 'say', text: 'La frase del server' })
})

test('402 carries its address', () => {
  expect(reactionTo(answered(402, { data: { redirect: '/payments' } }), at('action'))).toEqual({
    do: 'ask for payment',
    text: 'La frase del server',
    buttons: [],
    redirect: '/payments',
  })
})

test('hideMessage keeps still, an empty message leaves the fallback to the one who speaks', () => {
  expect(reactionTo(answered(500, { data: { hideMessage: true } }), at('action'))).toEqual({ do: 'nothing' })
  for (const of of places) expect(reactionTo(answered(503, { data: { hideMessage: true } }), at(of))).toEqual({ do: 'nothing' })
  expect(reactionTo(answered(500, { message: '' }), at('action'))).toEqual({ do: 'say', text: undefined, buttons: [] })
  expect(reactionTo({ kind: 'broken' }, at('action'))).toEqual({ do: 'say', text: undefined, buttons: [] })
})

test.each([
  [{ kind: 'unreachable' }, 'page', 'say unreachable'],
  [{ kind: 'unreachable' }, 'part', 'say unreachable'],
  [{ kind: 'unreachable' }, 'background', 'nothing'],
  [{ kind: 'unreachable' }, 'action', 'say unsaved'],
  [{ kind: 'unreachable' }, 'form', 'say unsaved'],
  [answered(503), 'part', 'say unreachable'],
  [answered(503), 'background', 'nothing'],
] as const)('%o of a %s', (failure, of, does) => {
  expect(reactionTo(failure, at(of)).do).toBe(does)
})

test('a second refusal for payment within three seconds says nothing', () => {
  let time = 1000
  const mayShow = oncePer(3000, () => time)
  const answers = [0, 10, 2999, 3000, 3001, 5999, 6000].map(after => {
    time = 1000 + after
    return mayShow()
  })
  expect(answers).toEqual([true, false, false, true, false, false, true])
})
