import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newId } from '@allenio/domain/ids'
import { eventually } from '#testing'
import { startRealtime, stopRealtime, type RealtimeEvents } from '#lib/realtime'
import { tabId } from '#lib/session'
import { trainingServer } from './device.testing.ts'
import { changeWorkout } from './open-workout.ts'
import { withEvent } from './stored-workout.ts'
import { openTraining } from './training-refresh.ts'

const socket = vi.hoisted(() => ({ hear: undefined as ((event: string, payload: unknown) => void) | undefined }))

vi.mock('socket.io-client', () => ({
  io: () => ({
    connected: true,
    on: () => undefined,
    onAny: (hear: typeof socket.hear) => (socket.hear = hear),
    disconnect: () => (socket.hear = undefined),
  }),
}))

afterEach(stopRealtime)

test('an open plan comes from the device, and anew when the network comes back or a workout is finished', async () => {
  const { plan, calls, state } = trainingServer()
  const revision = () => opened.training.get().stored?.revision
  const opened = openTraining(null)
  await eventually(() => expect(opened.training.get().stored).toBeNull())
  window.dispatchEvent(new Event('online'))
  await eventually(() => expect(revision()).toBe('r1'))
  plan.revision = 'r2'
  window.dispatchEvent(new Event('online'))
  expect(calls.filter(call => call === 'GET training')).toHaveLength(1)
  const finish = { kind: 'finish', id: newId(), at: new Date().toISOString() } as const
  await changeWorkout(state.workout.id, stored => stored && withEvent(stored, finish))
  await eventually(() => expect(revision()).toBe('r2'))
  opened.close()
})

describe('when somebody else has changed something', () => {
  async function scene() {
    const { plan, calls } = trainingServer()
    startRealtime(new QueryClient())
    await eventually(() => expect(socket.hear).toBeDefined())
    const opened = openTraining(null)
    const hasRevision = (revision: string) => eventually(() => expect(opened.training.get().stored?.revision).toBe(revision))
    window.dispatchEvent(new Event('online'))
    await hasRevision('r1')
    calls.length = 0
    plan.revision = 'r2'
    return { opened, plan, calls, hasRevision }
  }

  /** Lets the time pass in which changes are gathered, and answers how many times the plan is going to be asked for. */
  function hear(...events: RealtimeEvents['changed'][]): number {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const event of events) socket.hear?.('changed', event)
    const timers = vi.getTimerCount()
    vi.runAllTimers()
    vi.useRealTimers()
    return timers
  }

  const training = { things: ['training'], tabs: ['another'] } as const

  test('the plan is asked for again, once for several changes at once', async () => {
    const { opened, calls, hasRevision } = await scene()
    expect(hear(training, { things: ['note', 'program user'], tabs: [tabId, 'another'] }, training)).toBe(1)
    await hasRevision('r2')
    expect(calls.filter(call => call === 'GET training')).toHaveLength(1)
    opened.close()
  })

  test('the plan is asked for again where a change may have been missed', async () => {
    const { opened, calls, hasRevision } = await scene()
    socket.hear?.('resync', { reason: 'came back' })
    await hasRevision('r2')
    expect(calls.filter(call => call === 'GET training')).toHaveLength(1)
    opened.close()
  })

  test('one that changes while the plan is read is asked for again', async () => {
    const { opened, plan, calls, hasRevision } = await scene()
    const reading = opened.refresh()
    await eventually(() => expect(calls).toContain('GET training'))
    plan.revision = 'r3'
    hear(training)
    await reading
    await hasRevision('r3')
    expect(calls.filter(call => call === 'GET training')).toHaveLength(2)
    opened.close()
  })

  test('it stays where the change is of this tab, or of other things, and where nobody looks at it any more', async () => {
    const { opened } = await scene()
    expect(hear({ ...training, tabs: [tabId] }, { ...training, things: ['note', 'message'] })).toBe(0)
    opened.close()
    expect(hear(training)).toBe(0)
  })

  test('a hidden page asks when somebody comes back, although its plan was confirmed a moment ago', async () => {
    const { opened, hasRevision } = await scene()
    Object.assign(document, { visibilityState: 'hidden' })
    hear(training)
    Object.assign(document, { visibilityState: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
    await hasRevision('r2')
    opened.close()
  })
})
