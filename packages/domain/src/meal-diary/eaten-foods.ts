import type { DiaryEntry, EatenCode, EatenTotal, EatenTotals, MealState } from '@allenio/contract/meal-diary'
import { nutrientDecimals, nutrientTotal, roundTo, type FigureCode } from '@allenio/domain/aliments'
import {
  mealNutrientTotal,
  sumMeal,
  sumMeals,
  type MealSum,
  type PlannedComponent,
  type PlannedMeal,
  type PlannedRow,
  type PlanSums,
} from '@allenio/domain/meal-plans'
import { gramsOfSwap, type TakenSwap } from './swaps.ts'

// What was eaten on a day, food by food. What nobody knows is counted as such, and never as nothing.

export interface RecordedMeal {
  /** As it was planned, or as it stood when it was ticked. */
  meal: PlannedMeal
  state: MealState | null
  eatenRowIds: readonly string[]
  swaps: readonly (TakenSwap & { rowId: string })[]
}

export type EatenEntry = Pick<DiaryEntry, 'id' | 'time' | 'text' | 'kcal' | 'food' | 'grams' | 'measure'>

export interface RecordedDay {
  meals: readonly RecordedMeal[]
  entries: readonly EatenEntry[]
}

export interface EatenFoods {
  /** The planned meals with what was eaten of them; those of which nothing was eaten are left out. */
  meals: readonly PlannedMeal[]
  entries: readonly EatenEntry[]
  /** Meals without a tick, and those eaten in a part that nobody named. */
  unknownMeals: number
}

export const eatenFoods = ({ meals, entries }: RecordedDay): EatenFoods => ({
  meals: meals.flatMap(each => eatenMeal(each) ?? []),
  entries,
  unknownMeals: meals.filter(isUnknown).length,
})

const isUnknown = ({ state, eatenRowIds }: RecordedMeal): boolean => state === null || (state === 'partly' && eatenRowIds.length === 0)

function eatenMeal(recorded: RecordedMeal): PlannedMeal | null {
  const { meal, state, eatenRowIds, swaps } = recorded
  if (state === 'skipped' || isUnknown(recorded)) return null
  const components = state === 'eaten' ? meal.components : meal.components.filter(({ id }) => eatenRowIds.includes(id))
  const eaten = components.map(component => ({ ...component, rows: component.rows.map(row => eatenRow(row, swaps)) }))
  return { ...meal, isFree: meal.isFree && state === 'eaten', components: eaten }
}

/** The food that was eaten in a row: that of the plan, or the one in its place. Its alternatives were not eaten. */
function eatenRow(row: PlannedRow, swaps: RecordedMeal['swaps']): PlannedRow {
  const planned = { ...row, alternatives: [] }
  const swap = swaps.find(({ rowId, food }) => rowId === row.id && food !== null)
  const grams = swap ? gramsOfSwap(swap, row) : null
  if (!swap?.food || grams === null) return planned
  const { food } = swap
  const eaten = { food, grams, eatenGrams: grams, measure: null, isToTaste: false, lacksQuantity: false }
  return { ...planned, ...eaten, customName: { it: '', en: '' }, ownGrams: null, ownMeasure: null }
}

const emptyRow = {
  isToTaste: false,
  note: '',
  isLocked: false,
  leastPercent: null,
  mostPercent: null,
  basis: null,
  ownGrams: null,
  ownMeasure: null,
  alternatives: [],
} as const satisfies Partial<PlannedRow>

/** An entry as a row of a meal: a food with its weight, or a name alone. */
export function entryComponent({ id, text, food, grams, measure }: EatenEntry): PlannedComponent {
  const customName = food === null ? { it: text, en: '' } : { it: '', en: '' }
  const weight = { grams: grams ?? 0, eatenGrams: grams ?? 0, measure, lacksQuantity: false }
  return { id, recipe: null, portions: 1, customName, rows: [{ ...emptyRow, ...weight, id, food, customName }] }
}

const mealOfEntries = (entries: readonly EatenEntry[]): PlannedMeal => ({
  id: '',
  type: null,
  title: { it: '', en: '' },
  time: '',
  isFree: false,
  description: { it: '', en: '' },
  estimatedKcal: null,
  note: '',
  components: entries.map(entryComponent),
})

/** The sum of a day. The energy that a client typed beside words counts; words without it leave the day incomplete. */
export function sumEaten({ meals, entries, unknownMeals }: EatenFoods, sums: Omit<PlanSums, 'countsAlternatives'>): MealSum {
  const eatenAlone = { ...sums, countsAlternatives: false }
  const texts = entries.filter(({ food }) => food === null)
  const foods = mealOfEntries(entries.filter(({ food }) => food !== null))
  const day = sumMeals(
    [...meals, foods].map(meal => sumMeal(meal, eatenAlone)),
    eatenAlone,
  )
  return {
    sum: day.sum,
    estimatedKcal: texts.reduce((total, { kcal }) => total + (kcal ?? 0), day.estimatedKcal),
    isPartial: day.isPartial || unknownMeals > 0 || texts.some(({ kcal }) => kcal === null),
  }
}

export interface EatenWords {
  /** Entries, free meals, and the rows and dishes of meals. */
  items: number
  /** The items that are known by their words alone. */
  textItems: number
  /** Null where nobody has said the energy of one of these. */
  textKcal: number | null
}

/** How much of a day is known by its words alone. */
export function eatenWords({ meals, entries }: EatenFoods): EatenWords {
  const components = meals.flatMap(each => each.components)
  const freeMeals = meals.filter(({ isFree }) => isFree)
  const namedAlone = components.filter(({ rows }) => rows.every(({ food }) => food === null))
  const texts = entries.filter(({ food }) => food === null)
  const energies = [...freeMeals.map(({ estimatedKcal }) => estimatedKcal), ...texts.map(({ kcal }) => kcal), ...namedAlone.map(() => null)]
  const isTold = energies.every(kcal => kcal !== null)
  return {
    items: components.length + freeMeals.length + entries.length,
    textItems: energies.length,
    textKcal: isTold ? energies.reduce<number>((total, kcal) => total + (kcal ?? 0), 0) : null,
  }
}

const totalDecimals = 4

/** The totals of a day by code. A code of which nothing is known is left out, because it is not 0. */
export function eatenTotals(day: MealSum, codes: readonly EatenCode[]): EatenTotals {
  const totals: EatenTotals = {}
  for (const code of codes) {
    const total = eatenTotal(day, code)
    if (total) totals[code] = total
  }
  return totals
}

function eatenTotal(day: MealSum, code: FigureCode): EatenTotal | undefined {
  const { sum, estimatedKcal, isPartial } = day
  const estimated = code === 'kcal' ? estimatedKcal : 0
  const total = code === 'kcal' ? nutrientTotal(sum, code, nutrientDecimals) : mealNutrientTotal(day, code, nutrientDecimals)
  // nothing was weighed, and what was eaten has no figure
  const isNothingKnown = sum.rowCount === 0 && estimated === 0 && (isPartial || estimatedKcal > 0)
  if (isNothingKnown || (total.amount === null && estimated === 0)) return undefined
  return {
    amount: roundTo(totalDecimals, (total.amount ?? 0) + estimated),
    coverage: total.coverage,
    isComplete: total.isComplete && !isPartial,
  }
}
