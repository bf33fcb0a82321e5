import { expect, test } from 'vitest'
import { isoTime } from './moments.ts'

const slow = (text: string) => new Date(text).toISOString()

test.each([
  '2026-01-31 23:59:59+00',
  '2026-01-31 23:59:59.1+00',
  '2026-01-31 23:59:59.120+00',
  '2026-01-31 23:59:59.123456+00',
  '2026-01-31 23:59:59.9999+00',
  '1970-01-01 00:00:00+00',
  '2026-01-31T23:59:59+00:00',
  '2026-01-31T23:59:59.12+00:00',
  '2026-01-31T23:59:59.123456+00:00',
])('%s is read as a Date reads it', text => {
  expect(isoTime(text)).toBe(slow(text))
})

test('so is a moment of any time, with any number of digits', () => {
  const first = Date.parse('1000-01-01')
  const length = Date.parse('9999-12-31') - first
  for (let at = 0; at < 2_000; at += 1) {
    // the steps are chosen so that every digit occurs
    const date = new Date(first + ((at * 7_919_000_003 * 31) % length))
    const [whole = '', millis = ''] = date.toISOString().slice(0, -1).replace('T', ' ').split('.')
    const fraction = `${millis}${String(at % 1000).padStart(3, '0')}`.slice(0, at % 7)
    const text = `${whole}${fraction && `.${fraction}`}+00`
    expect(isoTime(text)).toBe(slow(text))
  }
})

test('a moment in another zone is read as well', () => {
  expect(isoTime('2026-01-01 00:00:00+02')).toBe('2025-12-31T22:00:00.000Z')
})

test('a moment without end is refused, as before', () => {
  expect(() => isoTime('infinity')).toThrow('Invalid time value')
})
