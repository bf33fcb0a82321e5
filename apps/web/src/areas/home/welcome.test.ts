import { expect, test } from 'vitest'
import { greetingAt } from './welcome.ts'

test.each([
  [0, 'evening'],
  [3, 'evening'],
  [4, 'morning'],
  [12, 'morning'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, greeting) => {
  expect(greetingAt(new Date(2026, 10, 20, hour, 59))).toBe(greeting)
})
