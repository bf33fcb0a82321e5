import { listMealPlanFoods } from '@allenio/contract/meal-plan-changes'
import { foodKeyOf } from '@allenio/domain/meal-plans'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#lib/api'
import type { EditorSession } from '../session.ts'

const foodsQuery = (id: string) => read(listMealPlanFoods, { id }, { quiet: true, keep: true })

/** Fills the book with the figures of all foods in the plan, and of those that come into it. */
export function useBookedFoods({ book, outline, planId }: EditorSession): void {
  const { data } = useQuery(foodsQuery(planId))
  useEffect(() => {
    if (data) book.add(data.foods)
  }, [book, data])
  useEffect(() => {
    const askedIds = new Set<string>()
    const ask = () => {
      const missing = unknownFoods(outline.get(), book).filter(id => !askedIds.has(id))
      if (missing.length === 0 || data === undefined) return
      for (const id of missing) askedIds.add(id)
      // foods out of reach are asked for again when the plan is opened
      book.load(missing).catch(() => undefined)
    }
    ask()
    return outline.watch(ask)
  }, [book, outline, data])
}

/** Foods without figures, or with those of the index alone, which has no nutrients. */
function unknownFoods({ entries }: ReturnType<EditorSession['outline']['get']>, { foods }: EditorSession['book']): string[] {
  const booked = foods.get()
  const ids = [...entries.values()].flatMap(({ amount }) => {
    if (!amount?.food) return []
    const found = booked.get(foodKeyOf(amount.food))
    return found && Object.keys(found.food.nutrients).length > 0 ? [] : [amount.food.id]
  })
  return [...new Set(ids)]
}
