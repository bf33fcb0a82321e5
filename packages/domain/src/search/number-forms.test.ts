import { expect, test } from 'vitest'
import { isSameNoun } from './index.ts'

test.each([
  ['mela', 'mele', true],
  ['pomodoro', 'pomodori', true],
  ['zucchina', 'zucchine', true],
  ['pesca', 'pesche', true],
  ['pesce', 'pesci', true],
  ['pesca', 'pesce', false],
  ['pesche', 'pesce', false],
  ['pesche', 'pesci', false],
  ['fungo', 'funghi', true],
  ['asparago', 'asparagi', true],
  ['arancia', 'arance', true],
  ['ciliegia', 'ciliegie', true],
  ['finocchio', 'finocchi', true],
  ['uovo', 'uova', true],
  ['noce', 'noci', true],
  ['albicocca', 'albicocche', true],
  ['carne', 'cane', false],
  ['farro', 'farina', false],
  ['apple', 'apples', true],
  ['tomato', 'tomatoes', true],
  ['berry', 'berries', true],
  ['loaf', 'loaves', true],
  ['rice', 'ricotta', false],
])('%s and %s: one noun is %j', (one, other, isSame) => {
  expect([isSameNoun(one, other), isSameNoun(other, one)]).toEqual([isSame, isSame])
})
