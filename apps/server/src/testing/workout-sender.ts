import type { Output } from '@allenio/contract'
import { getOwnTraining, getOwnWorkout, saveOwnWorkout, type Training, type CompletedSet } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { expect } from 'vitest'
import { callsOf, type Ask, type RestlessWriter } from './killed-app.ts'

const kgOfSet = 10

/** Sends a client's sets one by one as the player does: what was not acknowledged is sent again with the next. */
export async function workoutSender(ask: Ask, token: string): Promise<RestlessWriter> {
  const { isAccepted, read, send } = callsOf(ask, token)
  // the data are those that the endpoint promises
  const { training } = (await read(getOwnTraining.path)) as Output<typeof getOwnTraining>
  const [assignment] = training?.assignments ?? []
  if (!assignment) throw new Error('the client of the demo has a program')
  let count = 0
  let current = newWorkout(assignment)

  const writeOf = ({ workout, exercise, waiting }: typeof current) => ({
    workout,
    exercises: [exercise],
    sets: waiting,
    sentAt: new Date().toISOString(),
  })

  const acknowledge = () => {
    count += current.waiting.length
    current.acknowledged.push(...current.waiting.splice(0).map(({ id }) => id))
  }

  return {
    countAcknowledged: () => count,

    async writeUntil(signal) {
      while (!signal.aborted) {
        current.waiting.push(newSet(current.exercise.id, current.acknowledged.length + current.waiting.length))
        if (await isAccepted(saveOwnWorkout.method, saveOwnWorkout.path, writeOf(current))) acknowledge()
      }
    },

    /** Each set is there once, and the sum counts it once. The next round begins another workout. */
    async expectWhole() {
      if (current.waiting.length > 0) {
        await send(saveOwnWorkout.method, saveOwnWorkout.path, writeOf(current))
        acknowledge()
      }
      const { exerciseList } = (await read(getOwnWorkout.path.replace(':id', current.workout.id))) as Output<typeof getOwnWorkout>
      expect(exerciseList.flatMap(({ sets }) => sets.map(({ id }) => id))).toEqual(current.acknowledged)
      expect(exerciseList.map(({ tonnageKg }) => tonnageKg)).toEqual([current.acknowledged.length * kgOfSet])
      current = newWorkout(assignment)
    },
  }
}

function newWorkout({ programUserId, releaseId }: Training['assignments'][number]) {
  const [id, now] = [newId(), new Date().toISOString()]
  return {
    workout: {
      id,
      programUserId,
      releaseId,
      dayId: null,
      plannedWorkoutId: null,
      name: 'Interrotto',
      day: now.slice(0, 10),
      startedAt: now,
      finishedAt: null,
      state: 'under way',
      rpe: null,
      note: '',
      changedAt: now,
    },
    exercise: {
      id: newId(),
      workoutId: id,
      rowId: null,
      position: 0,
      superset: null,
      exercise: { name: 'Squat' },
      target: null,
      skipReason: null,
      note: '',
      pain: null,
      videoId: null,
      maximum: null,
      isRemoved: false,
      changedAt: now,
    },
    waiting: [] as CompletedSet[],
    acknowledged: [] as string[],
  }
}

function newSet(exerciseId: string, position: number): CompletedSet {
  const now = new Date().toISOString()
  const figures = { kg: kgOfSet, reps: 1, seconds: null, metres: null, rpe: null, rir: null }
  return { id: newId(), exerciseId, position, kind: 'work', ...figures, doneAt: now, isRemoved: false, changedAt: now }
}
