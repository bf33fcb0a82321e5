import type { WorkoutUnderWay } from '@allenio/domain/workouts'

interface Part {
  id: string
  changedAt: string
}

export interface OthersChange {
  at: string
  /** How many sets are new, or other ones than before. */
  sets: number
}

const changedParts = <Item extends Part>(before: ReadonlyMap<string, Item>, after: ReadonlyMap<string, Item>): Item[] =>
  [...after.values()].filter(part => before.get(part.id)?.changedAt !== part.changedAt)

/** The changes of another device between two versions of a workout; undefined where there are none, or this device made them. */
export function othersChange(before: WorkoutUnderWay, after: WorkoutUnderWay): OthersChange | undefined {
  if (before.steps.at(-1)?.eventId !== after.steps.at(-1)?.eventId) return undefined
  const sets = changedParts(before.sets, after.sets)
  const parts = [
    ...sets,
    ...changedParts(before.exercises, after.exercises),
    ...(before.workout.changedAt === after.workout.changedAt ? [] : [after.workout]),
  ]
  const at = parts.reduce((latest, { changedAt }) => (changedAt > latest ? changedAt : latest), '')
  return at === '' ? undefined : { at, sets: sets.length }
}
