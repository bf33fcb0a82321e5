import { expect, test } from 'vitest'
import { rice, swaps } from '../diet/diet.testing.ts'
import { choicesOf } from './swap-choices.ts'

test('the plan’s own alternatives come first, and no food is offered twice', () => {
  expect(choicesOf(rice, { releaseId: 'release', swaps }).map(({ food, grams, choice }) => [food.it, grams, choice.kind])).toEqual([
    ['Farro', 85, 'alternative'],
    ['Orzo', 78, 'food'],
  ])
})

test('a row without any has none', () =>
  expect(choicesOf({ ...rice, id: 'other', alternatives: [] }, { releaseId: 'release', swaps })).toEqual([]))

test('what was offered for another release is not offered: the row may have got another food', () => {
  const chicken = { id: 'food Pollo', version: 1, it: 'Pollo', en: 'Chicken' }
  const row = { ...rice, food: chicken, alternatives: [] }
  expect(choicesOf(row, { releaseId: 'next release', swaps })).toEqual([])
  const ofBoth = [...swaps, ...swaps.map(each => ({ ...each, releaseId: 'next release', candidates: each.candidates.slice(0, 1) }))]
  expect(choicesOf(row, { releaseId: 'next release', swaps: ofBoth }).map(({ food }) => food.it)).toEqual(['Orzo'])
})
