import { useState, useSyncExternalStore } from 'react'
import { followWorkout, type OpenWorkout, type StoredWorkout, type WorkoutStatus } from '#areas/workouts'
import { whileWatched } from '../plan/while-watched.ts'

const notOpen: WorkoutStatus = { isOwner: undefined, isFull: false, isUnsent: false, refusal: undefined }

export interface FollowedWorkout {
  stored: StoredWorkout
  status: WorkoutStatus
  /** Undefined until the workout is open, a moment after it shows. */
  player: OpenWorkout | undefined
}

const followed = (first: StoredWorkout) =>
  whileWatched<FollowedWorkout>({ stored: first, status: notOpen, player: undefined }, show => {
    const player = followWorkout(first)
    const showLatest = () => show({ stored: player.workout.get(), status: player.status.get(), player })
    const stops = [player.workout.watch(showLatest), player.status.watch(showLatest)]
    showLatest()
    return () => {
      for (const stop of stops) stop()
      player.close()
    }
  })

/** A workout of this device for as long as the page shows it. */
export function useOpenWorkout(first: StoredWorkout): FollowedWorkout {
  const [opened] = useState(() => followed(first))
  return useSyncExternalStore(opened.watch, opened.get)
}
