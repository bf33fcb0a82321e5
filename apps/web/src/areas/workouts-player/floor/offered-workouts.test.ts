import { expect, test } from 'vitest'
import { finishedWorkout, trainingOf } from '../plan/training.testing.ts'
import { offeredWorkouts } from './offered-workouts.ts'

const today = '2026-03-04'
const training = trainingOf([
  { dayId: '1', date: '2026-03-02', trainedOn: '2026-03-02' },
  { dayId: '2', date: '2026-03-04' },
  { dayId: '3', date: '2026-03-06' },
])
const idsOf = (workouts: readonly { id: string }[]) => workouts.map(({ id }) => id)

test('today’s workout is offered first, and what was trained comes last', () => {
  const { offered, reason, missed, others } = offeredWorkouts(training, { today, finished: [] })
  expect([reason, idsOf(offered), idsOf(missed), idsOf(others)]).toEqual(['todayPlan', ['2 w1'], [], ['3 w1', '1 w1']])
})

test('a program that has ended is not offered', () => {
  const [assignment] = training.assignments
  if (!assignment) throw new Error('the plan has an assignment')
  const ended = (changes: Partial<typeof assignment>) => ({ ...training, assignments: [{ ...assignment, ...changes }] })
  for (const over of [ended({ state: 'terminated' }), ended({ lastDay: '2026-03-03' })]) {
    const { offered, missed, others } = offeredWorkouts(over, { today, finished: [] })
    expect([offered, missed, others]).toEqual([[], [], []])
  }
})

test('whoever has missed a workout is offered it on a free day', () => {
  const { offered, reason, missed } = offeredWorkouts(training, { today: '2026-03-05', finished: [] })
  expect([reason, idsOf(offered), idsOf(missed)]).toEqual(['missed', ['2 w1'], []])
})

test('after today’s workout the next one is offered', () => {
  const finished = [finishedWorkout('2', '2 w1', today)]
  const { offered, reason, others } = offeredWorkouts(training, { today, finished })
  expect([reason, idsOf(offered)]).toEqual(['upcoming', ['3 w1']])
  expect(idsOf(others)).toEqual(['2 w1', '1 w1'])
})
