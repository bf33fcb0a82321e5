import { expect, test } from 'vitest'
import { CallError } from '#lib/api'
import { digitsOf, isRefusedFor, isWholeCode } from './codes.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12a3', '123'],
  ['1234567', '123456'],
  ['', ''],
])('%j is the code %j', (typed, code) => {
  expect(digitsOf(typed)).toBe(code)
})

test('a code is whole at six digits', () => {
  expect(isWholeCode('12345')).toBe(false)
  expect(isWholeCode('123456')).toBe(true)
})

test('a refusal is known by its code', () => {
  expect(isRefusedFor(new CallError(422, { code: 'wrong code', message: 'No.' }), 'wrong code')).toBe(true)
  expect(isRefusedFor(new Error('wrong code'), 'wrong code')).toBe(false)
})
