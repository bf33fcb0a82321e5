import { useEffect, useState, useSyncExternalStore } from 'react'
import type { MovedDaysWatch } from '#areas/programs'
import {
  isWorkoutName,
  listStoredWorkouts,
  loadStoredWorkout,
  openTraining,
  workoutName,
  type OpenTraining,
  type StoredWorkout,
} from '#areas/workouts'
import { afterPaint } from '#lib/device'
import { watchRecords } from '#lib/offline'
import { movedDaysOf } from './planned-workouts.ts'
import { whileWatched } from './while-watched.ts'

type TrainingState = ReturnType<OpenTraining['training']['get']> & Pick<OpenTraining, 'refresh'>

const notOpen: TrainingState = { stored: undefined, isFull: false, error: undefined, refresh: async () => undefined }

const trainingOf = (clientId: string | null) =>
  whileWatched(notOpen, show => {
    const opened = openTraining(clientId)
    const stop = opened.training.watch(() => show({ ...opened.training.get(), refresh: opened.refresh }))
    return () => {
      stop()
      opened.close()
    }
  })

/** Returns the plan that the device has, and refreshes it later; null means the person of this device. */
export function useTraining(clientId: string | null): TrainingState {
  const [training] = useState(() => trainingOf(clientId))
  return useSyncExternalStore(training.watch, training.get)
}

const ownTraining = trainingOf(null)

/** Returns the plan of the person of this device; many small parts share one read. */
export const useOwnTraining = (): TrainingState => useSyncExternalStore(ownTraining.watch, ownTraining.get)

/** Watches the workouts of this device. Only a changed one is read again, because each is large. Returns the function that stops it. */
function watchWorkouts(clientId: string | null, show: (workouts: readonly StoredWorkout[]) => void): () => void {
  let workouts: readonly StoredWorkout[] | undefined
  let isClosed = false
  const isOfClient = (workout: StoredWorkout) => workout.clientId === clientId
  const load = async () => {
    const all = await listStoredWorkouts()
    if (isClosed) return
    workouts = all.filter(isOfClient)
    show(workouts)
  }
  const loadChanged = async (name: string) => {
    const changed = await loadStoredWorkout(name)
    if (isClosed || !workouts) return
    const others = workouts.filter(({ state }) => workoutName(state.workout.id) !== name)
    workouts = changed && isOfClient(changed) ? [...others, changed] : others
    show(workouts)
  }
  void load()
  const stop = watchRecords(name => {
    // the player that made the change renders it first, and does not wait for this read
    if (isWorkoutName(name)) afterPaint(() => void loadChanged(name))
  })
  return () => {
    isClosed = true
    stop()
  }
}

/** Returns the workouts of this device; undefined until they are read. */
export function useStoredWorkouts(clientId: string | null): readonly StoredWorkout[] | undefined {
  const [workouts, setWorkouts] = useState<readonly StoredWorkout[]>()
  useEffect(() => watchWorkouts(clientId, setWorkouts), [clientId])
  return workouts
}

const ownWorkouts = whileWatched<readonly StoredWorkout[] | undefined>(undefined, show => {
  const stop = watchWorkouts(null, show)
  return () => {
    stop()
    // another client's workouts have to be read first
    show(undefined)
  }
})

/** Returns the workouts of the person of this device; many small parts share one read. */
export const useOwnWorkouts = (): readonly StoredWorkout[] | undefined => useSyncExternalStore(ownWorkouts.watch, ownWorkouts.get)

/** Tells the plan which of its days the client has moved, as the device knows it. It draws nothing. */
export function MovedDays({ programUserId, onMoved }: MovedDaysWatch) {
  const { stored } = useOwnTraining()
  const assignment = stored?.training.assignments.find(each => each.programUserId === programUserId)
  useEffect(() => {
    if (assignment) onMoved(movedDaysOf(assignment))
  }, [assignment, onMoved])
  return null
}
