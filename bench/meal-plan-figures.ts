import { addRow, removeRow, summableFood, sumNutrients, type SummableFood } from '@allenio/domain/aliments'
import { fitRows, sumDay, type FitRow, type FitTarget, type PlannedDay, type PlannedRow } from '@allenio/domain/meal-plans'
import { nutrientCodes, type PlannedFood } from '@allenio/contract/aliments'
import quadprog from 'quadprog'
import { atMost, median, type Bench } from './figure.ts'
import { signIn } from './house.ts'
import { libraryFoods } from './meal-plan-data.ts'
import { Api } from './program-data.ts'
import { at95, timesOf } from './work.ts'

const codes = ['kcal', 'protein', 'carbs', 'lipids', ...nutrientCodes]
const rowsInDay = 40
const alternatives = 3
const daysInWeek = 7

/** Measures what the editor computes on the device: sums of a week with all nutrients, one row of them, and fitting a day and a week. */
export const mealPlanFiguresBench: Bench = async ({ url }) => {
  const api = new Api(`${url}/api`, { authorization: `Bearer ${await signIn(url)}` })
  const ids = (await libraryFoods(api)).slice(0, 100).map(({ id }) => id)
  const { foods } = await api.get<{ foods: PlannedFood[] }>(`/aliments/planned?ids=${ids.join(',')}`)
  const summable = new Map(foods.map(food => [`${food.id} ${food.version}`, summableFood(food.id, food, codes)]))
  const days = Array.from({ length: daysInWeek }, (_, at) => dayOf(foods, at))
  const sums = { codes, foods: summable, countsAlternatives: true }
  const week = timesOf(200, () => days.forEach(day => sumDay(day, sums)))
  const row = timesOf(2_000, oneRow([...summable.values()]))
  const day = timesOf(60, at => fit(foods, 1, at))
  const wholeWeek = timesOf(20, at => fit(foods, daysInWeek, at))
  return [
    atMost('sums of a week with all nutrients', median(week), 2, { unit: 'ms', details: `p95 ${at95(week).toFixed(2)} ms` }),
    atMost('one row of these sums', median(row), 0.2, { unit: 'ms' }),
    atMost('fitting a day', at95(day), 50, { unit: 'ms', details: `p95, median ${median(day).toFixed(1)} ms` }),
    atMost('fitting a week', at95(wholeWeek), 300, { unit: 'ms', details: `p95, median ${median(wholeWeek).toFixed(1)} ms` }),
  ]
}

function oneRow(foods: readonly SummableFood[]) {
  const amounts = foods.map((food, at) => ({ food, grams: 40 + at }))
  const sum = sumNutrients(codes, amounts)
  return (at: number) => {
    const amount = amounts[at % amounts.length]
    if (amount) addRow(removeRow(sum, amount), amount)
  }
}

function dayOf(foods: readonly PlannedFood[], day: number): PlannedDay {
  const amount = (at: number) => {
    const food = foods[(at * 7 + day) % foods.length]
    if (!food) throw new Error('the library has no foods')
    const grams = 40 + (at % 120)
    return {
      id: `${day} ${at}`,
      food: { id: food.id, version: food.version, it: food.nameIt, en: food.nameEn },
      grams,
      eatenGrams: grams,
      lacksQuantity: false,
      measure: null,
      isToTaste: false,
      customName: { it: '', en: '' },
    }
  }
  const rowOf = (at: number): PlannedRow => ({
    ...amount(at),
    note: '',
    isLocked: false,
    leastPercent: null,
    mostPercent: null,
    basis: null,
    ownGrams: null,
    ownMeasure: null,
    alternatives: Array.from({ length: alternatives }, (_, other) => ({ ...amount(at + other + 1), isPinned: false })),
  })
  const components = Array.from({ length: rowsInDay }, (_, at) => ({
    id: `component ${at}`,
    recipe: null,
    portions: 1,
    customName: { it: '', en: '' },
    rows: [rowOf(at)],
  }))
  const meal = {
    type: null,
    title: { it: '', en: '' },
    time: '',
    isFree: false,
    description: { it: '', en: '' },
    estimatedKcal: null,
    note: '',
  }
  return { id: `day ${day}`, name: { it: '', en: '' }, note: '', meals: [{ id: `meal ${day}`, ...meal, components }] }
}

/** Each day has targets of energy and three macros of its own, each off by up to a quarter. */
function fit(foods: readonly PlannedFood[], days: number, seed: number): void {
  const ofDays = Array.from({ length: days }, (_, day) => fitDay(foods, day, seed + day))
  fitRows(
    ofDays.flatMap(({ rows }) => rows),
    ofDays.flatMap(({ targets }) => targets),
    quadprog.solveQP,
  )
}

function fitDay(foods: readonly PlannedFood[], day: number, seed: number): { rows: FitRow[]; targets: FitTarget[] } {
  const rows = Array.from({ length: rowsInDay }, (_, at): FitRow => ({
    id: `${day} ${at}`,
    grams: 30 + ((at * 37 + seed * 13) % 150),
    step: 5,
    leastPercent: 50,
    mostPercent: 200,
    isLocked: at % 9 === 0,
  }))
  const figures = ['kcal', 'protein', 'carbs', 'lipids'] as const
  const targets = figures.map((figure, place): FitTarget => {
    const perGram = new Map(rows.map(({ id }, at) => [id, (foods[(at * 7 + seed) % foods.length]?.[figure] ?? 0) / 100]))
    const wanted = rows.reduce((sum, { id, grams }) => sum + (perGram.get(id) ?? 0) * grams, 0) * (0.85 + ((seed + place) % 5) * 0.1)
    return { id: `${day} ${figure}`, least: wanted * 0.98, most: wanted * 1.02, perGram }
  })
  return { rows, targets }
}
