import { listMealPlanFoods, type FoodCell } from '@allenio/contract/meal-plans'
import { foodKeyOf } from '@allenio/domain/meal-plans'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#lib/api'
import { entriesOf, type DayEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import type { FoodBook } from './food-book.ts'
import { hasIndexFigures } from './typed-food.ts'

const foodsQuery = (id: string) => read(listMealPlanFoods, { id }, { quiet: true, isStored: true })

/**
 * Fills the book with the figures of all foods in the plan, and of those that come into it. Nothing follows the answer: each edit of the
 * plan would bring all its foods again.
 */
export function useBookedFoods({ book, settledOutline, planId }: EditorSession): void {
  const cache = useQueryClient()
  useEffect(() => {
    const query = foodsQuery(planId)
    const keptAnswer = cache.getQueryData(query.queryKey)
    if (keptAnswer) {
      book.add(keptAnswer.foods)
      book.isFilled.set(true)
    }
    const askedKeys = new Set<string>()
    let stop: (() => void) | undefined
    let isLeft = false
    // a day is another one as soon as a row or a figure of it is
    const seenDays = new WeakSet<DayEntry>()
    const ask = () => {
      const days = settledOutline.get().days.filter(day => !seenDays.has(day))
      for (const day of days) seenDays.add(day)
      const missing = days.flatMap(day => unknownFoods(day, book)).filter(food => !askedKeys.has(foodKeyOf(food)))
      for (const food of missing) askedKeys.add(foodKeyOf(food))
      // foods out of reach are asked for again when the plan is opened
      if (missing.length > 0) load(missing).catch(() => undefined)
    }
    const load = async (foods: readonly FoodCell[]) => {
      await book.load([...new Set(foods.map(({ id }) => id))])
      // versions of old, which somebody else has brought into the plan, are known with the plan alone
      if (foods.some(food => !book.foods.get().has(foodKeyOf(food)))) book.add((await cache.fetchQuery({ ...query, staleTime: 0 })).foods)
    }
    const follow = () => {
      if (isLeft) return
      ask()
      stop = settledOutline.watch(ask)
    }
    cache
      .fetchQuery(query)
      .then(({ foods }) => book.add(foods))
      .catch(() => undefined)
      .finally(() => {
        book.isFilled.set(true)
        follow()
      })
    return () => {
      isLeft = true
      stop?.()
    }
  }, [book, settledOutline, planId, cache])
}

/** Foods without figures, or with those of the index alone, which has no nutrients. */
function unknownFoods(day: DayEntry, { foods }: FoodBook): FoodCell[] {
  const booked = foods.get()
  return entriesOf(day).flatMap(({ amount }) => {
    if (!amount?.food) return []
    const found = booked.get(foodKeyOf(amount.food))
    return found && !hasIndexFigures(found.food) ? [] : [amount.food]
  })
}
