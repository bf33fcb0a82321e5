import { CallError, Unreachable } from '#lib/api'
import { expect, test } from 'vitest'
import { fieldErrorsOf, waitOf } from './refusal.ts'

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
