import { expect, test } from 'vitest'
import { initialsOf, tintOf } from './initials.ts'

test.each([
  ['Martina Bellini', 'MB'],
  ['Francesco De Angelis', 'FD'],
  ['Massimiliano Della Valle Incisa', 'MI'],
  ['Anna Maria van der Berg', 'AB'],
  ['Di Stefano', 'DS'],
  ['Maria Grazia Bianchi', 'MB'],
  ['  giulia  ', 'G'],
  ['Élodie d’Arc', 'ÉD'],
  ['(Anna) “Rossi”', 'AR'],
  ['李 明', '李明'],
  ['', ''],
  ['— !', ''],
])('initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a tint is steady and within the six', () => {
  expect(tintOf('Martina Bellini')).toBe(tintOf('Martina Bellini'))
  const seen = new Set(Array.from({ length: 300 }, (_, index) => tintOf(`Persona ${index}`)))
  expect([...seen].sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5])
})
