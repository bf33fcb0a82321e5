import { newId } from '@allenio/domain/ids'
import { shoppingLines, type ShoppingDiet, type ShoppingNeeds } from '@allenio/domain/shopping'
import { useMemo, useState } from 'react'
import { daysFrom, type Trip } from './trip-fields.tsx'

interface ChosenTrip {
  /** The list that is made; a new one gets an id of its own. */
  listId: string
  trip: Trip
  setTrip: (trip: Trip) => void
  plannedDays: readonly string[]
  needs: ShoppingNeeds
}

interface TripStart {
  plan: ShoppingDiet
  today: string
  /** The trip to change. */
  before?: (Trip & { id: string }) | undefined
}

/** The days and people that somebody is choosing, with the list that they would get. */
export function useTrip({ plan, today, before }: TripStart): ChosenTrip {
  const [listId] = useState(() => before?.id ?? newId())
  const plannedDays = useMemo(
    () => shoppingLines({ listId, diet: plan, days: daysFrom(today), people: 1 }).plannedDays,
    [listId, plan, today],
  )
  const [trip, setTrip] = useState<Trip>(() => ({
    days: (before?.days ?? daysFrom(today, 3)).filter(day => plannedDays.includes(day)),
    people: before?.people ?? 1,
  }))
  const needs = useMemo(() => shoppingLines({ listId, diet: plan, ...trip }), [listId, plan, trip])
  return { listId, trip, setTrip, plannedDays, needs }
}
