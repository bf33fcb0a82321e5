import type { DiaryMeal, MealState } from '@allenio/contract/meal-diary'

// How much of a planned day was eaten. Meals count by their energy: half of a lunch is more than a whole snack.

/** A planned meal, with its foods and dishes. */
export interface EatableMeal {
  id: string
  rows: readonly {
    id: string
    /** As planned; null where it is not known. */ kcal: number | null
    /** With the swapped foods. */ actualKcal: number | null
  }[]
  /** The energy that was typed for a free meal; 0 for other meals. */
  estimatedKcal: number | null
}

export type MealTick = Pick<DiaryMeal, 'mealId' | 'state'> & { eatenRowIds: readonly string[] }

export interface EatenDay {
  /** kcal of the plan; what is not known counts as nothing. */
  planned: number
  /** kcal of the plan that were eaten; a safe swap counts as the row that it stands for. */
  eaten: number
  /** kcal that were eaten in fact; null where a meal has no tick or a food no figure. */
  logged: number | null
  /** Share of the plan, in whole percent; null where nothing was ticked. */
  percent: number | null
  /** Every meal has a tick. */
  isWhole: boolean
}

/**
 * Adds up a day. Without any tick it is not known what was eaten, which is not the same as nothing. If some meals are ticked, the others
 * count as not eaten. Ticked meals that are not of this day were ticked before the client had it, and count among what was eaten in fact.
 * A ticked meal that is in neither list can no longer be read, so its energy is not known.
 */
export function eatenDay(
  meals: readonly EatableMeal[],
  ticks: readonly MealTick[],
  entryKcal: number | null,
  otherMeals: readonly EatableMeal[] = [],
): EatenDay {
  const byMeal = new Map(ticks.flatMap(tick => (tick.state === null ? [] : [[tick.mealId, tick] as const])))
  const judged = meals.map(meal => ({ meal, tick: byMeal.get(meal.id) }))
  const planned = sum(meals.map(({ rows, estimatedKcal }) => sum(rows.map(({ kcal }) => kcal ?? 0)) + (estimatedKcal ?? 0)))
  const eaten = sum(judged.map(({ meal, tick }) => (tick ? plannedKcalEaten(meal, tick) : 0)))
  const tickedMeals = judged.filter(({ tick }) => tick !== undefined)
  const isWhole = meals.length > 0 && tickedMeals.length === meals.length
  const otherTicked = otherMeals.map(meal => ({ meal, tick: byMeal.get(meal.id) }))
  const actual = [...tickedMeals, ...otherTicked].map(({ meal, tick }) => (tick ? actualKcalEaten(meal, tick) : null))
  const readableIds = new Set([...meals, ...otherMeals].map(({ id }) => id))
  const hasUnreadable = [...byMeal.values()].some(({ mealId, state }) => state !== 'skipped' && !readableIds.has(mealId))
  const isLogged = isWhole && !hasUnreadable && entryKcal !== null && actual.every(kcal => kcal !== null)
  return {
    planned,
    eaten,
    logged: isLogged ? sum(actual.map(kcal => kcal ?? 0)) + entryKcal : null,
    percent: tickedMeals.length === 0 ? null : percentOf(eaten, planned, { meals, ticks: byMeal }),
    isWhole,
  }
}

/** The energy of a meal, or of another nutrient in it. */
export interface MealAmount {
  whole: number
  rows: readonly { id: string; amount: number }[]
}

/** How much of a meal was eaten. "Partly" without chosen rows counts as half. */
export function amountEaten({ whole, rows }: MealAmount, { state, eatenRowIds }: Pick<MealTick, 'state' | 'eatenRowIds'>): number {
  if (state === 'eaten') return whole
  if (state !== 'partly') return 0
  if (eatenRowIds.length === 0) return whole / 2
  return sum(rows.filter(({ id }) => eatenRowIds.includes(id)).map(({ amount }) => amount))
}

function plannedKcalEaten({ rows, estimatedKcal }: EatableMeal, tick: MealTick): number {
  const amounts = rows.map(({ id, kcal }) => ({ id, amount: kcal ?? 0 }))
  return amountEaten({ whole: sum(amounts.map(({ amount }) => amount)) + (estimatedKcal ?? 0), rows: amounts }, tick)
}

/** The energy that was eaten in fact; null for a meal that was eaten partly without saying what of it. */
function actualKcalEaten({ rows, estimatedKcal }: EatableMeal, { state, eatenRowIds }: MealTick): number | null {
  if (state === 'skipped') return 0
  if (state === 'partly' && eatenRowIds.length === 0) return null
  const eaten = state === 'partly' ? rows.filter(({ id }) => eatenRowIds.includes(id)) : rows
  if (eaten.some(({ actualKcal }) => actualKcal === null) || estimatedKcal === null) return null
  return sum(eaten.map(({ actualKcal }) => actualKcal ?? 0)) + (state === 'partly' ? 0 : estimatedKcal)
}

interface Judged {
  meals: readonly EatableMeal[]
  ticks: ReadonlyMap<string, { state: MealState | null }>
}

/** The share in percent. A plan without any energy, such as one of free meals alone, counts meals instead. */
function percentOf(eaten: number, planned: number, { meals, ticks }: Judged): number {
  if (planned > 0) return Math.round((eaten / planned) * 100)
  const weights = { eaten: 1, partly: 0.5, skipped: 0 } as const satisfies Record<MealState, number>
  const eatenMeals = sum(meals.map(({ id }) => weights[ticks.get(id)?.state ?? 'skipped']))
  return meals.length === 0 ? 0 : Math.round((eatenMeals / meals.length) * 100)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
