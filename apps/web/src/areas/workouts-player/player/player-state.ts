import type { Training } from '@allenio/contract/workouts'
import { setOrder, type Rest, type WorkoutGesture } from '@allenio/domain/workouts'
import type { OpenWorkout, StoredWorkout } from '#areas/workouts'
import type { ExerciseView, PlayerFacts, SetView, WorkoutView } from '../sets/workout-view.ts'

/** The state that every part of the player reads, and its writes. */
export interface PlayerState {
  stored: StoredWorkout
  /** Undefined until the workout is open, a moment after it shows. */
  player: OpenWorkout | undefined
  training: Training | undefined
  facts: PlayerFacts
  view: WorkoutView
  isResting: boolean
  /** Another tab writes this workout. */
  isReadOnly: boolean
  keep: (gesture: WorkoutGesture) => Promise<unknown>
  keepRest: (change: (rest: Rest, now: number) => Rest | null) => Promise<unknown>
}

export interface SetPlace {
  exercise: ExerciseView
  view: SetView
}

export function findSet({ exercises }: WorkoutView, setId: string | undefined): SetPlace | undefined {
  for (const exercise of exercises) {
    const view = exercise.sets.find(({ set }) => set.id === setId)
    if (view) return { exercise, view }
  }
  return undefined
}

/** The set that was ticked last. */
export function lastTick({ exercises }: WorkoutView): SetPlace | undefined {
  let last: SetPlace | undefined
  for (const exercise of exercises)
    for (const view of exercise.sets) {
      const at = Date.parse(view.set.doneAt ?? '')
      if (at >= (Date.parse(last?.view.set.doneAt ?? '') || 0)) last = { exercise, view }
    }
  return last
}

/** The exercise that comes after this set, where it is another one. */
export function exerciseAfter({ stored: { state }, view }: PlayerState, setId: string): ExerciseView | undefined {
  const order = setOrder(state)
  const index = order.findIndex(({ id }) => id === setId)
  const own = order[index]?.exerciseId
  const next = order.slice(index + 1).find(({ exerciseId, doneAt }) => exerciseId !== own && doneAt === null)
  return view.exercises.find(({ exercise }) => exercise.id === next?.exerciseId)
}
