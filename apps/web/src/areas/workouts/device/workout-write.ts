import { saveClientWorkout, saveOwnWorkout, type WorkoutWrite } from '@allenio/contract/workouts'
import { holdMsOf, isWriteDue, unsentOf, withSent } from '@allenio/domain/workouts'
import { newWrite, type WaitingWrite } from '#lib/offline'
import { workoutName, type StoredWorkout } from './stored-workout.ts'

/** A colleague may go on with a workout of the floor on another device at any moment. */
const floorHoldMs = 10_000

/**
 * The one write that gathers what the server does not have yet. It takes over the last write of the lane, unless that is on its way;
 * a refused one keeps its refusal, because what comes after it cannot be understood without it.
 */
export function gatheredWrite(stored: StoredWorkout, lane: readonly WaitingWrite[], now: number): WaitingWrite | undefined {
  const last = lane.at(-1)
  const open = last && (last.mayBeJoined || last.refusal !== undefined) ? last : undefined
  const sent = lane.filter(write => write !== open).reduce((parts, { input }) => withSent(parts, partsOf(input)), stored.sent)
  const parts = unsentOf(stored.state, sent)
  if (!parts) return undefined
  const mostHoldMs = stored.clientId === null ? holdMsOf(stored.state, sent) : floorHoldMs
  const from = isWriteDue(parts, { now, sent, holdMs: mostHoldMs }) ? now : now + mostHoldMs
  const input = inputOf(stored, parts, now)
  if (open) return { ...open, input, from: Math.min(open.from ?? now, from) }
  const { id, name } = stored.state.workout
  const endpoint = stored.clientId === null ? saveOwnWorkout : saveClientWorkout
  return {
    ...newWrite(endpoint, input, { title: name, lane: workoutName(id) }),
    mayBeJoined: true,
    sentAtField: 'sentAt',
    from,
    mostHoldMs,
  }
}

/** The moment is filled in again when the write leaves. */
export const inputOf = ({ clientId }: StoredWorkout, parts: WorkoutWrite, now: number) => ({
  ...(clientId !== null && { id: clientId }),
  ...parts,
  sentAt: new Date(now).toISOString(),
})

/** The inputs of a workout's lane are those of its endpoints. */
export const partsOf = (input: unknown): WorkoutWrite => input as WorkoutWrite
