import { expect, test } from 'vitest'
import { rice, swaps } from '../diet/diet.testing.ts'
import { choicesOf } from './swap-choices.ts'

test('the plan’s own alternatives come first, and no food is offered twice', () => {
  expect(choicesOf(rice, swaps).map(({ food, grams, choice }) => [food.it, grams, choice.kind])).toEqual([
    ['Farro', 85, 'alternative'],
    ['Orzo', 78, 'food'],
  ])
})

test('a row without any has none', () => expect(choicesOf({ ...rice, id: 'other', alternatives: [] }, swaps)).toEqual([]))
