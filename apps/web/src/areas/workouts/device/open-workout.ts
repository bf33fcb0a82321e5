import type { Output } from '@allenio/contract'
import { saveClientWorkout, saveOwnWorkout } from '@allenio/contract/workout-player'
import { newId } from '@allenio/domain/ids'
import { unsentOf, type Rest, type WorkoutEvent, type WorkoutGesture, type WorkoutUnderWay } from '@allenio/domain/workouts'
import { call } from '#lib/api'
import { changeRecord, outboxState, recordOwner, watchOutbox, watchRecords, type StoreOutcome } from '#lib/offline'
import { createStore, type FollowedStore } from '#lib/store'
import { lockPlayer } from './player-lock.ts'
import {
  newStoredWorkout,
  readStoredWorkout,
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

/** Few devices are ever full. Its code is loaded with the tools, when the workout is on the screen. */
const deleteOldestFilm = async (): Promise<boolean> =>
  import('#lib/films').then(
    films => films.deleteOldestFilm(),
    () => false,
  )

export interface WorkoutStatus {
  /** False while another tab writes this workout: this one follows it. Undefined until that is known. */
  isOwner: boolean | undefined
  /** The device has no room: what was done last is in this page alone. */
  isFull: boolean
  isUnsent: boolean
  /** The server's sentence, where it has refused a part; the outbox tries it again or discards it. */
  refusal: string | undefined
}

/** Another tab writes the workout. */
export type KeepOutcome = StoreOutcome | 'followed'

export interface OpenWorkout {
  workout: FollowedStore<StoredWorkout>
  status: FollowedStore<WorkoutStatus>
  /** Answers once the event is durable and drawn; where there is no room it is drawn all the same, and the status says so. */
  keep: (gesture: WorkoutGesture) => Promise<KeepOutcome>
  /** Ends the workout, and keeps what its records are judged by. */
  finish: (before: FactsBefore) => Promise<KeepOutcome>
  keepRest: (change: (rest: Rest, now: number) => Rest | null) => Promise<KeepOutcome>
  takeOver: () => void
  close: () => void
}

/** Stores a workout that begins. */
export const beginWorkout = (state: WorkoutUnderWay, clientId: string | null): Promise<StoreOutcome> =>
  changeWorkout(state.workout.id, before => before ?? newStoredWorkout(state, clientId))

let floorStarts: Promise<unknown> = Promise.resolve()

/**
 * Stores a workout that begins on the floor, unless its client trains already. A column draws the new workout a moment after it is stored,
 * so the second click of a double click finds its button still there.
 */
export function beginFloorWorkout(state: WorkoutUnderWay, clientId: string): Promise<StoreOutcome> {
  const start = floorStarts.then(async () => ((await findWorkoutUnderWay(clientId)) ? 'stored' : beginWorkout(state, clientId)))
  floorStarts = start.catch(() => undefined)
  return start
}

/** Changes a workout on the device, together with the write that is to leave. */
export const changeWorkout = (
  id: string,
  change: (stored: StoredWorkout | undefined) => StoredWorkout | undefined,
  owner = recordOwner(),
): Promise<StoreOutcome> =>
  changeRecord(
    workoutName(id),
    (value, lane) => {
      const before = readStoredWorkout(value)
      const after = change(before)
      return after && after !== before ? { value: after, write: gatheredWrite(after, lane, Date.now()) } : undefined
    },
    owner,
  )

/** Opens a workout as the device has it, also in the middle of a set; undefined where it has none. */
export async function openStoredWorkout(id: string): Promise<OpenWorkout | undefined> {
  const stored = await loadStoredWorkout(workoutName(id))
  return stored && followWorkout(stored)
}

/** Opens a workout that the device may have no room for. */
export function followWorkout(opened: StoredWorkout): OpenWorkout {
  const { id } = opened.state.workout
  const name = workoutName(id)
  const owner = recordOwner()
  const workout = createStore(opened)
  const status = createStore<WorkoutStatus>({ isOwner: undefined, isFull: false, isUnsent: false, refusal: undefined })
  /** As the device has stored it. */
  let base = opened
  /** Changes that follow it, and are not stored yet. */
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

  /** Nothing is lost where there is no room: it is drawn, sent past the device's store, and tried again. */
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

  // one after the other, in the order of the taps
  const storeSoon = (): Promise<StoreOutcome> => {
    const next = storing.then(storeOrSend)
    storing = next.catch(() => undefined)
    return next
  }

  async function keepChange(change: (stored: StoredWorkout) => StoredWorkout): Promise<KeepOutcome> {
    if (status.get().isOwner === false) return 'followed'
    unstored = [...unstored, change]
    // on a full device the next tap does not wait for the network
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
    // this tab knows what it has stored, and does not read it again
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
