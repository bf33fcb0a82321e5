import { expect, test } from 'vitest'
import { isTypedWord } from './typed-word.ts'

test.each([
  ['Barbieri', 'Barbieri', true],
  [' barbieri ', 'Barbieri', true],
  ['De  Angelis', 'De Angelis', true],
  ['Nicolo\u0300', 'Nicolò', true],
  ['Nicolo', 'Nicolò', false],
  ['Barbi', 'Barbieri', false],
  ['', 'Barbieri', false],
])('%j confirms %j: %s', (typed, word, confirms) => {
  expect(isTypedWord(typed, word)).toBe(confirms)
})
