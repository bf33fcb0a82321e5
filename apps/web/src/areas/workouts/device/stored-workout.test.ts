import { expect, test } from 'vitest'
import { unsentOf } from '@allenio/domain/workouts'
import { doneSets, figures, workoutOf } from './device.testing.ts'
import { newStoredWorkout, readStoredWorkout, withAnswer, withEvent, withServerVersion } from './stored-workout.ts'

const nothing = { workout: null, exercises: [], sets: [] }

const at = (minutes: number) => new Date(Date.parse('2026-03-02T17:00:00Z') + minutes * 60_000).toISOString()

function scene() {
  const started = newStoredWorkout(workoutOf(2), null)
  const [first = '', second = ''] = started.state.sets.keys()
  const tick = (setId: string, minutes: number, reps = 8) =>
    ({ kind: 'tick set', id: `${setId} ${minutes}`, at: at(minutes), setId, figures: figures(80, reps) }) as const
  return { started, first, second, tick }
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

test('a workout of another device is merged, and nothing of it is sent back', () => {
  const { started, first, tick } = scene()
  const other = withEvent(started, tick(first, 1)).state
  const version = { workout: other.workout, exercises: [...other.exercises.values()], sets: [...other.sets.values()] }
  const merged = withServerVersion(started, version)
  expect(doneSets(merged.state)).toBe(1)
  expect(unsentOf(merged.state, merged.sent)).toBeNull()
})

test('a record of another version of the app is not read', () => {
  const { started } = scene()
  expect(readStoredWorkout(started)).toBe(started)
  expect([readStoredWorkout({ ...started, version: 0 }), readStoredWorkout(undefined), readStoredWorkout('x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
