import { expect, test } from 'vitest'
import { newStoredWorkout, type StoredWorkout } from '#areas/workouts'
import { finishedWorkout, trainingOf, type PlanDay } from '../plan/training.testing.ts'
import { heroState, isLeading } from './hero-state.ts'
import { weekOf } from './week.ts'

const today = '2026-03-04'
const stored = (workout: StoredWorkout['state']['workout']): StoredWorkout =>
  newStoredWorkout({ workout, exercises: new Map(), sets: new Map(), steps: [] }, null)
const done = finishedWorkout('d1', 'd1 w1', today)
const due: PlanDay[] = [{ dayId: 'd1', date: today }]
const later: PlanDay[] = [{ dayId: 'd1', date: '2026-03-06' }]
const past: PlanDay[] = [{ dayId: 'd1', date: '2026-03-02' }]

test.each([
  ['open', { training: trainingOf(due), workouts: [stored({ ...done, state: 'under way' })] }, true],
  ['due', { training: trainingOf(due), workouts: [] }, true],
  ['done', { training: trainingOf(due), workouts: [stored(done)] }, false],
  ['rest', { training: trainingOf(later), workouts: [] }, false],
  ['over', { training: trainingOf(past), workouts: [] }, false],
  ['paused', { training: trainingOf(due, { state: 'paused' }), workouts: [] }, false],
  ['upcoming', { training: trainingOf(later, { state: 'upcoming' }), workouts: [] }, false],
  ['nothing', { training: undefined, workouts: [] }, false],
  ['nothing', { training: trainingOf(past, { state: 'terminated' }), workouts: [] }, false],
])('%s', (kind, isOnDevice, leads) => {
  const state = heroState({ ...isOnDevice, today })
  expect([state.kind, isLeading(state)]).toEqual([kind, leads])
})

test('the week marks what was trained, missed and planned', () => {
  const training = trainingOf([
    { dayId: 'd1', date: '2026-03-02', trainedOn: '2026-03-03' },
    { dayId: 'd2', date: '2026-03-03' },
    { dayId: 'd3', date: today },
    { dayId: 'd4', date: '2026-03-07' },
  ])
  const week = weekOf(training, { today, finished: [] })
  expect([week[0]?.date, week.map(({ state }) => state)]).toEqual([
    '2026-03-02',
    ['none', 'done', 'planned', 'none', 'none', 'planned', 'none'],
  ])
  const finished = [finishedWorkout('1', '1 w1', '2026-03-02')]
  expect(weekOf(training, { today, finished }).map(({ workoutId }) => workoutId !== null)).toEqual([true, ...Array<boolean>(6).fill(false)])
  expect(weekOf(training, { today: '2026-03-08', finished: [] }).map(({ state }) => state)[2]).toBe('missed')
})
