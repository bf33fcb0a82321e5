import { useEffect, useEffectEvent } from 'react'
import { dayViewOf } from '../diet/day-view.ts'
import { nextMealOf } from '../diet/next-meal.ts'
import { useDietReceipts } from '../diet/use-receipts.ts'
import { useSwapsAhead } from '../diet/use-swaps-ahead.ts'
import { useClock, useOwnDiet } from '../diet/use-diet.ts'
import { MealLine } from './meal-line.tsx'

const noPlans: readonly never[] = []

/** The next meal, with its tick; it never leads, because a task or a workout may. */
export function NextMeal({ onLead }: { onLead: (isLeading: boolean) => void }) {
  const reportLead = useEffectEvent(onLead)
  useEffect(() => reportLead(false), [])
  const { data } = useOwnDiet('diet')
  const clock = useClock()
  useDietReceipts(data?.diet.assignments ?? noPlans, 'stored')
  useSwapsAhead(data?.diet)
  if (!data) return null
  const view = dayViewOf(data.diet, data.diary, data.today)
  const next = nextMealOf(view.meals, clock)
  return next && <MealLine view={view} next={next} />
}
