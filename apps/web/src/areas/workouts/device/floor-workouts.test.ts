import 'fake-indexeddb/auto'
import { newId } from '@allenio/domain/ids'
import { applyEvent, openWorkout, setOrder } from '@allenio/domain/workouts'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#testing'
import { clientDevice, doneSets, figures, workoutOf } from './device.testing.ts'
import { beginFloorWorkout, beginWorkout, changeWorkout } from './open-workout.ts'
import { refreshWorkout } from './server-version.ts'
import { newStoredWorkout, withAnswer, withEvent, type StoredWorkout } from './stored-workout.ts'
import { listStoredWorkouts, watchAnswers } from './stored-workouts.ts'
import { gatheredWrite, partsOf } from './workout-write.ts'

const nothingLater = { workout: null, exercises: [], sets: [] }

afterEach(() => vi.unstubAllGlobals())

const ticked = (stored: StoredWorkout, index: number): StoredWorkout => {
  const setId = setOrder(stored.state)[index]?.id ?? ''
  return withEvent(stored, { kind: 'tick set', id: newId(), at: new Date().toISOString(), setId, figures: figures(80, 8) })
}

/** Everything is sent but the second set. */
function withSecondSet(clientId: string | null): StoredWorkout {
  const begun = ticked(newStoredWorkout(workoutOf(3), clientId), 0)
  const first = gatheredWrite(begun, [], Date.now())
  if (!first) throw new Error('nothing to send')
  return ticked(withAnswer(begun, partsOf(first.input), nothingLater), 1)
}

test.each([
  ['a client’s own workout leaves soon after it has begun', null, 120_000],
  ['a workout of the floor leaves soon, because a colleague may go on with it', newId(), 10_000],
])('%s', (_, clientId, ms) => {
  clientDevice()
  const now = Date.now()
  expect(gatheredWrite(withSecondSet(clientId), [], now)?.from).toBe(now + ms)
})

test('a double click begins one workout of a client, and the other people of the floor begin theirs', async () => {
  clientDevice()
  const [one, other] = [newId(), newId()]
  await Promise.all([one, one, other].map(clientId => beginFloorWorkout(workoutOf(2), clientId)))
  // the workout is stored, and not drawn yet
  await beginFloorWorkout(workoutOf(2), one)
  const clientIds = (await listStoredWorkouts()).map(({ clientId }) => clientId)
  expect([clientIds.length, new Set(clientIds)]).toEqual([2, new Set([one, other])])
})

test('a workout that another device has ended is ended here, too, with the sets that were added there', async () => {
  const server = clientDevice()
  const clientId = newId()
  const begun = workoutOf(2)
  const { id } = begun.workout
  const stored = async () => (await listStoredWorkouts()).find(each => each.clientId === clientId)
  watchAnswers()
  await beginWorkout(begun, clientId)
  await changeWorkout(id, before => before && ticked(before, 0))
  await eventually(async () => expect((await stored())?.sent.size).toBeGreaterThan(0))
  const state = openWorkout(server.workout ?? begun)
  const at = new Date(Date.now() + 1_000).toISOString()
  const [exerciseId = ''] = state.exercises.keys()
  const set = { id: newId(), kind: 'work', figures: figures(90, 5) } as const
  const added = applyEvent(state, { kind: 'add set', id: newId(), at, exerciseId, set })
  server.workout = applyEvent(added, { kind: 'finish', id: newId(), at })
  await refreshWorkout({ id, clientId })
  const ended = (await stored())?.state
  expect([ended?.workout.state, ended?.sets.has(set.id), ended && doneSets(ended)]).toEqual(['finished', true, 1])
})
