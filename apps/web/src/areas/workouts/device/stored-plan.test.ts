import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { newId } from '@allenio/domain/ids'
import { eventually } from '#testing'
import { outboxState } from '#lib/offline'
import { signIn } from '#lib/session'
import { trainingServer, wholeOf } from './device.testing.ts'
import { workoutName } from './stored-workout.ts'
import { findWorkoutUnderWay, loadStoredWorkout } from './stored-workouts.ts'
import { loadTraining, refreshTraining } from './stored-plan.ts'

const isSent = () => eventually(() => expect(outboxState().waiting).toEqual([]))

test('the plan is stored once per revision, and each release is said to be on the device once', async () => {
  const { plan, calls } = trainingServer()
  expect((await refreshTraining(null)).outcome).toBe('new')
  await isSent()
  expect(calls).toEqual(['GET training', 'POST receipt'])
  expect((await refreshTraining(null)).outcome).toBe('unchanged')
  plan.revision = 'r2'
  expect((await refreshTraining(null)).outcome).toBe('new')
  await isSent()
  expect(calls.slice(2)).toEqual(['GET training', 'GET training', 'POST receipt'])
  expect((await loadTraining(null))?.receipts).toHaveLength(1)
})

test('without a network the plan of the last time stays', async () => {
  const { plan } = trainingServer()
  await refreshTraining(null)
  plan.isReachable = false
  await expect(refreshTraining(null)).rejects.toThrow()
  expect((await loadTraining(null))?.revision).toBe('r1')
})

test('a workout that another device has begun is resumed on this one', async () => {
  const { state } = trainingServer()
  await refreshTraining(null)
  expect((await findWorkoutUnderWay(null))?.state.workout.id).toBe(state.workout.id)
  expect(await findWorkoutUnderWay(newId())).toBeUndefined()
})

test('a workout that another device has finished is over on this one, with the bests that it is judged by', async () => {
  const { plan, state } = trainingServer()
  await refreshTraining(null)
  const whole = wholeOf(state)
  const finished = {
    ...whole.workout,
    state: 'finished' as const,
    finishedAt: whole.workout.startedAt,
    changedAt: new Date().toISOString(),
  }
  const best = {
    key: 'name squat',
    load: 80,
    e1rm: 100,
    volume: 640,
    repsAtLoads: [{ kg: 80, reps: 8 }],
    times: { load: 4, e1rm: 4, volume: 4 },
  }
  plan.finishedToday = [{ ...whole, workout: finished, before: { last: [], bests: [best] } }]
  plan.revision = 'r2'
  await refreshTraining(null)
  const stored = await loadStoredWorkout(workoutName(state.workout.id))
  expect(stored).toMatchObject({ state: { workout: { state: 'finished' } }, before: { bests: [best] } })
})

test('a plan is stored for nobody else, and where there is no room nobody is told that it is', async () => {
  const { calls } = trainingServer()
  const reading = refreshTraining(null)
  signIn('local', { token: newId(), personId: newId(), workspaceId: newId() })
  expect((await reading).outcome).toBe('not stored')
  expect(await loadTraining(null)).toBeUndefined()
  // writes of the tests before leave at the same time, and find no room either
  vi.stubGlobal('reportError', () => undefined)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const { stored, outcome } = await refreshTraining(null)
  put.mockRestore()
  expect([stored?.revision, outcome]).toEqual(['r1', 'not stored'])
  expect(calls).not.toContain('POST receipt')
})
