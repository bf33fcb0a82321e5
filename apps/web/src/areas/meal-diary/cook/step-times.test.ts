import { expect, test } from 'vitest'
import { stepTimes } from './step-times.ts'

test.each([
  ['Cuoci per 12 minuti.', [720]],
  ['Simmer 10-12 min, then rest for 5 minutes', [720, 300]],
  ['In forno 1 ora e 30 minuti', [5400]],
  ['1 h 20 min a fuoco basso', [4800]],
  ['Sbatti 90 secondi', [90]],
  ['Taglia 3 minestre e 200 g di riso', []],
  ['Mescola', []],
])('%s', (text, seconds) => expect(stepTimes(text)).toEqual(seconds))
