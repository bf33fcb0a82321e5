import { expect, test } from 'vitest'
import { ageOn, fullName, splitName } from './index.ts'

test.each([
  ['1990-05-10', '2026-05-09', 35],
  ['1990-05-10', '2026-05-10', 36],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  ['2026-05-10', '2026-05-10', 0],
])('born on %s, on %s one is %i', (birth, day, age) => expect(ageOn(birth, day)).toBe(age))

test.each([
  ['Mario Rossi', 'Mario', 'Rossi'],
  ['  Maria  Grazia  De Luca ', 'Maria', 'Grazia De Luca'],
  ['Madonna', 'Madonna', ''],
  ['', '', ''],
])('"%s" is first name %s and last name %s', (whole, firstName, lastName) => expect(splitName(whole)).toEqual({ firstName, lastName }))

test('who has one name is called by it', () => {
  expect(fullName({ first_name: 'Madonna', last_name: '' })).toBe('Madonna')
})
