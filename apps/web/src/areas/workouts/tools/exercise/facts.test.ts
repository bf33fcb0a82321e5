import { expect, test } from 'vitest'
import { presetProgramSettings } from '@allenio/contract/programs'
import type { Training } from '@allenio/contract/workouts'
import { noFigures } from '@allenio/domain/workouts'
import { exerciseRights, figuresAfterSwap, setsToAdd } from './facts.ts'

const press = { id: '00000000-0000-4000-8000-000000000001', name: 'Panca piana' }
const dumbbells = { id: '00000000-0000-4000-8000-000000000002', name: 'Panca manubri' }
const set = (kg: number, reps: number) => ({ ...noFigures, kind: 'work' as const, kg, reps, rpe: 8 })

const training: Training = {
  clientId: press.id,
  today: '2026-03-02',
  settings: presetProgramSettings,
  assignments: [],
  last: [{ key: dumbbells.id, day: '2026-02-27', sets: [set(28, 10), set(28, 9)] }],
  bests: [],
  comments: [],
  exercises: [],
  underWay: [],
  finishedToday: [],
}

test('clients change what the business lets them, and whoever trains them everything', () => {
  expect(exerciseRights(training, null)).toEqual({ swap: true, reorder: true, add: false })
  expect(exerciseRights(undefined, null)).toEqual({ swap: false, reorder: false, add: false })
  expect(exerciseRights(undefined, press.id)).toEqual({ swap: true, reorder: true, add: true })
})

test('another exercise is done as often as the plan asks, with its own load', () => {
  const target = { exercise: press, sets: 3, reps: '8-10', load: '80' }
  const loads = (exercise: typeof press) => figuresAfterSwap(training, exercise, target).map(({ kg, reps }) => [kg, reps])
  expect(loads(dumbbells)).toEqual([
    [28, 10],
    [28, 9],
    [28, 9],
  ])
  // back to the plan, its load is asked for again
  expect(loads(press)).toEqual([
    [80, 8],
    [80, 8],
    [80, 8],
  ])
})

test('an exercise that is added has the sets of its last time, without how hard they were', () => {
  expect(setsToAdd(training, dumbbells)).toEqual([
    { kind: 'work', figures: { ...noFigures, kg: 28, reps: 10 }, plan: null },
    { kind: 'work', figures: { ...noFigures, kg: 28, reps: 9 }, plan: null },
  ])
  expect(setsToAdd(training, { name: 'Nuovo' })).toHaveLength(3)
})
