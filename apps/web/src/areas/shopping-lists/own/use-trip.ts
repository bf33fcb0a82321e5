import { newId } from '@allenio/domain/ids'
import { shoppingLines, type ShoppingDiet, type ShoppingNeeds } from '@allenio/domain/shopping'
import { useMemo, useState } from 'react'
import { daysFrom, type Trip } from './trip-fields.tsx'

interface ChosenTrip {
  trip: Trip
  setTrip: (trip: Trip) => void
  plannedDays: readonly string[]
  needs: ShoppingNeeds
  /** The list as it is saved; undefined while there is no day, or what is typed is no number of people. */
  newList: { id: string; days: string[]; people: number; lines: ShoppingNeeds['lines'] } | undefined
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
  const { days, people } = trip
  const needs = useMemo(() => shoppingLines({ listId, diet: plan, days, people: people ?? 1 }), [listId, plan, days, people])
  const newList = days.length === 0 || people === undefined ? undefined : { id: listId, days: [...days], people, lines: needs.lines }
  return { trip, setTrip, plannedDays, needs, newList }
}
