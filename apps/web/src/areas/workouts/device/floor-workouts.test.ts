import 'fake-indexeddb/auto'
import { newId } from '@allenio/domain/ids'
import { setOrder } from '@allenio/domain/workouts'
import { afterEach, expect, test, vi } from 'vitest'
import { clientDevice, figures, workoutOf } from './device.testing.ts'
import { beginWorkout, changeWorkout, refreshWorkout } from './open-workout.ts'
import { newStoredWorkout, withAnswer, withEvent, type StoredWorkout } from './stored-workout.ts'
import { listStoredWorkouts } from './stored-workouts.ts'
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
  ['a client’s own workout gathers sets for half an hour', null, 1_800_000],
  ['a workout of the floor leaves soon, because a colleague may go on with it', newId(), 10_000],
])('%s', (_, clientId, ms) => {
  clientDevice()
  const now = Date.now()
  expect(gatheredWrite(withSecondSet(clientId), [], now)?.from).toBe(now + ms)
})

test('a workout that another device has ended is ended here, too', async () => {
  clientDevice()
  const clientId = newId()
  const state = workoutOf(1)
  await beginWorkout(state, clientId)
  const ended = {
    ...state.workout,
    state: 'finished',
    finishedAt: new Date().toISOString(),
    changedAt: new Date(Date.now() + 1_000).toISOString(),
  }
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ success: true, data: { ...nothingLater, workout: ended } }))
  vi.stubGlobal('fetch', fetch)
  const stored = async () => (await listStoredWorkouts()).find(each => each.clientId === clientId)
  const begun = await stored()
  if (!begun) throw new Error('nothing is stored')
  // the outbox sends it, and the answer tells of the end
  await refreshWorkout(begun)
  expect(fetch).not.toHaveBeenCalled()
  const parts = partsOf(gatheredWrite(begun, [], Date.now())?.input)
  await changeWorkout(state.workout.id, before => before && withAnswer(before, parts, nothingLater))
  const sent = await stored()
  if (!sent) throw new Error('nothing is stored')
  await refreshWorkout(sent)
  expect((await stored())?.state.workout.state).toBe('finished')
})
