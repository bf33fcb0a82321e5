import { expect, test } from 'vitest'
import { readPeople } from './people.ts'

test.each([
  ['1', 1],
  ['12', 12],
  ['2,5', 2.5],
  [' 3 ', 3],
  ['0', undefined],
  ['13', undefined],
  ['999', undefined],
  ['-2', undefined],
  ['', undefined],
  ['tre', undefined],
])('%j is read as %s', (text, people) => expect(readPeople(text)).toBe(people))
