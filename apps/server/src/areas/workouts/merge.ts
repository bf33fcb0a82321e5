import {
  resultLimits,
  type CompletedExercise,
  type CompletedSet,
  type CompletedWorkout,
  type WorkoutWrite,
} from '@allenio/contract/workouts'
import { isSameValue } from '@allenio/domain/documents'
import { laterOf, withLateSets, type WorkoutResults } from '@allenio/domain/workouts'
import { AppError } from '#platform/errors'

interface Part {
  id: string
  changedAt: string
}

/** The effect of a write on a workout. */
export interface Merge {
  results: WorkoutResults
  /** Exercises and sets that are new or have changed. */
  changedExercises: readonly CompletedExercise[]
  changedSets: readonly CompletedSet[]
  /** Versions of sets that no longer count, or that arrived too late to count. */
  earlierSets: readonly CompletedSet[]
  /** The parts by which the device replaces its own. */
  answer: { workout: CompletedWorkout | null; exercises: CompletedExercise[]; sets: CompletedSet[] }
}

/** Whether two parts are equal, apart from the time of their change. */
const isSame = (one: Part, other: Part): boolean => isSameValue({ ...one, changedAt: '' }, { ...other, changedAt: '' })

/** Merges parts into the stored ones; if a write contains a part twice, the later one counts. */
function mergeParts<Item extends Part>(stored: ReadonlyMap<string, Item>, sent: readonly Item[]) {
  const merged = new Map(stored)
  const changed = new Map<string, Item>()
  const earlier: Item[] = []
  const later = new Map<string, Item>()
  for (const part of sent) {
    const before = merged.get(part.id)
    const after = before ? laterOf(before, part) : part
    if (after === part) {
      if (before && !isSame(before, part)) earlier.push(before)
      merged.set(part.id, part)
      changed.set(part.id, part)
    } else if (!isSame(after, part)) {
      earlier.push(part)
      later.set(part.id, after)
    }
  }
  return { merged, changed: [...changed.values()], earlier, later: [...later.values()] }
}

/** Refuses parts of another workout. */
function requireOwnParts(stored: WorkoutResults | null, { workout, exercises, sets }: WorkoutWrite): void {
  const exerciseIds = new Set([...(stored?.exercises.keys() ?? []), ...exercises.map(({ id }) => id)])
  const isStrange =
    exercises.some(({ workoutId }) => workoutId !== workout.id) ||
    sets.some(({ id, exerciseId }) => !exerciseIds.has(exerciseId) || (stored?.sets.get(id)?.exerciseId ?? exerciseId) !== exerciseId)
  if (isStrange) throw new AppError('not found')
}

/** Refuses a workout with too many parts. Removed parts count too, because they remain as marks. */
function requireRoom({ exercises, sets }: Pick<WorkoutResults, 'exercises' | 'sets'>): void {
  if (exercises.size > resultLimits.exercises || sets.size > resultLimits.sets) throw new AppError('workout full')
}

/** Merges a write into a workout: the later version of each part stays, in whatever order and however often they arrive. */
export function mergeWrite(stored: WorkoutResults | null, write: WorkoutWrite): Merge {
  requireOwnParts(stored, write)
  const exercises = mergeParts(stored?.exercises ?? new Map<string, CompletedExercise>(), write.exercises)
  const sets = mergeParts(stored?.sets ?? new Map<string, CompletedSet>(), write.sets)
  const workout = withLateSets(stored ? laterOf(stored.workout, write.workout) : write.workout, sets.changed)
  const results = { workout, exercises: exercises.merged, sets: sets.merged }
  requireRoom(results)
  return {
    results,
    changedExercises: exercises.changed,
    changedSets: sets.changed,
    earlierSets: sets.earlier.filter(({ doneAt }) => doneAt !== null),
    answer: { workout: isSame(workout, write.workout) ? null : workout, exercises: exercises.later, sets: sets.later },
  }
}
