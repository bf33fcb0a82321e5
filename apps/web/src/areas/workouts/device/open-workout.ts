import type { Output } from '@allenio/contract'
import { saveClientWorkout, saveOwnWorkout } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { unsentOf, type Rest, type WorkoutEvent, type WorkoutGesture, type WorkoutUnderWay } from '@allenio/domain/workouts'
import { call } from '#lib/api'
import { changeRecord, outboxState, recordOwner, watchOutbox, watchRecords, type StoreOutcome } from '#lib/offline'
import { deleteOldestFilm } from '#lib/films'
import { createStore, type FollowedStore } from '#lib/store'
import { lockPlayer } from './player-lock.ts'
import {
  newStoredWorkout,
  parseStoredWorkout,
  withAnswer,
  withEvent,
  withFactsBefore,
  workoutName,
  type FactsBefore,
  type StoredWorkout,
} from './stored-workout.ts'
import { followServer } from './server-version.ts'
import { findWorkoutUnderWay, loadStoredWorkout, watchAnswers } from './stored-workouts.ts'
import { gatheredWrite, inputOf } from './workout-write.ts'

const retryMs = 5_000

export interface WorkoutStatus {
  /** True if this tab writes the workout; false if another tab does, which this one follows. Undefined until that is known. */
  isOwner: boolean | undefined
  /** The device has no room, so the last changes exist only in this page. */
  isFull: boolean
  isUnsent: boolean
  /** The server's sentence if it has refused a part; the outbox can try that again or discard it. */
  refusal: string | undefined
}

/** 'followed' if another tab writes the workout. */
export type KeepOutcome = StoreOutcome | 'followed'

export interface OpenWorkout {
  workout: FollowedStore<StoredWorkout>
  status: FollowedStore<WorkoutStatus>
  /** Makes a gesture, and resolves once it is stored and rendered. Without room it is only rendered, and the status says so. */
  keep: (gesture: WorkoutGesture) => Promise<KeepOutcome>
  /** Ends the workout, and stores the facts by which its records are judged. */
  finish: (before: FactsBefore) => Promise<KeepOutcome>
  keepRest: (change: (rest: Rest, now: number) => Rest | null) => Promise<KeepOutcome>
  takeOver: () => void
  close: () => void
}

/** Stores a new workout. */
export const beginWorkout = (state: WorkoutUnderWay, clientId: string | null): Promise<StoreOutcome> =>
  changeWorkout(state.workout.id, before => before ?? newStoredWorkout(state, clientId))

let floorStarts: Promise<unknown> = Promise.resolve()

/**
 * Stores a workout that begins on the floor, unless its client has one under way. A column renders the new workout a moment after it is
 * stored, so the second click of a double click still finds the button there.
 */
export function beginFloorWorkout(state: WorkoutUnderWay, clientId: string): Promise<StoreOutcome> {
  const start = floorStarts.then(async () => ((await findWorkoutUnderWay(clientId)) ? 'stored' : beginWorkout(state, clientId)))
  floorStarts = start.catch(() => undefined)
  return start
}

/** Changes a workout on the device, together with the write that sends it. */
export const changeWorkout = (
  id: string,
  change: (stored: StoredWorkout | undefined) => StoredWorkout | undefined,
  owner = recordOwner(),
): Promise<StoreOutcome> =>
  changeRecord(
    workoutName(id),
    (value, lane) => {
      const before = parseStoredWorkout(value)
      const after = change(before)
      return after && after !== before ? { value: after, write: gatheredWrite(after, lane, Date.now()) } : undefined
    },
    owner,
  )

/** Opens a stored workout, also in the middle of a set; undefined if the device does not have it. */
export async function openStoredWorkout(id: string): Promise<OpenWorkout | undefined> {
  const stored = await loadStoredWorkout(workoutName(id))
  return stored && followWorkout(stored)
}

/** Opens a workout for which the device may have no room. */
export function followWorkout(opened: StoredWorkout): OpenWorkout {
  const { id } = opened.state.workout
  const name = workoutName(id)
  const owner = recordOwner()
  const workout = createStore(opened)
  const status = createStore<WorkoutStatus>({ isOwner: undefined, isFull: false, isUnsent: false, refusal: undefined })
  /** The workout as it is stored. */
  let base = opened
  /** Later changes that are not stored yet. */
  let unstored: ((stored: StoredWorkout) => StoredWorkout)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let storing: Promise<unknown> = Promise.resolve()
  let sending: Promise<void> | undefined
  let ownChanges = 0
  let isClosed = false

  const showStatus = (next: Partial<WorkoutStatus>) => {
    const before = status.get()
    const after = { ...before, ...next }
    const isSame = before.isOwner === after.isOwner && before.isFull === after.isFull && before.isUnsent === after.isUnsent
    if (!isSame || before.refusal !== after.refusal) status.set(after)
  }
  const draw = () => workout.set(unstored.reduce((stored, change) => change(stored), base))
  const isOwnPerson = () => recordOwner() === owner

  async function store(): Promise<StoreOutcome> {
    const changes = unstored
    let after = base
    ownChanges += 1
    const withChanges = (stored: StoredWorkout) => changes.reduce((state, change) => change(state), stored)
    const outcome = await changeWorkout(id, before => (after = withChanges(before ?? base)), owner)
    if (outcome === 'stored') {
      base = after
      unstored = unstored.slice(changes.length)
    } else {
      ownChanges -= 1
    }
    draw()
    return outcome
  }

  /** Stores the changes. Without room nothing is lost: they are rendered, sent without being stored, and stored later. */
  async function storeOrSend(): Promise<StoreOutcome> {
    if (!isOwnPerson()) return 'unavailable'
    let outcome = await store()
    if (outcome === 'full' && (await deleteOldestFilm())) outcome = await store()
    showStatus({ isFull: outcome !== 'stored' })
    clearTimeout(timer)
    if (outcome === 'stored') return outcome
    if (!isClosed) timer = setTimeout(() => void storeSoon(), retryMs)
    sending ??= sendUnstored().finally(() => {
      sending = undefined
    })
    return outcome
  }

  async function sendUnstored(): Promise<void> {
    const stored = workout.get()
    const parts = unsentOf(stored.state, stored.sent)
    if (!parts) return
    const answer = await callSave(inputOf(stored, parts, Date.now()), stored.clientId).catch(() => undefined)
    if (!answer) return
    unstored = [...unstored, latest => withAnswer(latest, parts, answer)]
    draw()
  }

  // one store after the other, in the order of the taps
  const storeSoon = (): Promise<StoreOutcome> => {
    const next = storing.then(storeOrSend)
    storing = next.catch(() => undefined)
    return next
  }

  async function keepChange(change: (stored: StoredWorkout) => StoredWorkout): Promise<KeepOutcome> {
    if (status.get().isOwner === false) return 'followed'
    unstored = [...unstored, change]
    // on a full device the next tap must not wait for the network
    if (status.get().isFull) draw()
    return storeSoon()
  }

  const followOutbox = () => {
    const { waiting, refused } = outboxState()
    const ofLane = refused.find(({ lane }) => lane === name)
    showStatus({ refusal: ofLane?.refusal, isUnsent: ofLane !== undefined || waiting.some(({ lane }) => lane === name) })
  }
  const reload = async () => {
    const stored = await loadStoredWorkout(name)
    if (!stored || isClosed || !isOwnPerson()) return
    base = stored
    draw()
  }
  const followRecord = (changed: string) => {
    if (changed !== name) return
    // a tab knows what it has stored itself, and need not load it again
    if (ownChanges > 0) ownChanges -= 1
    else void reload()
  }
  const stops = [
    watchOutbox(followOutbox),
    watchRecords(followRecord),
    followServer({ id, clientId: opened.clientId, isSent: () => base.sent.size > 0 }),
  ]
  watchAnswers()
  const lock = lockPlayer(name, isOwner => {
    showStatus({ isOwner })
    void reload()
  })
  followOutbox()
  const eventOf = (gesture: WorkoutGesture): WorkoutEvent => ({ id: newId(), at: new Date().toISOString(), ...gesture })
  return {
    workout,
    status,
    keep: gesture => {
      const event = eventOf(gesture)
      return keepChange(stored => withEvent(stored, event))
    },
    finish: before => {
      const event = eventOf({ kind: 'finish' })
      return keepChange(stored => withEvent(withFactsBefore(stored, before), event))
    },
    keepRest: change => {
      const now = Date.now()
      return keepChange(stored => {
        const rest = stored.rest && change(stored.rest, now)
        return { ...stored, rest: rest && stored.rest && { ...rest, setId: stored.rest.setId } }
      })
    },
    takeOver: lock.takeOver,
    close() {
      isClosed = true
      clearTimeout(timer)
      lock.release()
      for (const stop of stops) stop()
    },
  }
}

const callSave = (input: ReturnType<typeof inputOf>, clientId: string | null): Promise<Output<typeof saveOwnWorkout>> =>
  clientId === null ? call(saveOwnWorkout, input) : call(saveClientWorkout, { ...input, id: clientId })
