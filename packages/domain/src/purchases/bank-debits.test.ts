import { expect, test } from 'vitest'
import { bankDebitFrom } from './bank-debits.ts'

test.each([
  // a Tuesday, a Friday and a Sunday
  ['2026-12-01', '2026-12-08', '2026-12-21'],
  ['2026-12-04', '2026-12-11', '2026-12-24'],
  ['2026-12-06', '2026-12-11', '2026-12-24'],
])('a debit of %s is usually answered on %s, and on %s at the latest', (day, usualOn, latestOn) =>
  expect(bankDebitFrom(day)).toEqual({ usualOn, latestOn }),
)
