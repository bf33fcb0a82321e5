import type { Training } from '@allenio/contract/workout-player'
import { useState } from 'react'
import type { StoredWorkout } from '#areas/workouts'
import { factsOf, type PlayerFacts } from './workout-view.ts'

const byKey = <Fact extends { key: string }>(facts: readonly Fact[]) => facts.map(fact => [fact.key, fact] as const)

/**
 * The facts that a workout is judged by: last results and bests as they were before it, because the server counts it among them once it
 * is finished. One that was finished elsewhere is judged by what this page knew first.
 */
export function useFactsBefore(training: Training | undefined, { state: { workout }, before }: StoredWorkout): PlayerFacts {
  const [first, setFirst] = useState(training)
  if (first === undefined && training !== undefined) setFirst(training)
  const facts = factsOf(training)
  const former = before ?? first
  if (!former || (workout.state === 'under way' && !before)) return facts
  const { last, bests } = workout.state === 'under way' ? facts : { last: [], bests: [] }
  return { ...facts, last: new Map([...last, ...byKey(former.last)]), bests: new Map([...bests, ...byKey(former.bests)]) }
}
