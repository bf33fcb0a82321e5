import {
  resultLimits,
  type CompletedExercise,
  type CompletedSet,
  type CompletedWorkout,
  type WorkoutWrite,
} from '@allenio/contract/workout-results'
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
  /** Exercises and sets that are new or different now. */
  changedExercises: readonly CompletedExercise[]
  changedSets: readonly CompletedSet[]
  /** Versions of sets that do not count any more, or came too late to count. */
  earlierSets: readonly CompletedSet[]
  /** The parts that the device has to take over. */
  answer: { workout: CompletedWorkout | null; exercises: CompletedExercise[]; sets: CompletedSet[] }
}

/** The time of a change alone is no difference. */
const isSame = (one: Part, other: Part): boolean => isSameValue({ ...one, changedAt: '' }, { ...other, changedAt: '' })

/** Merges parts into those that are stored; of a part that a write names twice the later counts. */
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

/** Refuses parts that belong elsewhere: nothing of a workout can be named in another one. */
function requireOwnParts(stored: WorkoutResults | null, { workout, exercises, sets }: WorkoutWrite): void {
  const exerciseIds = new Set([...(stored?.exercises.keys() ?? []), ...exercises.map(({ id }) => id)])
  const isStrange =
    exercises.some(({ workoutId }) => workoutId !== workout.id) ||
    sets.some(({ id, exerciseId }) => !exerciseIds.has(exerciseId) || (stored?.sets.get(id)?.exerciseId ?? exerciseId) !== exerciseId)
  if (isStrange) throw new AppError('not found')
}

/** A removed part remains as a mark and counts, too. */
function requireRoom({ exercises, sets }: Pick<WorkoutResults, 'exercises' | 'sets'>): void {
  if (exercises.size > resultLimits.exercises || sets.size > resultLimits.sets) throw new AppError('workout full')
}

/** Of each part the later version stays, whatever order the versions come in and however often. */
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
