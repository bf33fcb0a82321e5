import { expect, test } from 'vitest'
import { shoppingLines } from '@allenio/domain/shopping'
import { diet, noWrites, planned, swaps, today, written } from './diet.testing.ts'
import { allergiesOf, doubtsOf, knownFoods } from './plan-rows.ts'
import { withUnsent } from './unsent-diary.ts'

test('a swap that waits to be sent is bought in its aisle and with what is thrown away', () => {
  const choice = { kind: 'food' as const, foodId: swaps[0]?.candidates[0]?.food.id ?? '' }
  const unsent = { ...noWrites, swaps: [written({ ...planned, rowId: 'rice row', choice })] }
  const diary = withUnsent(diet, unsent, swaps)
  const trip = (foods: typeof diet.foods) =>
    shoppingLines({ listId: 'list', diet: { assignments: diet.assignments, foods, diary }, days: [today], people: 1 })
  const lineIn = (foods: typeof diet.foods) => trip(foods).lines.find(({ it }) => it === 'Orzo')
  expect(lineIn(knownFoods(diet, diary.swaps, swaps))).toMatchObject({ category: 'grains_flours', grams: 78, grossGrams: 98 })
  expect(lineIn(diet.foods)).toMatchObject({ category: null, grossGrams: null })
})

test('what the server has of a food is kept, and what nobody offers any more stays unknown', () => {
  const orzo = swaps[0]?.candidates[0]?.food ?? { id: '', version: 1, it: '', en: '' }
  const taken = { day: today, rowId: 'rice row', releaseId: 'release', food: orzo, grams: 78, alternativeId: null, changedAt: '' }
  const ofServer = { ...orzo, category: null, ediblePart: 50, cookingFactor: null }
  expect(knownFoods({ foods: [ofServer] }, [taken], swaps)).toEqual([ofServer])
  expect(knownFoods({ foods: [] }, [taken], [])).toEqual([])
  expect(knownFoods({ foods: [] }, [{ ...taken, releaseId: 'release before' }], swaps)).toEqual([])
  expect(knownFoods({ foods: [] }, [{ ...taken, food: null }], swaps)).toEqual([])
})

test('of a row that was swapped the food that is eaten counts alone', () => {
  const rows = [
    { id: 'rice row', allergies: ['Riso'] },
    { id: 'other row', allergies: ['Latte', 'Riso'] },
  ]
  expect(allergiesOf(rows)).toEqual(['Riso', 'Latte'])
  const doubted = [...rows, { id: 'third row', doubts: ['Riso', 'Soia'] }]
  expect([doubtsOf(doubted), doubtsOf(doubted, new Map([['third row', {}]]))]).toEqual([['Soia'], []])
  expect(allergiesOf(rows, new Map([['other row', {}]]))).toEqual(['Riso'])
  expect(allergiesOf(rows, new Map([['other row', { allergies: ['Frutta a guscio'] }]]))).toEqual(['Riso', 'Frutta a guscio'])
})
