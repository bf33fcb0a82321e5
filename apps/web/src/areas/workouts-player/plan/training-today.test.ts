import { expect, test } from 'vitest'
import { finishedWorkout, trainingOf } from './training.testing.ts'
import { trainingOfToday } from './training-today.ts'

const today = '2026-03-04'
const dated = [
  { dayId: 'd1', date: '2026-03-02' },
  { dayId: 'd2', date: today, workouts: 2 },
  { dayId: 'd3', date: '2026-03-06' },
]
const read = (...args: Parameters<typeof trainingOfToday>) => {
  const { due, done, next, missed } = trainingOfToday(...args)
  return { due: due.map(({ id }) => id), done: done.map(({ id }) => id), next: next?.day.dayId, missed: missed.map(({ day }) => day.dayId) }
}

test('what is due, what was missed and what comes next', () => {
  expect(read(trainingOf(dated), { today, finished: [] })).toEqual({ due: ['d2 w1', 'd2 w2'], done: [], next: 'd3', missed: ['d1'] })
})

test('a day of two workouts goes on after the first, also when the server counts it as trained', () => {
  const finished = [finishedWorkout('d2', 'd2 w1', today)]
  const known = trainingOf(dated.map(day => (day.dayId === 'd2' ? { ...day, trainedOn: today } : day)))
  for (const training of [trainingOf(dated), known])
    expect(read(training, { today, finished })).toMatchObject({ due: ['d2 w2'], done: ['d2 w1'] })
  const both = [...finished, finishedWorkout('d2', 'd2 w2', today)]
  expect(read(known, { today, finished: both })).toMatchObject({ due: [], next: 'd3' })
})

test('a day that was trained on another device is done, whatever this one knows', () => {
  const training = trainingOf(dated.map(day => ({ ...day, trainedOn: day.dayId === 'd2' ? today : null })))
  expect(read(training, { today, finished: [] }).due).toEqual([])
})

test('a missed day that this device has trained without a network is missed no more', () => {
  const finished = [finishedWorkout('d1', 'd1 w1', today)]
  expect(read(trainingOf(dated), { today, finished })).toMatchObject({ missed: [], done: ['d1 w1'] })
})

test('in order the first open day is due, until one was trained today', () => {
  const days = [{ dayId: 'd1', trainedOn: '2026-03-02' }, { dayId: 'd2' }, { dayId: 'd3' }]
  const training = trainingOf(days, { weekdays: null })
  expect(read(training, { today, finished: [] })).toEqual({ due: ['d2 w1'], done: [], next: 'd3', missed: [] })
  const finished = [finishedWorkout('d2', 'd2 w1', today)]
  expect(read(training, { today, finished })).toMatchObject({ due: [], next: 'd3' })
})

test('in order the next day is due on the day after one that this device has trained without a network', () => {
  const training = trainingOf([{ dayId: 'd1' }, { dayId: 'd2' }, { dayId: 'd3' }], { weekdays: null })
  const finished = [finishedWorkout('d1', 'd1 w1', '2026-03-03')]
  expect(read(training, { today, finished })).toMatchObject({ due: ['d2 w1'], next: 'd3' })
})

test('a paused plan has nothing due', () => {
  expect(read(trainingOf(dated, { state: 'paused' }), { today, finished: [] }).due).toEqual([])
})
