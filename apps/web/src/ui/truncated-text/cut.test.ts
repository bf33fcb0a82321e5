import { expect, test } from 'vitest'
import { cut } from './cut.ts'

test.each([
  ['Panca piana', 'Panca piana'],
  ['a'.repeat(35), 'a'.repeat(35)],
  ['a'.repeat(36), `${'a'.repeat(35)}…`],
  [`${'a'.repeat(34)} bcd`, `${'a'.repeat(34)}…`],
  ['👩‍👩‍👧‍👦'.repeat(35), '👩‍👩‍👧‍👦'.repeat(35)],
  ['👩‍👩‍👧‍👦'.repeat(36), `${'👩‍👩‍👧‍👦'.repeat(35)}…`],
  ['', ''],
])('cuts %j', (text, shown) => {
  expect(cut(text)).toBe(shown)
})
