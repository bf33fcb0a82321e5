import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { newId } from '@allenio/domain/ids'
import { outboxState } from '#lib/offline'
import { signIn } from '#lib/session'
import { clientDevice, workoutOf } from './device.testing.ts'
import { changeWorkout } from './open-workout.ts'
import { withEvent } from './stored-workout.ts'
import { findWorkoutUnderWay } from './stored-workouts.ts'
import { openTraining } from './training-refresh.ts'
import { loadTraining, refreshTraining } from './stored-plan.ts'

/** A server with one plan; it counts what it is asked. */
function trainingServer() {
  clientDevice()
  const asked: string[] = []
  const [programUserId, state] = [newId(), workoutOf(2)]
  const underWay = [{ workout: state.workout, exercises: [...state.exercises.values()], sets: [...state.sets.values()] }]
  const plan = { revision: 'r1', isReachable: true }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!plan.isReachable) throw new TypeError('no network')
    asked.push(`${init.method} ${String(address).split('?')[0]?.split('/').at(-1)}`)
    if (init.method !== 'GET') return Response.json({ success: true, data: { workout: null, exercises: [], sets: [] } })
    const isKnown = String(address).includes(`revision=${plan.revision}`)
    const training = { clientId: newId(), assignments: [{ programUserId, releaseId: plan.revision }], underWay }
    return Response.json({ success: true, data: { revision: plan.revision, training: isKnown ? null : training } })
  })
  return { plan, asked, state }
}

const isSent = () => vi.waitFor(() => expect(outboxState().waiting).toEqual([]))

test('the plan is stored once per revision, and each release is said to be on the device once', async () => {
  const { plan, asked } = trainingServer()
  expect((await refreshTraining(null)).outcome).toBe('new')
  await isSent()
  expect(asked).toEqual(['GET training', 'POST receipt'])
  expect((await refreshTraining(null)).outcome).toBe('unchanged')
  plan.revision = 'r2'
  expect((await refreshTraining(null)).outcome).toBe('new')
  await isSent()
  expect(asked.slice(2)).toEqual(['GET training', 'GET training', 'POST receipt'])
  expect((await loadTraining(null))?.receipts).toHaveLength(1)
})

test('an open plan comes from the device, and anew when the network comes back or a workout is finished', async () => {
  const { plan, asked, state } = trainingServer()
  const revision = () => opened.training.get().stored?.revision
  const opened = openTraining(null)
  await vi.waitFor(() => expect(opened.training.get().stored).toBeNull())
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(revision()).toBe('r1'))
  plan.revision = 'r2'
  window.dispatchEvent(new Event('online'))
  expect(asked.filter(call => call === 'GET training')).toHaveLength(1)
  const finish = { kind: 'finish', id: newId(), at: new Date().toISOString() } as const
  await changeWorkout(state.workout.id, stored => stored && withEvent(stored, finish))
  await vi.waitFor(() => expect(revision()).toBe('r2'))
  opened.close()
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

test('a plan is stored for nobody else, and where there is no room nobody is told that it is', async () => {
  const { asked } = trainingServer()
  const reading = refreshTraining(null)
  signIn('local', { token: newId(), personId: newId(), workspaceId: newId() })
  expect((await reading).outcome).toBe('not stored')
  expect(await loadTraining(null)).toBeUndefined()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const { stored, outcome } = await refreshTraining(null)
  put.mockRestore()
  expect([stored?.revision, outcome]).toEqual(['r1', 'not stored'])
  expect(asked).not.toContain('POST receipt')
})
