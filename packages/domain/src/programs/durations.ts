import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { textIn } from './cells/cells.ts'
import { supersetsIn } from './model.ts'
import { hasExercise, plannedSetsOf, setCountOf, type SetPlan } from './cells/planned-sets.ts'
import { restAfterRound } from './cells/rests.ts'
import { parseTempo, secondsOfRepetition } from './cells/tempo.ts'

// Estimates: there is no formula for them in the books, they are what a stopwatch shows in a gym.
const presetSecondsPerRep = 3
const presetReps = 10
/** Seconds between two exercises: walking there, setting up, loading the bar. */
const changeSeconds = 60
const metresPerSecond = 2.5

/** How long the rows of a workout take, in whole minutes. In a superset one rests after each round. */
export function workoutMinutes(rows: readonly DocumentRow[]): number {
  const groups = supersetsIn(rows.filter(hasExercise))
  const seconds = groups.reduce((sum, group, index) => sum + groupSeconds(group, index === groups.length - 1), 0)
  return Math.ceil(seconds / 60)
}

function groupSeconds(group: readonly DocumentRow[], isLast: boolean): number {
  const rounds = Math.max(...group.map(({ cells }) => setCountOf(cells)))
  const rest = restAfterRound(group.map(({ cells }) => cells))
  const rests = isLast ? rounds - 1 : rounds
  return group.reduce((sum, { cells }) => sum + changeSeconds + workSeconds(cells), rests * rest)
}

function workSeconds(cells: Cells): number {
  const tempo = parseTempo(textIn(cells, 'tut') ?? '')
  const secondsPerRep = tempo ? secondsOfRepetition(tempo) : presetSecondsPerRep
  return plannedSetsOf(cells).reduce((sum, plan) => sum + setSeconds(plan, secondsPerRep), 0)
}

function setSeconds({ seconds, metres, reps }: SetPlan, secondsPerRep: number): number {
  if (seconds !== null) return seconds
  if (metres !== null) return metres / metresPerSecond
  return (reps?.most ?? reps?.least ?? presetReps) * secondsPerRep
}
