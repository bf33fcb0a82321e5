import type { Thing } from '@allenio/contract'
import { getOwnTraining } from '@allenio/contract/workouts'
import { whenSettled } from '#lib/build'
import { isVisible, onOnlineChange } from '#lib/device'
import { onWriteSent, recordOwner } from '#lib/offline'
import { onRealtime } from '#lib/realtime'
import { tabId } from '#lib/session'
import { createStore, type FollowedStore } from '#lib/store'
import { resumeFilms } from '../tools/exercise/film-queue.ts'
import { cachePictures } from '../tools/exercise/picture-cache.ts'
import { isWorkoutName } from './stored-workout.ts'
import { watchAnswers } from './stored-workouts.ts'
import { loadTraining, refreshTraining, type StoredTraining } from './stored-plan.ts'
import { partsOf } from './workout-write.ts'

/** A plan that was confirmed within this time is not asked for when somebody comes back to the app. */
const freshMs = 60_000
/** A coach who publishes or comments changes several things at once. */
const changesMs = 200

const { shows } = getOwnTraining
const isOfPlan = (thing: Thing): boolean => shows === 'everything' || (shows?.includes(thing) ?? false)

interface TrainingState {
  /** Undefined until the device has answered; null where it has no plan. */
  stored: StoredTraining | null | undefined
  /** The plan on the screen is not stored, because the device has no room. */
  isFull: boolean
  /** The last try did not reach the server, or was refused. */
  error: unknown
}

export interface OpenTraining {
  training: FollowedStore<TrainingState>
  refresh: () => Promise<void>
  close: () => void
}

/** A plan from the device at once; from the server when the app is idle, and when somebody or the network comes back. */
export function openTraining(clientId: string | null): OpenTraining {
  const training = createStore<TrainingState>({ stored: undefined, isFull: false, error: undefined })
  const owner = recordOwner()
  let checkedAt = -Infinity
  let refreshing: Promise<void> | undefined
  let changeCount = 0
  let isClosed = false
  const show = (next: Partial<TrainingState>) => {
    if (!isClosed && recordOwner() === owner) training.set({ ...training.get(), ...next })
  }
  const refresh = (): Promise<void> => {
    refreshing ??= refreshOnce().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }
  async function refreshOnce(): Promise<void> {
    const changesBefore = changeCount
    try {
      const { stored, outcome } = await refreshTraining(clientId)
      // a change of the meantime may be missing in the answer
      if (changeCount === changesBefore) checkedAt = Date.now()
      show({ stored: stored ?? null, isFull: outcome === 'not stored', error: undefined })
      // without them a picture is missing, and nothing else
      if (stored && clientId === null) void cachePictures(stored.training).catch(() => undefined)
    } catch (error) {
      show({ error })
    }
  }
  const refreshOld = () => {
    if (!isClosed && isVisible() && Math.abs(Date.now() - checkedAt) > freshMs) void refresh()
  }
  let gathering: ReturnType<typeof setTimeout> | undefined
  /** A plan that somebody else has changed comes at once, or when the app is looked at again. */
  const followChanges = () => {
    checkedAt = -Infinity
    changeCount += 1
    gathering ??= setTimeout(() => {
      gathering = undefined
      // one that is under way may have read what was there before
      void Promise.resolve(refreshing).then(refreshOld)
    }, changesMs)
  }
  void loadTraining(clientId).then(stored => {
    if (training.get().stored === undefined) show({ stored: stored ?? null })
  })
  whenSettled(refreshOld)
  document.addEventListener('visibilitychange', refreshOld)
  const stops = [
    onOnlineChange(refreshOld),
    onRealtime('changed', ({ things, tabs }) => {
      if (tabs.some(tab => tab !== tabId) && things.some(isOfPlan)) followChanges()
    }),
    // a change may have come before the connection was open
    onRealtime('resync', followChanges),
    // last results and bests follow from a workout when it is finished
    onWriteSent(({ lane, input }) => {
      if (isWorkoutName(lane) && partsOf(input).workout.state === 'finished') void refresh()
    }),
  ]
  watchAnswers()
  // films that were recorded without a network leave when somebody comes back to where they train
  whenSettled(() => void resumeFilms())
  return {
    training,
    refresh,
    close() {
      isClosed = true
      clearTimeout(gathering)
      document.removeEventListener('visibilitychange', refreshOld)
      for (const stop of stops) stop()
    },
  }
}
