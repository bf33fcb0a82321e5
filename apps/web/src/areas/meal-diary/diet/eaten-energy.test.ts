import { expect, test } from 'vitest'
import type { MealState } from '@allenio/contract/meal-diary'
import type { DayView, MealView } from './day-view.ts'
import { meal, rice, today } from './diet.testing.ts'
import { eatenEnergyOf } from './eaten-energy.ts'
import type { PlanMeal } from './plan-rows.ts'

const total = (amount: number) => ({ amount, isPartial: false })
const figures = { kcal: total(600), protein: total(30), carbs: total(70), lipids: total(20), nutrients: {}, isPartial: false }
const rowFigures = (kcal: number, carbs: number) => ({ kcal: total(kcal), protein: total(5), carbs: total(carbs), lipids: total(1) })
const first = { ...rice, figures: rowFigures(540, 66) }
const second = { ...rice, id: 'second', figures: rowFigures(60, 4) }
const two = meal('lunch', { components: [first, second], figures })

const viewOf = (of: PlanMeal, state: MealState | null, eatenRowIds: string[] = []): MealView => ({
  meal: of,
  assignmentId: 'assignment',
  releaseId: 'release',
  state,
  eatenRowIds,
  note: '',
  photos: [],
})
const dayWith = (state: MealState | null, eatenRowIds: string[] = []): DayView => ({
  date: today,
  plan: null,
  planDayId: null,
  planDay: null,
  isMoved: false,
  isPast: false,
  meals: [viewOf(two, state, eatenRowIds)],
  leftDays: [],
  swaps: new Map(),
  note: '',
})
const entry = (kcal: number | null) => ({
  id: 'x',
  day: today,
  time: null,
  text: 'Gelato',
  kcal,
  food: null,
  grams: null,
  measure: null,
  isMatched: false,
  macros: null,
  allergies: [],
  doubts: [],
  createdAt: '2026-11-23T16:00:00.000Z',
})

test.each([
  [dayWith(null), [], 0, false],
  [dayWith('eaten'), [], 600, false],
  [dayWith('skipped'), [], 0, false],
  [dayWith('partly', ['second']), [], 60, false],
  [dayWith('partly', ['rice row', 'second']), [], 600, false],
  [dayWith('partly'), [], 300, true],
  [dayWith('eaten'), [entry(200)], 800, false],
  [dayWith('eaten'), [entry(null)], 600, false],
])('what was eaten of a day: %#', (view, entries, kcal, isRough) => {
  const energy = eatenEnergyOf(view, { entries })
  expect([energy.eaten.kcal.amount, energy.isRough, energy.planned.kcal.amount]).toEqual([kcal, isRough, 600])
})

test('what was eaten of a day that the client has left counts, too', () => {
  const easy = meal('easy lunch', { figures: { ...figures, kcal: total(100) } })
  const view = {
    ...dayWith(null),
    meals: [viewOf(easy, 'eaten')],
    leftDays: [{ planDayId: 'day', dayList: [], meals: [viewOf(two, 'eaten')] }],
  }
  const { eaten, planned } = eatenEnergyOf(view, { entries: [] })
  expect([eaten.kcal.amount, planned.kcal.amount]).toEqual([700, 100])
})

test('a part of a meal has the macros of its own foods', () => {
  const { protein, carbs } = eatenEnergyOf(dayWith('partly', ['second']), { entries: [] }).eaten
  expect([protein.amount, carbs.amount]).toEqual([5, 4])
})

test('of a food without figures nobody says more than that it was eaten', () => {
  const [lunch] = dayWith('partly', [rice.id]).meals
  const eatenOf = (figuresOfRice: Partial<typeof first>) => {
    const components = [{ ...rice, ...figuresOfRice }, second]
    const view = { ...dayWith(null), meals: lunch ? [{ ...lunch, meal: { ...lunch.meal, components } }] : [] }
    return eatenEnergyOf(view, { entries: [] }).eaten.kcal
  }
  expect(eatenOf({})).toEqual({ amount: 0, isAtLeast: true })
  expect(eatenOf({ figures: { ...first.figures, kcal: { amount: 40, isPartial: true } } })).toEqual({ amount: 40, isAtLeast: true })
  expect(eatenOf(first)).toEqual({ amount: 540, isAtLeast: false })
})

const isAtLeast = (view: DayView, entries: ReturnType<typeof entry>[] = []) => {
  const { eaten, planned } = eatenEnergyOf(view, { entries })
  return [eaten, planned].map(({ kcal, protein }) => [kcal.isAtLeast, protein.isAtLeast])
}

test('each figure says by itself that it is only the known part', () => {
  const partial = meal('dinner', { components: [rice], figures: { ...figures, protein: { amount: 4, isPartial: true } } })
  const withPartial = (state: MealState | null) => ({ ...dayWith('eaten'), meals: [...dayWith('eaten').meals, viewOf(partial, state)] })
  // [of what was eaten, of what is planned], of energy and of protein
  expect(isAtLeast(dayWith('eaten'))).toEqual([
    [false, false],
    [false, false],
  ])
  expect(isAtLeast(withPartial(null))).toEqual([
    [false, false],
    [false, true],
  ])
  expect(isAtLeast(withPartial('eaten'))).toEqual([
    [false, true],
    [false, true],
  ])
  expect(isAtLeast(dayWith('eaten'), [entry(200)])).toEqual([
    [false, true],
    [false, false],
  ])
  expect(isAtLeast(dayWith('eaten'), [entry(null)])).toEqual([
    [true, true],
    [false, false],
  ])
})

test('an entry with a food counts with its macros, one of words alone may have any', () => {
  const macros = { protein: 4, carbs: 20, lipids: null }
  const { eaten } = eatenEnergyOf(dayWith('eaten'), { entries: [{ ...entry(150), macros }] })
  expect(eaten).toMatchObject({
    protein: { amount: 34, isAtLeast: false },
    carbs: { amount: 90, isAtLeast: false },
    lipids: { amount: 20, isAtLeast: true },
  })
})
