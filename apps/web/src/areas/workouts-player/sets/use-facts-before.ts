import type { Training } from '@allenio/contract/workouts'
import { useState } from 'react'
import type { StoredWorkout } from '#areas/workouts'
import { factsOf, type PlayerFacts } from './workout-view.ts'

const byKey = <Fact extends { key: string }>(facts: readonly Fact[]) => facts.map(fact => [fact.key, fact] as const)

/**
 * The facts that a workout is judged by: last results and bests as they were before it, because the server counts it among them once it
 * is finished. One that ends elsewhere is judged by what this page knew; of one that had ended before nothing is known.
 */
export function useFactsBefore(training: Training | undefined, { state: { workout }, before }: StoredWorkout): PlayerFacts {
  const [first, setFirst] = useState(training)
  if (first === undefined && training !== undefined && workout.state === 'under way') setFirst(training)
  const { programUserId, dayId } = workout
  const facts = factsOf(training, { programUserId, dayId })
  const isUnderWay = workout.state === 'under way'
  if (isUnderWay && !before) return facts
  const former = before ?? first ?? { last: [], bests: [] }
  const { last, bests } = isUnderWay ? facts : { last: [], bests: [] }
  return { ...facts, last: new Map([...last, ...byKey(former.last)]), bests: new Map([...bests, ...byKey(former.bests)]) }
}
