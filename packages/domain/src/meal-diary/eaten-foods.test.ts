import { eatenCodes, type MealState } from '@allenio/contract/meal-diary'
import { summableFood, type SummableFood } from '@allenio/domain/aliments'
import { meanOfDays, type PlannedComponent, type PlannedMeal } from '@allenio/domain/meal-plans'
import { expect, test } from 'vitest'
import { eatenFoods, eatenPlanDay, eatenTotals, eatenWords, mealTypeAt, sumEaten, type EatenEntry, type RecordedMeal } from './index.ts'

const figures = { protein: 10, carbs: 20, lipids: 5, carbsIncludeFiber: false }
const ofFood = (id: string, kcal: number | null, nutrients = {}): [string, SummableFood] => [
  `${id} 1`,
  summableFood(id, { ...figures, kcal, nutrients }, eatenCodes),
]
const foods = new Map([
  ofFood('oats', 400, { iron: 4, fiber: 10 }),
  ofFood('milk', 50, { iron: 0 }),
  ofFood('pear', 60, { fiber: 3 }),
  ofFood('syrup', null),
])

const cell = (id: string) => ({ id, version: 1, it: id, en: '' })
const entry = (more: Partial<EatenEntry>): EatenEntry => ({
  id: 'entry',
  time: null,
  text: 'torta',
  kcal: null,
  food: null,
  grams: null,
  measure: null,
  ...more,
})
const pear = entry({ id: 'pear entry', time: '16:30', food: cell('pear'), grams: 200, kcal: 120 })
const cake = entry({ id: 'cake', time: '16:40' })

const nameless = { it: '', en: '' }

function component(id: string, foodId: string, grams: number): PlannedComponent {
  const fit = { isLocked: false, leastPercent: null, mostPercent: null, basis: null, ownGrams: null, ownMeasure: null }
  const weight = { grams, eatenGrams: grams, lacksQuantity: false, measure: null, isToTaste: false }
  const row = { id, food: cell(foodId), ...weight, ...fit, customName: nameless, note: '', alternatives: [] }
  return { id, recipe: null, portions: 1, customName: nameless, rows: [row] }
}

const plannedMeal = (components: readonly PlannedComponent[], more: Partial<PlannedMeal> = {}): PlannedMeal => ({
  id: 'breakfast',
  type: 'breakfast',
  title: nameless,
  time: '',
  isFree: false,
  description: nameless,
  estimatedKcal: null,
  note: '',
  components,
  ...more,
})

const breakfast = plannedMeal([component('row oats', 'oats', 50), component('row milk', 'milk', 200)])

const ticked = (state: MealState | null, more: Partial<RecordedMeal> = {}): RecordedMeal => ({
  meal: breakfast,
  state,
  eatenRowIds: [],
  swaps: [],
  ...more,
})

const totalsOf = (meals: readonly RecordedMeal[], entries: readonly EatenEntry[] = []) =>
  eatenTotals(sumEaten(eatenFoods({ meals, entries }), { codes: eatenCodes, foods }), eatenCodes)

test('a day is the sum of what was ticked and written down', () => {
  const totals = totalsOf([ticked('eaten')], [pear])
  expect(totals.kcal).toEqual({ amount: 420, coverage: 1, isComplete: true })
  expect(totals.protein?.amount).toBe(45)
  expect(totals.fiber).toMatchObject({ amount: 11, isComplete: false })
})

test('what is not known of any food is left out, and is not 0', () => {
  expect(totalsOf([], [entry({ food: cell('pear'), grams: 100 })]).iron).toBeUndefined()
  expect(totalsOf([], [entry({ food: cell('syrup'), grams: 100 })]).kcal).toBeUndefined()
  expect(totalsOf([], [cake])).toEqual({})
  expect(totalsOf([ticked(null)])).toEqual({})
})

test('a day on which everything was skipped has nothing', () => {
  expect(totalsOf([ticked('skipped')]).kcal).toEqual({ amount: 0, coverage: null, isComplete: true })
})

test.each([
  ['a meal without a tick', [ticked('eaten'), ticked(null)], []],
  ['a part that nobody named', [ticked('eaten'), ticked('partly')], []],
  ['words without energy', [ticked('eaten')], [cake]],
])('%s leaves the day incomplete', (_, meals, entries) => {
  expect(totalsOf(meals, entries).kcal).toEqual({ amount: 300, coverage: 1, isComplete: false })
  expect(totalsOf(meals, entries).protein?.isComplete).toBe(false)
})

test('the energy that was typed beside words counts, and covers no nutrient', () => {
  const totals = totalsOf([ticked('eaten')], [{ ...cake, kcal: 300 }])
  expect(totals.kcal).toEqual({ amount: 600, coverage: 1, isComplete: true })
  expect(totals.protein).toEqual({ amount: 25, coverage: 0.5, isComplete: false })
})

test('a part of a meal is its rows, and a swap is the food in their place', () => {
  expect(totalsOf([ticked('partly', { eatenRowIds: ['row milk'] })]).kcal?.amount).toBe(100)
  const swap = { rowId: 'row oats', food: cell('pear'), grams: 100, alternativeId: null, plannedFoodId: 'oats', plannedGrams: 50 }
  expect(totalsOf([ticked('eaten', { swaps: [swap] })]).kcal?.amount).toBe(160)
})

test('a mean is that of the days, with the gaps of each', () => {
  const sums = [eatenFoods({ meals: [ticked('eaten')], entries: [] }), eatenFoods({ meals: [], entries: [pear, cake] })].map(each =>
    sumEaten(each, { codes: eatenCodes, foods }),
  )
  expect(eatenTotals(meanOfDays(sums, eatenCodes), eatenCodes).kcal).toEqual({ amount: 210, coverage: 1, isComplete: false })
})

test('it is told how much of a day is words alone', () => {
  expect(eatenWords(eatenFoods({ meals: [ticked('eaten')], entries: [pear, cake] }))).toEqual({ items: 4, textItems: 1, textKcal: null })
  const freeMeal = plannedMeal([], { isFree: true, estimatedKcal: 700, description: { it: 'Pizza', en: '' } })
  const free = eatenFoods({ meals: [ticked('eaten', { meal: freeMeal })], entries: [{ ...cake, kcal: 200 }] })
  expect(eatenWords(free)).toEqual({ items: 2, textItems: 2, textKcal: 900 })
})

test.each([
  [null, 'snack'],
  ['07:30', 'breakfast'],
  ['10:30', 'mid-morning snack'],
  ['13:00', 'lunch'],
  ['16:30', 'snack'],
  ['20:00', 'dinner'],
  ['23:10', 'evening snack'],
  ['02:00', 'evening snack'],
])('what was eaten at %s belongs to the %s', (time, type) => expect(mealTypeAt(time)).toBe(type))

test('a day becomes a day of a plan', () => {
  const dayOf = (entries: readonly EatenEntry[], meals = [ticked('eaten')]) =>
    eatenPlanDay(eatenFoods({ meals, entries }), { it: 'Lunedì', en: 'Monday' })
  const written = dayOf([pear, { ...cake, grams: 80 }, { ...pear, time: '08:00' }])
  expect(
    written?.meals.map(each => [each.type, each.components.map(({ food: of, customNameIt, grams }) => [of?.id ?? customNameIt, grams])]),
  ).toEqual([
    [
      'breakfast',
      [
        ['oats', 50],
        ['milk', 200],
        ['pear', 200],
      ],
    ],
    [
      'snack',
      [
        ['pear', 200],
        ['torta', 80],
      ],
    ],
  ])
  expect(dayOf([], [ticked('skipped')])).toBeNull()
})

test('many entries find room in the meals of a day', () => {
  const written = eatenPlanDay(eatenFoods({ meals: Array.from({ length: 12 }, () => ticked('eaten')), entries: [pear] }), {
    it: '',
    en: '',
  })
  expect(written?.meals).toHaveLength(12)
  expect(written?.meals.at(-1)?.components).toHaveLength(3)
})
