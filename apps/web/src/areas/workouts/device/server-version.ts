import { getClientWorkoutParts, getOwnWorkoutParts } from '@allenio/contract/workouts'
import { call } from '#lib/api'
import { onWriteSent, recordOwner } from '#lib/offline'
import { onRealtime, onRealtimeOpen } from '#lib/realtime'
import { tabId } from '#lib/session'
import { storedFromServer, workoutName, type StoredWorkout } from './stored-workout.ts'
import { adoptWorkouts } from './stored-workouts.ts'
import { partsOf } from './workout-write.ts'

/** A colleague who ends a workout changes several things at once. */
const changesMs = 1_000

interface WorkoutPlace {
  id: string
  /** The client who trains under somebody's eyes; null for the person of this device. */
  clientId: string | null
}

/** Takes over what others have done with a workout, whether it is under way, over, or not on this device yet. */
export async function refreshWorkout({ id, clientId }: WorkoutPlace): Promise<StoredWorkout> {
  const [owner, askedAt] = [recordOwner(), Date.now()]
  const version = await (clientId === null
    ? call(getOwnWorkoutParts, { id })
    : call(getClientWorkoutParts, { id: clientId, workoutId: id }))
  await adoptWorkouts([version], { clientId, askedAt, owner })
  return storedFromServer(version, clientId)
}

interface FollowedWorkout extends WorkoutPlace {
  /** The server knows of it. */
  isSent: () => boolean
}

/** The answer to a write tells nothing of sets that others have added, so a workout on the screen asks when something has changed. */
export function followServer({ id, clientId, isSent }: FollowedWorkout): () => void {
  const name = workoutName(id)
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = () => {
    timer = undefined
    // without a network it asks again when the connection is back
    if (isSent()) refreshWorkout({ id, clientId }).catch(() => undefined)
  }
  const refreshSoon = () => {
    timer ??= setTimeout(refresh, changesMs)
  }
  const stops = [
    onRealtimeOpen(refreshSoon),
    onRealtime('changed', ({ things, tabs }) => {
      if (tabs.some(tab => tab !== tabId) && things.includes('completed workout')) refreshSoon()
    }),
    onWriteSent(({ lane, input }) => {
      if (lane === name && partsOf(input).workout.state !== 'under way') refreshSoon()
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
