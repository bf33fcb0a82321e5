import { CallError } from '#lib/api'
import { expect, test } from 'vitest'
import { isRefusedFor } from './failure.ts'

test('a refusal is known by its code', () => {
  expect(isRefusedFor(new CallError(422, { code: 'wrong code', message: 'No.' }), 'wrong code')).toBe(true)
  expect(isRefusedFor(new Error('wrong code'), 'wrong code')).toBe(false)
})
