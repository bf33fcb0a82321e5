import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { applyEvent, openWorkout } from '@allenio/domain/workouts'
import { eventually } from '#testing'
import { outboxState, retryWrite } from '#lib/offline'
import { clientDevice, doneSets, figures, workoutOf } from './device.testing.ts'
import { beginWorkout, changeWorkout, followWorkout, openStoredWorkout, type OpenWorkout } from './open-workout.ts'
import { newStoredWorkout, withEvent, type StoredWorkout } from './stored-workout.ts'
import { findWorkoutUnderWay } from './stored-workouts.ts'
import { partsOf } from './workout-write.ts'

let opened: OpenWorkout[] = []

afterEach(() => {
  for (const player of opened) player.close()
  opened = []
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'onLine')
  vi.useRealTimers()
})

/** Opens the workout in a tab that has become the one that writes, or follows another one. */
async function openTab(id: string): Promise<OpenWorkout> {
  const player = await openStoredWorkout(id)
  if (!player) throw new Error('the workout is not on the device')
  opened.push(player)
  await eventually(() => expect(player.status.get().isOwner).toBeDefined())
  return player
}

async function begin(sets: number) {
  const state = workoutOf(sets)
  expect(await beginWorkout(state, null)).toBe('stored')
  const setIds = [...state.sets.keys()]
  const player = await openTab(state.workout.id)
  const tick = (index: number, tab = player) => tab.keep({ kind: 'tick set', setId: setIds[index] ?? '', figures: figures(80, 8) })
  return { id: state.workout.id, setIds, player, tick }
}

const storedSets = async (id: string): Promise<number> => {
  const stored: StoredWorkout[] = []
  await changeWorkout(id, before => void (before && stored.push(before)))
  return stored[0] ? doneSets(stored[0].state) : 0
}

const doneInOutbox = (): number =>
  outboxState().waiting.flatMap(({ input }) => partsOf(input).sets.filter(({ doneAt }) => doneAt !== null)).length

const backOnline = () => window.dispatchEvent(new Event('online'))

test('a tick is on the device before it is drawn, and there after a kill in the middle of a set', async () => {
  clientDevice().mode = 'unreachable'
  const { id, player, tick } = await begin(3)
  const drawn: [drawn: number, stored: Promise<number>][] = []
  player.workout.watch(() => drawn.push([doneSets(player.workout.get().state), storedSets(id)]))
  expect(await tick(0)).toBe('stored')
  expect(await Promise.all(drawn.map(async ([count, stored]) => [count, await stored]))).toContainEqual([1, 1])
  // the page dies after it has stored the second tick, and before it draws it
  const event = {
    kind: 'tick set',
    id: 'late',
    at: new Date().toISOString(),
    setId: [...player.workout.get().state.sets.keys()][1] ?? '',
  } as const
  await changeWorkout(id, stored => stored && withEvent(stored, { ...event, figures: figures(80, 7) }))
  player.close()
  const again = await openTab(id)
  expect(doneSets(again.workout.get().state)).toBe(2)
  expect(again.workout.get().rest?.setId).toBe(event.setId)
  expect((await findWorkoutUnderWay(null))?.state.workout.id).toBe(id)
})

test('without a network one try fails, and the sets after it are not tried one by one', async () => {
  clientDevice().mode = 'unreachable'
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  const { tick } = await begin(20)
  await tick(0)
  await eventually(() => expect(outboxState().waiting[0]?.tries).toBeGreaterThan(0))
  const tries = vi.spyOn(globalThis, 'fetch')
  for (let index = 1; index < 20; index += 1) {
    await tick(index)
    await eventually(() => expect(doneInOutbox()).toBe(index + 1))
  }
  // one that had begun, and some by the timer
  expect(tries.mock.calls.length).toBeLessThan(10)
})

test('twenty-five sets leave in at most five writes, each set once', async () => {
  const server = clientDevice()
  const { player, setIds, tick } = await begin(20)
  const [exerciseId = ''] = player.workout.get().state.exercises.keys()
  for (let extra = 0; extra < 5; extra += 1) {
    const set = { id: crypto.randomUUID(), kind: 'work', figures: figures(60, 12) } as const
    setIds.push(set.id)
    await player.keep({ kind: 'add set', exerciseId, set })
  }
  for (const index of setIds.keys()) await tick(index)
  await player.keep({ kind: 'finish' })
  await eventually(() => expect(server.workout?.workout.state).toBe('finished'))
  await eventually(() => expect(player.status.get().isUnsent).toBe(false))
  expect(server.writes.length).toBeLessThanOrEqual(5)
  expect(server.workout && doneSets(server.workout)).toBe(25)
})

test('a week without a network goes in two writes at most, which tell the time at which they leave', async () => {
  const server = clientDevice()
  server.mode = 'unreachable'
  vi.useFakeTimers({ toFake: ['Date'] })
  // a clock that is a day off is off in both, so that the server sees by how much
  vi.setSystemTime('2026-03-01T17:00:00Z')
  const { tick, player } = await begin(3)
  for (const index of [0, 1, 2]) await tick(index)
  await player.keep({ kind: 'finish' })
  await eventually(() => expect(player.status.get().isUnsent).toBe(true))
  vi.setSystemTime('2026-03-08T09:00:00Z')
  server.mode = 'up'
  backOnline()
  await eventually(() => expect(server.workout?.workout.state).toBe('finished'))
  await eventually(() => expect(outboxState().waiting).toEqual([]))
  expect(server.writes.every(({ sentAt }) => sentAt.startsWith('2026-03-08T09'))).toBe(true)
  expect(server.writes.flatMap(({ sets }) => sets).map(({ doneAt }) => doneAt?.slice(0, 10))).toContain('2026-03-01')
  // the first was on its way when the others were done
  expect(server.writes.length).toBeLessThanOrEqual(2)
  expect(server.workout && doneSets(server.workout)).toBe(3)
})

test('a session that has ended keeps everything until somebody signs in again', async () => {
  const server = clientDevice()
  server.mode = 'signed out'
  const { tick } = await begin(2)
  await tick(0)
  await eventually(() => expect(outboxState().isPaused).toBe(true))
  await tick(1)
  server.mode = 'up'
  backOnline()
  await eventually(() => expect(server.writes.length).toBeGreaterThan(0))
  expect(server.workout && doneSets(server.workout)).toBeGreaterThan(0)
})

test('a refused write stays, is said, takes up what follows, and can be tried again', async () => {
  const server = clientDevice()
  server.mode = 'refusing'
  const { tick, player } = await begin(3)
  await tick(0)
  await eventually(() => expect(player.status.get().refusal).toBe('Non trovato.'))
  await tick(1)
  await tick(2)
  const [refused] = outboxState().refused
  expect([outboxState().refused.length, outboxState().waiting.length, refused?.title]).toEqual([1, 0, 'Gambe'])
  server.mode = 'up'
  await retryWrite(refused?.id ?? '')
  await eventually(() => expect(server.workout && doneSets(server.workout)).toBe(3))
  await eventually(() => expect(player.status.get().refusal).toBeUndefined())
})

test('one tab writes, the other follows it and may take over', async () => {
  clientDevice()
  const { id, player, tick } = await begin(3)
  const second = await openTab(id)
  expect([player.status.get().isOwner, second.status.get().isOwner]).toEqual([true, false])
  expect(await tick(0, second)).toBe('followed')
  await tick(1)
  await eventually(() => expect(doneSets(second.workout.get().state)).toBe(1))
  second.takeOver()
  await eventually(() => expect([player.status.get().isOwner, second.status.get().isOwner]).toEqual([false, true]))
  expect(await tick(2, second)).toBe('stored')
  await eventually(() => expect(doneSets(player.workout.get().state)).toBe(2))
  second.close()
  await eventually(() => expect(player.status.get().isOwner).toBe(true))
})

test('somebody who ends a workout gets the sets that another device has added to it', async () => {
  const server = clientDevice()
  const { player, tick } = await begin(2)
  await tick(0)
  await eventually(() => expect(server.workout && doneSets(server.workout)).toBe(1))
  const [exerciseId = ''] = player.workout.get().state.exercises.keys()
  const set = { id: crypto.randomUUID(), kind: 'work', figures: figures(60, 12) } as const
  const at = new Date().toISOString()
  if (server.workout) server.workout = applyEvent(openWorkout(server.workout), { kind: 'add set', id: 'theirs', at, exerciseId, set })
  const before = {
    last: [],
    bests: [{ key: 'name squat', load: 70, e1rm: null, volume: null, repsAtLoads: [], times: { load: 4, e1rm: 4, volume: 4 } }],
  }
  await player.finish(before)
  await eventually(() => expect(player.workout.get().state.sets.get(set.id)?.reps).toBe(12))
  expect(player.workout.get().state.workout.state).toBe('finished')
  expect(player.status.get().isUnsent).toBe(false)
  player.close()
  expect((await openTab(player.workout.get().state.workout.id)).workout.get().before).toEqual(before)
})

test('a full device says so, draws and sends what it cannot store, and stores it as soon as it can', async () => {
  const server = clientDevice()
  const { id, player, tick } = await begin(3)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await tick(0)).toBe('full')
  expect([player.status.get().isFull, doneSets(player.workout.get().state)]).toEqual([true, 1])
  await eventually(() => expect(server.workout && doneSets(server.workout)).toBe(1))
  server.mode = 'unreachable'
  expect(await tick(1)).toBe('full')
  expect(await player.keepRest((rest, now) => ({ ...rest, startedAt: now, seconds: rest.seconds + 30 }))).toBe('full')
  put.mockRestore()
  expect(await tick(2)).toBe('stored')
  expect([player.status.get().isFull, await storedSets(id)]).toEqual([false, 3])
})

test('a workout goes on where the device could not even store its beginning', async () => {
  const server = clientDevice()
  const state = workoutOf(1)
  const player = followWorkout(newStoredWorkout(state, null))
  opened.push(player)
  await eventually(() => expect(player.status.get().isOwner).toBe(true))
  expect(await player.keep({ kind: 'finish' })).toBe('stored')
  await eventually(() => expect(server.workout?.workout.state).toBe('finished'))
})
