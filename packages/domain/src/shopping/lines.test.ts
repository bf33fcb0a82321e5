import fc from 'fast-check'
import { foodCategories } from '@allenio/contract/aliments'
import { addDays } from '@allenio/domain/days'
import { isId } from '@allenio/domain/ids'
import { runs } from '@allenio/domain/testing'
import { expect, test } from 'vitest'
import { dietOf, food, meal, monday, planOf, row, swap } from './diet.testing.ts'
import { shoppingLineId, shoppingLines, type ShoppingDiet } from './index.ts'

const rice = food('rice', { it: 'Riso', category: 'grains_flours' })
const apple = food('apple', { it: 'Mela', category: 'fruit', ediblePart: 80 })
const salt = food('salt', { it: 'Sale', category: 'spices_herbs' })
const fish = food('fish', { it: 'Merluzzo', category: 'fish', ediblePart: 50 })
const tuesday = addDays(monday, 1)
const foods = [rice, apple, salt, fish]

const needsOf = (diet: ShoppingDiet, days: readonly string[] = [monday], people = 1) =>
  shoppingLines({ listId: 'list', diet, days, people })
const weightsOf = (diet: ShoppingDiet, days?: readonly string[], people?: number) =>
  needsOf(diet, days, people).lines.map(({ it, grams, grossGrams }) => [it, grams, grossGrams])

test('sums a food over the chosen days and its dishes, in the order of the shop, times the people', () => {
  const dish = row('dish', undefined, {
    recipe: { it: 'Risotto', en: '', portions: 1 },
    ingredients: [row('in dish', rice, { grams: 70 })],
  })
  const plan = planOf([[meal([row('a', rice, { grams: 80 }), row('b', apple, { grams: 160 })])], [meal([dish])]])
  const diet = dietOf(plan, foods)
  expect(weightsOf(diet)).toEqual([
    ['Mela', 160, 200],
    ['Riso', 80, null],
  ])
  expect(weightsOf(diet, [monday, tuesday])).toEqual([
    ['Mela', 160, 200],
    ['Riso', 150, null],
  ])
  expect(weightsOf(diet, [monday, tuesday, tuesday], 2.5)).toEqual([
    ['Mela', 400, 500],
    ['Riso', 375, null],
  ])
})

test('what was swapped is bought on its day, and the planned food on the others', () => {
  const plan = planOf([[meal([row('a', rice, { grams: 80 })])]])
  const swaps = [swap(tuesday, 'a', apple, 240), swap(monday, 'a', null)]
  expect(weightsOf(dietOf(plan, foods, { swaps }), [monday, tuesday])).toEqual([
    ['Mela', 240, 300],
    ['Riso', 80, null],
  ])
})

test('a day that the client has moved counts as they have moved it', () => {
  const plan = planOf([[meal([row('a', rice)])], [meal([row('b', apple)])]])
  const days = [{ day: monday, dayType: null, planDayId: 'day 1', note: '', changedAt: `${monday}T08:00:00.000Z` }]
  expect(weightsOf(dietOf(plan, foods, { days }))).toEqual([['Mela', 100, 125]])
})

test('what has no weight is a line without one, unless it is weighed elsewhere', () => {
  const toTaste = row('a', salt, { grams: 0, isToTaste: true })
  expect(weightsOf(dietOf(planOf([[meal([toTaste])]]), foods))).toEqual([['Sale', null, null]])
  expect(weightsOf(dietOf(planOf([[meal([toTaste, row('b', salt, { grams: 5 })])]]), foods))).toEqual([['Sale', 5, null]])
})

test('a free meal and a row without a food leave nothing to buy', () => {
  const plan = planOf([[meal([row('a', rice)], { isFree: true }), meal([row('b', undefined, { customNameIt: 'Qualcosa' })])]])
  expect(needsOf(dietOf(plan, foods))).toEqual({ lines: [], plannedDays: [monday], unplannedDays: [] })
})

test('is bought as it is weighed, and with what is thrown away; what one version does not know of itself is not known', () => {
  const plan = planOf([[meal([row('a', fish, { grams: 120 })])]])
  expect(weightsOf(dietOf(plan, foods))).toEqual([['Merluzzo', 120, 240]])
  const later = food('fish', { version: 2, it: 'Merluzzo fresco', category: 'fish' })
  const both = planOf([[meal([row('a', fish, { grams: 120 }), row('b', later, { grams: 50 })])]])
  expect(weightsOf(dietOf(both, [fish, later]))).toEqual([['Merluzzo fresco', 170, null]])
})

test('a day without a plan is named', () => {
  const plan = { ...planOf([[meal([row('a', rice)])]]), lastDay: monday }
  expect(needsOf(dietOf(plan, foods), [monday, tuesday])).toMatchObject({ plannedDays: [monday], unplannedDays: [tuesday] })
})

test('a food keeps its line in a list, and has another one in another list', () => {
  expect(isId(shoppingLineId('list', 'rice'))).toBe(true)
  expect(shoppingLineId('list', 'rice')).toBe(shoppingLineId('list', 'rice'))
  expect(new Set([shoppingLineId('list', 'rice'), shoppingLineId('list', 'apple'), shoppingLineId('other', 'rice')]).size).toBe(3)
})

const anyFood = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    version: fc.integer({ min: 1, max: 2 }),
    category: fc.constantFrom(...foodCategories),
    ediblePart: fc.option(fc.integer({ min: 1, max: 100 })),
  })
  .map(({ id, ...more }) => food(id, more))
const anyDiet = fc
  .uniqueArray(anyFood, { minLength: 1, selector: ({ id, version }) => `${id} ${version}` })
  .chain(some =>
    fc
      .array(fc.array(fc.tuple(fc.constantFrom(...some), fc.integer({ min: 0, max: 900 })), { minLength: 1, maxLength: 5 }), {
        minLength: 1,
      })
      .map(days =>
        dietOf(planOf(days.map((rows, day) => [meal(rows.map(([eaten, grams], at) => row(`${day} ${at}`, eaten, { grams })))])), some),
      ),
  )
const anyDays = fc.uniqueArray(fc.integer({ min: 0, max: 13 }), { minLength: 1 }).map(days => days.map(after => addDays(monday, after)))

test('each food has one line, gross is never less than raw, and the order of days does not matter', () => {
  fc.assert(
    fc.property(anyDiet, anyDays, fc.integer({ min: 1, max: 12 }), (diet, days, people) => {
      const { lines } = needsOf(diet, days, people)
      expect(new Set(lines.map(({ foodId }) => foodId)).size).toBe(lines.length)
      for (const { grams, grossGrams } of lines) if (grossGrams !== null) expect(grossGrams).toBeGreaterThanOrEqual(grams ?? Infinity)
      expect(needsOf(diet, days.toReversed(), people).lines).toEqual(lines)
    }),
    runs,
  )
})

test('two people need as much as one twice, and two trips as much as one for all their days', () => {
  const total = (diet: ShoppingDiet, days: readonly string[], people: number) =>
    needsOf(diet, days, people).lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  fc.assert(
    fc.property(anyDiet, anyDays, (diet, days) => {
      const tolerance = 10 * days.length
      expect(Math.abs(total(diet, days, 2) - 2 * total(diet, days, 1))).toBeLessThanOrEqual(tolerance)
      const apart = days.reduce((sum, day) => sum + total(diet, [day], 1), 0)
      expect(Math.abs(total(diet, days, 1) - apart)).toBeLessThanOrEqual(tolerance)
    }),
    runs,
  )
})
