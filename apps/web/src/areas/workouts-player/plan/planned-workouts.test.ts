import { expect, test } from 'vitest'
import { newStoredWorkout } from '#areas/workouts'
import { findPlanOf, movedDaysOf, noteOfChange, trainingDaysOf } from './planned-workouts.ts'
import { finishedWorkout, trainingOf } from './training.testing.ts'

const change = { note: 'Meno serie per la spalla', at: '2026-03-03T08:00:00Z' }
const [assignment] = trainingOf([{ dayId: 'd1' }], { change }).assignments
const stored = (changes: object) => {
  const workout = { ...finishedWorkout('d1', 'd1 w1', '2026-03-04'), ...changes }
  return newStoredWorkout({ workout, exercises: new Map(), sets: new Map(), steps: [] }, null)
}

test.each([
  ['of a plan that nobody has trained by', [], change.note],
  ['while somebody trains by it', [stored({ state: 'under way' })], change.note],
  ['of a workout by the release before', [stored({ releaseId: 'before' })], change.note],
  ['of another program', [stored({ programUserId: 'other' })], change.note],
  ['once somebody has trained by it', [stored({})], undefined],
])('the note of a change: %s', (_, workouts, note) => {
  expect(assignment && noteOfChange(assignment, workouts)).toBe(note)
})

test('a workout has the notes of its week, of its day and its own, in this order', () => {
  const training = trainingOf([{ dayId: 'd1', workouts: 2 }])
  const notes = new Map([
    ['week', 'Scarico'],
    ['d1', 'In palestra'],
    ['d1 w2', 'A circuito'],
  ])
  const [plan] = training.assignments
  if (!plan) throw new Error('the plan is there')
  plan.rows = plan.rows.map(row => ({ ...row, cells: { ...row.cells, note: notes.get(row.id) ?? null } }))
  expect(trainingDaysOf(plan)[0]?.workouts.map(workout => workout.notes)).toEqual([
    ['Scarico', 'In palestra'],
    ['Scarico', 'In palestra', 'A circuito'],
  ])
  const begun = finishedWorkout('d1', 'd1 w2', '2026-03-04')
  expect(findPlanOf(training, stored(begun).state.workout)?.id).toBe('d1 w2')
  expect(findPlanOf(training, stored({ ...begun, releaseId: 'before' }).state.workout)).toBeUndefined()
  expect(findPlanOf(undefined, stored(begun).state.workout)).toBeUndefined()
})

test.each([
  ['as planned', [1, 3, 5], ['2026-03-02', '2026-03-04', '2026-03-06'], []],
  ['one moved', [1, 3, 5], ['2026-03-02', '2026-03-05', '2026-03-06'], [['d2', '2026-03-05']]],
  ['in order, one moved', null, [null, '2026-03-05', null], [['d2', '2026-03-05']]],
])('the days that a client has moved: %s', (_, weekdays, dates, moved) => {
  const [plan] = trainingOf(
    dates.map((date, at) => ({ dayId: `d${at + 1}`, date })),
    { weekdays },
  ).assignments
  expect([...(plan ? movedDaysOf(plan) : [])]).toEqual(moved)
})
