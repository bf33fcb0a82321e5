import { expect, test } from 'vitest'
import { hasName } from './fields.ts'

test('somebody needs a name', () => {
  expect(hasName(['email', 'lastName'])).toBe(false)
  expect(hasName(['fullName'])).toBe(true)
})
