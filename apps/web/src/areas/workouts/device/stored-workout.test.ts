import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newId } from '@allenio/domain/ids'
import { runs } from '@allenio/domain/testing'
import { applyEvent, summaryOf, unsentOf, withSent } from '@allenio/domain/workouts'
import { doneSets, figures, wholeOf, workoutOf } from './device.testing.ts'
import {
  newStoredWorkout,
  parseStoredWorkout,
  storedFromServer,
  withAnswer,
  withEvent,
  withFactsBefore,
  withServerVersion,
  type StoredWorkout,
} from './stored-workout.ts'

const nothing = { workout: null, exercises: [], sets: [] }

const at = (minutes: number) => new Date(Date.parse('2026-03-02T17:00:00Z') + minutes * 60_000).toISOString()

function scene() {
  const started = newStoredWorkout(workoutOf(2), null)
  const [first = '', second = ''] = started.state.sets.keys()
  const tick = (setId: string, minutes: number, reps = 8) =>
    ({ kind: 'tick set', id: `${setId} ${minutes}`, at: at(minutes), setId, figures: figures(80, reps) }) as const
  const edit = (setId: string, minutes: number, reps: number) =>
    ({ kind: 'edit set', id: `edit ${setId} ${minutes}`, at: at(minutes), setId, figures: figures(80, reps) }) as const
  return { started, first, second, tick, edit }
}

test('a tick begins the rest of its set; the last set has none, and a tick that is taken back neither', () => {
  const { started, first, second, tick } = scene()
  const ticked = withEvent(started, tick(first, 1))
  expect(ticked.rest).toEqual({ setId: first, seconds: 90, startedAt: Date.parse(at(1)), pausedAt: null })
  expect(withEvent(ticked, { kind: 'untick set', id: 'u', at: at(2), setId: first }).rest).toBeNull()
  expect(withEvent(ticked, { kind: 'undo', id: 'u', at: at(2), eventId: `${first} 1` }).rest).toBeNull()
  expect(withEvent(ticked, { kind: 'note workout', id: 'n', at: at(2), note: 'ok' }).rest).toEqual(ticked.rest)
  expect(withEvent(ticked, tick(second, 3)).rest).toBeNull()
  expect(withEvent(ticked, tick(first, 1))).toBe(ticked)
})

test('what was answered is sent no more, and what was changed meanwhile is', () => {
  const { started, first, second, tick } = scene()
  const write = unsentOf(started.state, started.sent)
  const later = withEvent(started, tick(first, 1))
  const answered = write ? withAnswer(later, write, nothing) : later
  expect(unsentOf(answered.state, answered.sent)?.sets.map(({ id }) => id)).toEqual([first])
  expect(answered.sent.get(second)).toBe(answered.state.sets.get(second)?.changedAt)
})

test('another device’s later edit is taken over, but not over what was just done here', () => {
  const { started, first, second, tick } = scene()
  const write = unsentOf(started.state, started.sent)
  const here = withEvent(started, tick(first, 1, 5))
  const edited = (setId: string) => ({ ...(here.state.sets.get(setId) ?? expect.unreachable()), reps: 12, changedAt: at(90 * 24 * 60) })
  const after = write ? withAnswer(here, write, { ...nothing, sets: [edited(first), edited(second)] }) : here
  expect([after.state.sets.get(first)?.reps, after.state.sets.get(second)?.reps]).toEqual([5, 12])
  expect(unsentOf(after.state, after.sent)?.sets.map(({ id }) => id)).toEqual([first])
})

test('a finished workout keeps what its records are judged by, also when it is finished again after the server has counted it', () => {
  const { started, first, tick } = scene()
  const bestsOf = (key: string, load: number, times = 4) => [
    { key, load, e1rm: null, volume: null, repsAtLoads: [], times: { load: times, e1rm: 0, volume: 0 } },
  ]
  const before = withFactsBefore(withEvent(started, tick(first, 1)), {
    last: [],
    bests: [...bestsOf('name squat', 70), ...bestsOf('name plank', 20)],
  })
  expect(before.before?.bests).toEqual(bestsOf('name squat', 70))
  const again = withFactsBefore(before, { last: [], bests: bestsOf('name squat', 80) })
  const bests = new Map(again.before?.bests.map(best => [best.key, best]))
  const records = summaryOf(again.state, { bests, formula: 'epley' }).exercises.flatMap(each => each.records)
  expect(records).toMatchObject([{ kind: 'load', value: 80, before: 70 }])
})

test('the bests that a former version of the app has stored without a count judge no record, and the workout stays', () => {
  const { started, first, tick } = scene()
  const best = { key: 'name squat', load: 70, e1rm: null, volume: null, repsAtLoads: [] }
  const done = withEvent(started, tick(first, 1))
  expect(parseStoredWorkout({ ...done, before: { last: [], bests: [best] } })).toEqual(done)
  const counted = { ...done, before: { last: [], bests: [{ ...best, times: { load: 4, e1rm: 0, volume: 0 } }] } }
  expect(parseStoredWorkout(counted)).toEqual(counted)
})

describe('a workout of another device', () => {
  const sentOf = (stored: StoredWorkout) => ({ ...stored, sent: withSent(new Map(), wholeOf(stored.state)) })
  const unsentSets = ({ state, sent }: StoredWorkout) => unsentOf(state, sent)?.sets.map(({ id }) => id)

  test('is merged, and nothing of it is sent back', () => {
    const { started, first, tick } = scene()
    const merged = withServerVersion(sentOf(started), wholeOf(withEvent(started, tick(first, 1)).state))
    expect(doneSets(merged.state)).toBe(1)
    expect(unsentOf(merged.state, merged.sent)).toBeNull()
  })

  test('brings sets that are not here, and leaves what is unsent here to the server', () => {
    const { started, first, second, tick } = scene()
    const here = withEvent(sentOf(started), tick(first, 1, 5))
    const there = withEvent(withEvent(started, tick(first, 90, 12)), tick(second, 90, 12)).state
    const [exerciseId = ''] = there.exercises.keys()
    const set = { id: newId(), kind: 'work', figures: figures(90, 3) } as const
    const version = applyEvent(there, { kind: 'add set', id: 'added', at: at(91), exerciseId, set })
    const merged = withServerVersion(here, wholeOf(version))
    const repsOf = (id: string) => merged.state.sets.get(id)?.reps
    expect([repsOf(first), repsOf(second), repsOf(set.id)]).toEqual([5, 12, 3])
    expect(unsentSets(merged)).toEqual([first])
    const write = unsentOf(merged.state, merged.sent) ?? expect.unreachable()
    const judged = withAnswer(merged, write, { ...nothing, sets: [version.sets.get(first) ?? expect.unreachable()] })
    expect([judged.state.sets.get(first)?.reps, unsentSets(judged)]).toEqual([12, undefined])
  })

  test('that was asked for before a set was edited here does not bring its former figures back', () => {
    const { started, first, tick, edit } = scene()
    const version = wholeOf(withEvent(started, tick(first, 1, 5)).state)
    const here = sentOf(withEvent(withEvent(started, tick(first, 1, 5)), edit(first, 2, 9)))
    const merged = withServerVersion(here, version)
    expect([merged.state.sets.get(first)?.reps, unsentSets(merged)]).toEqual([9, undefined])
  })

  test('counts where this clock is a day ahead, unless it was asked for before the last answer', () => {
    const { started, first, tick } = scene()
    const day = 24 * 60
    const ahead = withEvent(started, tick(first, day, 5))
    const write = unsentOf(ahead.state, ahead.sent) ?? expect.unreachable()
    const here = withAnswer(ahead, write, nothing, 1_000)
    const version = wholeOf(withEvent(started, tick(first, 2, 9)).state)
    const repsAskedAt = (askedAt: number) => withServerVersion(here, version, askedAt).state.sets.get(first)?.reps
    expect([repsAskedAt(2_000), repsAskedAt(500)]).toEqual([9, 5])
    const merged = withServerVersion(here, version, 2_000)
    expect(unsentOf(merged.state, merged.sent)).toBeNull()
  })

  test('leaves the figures of an open set, which the server keeps from a client who may not see them, as they are here', () => {
    const { started, first, second, tick } = scene()
    const typed = withEvent(started, { kind: 'edit set', id: 'typed', at: at(1), setId: first, figures: figures(85, 8) })
    const version = wholeOf(typed.state)
    const hidden = { ...version, sets: version.sets.map(set => ({ ...set, kg: null })) }
    const merged = withServerVersion(sentOf(typed), hidden)
    expect([merged.state.sets.get(first)?.kg, merged.state.sets.get(second)?.kg]).toEqual([85, 80])
    // a set that is done is the same everywhere
    const done = wholeOf(withEvent(typed, tick(first, 2, 6)).state)
    expect(withServerVersion(merged, done).state.sets.get(first)).toMatchObject({ doneAt: at(2), reps: 6 })
  })

  test('comes to the same in any order and however often, and loses nothing that is unsent', () => {
    const ticks = fc.array(
      fc.record({ isFirst: fc.boolean(), minutes: fc.integer({ min: 1, max: 40 }), reps: fc.integer({ min: 1, max: 20 }) }),
    )
    fc.assert(
      fc.property(ticks, ticks, (own, others) => {
        const { started, first, second, tick, edit } = scene()
        const play = (stored: StoredWorkout, list: typeof own) =>
          list.reduce((state, { isFirst, minutes, reps }) => {
            const setId = isFirst ? first : second
            return withEvent(withEvent(state, tick(setId, minutes, reps)), edit(setId, minutes, reps))
          }, stored)
        const here = play(sentOf(started), own)
        const version = wholeOf(play(started, others).state)
        const merged = withServerVersion(here, version)
        expect(withServerVersion(merged, version)).toEqual(merged)
        for (const id of unsentSets(here) ?? []) expect(merged.state.sets.get(id)).toEqual(here.state.sets.get(id))
        for (const set of version.sets) if (!unsentSets(here)?.includes(set.id)) expect(merged.state.sets.get(set.id)).toEqual(set)
      }),
      runs,
    )
  })

  test('that is not on this device yet has nothing to send', () => {
    const { started, first, tick } = scene()
    const stored = storedFromServer(wholeOf(withEvent(started, tick(first, 1)).state), 'client')
    expect([doneSets(stored.state), stored.clientId, unsentOf(stored.state, stored.sent)]).toEqual([1, 'client', null])
  })
})

test('a record of another version of the app is not read', () => {
  const { started } = scene()
  expect(parseStoredWorkout(started)).toBe(started)
  expect([parseStoredWorkout({ ...started, version: 0 }), parseStoredWorkout(undefined), parseStoredWorkout('x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
