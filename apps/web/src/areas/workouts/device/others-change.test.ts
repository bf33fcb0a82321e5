import { newId } from '@allenio/domain/ids'
import { applyEvent, openWorkout, setOrder, type WorkoutUnderWay } from '@allenio/domain/workouts'
import { expect, test } from 'vitest'
import { figures, workoutOf } from '../device/device.testing.ts'
import { othersChange } from './others-change.ts'

const later = () => new Date(Date.now() + 60_000).toISOString()

function ticked(state: WorkoutUnderWay, index: number): WorkoutUnderWay {
  const setId = setOrder(state)[index]?.id ?? ''
  return applyEvent(state, { id: newId(), at: later(), kind: 'tick set', setId, figures: figures(80, 8) })
}

/** The state as the server sends it, without the steps of the person who made it. */
const asReceived = (state: WorkoutUnderWay, steps = openWorkout(state).steps): WorkoutUnderWay => ({ ...openWorkout(state), steps })

test('sets that came from another device are told, with the moment of the last one', () => {
  const before = workoutOf(3)
  const after = asReceived(ticked(ticked(before, 0), 1))
  const stamps = [...after.sets.values()].map(({ changedAt }) => changedAt).toSorted()
  expect(othersChange(before, after)).toEqual({ at: stamps.at(-1), sets: 2 })
})

test('what this device does itself, or what changes nothing, is not told', () => {
  const before = workoutOf(3)
  expect(othersChange(before, ticked(before, 0))).toBeUndefined()
  expect(othersChange(before, asReceived(before))).toBeUndefined()
})

test('the end of a workout is told without sets', () => {
  const before = ticked(workoutOf(1), 0)
  const ended = applyEvent(before, { id: newId(), at: later(), kind: 'finish' })
  expect(othersChange(before, asReceived(ended, before.steps))).toMatchObject({ sets: 0 })
})
