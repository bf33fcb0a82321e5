import type { FinishedWorkout, WholeWorkout } from '@allenio/contract/workout-player'
import { unsentOf } from '@allenio/domain/workouts'
import { changeRecord, listRecords, loadRecord, onWriteSent, type recordOwner } from '#lib/offline'
import { gatheredWrite, partsOf } from './workout-write.ts'
import {
  isWorkoutName,
  readStoredWorkout,
  storedFromServer,
  withAnswer,
  withServerVersion,
  workoutName,
  workoutNames,
  type StoredWorkout,
  type WriteAnswer,
} from './stored-workout.ts'

const mostAgeMs = 14 * 86_400_000

export const listStoredWorkouts = async (): Promise<StoredWorkout[]> =>
  (await listRecords(workoutNames)).flatMap(({ value }) => readStoredWorkout(value) ?? [])

/** By the name of its record. */
export const loadStoredWorkout = async (name: string): Promise<StoredWorkout | undefined> => readStoredWorkout(await loadRecord(name))

/** A workout that was not ended: the next one begins when it is resumed, finished or discarded. */
export const findWorkoutUnderWay = async (clientId: string | null): Promise<StoredWorkout | undefined> =>
  (await listStoredWorkouts())
    .filter(stored => stored.clientId === clientId && stored.state.workout.state === 'under way')
    .sort((one, other) => Date.parse(other.state.workout.startedAt) - Date.parse(one.state.workout.startedAt))[0]

interface Adoption {
  clientId: string | null
  /** When the server was asked, by this device's clock. */
  askedAt: number
  owner: ReturnType<typeof recordOwner>
}

/** Takes over workouts that another device has begun, gone on with, or finished. What waits here leaves all the same. */
export async function adoptWorkouts(
  workouts: readonly (WholeWorkout | FinishedWorkout)[],
  { clientId, askedAt, owner }: Adoption,
): Promise<void> {
  for (const version of workouts) {
    const adopt = (value: unknown) => {
      const own = readStoredWorkout(value)
      const stored = own ? withServerVersion(own, version, askedAt) : storedFromServer(version, clientId)
      // this device may know more of what was before: it was there
      return { value: 'before' in version ? { before: version.before, ...stored } : stored }
    }
    await changeRecord(workoutName(version.workout.id), adopt, owner)
  }
}

/** Workouts that are over leave the device some days after the server has everything of them. */
export async function deleteOldWorkouts(now: number): Promise<void> {
  const old = (await listRecords(workoutNames)).filter(({ at }) => now - at > mostAgeMs)
  for (const { name } of old) {
    await changeRecord(name, (value, lane) => {
      const stored = readStoredWorkout(value)
      const isOver = stored && stored.state.workout.state !== 'under way' && !unsentOf(stored.state, stored.sent)
      return lane.length === 0 && (!stored || isOver) ? { value: null } : undefined
    })
  }
}

let isWatching = false

/** Notes what the server has answered, whichever tab has sent it; until it is noted it would be sent again, which changes nothing. */
export function watchAnswers(): void {
  if (isWatching) return
  isWatching = true
  onWriteSent(({ lane: name, input }, answer) => {
    if (!isWorkoutName(name)) return
    void changeRecord(name, (value, lane) => {
      const stored = readStoredWorkout(value)
      // the answer is that of the lane's endpoint
      const after = stored && withAnswer(stored, partsOf(input), answer as WriteAnswer)
      return after && { value: after, write: gatheredWrite(after, lane, Date.now()) }
    })
  })
}
