import { resultLimits, type CompletedExercise, type CompletedSet, type CompletedWorkout } from '@allenio/contract/workouts'
import type { WorkoutEvent } from './events.ts'
import { boundedFigures } from './figures.ts'
import { newExercise, newSet, type SetStart } from './new-parts.ts'
import { exercisesOf, setsByExercise, type WorkoutResults } from './results.ts'
import { swapExercise } from './swap.ts'

/** The parts of a workout that are different. */
export interface ResultChanges {
  workout?: CompletedWorkout
  exercises?: readonly CompletedExercise[]
  sets?: readonly CompletedSet[]
}

type EventOf<Kind extends WorkoutEvent['kind']> = Extract<WorkoutEvent, { kind: Kind }>

/** The parts that an event changes; undefined where it means nothing. A finished workout can still be edited, a discarded one cannot. */
export function changesOf(results: WorkoutResults, event: Exclude<WorkoutEvent, { kind: 'undo' }>): ResultChanges | undefined {
  const { workout } = results
  if (workout.state === 'discarded') return undefined
  const edit = (exercise: Partial<CompletedExercise>) =>
    'exerciseId' in event ? editExercise(results, event.exerciseId, exercise) : undefined
  switch (event.kind) {
    case 'tick set':
      return tickSet(results, event)
    case 'untick set':
      return editSet(results, event.setId, { doneAt: null })
    case 'edit set':
      return editSet(results, event.setId, { ...boundedFigures(event.figures), ...(event.setKind && { kind: event.setKind }) })
    case 'add set':
      return addSet(results, event)
    case 'remove set':
      return editSet(results, event.setId, { isRemoved: true })
    case 'add exercise':
      return addExercise(results, event)
    case 'remove exercise':
      return edit({ isRemoved: true })
    case 'swap exercise':
      return swapExercise(results, event)
    case 'reorder exercises':
      return reorderExercises(results, event)
    case 'skip exercise':
      return edit({ skipReason: event.reason })
    case 'note exercise':
      return edit({ note: event.note.slice(0, resultLimits.note) })
    case 'report pain':
      return edit({ pain: event.pain })
    case 'add video':
      return edit({ videoId: event.videoId })
    case 'note workout':
      return { workout: { ...workout, note: event.note.slice(0, resultLimits.note) } }
    case 'rate workout':
      return { workout: { ...workout, rpe: event.rpe } }
    case 'finish':
      return { workout: { ...workout, state: 'finished', finishedAt: workout.finishedAt ?? event.at } }
    case 'discard':
      return { workout: { ...workout, state: 'discarded' } }
    default:
      return event satisfies never
  }
}

/** The second tap of a quick finger comes before the first one is drawn: its figures may be older, and there is nothing more to undo. */
const tickSet = (results: WorkoutResults, { setId, figures, at }: EventOf<'tick set'>): ResultChanges | undefined =>
  (results.sets.get(setId)?.doneAt ?? null) === null ? editSet(results, setId, { ...boundedFigures(figures), doneAt: at }) : undefined

function editSet({ sets }: WorkoutResults, id: string, figures: Partial<CompletedSet>): ResultChanges | undefined {
  const set = sets.get(id)
  return set && !set.isRemoved ? { sets: [{ ...set, ...figures }] } : undefined
}

function editExercise({ exercises }: WorkoutResults, id: string, changes: Partial<CompletedExercise>): ResultChanges | undefined {
  const exercise = exercises.get(id)
  return exercise && !exercise.isRemoved ? { exercises: [{ ...exercise, ...changes }] } : undefined
}

function addSet(results: WorkoutResults, { exerciseId, set, at }: EventOf<'add set'>): ResultChanges | undefined {
  if (!results.exercises.has(exerciseId) || results.sets.has(set.id)) return undefined
  if (results.sets.size >= resultLimits.sets) return undefined
  const siblings = setsByExercise(results).get(exerciseId) ?? []
  if (set.kind === 'warmup') return addWarmUp(siblings, { exerciseId, at, ...set })
  const position = (siblings.at(-1)?.position ?? -1) + 1
  return { sets: [newSet({ exerciseId, position, at, ...set })] }
}

/** A set for warming up comes before the sets that it leads to, and after those that are done. */
function addWarmUp(siblings: readonly CompletedSet[], set: Omit<SetStart, 'position'>): ResultChanges {
  const index = siblings.findLastIndex(({ kind, doneAt }) => kind === 'warmup' || doneAt !== null) + 1
  const position = (siblings[index - 1]?.position ?? -1) + 1
  const isMoved = siblings[index]?.position === position
  const moved = isMoved ? siblings.slice(index).map(each => ({ ...each, position: each.position + 1 })) : []
  return { sets: [newSet({ ...set, position }), ...moved] }
}

function addExercise(
  results: WorkoutResults,
  { exerciseId: id, exercise, target, sets, at }: EventOf<'add exercise'>,
): ResultChanges | undefined {
  const others = exercisesOf(results)
  if (results.exercises.has(id) || results.exercises.size >= resultLimits.exercises) return undefined
  const position = (others.at(-1)?.position ?? -1) + 1
  return {
    exercises: [newExercise({ id, workoutId: results.workout.id, rowId: null, position, superset: null, exercise, target, at })],
    sets: sets.slice(0, resultLimits.sets - results.sets.size).map((set, index) => newSet({ exerciseId: id, position: index, at, ...set })),
  }
}

/** Exercises that the event does not name, such as one that the other device has added, follow in their order. */
function reorderExercises(results: WorkoutResults, { exerciseIds }: EventOf<'reorder exercises'>): ResultChanges | undefined {
  const all = exercisesOf(results)
  const named = exerciseIds.flatMap(id => all.find(each => each.id === id) ?? [])
  const ordered = [...new Set([...named, ...all])]
  const moved = ordered.flatMap((exercise, position) => (exercise.position === position ? [] : [{ ...exercise, position }]))
  return moved.length > 0 ? { exercises: moved } : undefined
}
