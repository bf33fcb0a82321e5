import { expect, test } from 'vitest'
import { listLastAttempts } from '@allenio/contract/workouts'
import { clientOf, testHouse } from '#testing'
import { ago, dayAgo, doneSet, finished, newExercise, sentWorkout, workoutOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, given } = house

/** A workout so many days ago, with squats of these repetitions and one set of an exercise of its own. */
function workout(days: number, reps: readonly number[]) {
  const write = finished(sentWorkout({ startedAt: ago(days * 1440 + 60), day: dayAgo(days) }))
  const [squat] = write.exercises
  if (!squat) throw new Error('no exercise')
  const own = newExercise(write.workout.id, { exercise: { name: `Esercizio ${days}` }, target: null })
  const sets = reps.map((each, position) => doneSet(squat.id, position, { reps: each, rir: 1 }))
  return { ...write, exercises: [squat, own], sets: [...sets, doneSet(squat.id, 9, { doneAt: null }), doneSet(own.id, 0, { kg: null })] }
}

test('whoever plans is told the last four times of every exercise at once, with what was asked', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const all = [workout(14, [9]), workout(12, [9]), workout(9, [8, 8]), workout(5, [7, 6]), workout(2, [8, 8, 8])]
  for (const each of all) await workoutOf(house, team, clientId, each)
  const { exercises } = await as(team.coach).call(listLastAttempts, { id: clientId })
  expect(exercises.map(({ key, attempts }) => [key, attempts.length])).toEqual([
    ['name esercizio 12', 1],
    ['name esercizio 14', 1],
    ['name esercizio 2', 1],
    ['name esercizio 5', 1],
    ['name esercizio 9', 1],
    ['name squat', 4],
  ])
  const squats = exercises.at(-1)?.attempts
  expect(squats?.map(({ sets }) => sets.map(({ reps }) => reps))).toEqual([[9], [8, 8], [7, 6], [8, 8, 8]])
  expect(squats?.at(-1)).toMatchObject({ target: { reps: '8', load: '80' }, sets: [{ kind: 'work', kg: 80, rir: 1 }, {}, {}] })
})
