import { expect, test } from 'vitest'
import { insertNameMark } from './text-with-name.tsx'

test.each([
  ['', 0, 0, '{first_name}'],
  ['Ciao', 4, 4, 'Ciao {first_name}'],
  ['Ciao ', 5, 5, 'Ciao {first_name}'],
  ['Ciao, come va?', 4, 4, 'Ciao {first_name}, come va?'],
  ['Ciao come va', 4, 4, 'Ciao {first_name} come va'],
  ['come va', 0, 0, '{first_name} come va'],
  ['Ciao Anna, come va', 5, 9, 'Ciao {first_name}, come va'],
])('into %j at %i–%i', (text, from, to, expected) => {
  const { text: result, caret } = insertNameMark(text, { from, to })
  expect(result).toBe(expected)
  expect(result.slice(0, caret).endsWith('{first_name}')).toBe(true)
})
