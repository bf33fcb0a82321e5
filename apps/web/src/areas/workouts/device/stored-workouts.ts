import type { FinishedWorkout, WholeWorkout } from '@allenio/contract/workouts'
import { unsentOf } from '@allenio/domain/workouts'
import { changeRecord, listRecords, loadRecord, onWriteSent, type recordOwner } from '#lib/offline'
import { gatheredWrite, partsOf } from './workout-write.ts'
import {
  isWorkoutName,
  parseStoredWorkout,
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
  (await listRecords(workoutNames)).flatMap(({ value }) => parseStoredWorkout(value) ?? [])

/** Loads a workout by the name of its record. */
export const loadStoredWorkout = async (name: string): Promise<StoredWorkout | undefined> => parseStoredWorkout(await loadRecord(name))

/** Finds the workout under way, which has to be finished or discarded before the next one begins. */
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

/** Stores workouts that another device has begun, continued or finished. Unsent parts of this device are still sent. */
export async function adoptWorkouts(
  workouts: readonly (WholeWorkout | FinishedWorkout)[],
  { clientId, askedAt, owner }: Adoption,
): Promise<void> {
  for (const version of workouts) {
    const adopt = (value: unknown) => {
      const own = parseStoredWorkout(value)
      const stored = own ? withServerVersion(own, version, askedAt) : storedFromServer(version, clientId)
      // the facts on this device may be better, because it was used before the workout
      return { value: 'before' in version ? { before: version.before, ...stored } : stored }
    }
    await changeRecord(workoutName(version.workout.id), adopt, owner)
  }
}

/** Deletes finished workouts some days after the server has all of them. */
export async function deleteOldWorkouts(now: number): Promise<void> {
  const old = (await listRecords(workoutNames)).filter(({ at }) => now - at > mostAgeMs)
  for (const { name } of old) {
    await changeRecord(name, (value, lane) => {
      const stored = parseStoredWorkout(value)
      const isOver = stored && stored.state.workout.state !== 'under way' && !unsentOf(stored.state, stored.sent)
      return lane.length === 0 && (!stored || isOver) ? { value: null } : undefined
    })
  }
}

let isWatching = false

/** Notes the server's answers, whichever tab has sent the write. Until then a part may be sent again, which does no harm. */
export function watchAnswers(): void {
  if (isWatching) return
  isWatching = true
  onWriteSent(({ lane: name, input }, answer) => {
    if (!isWorkoutName(name)) return
    void changeRecord(name, (value, lane) => {
      const stored = parseStoredWorkout(value)
      // the answer is that of the lane's endpoint
      const after = stored && withAnswer(stored, partsOf(input), answer as WriteAnswer)
      return after && { value: after, write: gatheredWrite(after, lane, Date.now()) }
    })
  })
}
