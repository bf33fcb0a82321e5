import type { Diet, DietAssignment, DietFood, DiarySwap } from '@allenio/contract/meal-diary'
import type { ShoppingPlanLine } from '@allenio/contract/shopping-lists'
import { grossGrams } from '@allenio/domain/aliments'
import { idOfHash } from '@allenio/domain/ids'
import { sha256 } from '@allenio/domain/library-ids'
import { dietDayOn } from '@allenio/domain/meal-diary'
import { aisleOf, aisles } from './aisles.ts'

/** The part of a client's diet that a list is made from. */
export interface ShoppingDiet {
  assignments: readonly Pick<DietAssignment, 'startDay' | 'lastDay' | 'schedule' | 'dayList' | 'days'>[]
  foods: Diet['foods']
  diary: Pick<Diet['diary'], 'days' | 'swaps'>
}

interface ShoppingTrip {
  listId: string
  diet: ShoppingDiet
  days: readonly string[]
  people: number
}

export interface ShoppingNeeds {
  lines: ShoppingPlanLine[]
  /** The days that have meals of a plan, and those that have none. */
  plannedDays: string[]
  unplannedDays: string[]
}

/** Everything that these days need, once for each food, in the order of the shop. */
export function shoppingLines({ listId, diet, days, people }: ShoppingTrip): ShoppingNeeds {
  const foodByKey = new Map(diet.foods.map(food => [foodKey(food), food]))
  const needs = [...new Set(days)].map(date => ({ date, amounts: amountsOn(diet, date) }))
  const amounts = needs.flatMap(day => day.amounts ?? [])
  const lines = [...Map.groupBy(amounts, ({ food }) => food.id)].map(([foodId, ofFood]) =>
    lineOf({ id: shoppingLineId(listId, foodId), people, amounts: ofFood, foodByKey }),
  )
  return {
    lines: lines.toSorted(compareLines),
    plannedDays: needs.flatMap(({ date, amounts: ofDay }) => (ofDay ? [date] : [])),
    unplannedDays: needs.flatMap(({ date, amounts: ofDay }) => (ofDay ? [] : [date])),
  }
}

/** The line of a food in a list: the same each time that the list is made, so that ticks survive. */
export const shoppingLineId = (listId: string, foodId: string): string => idOfHash(sha256(`allenio shopping ${listId} ${foodId}`))

interface Amount {
  food: { id: string; version: number; it: string; en: string }
  /** Null for a row without a weight, such as salt. */
  grams: number | null
}

/** Null on a day without a plan, and on one whose meals are not on the device. */
function amountsOn({ assignments, diary }: ShoppingDiet, date: string): Amount[] | null {
  const dietDay = dietDayOn(assignments, diary.days, date)
  const planDay = dietDay?.plan.days.find(({ id }) => id === dietDay.planDayId)
  if (!planDay) return null
  const swaps = new Map(diary.swaps.filter(({ day }) => day === date).map(swap => [swap.rowId, swap]))
  return planDay.meals
    .filter(({ isFree }) => !isFree)
    .flatMap(({ components }) => components.flatMap(component => [component, ...component.ingredients]))
    .flatMap(row => amountOf(row, swaps.get(row.id)) ?? [])
}

type PlanRow = Pick<DietAssignment['days'][number]['meals'][number]['components'][number], 'food' | 'grams' | 'isToTaste'>

function amountOf({ food, grams, isToTaste }: PlanRow, swap: DiarySwap | undefined): Amount | null {
  if (swap?.food) return { food: swap.food, grams: swap.grams }
  return food ? { food, grams: isToTaste || !grams ? null : grams } : null
}

interface LineParts {
  id: string
  people: number
  amounts: readonly Amount[]
  foodByKey: ReadonlyMap<string, DietFood>
}

/** Rounded once, at the end. */
function lineOf({ id, people, amounts, foodByKey }: LineParts): ShoppingPlanLine {
  const weighed = amounts.flatMap(({ food, grams }) => (grams === null ? [] : [weigh(foodByKey.get(foodKey(food)), grams)]))
  const newest = amounts.reduce((latest, { food }) => (food.version > latest.version ? food : latest), amounts[0]?.food ?? noFood)
  const total = (weights: readonly number[]) => Math.round(weights.reduce((sum, weight) => sum + weight, 0) * people)
  const gross = weighed.flatMap(weight => weight.gross ?? [])
  return {
    id,
    foodId: newest.id,
    it: newest.it,
    en: newest.en,
    category: foodByKey.get(foodKey(newest))?.category ?? null,
    grams: weighed.length === 0 ? null : total(weighed.map(({ raw }) => raw)),
    grossGrams: weighed.length === 0 || gross.length < weighed.length ? null : total(gross),
  }
}

const noFood = { id: '', version: 0, it: '', en: '' }

/**
 * A weight of the plan as it is bought, with what is thrown away. Plans weigh foods as their figures are, raw where the food is, so that
 * no cooking factor counts here.
 */
function weigh(food: Pick<DietFood, 'ediblePart'> | undefined, grams: number): { raw: number; gross: number | null } {
  const gross = food?.ediblePart ? grossGrams(grams, food.ediblePart) : null
  return { raw: grams, gross: typeof gross === 'number' ? gross : null }
}

const foodKey = ({ id, version }: { id: string; version: number }): string => `${id} ${version}`

function compareLines(one: ShoppingPlanLine, other: ShoppingPlanLine): number {
  const aisle = aisles.indexOf(aisleOf(one.category)) - aisles.indexOf(aisleOf(other.category))
  return aisle || (one.it || one.en).localeCompare(other.it || other.en, 'it') || (one.foodId < other.foodId ? -1 : 1)
}
