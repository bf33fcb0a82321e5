import { CallError, Refused, Unreachable } from '#lib/api'
import { expect, test } from 'vitest'
import { buttonsOf, fieldErrorsOf, waitOf } from './refusal.ts'

const refusal = (status: number, errors = {}, retryAfter?: number) =>
  new CallError(status, { code: 'wrong code', message: 'No.', errors }, retryAfter)

test('each field gets its first sentence', () => {
  expect(fieldErrorsOf(refusal(422, { code: ['Wrong.', 'Very wrong.'], email: ['Odd.'], password: [] }))).toEqual({
    code: 'Wrong.',
    email: 'Odd.',
  })
})

test('only a 422 speaks of fields', () => {
  expect(fieldErrorsOf(refusal(409, { code: ['Wrong.'] }))).toEqual({})
  expect(fieldErrorsOf(new Unreachable('gone'))).toEqual({})
  expect(fieldErrorsOf(undefined)).toEqual({})
})

test('only a 429 makes one wait', () => {
  expect(waitOf(refusal(429, {}, 42))).toBe(42)
  expect(waitOf(refusal(429))).toBeUndefined()
  expect(waitOf(refusal(503, {}, 42))).toBeUndefined()
})

const buttons = [{ title: 'Apri', redirect: '/clients' }]

test.each([
  ['an answer without success', new Refused('No.', buttons), buttons],
  ['an error', new CallError(409, { message: 'No.', data: { buttons } }), buttons],
  ['an error without buttons', refusal(409), undefined],
  ['no network', new Unreachable('gone'), undefined],
])('a form shows the buttons of %s', (_, error, shown) => {
  expect(buttonsOf(error)).toEqual(shown)
})
