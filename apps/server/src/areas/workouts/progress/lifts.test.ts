import { expect, test } from 'vitest'
import { getGraphs } from '@allenio/contract/home'
import { deleteMetricValue, deleteOwnMetricValue, getClientMetric, getOwnMetric, updateMetricValue } from '@allenio/contract/metrics'
import { listMainLifts, listTrainedExercises, listWeightsFromExercise, saveClientWorkout, saveOwnWorkout } from '@allenio/contract/workouts'
import { addDays, romeDay } from '@allenio/domain/days'
import { idOfSlug } from '#areas/system-exercises'
import { sql } from '#platform/db'
import { clientOf, testHouse } from '#testing'
import { ago, allowFreeTraining, doneSet, figures, finished, newExercise, sentWorkout, type SentWorkout } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const bench = { id: idOfSlug('barbell_bench_press'), name: 'Panca piana con bilanciere' }
const curl = { id: idOfSlug('barbell_curl'), name: 'Curl' }

/** One repetition of the bench press, so many days ago. */
function benched(daysAgo: number, kg: number): SentWorkout {
  const write = sentWorkout({ startedAt: ago(daysAgo * 1440), day: addDays(romeDay(), -daysAgo) })
  const exercise = newExercise(write.workout.id, { exercise: bench, changedAt: ago(daysAgo * 1440) })
  return finished({ ...write, exercises: [exercise], sets: [doneSet(exercise.id, 0, figures(kg, 1))] })
}

async function scene() {
  const team = await given.team()
  const { coach } = team
  const id = await clientOf(house, team)
  const values = async () => (await as(coach).call(getClientMetric, { id, metricId: 'bench-press' })).values
  return {
    coach,
    id,
    save: (write: SentWorkout) => as(coach).call(saveClientWorkout, { ...write, id }),
    values,
    kilograms: async () => (await values()).map(({ value }) => value),
  }
}

test('a workout with a new best gives the metric a value, once, and follows its edits', async () => {
  const { save, kilograms } = await scene()
  const [first, second, third] = [benched(9, 80), benched(6, 75), benched(3, 90)]
  for (const write of [first, second, third, first]) await save(write)
  expect(await kilograms()).toEqual([90, 80])
  // the second was typed wrongly: corrected, it is a best, and the third is none any more
  const [set] = second.sets
  await save({ ...second, sets: set ? [{ ...set, kg: 95, changedAt: ago(0) }] : [] })
  expect(await kilograms()).toEqual([95, 80])
  await save({ ...second, workout: { ...second.workout, state: 'discarded', changedAt: ago(0) }, exercises: [], sets: [] })
  expect(await kilograms()).toEqual([90, 80])
  // a curl was done instead, which is no bench press
  const [swapped] = third.exercises
  await save({ ...third, exercises: swapped ? [{ ...swapped, exercise: curl, changedAt: ago(0) }] : [], sets: [] })
  expect(await kilograms()).toEqual([80])
})

test('a value from the client’s own workout is marked as such: the client has written nothing, and may delete it', async () => {
  const team = await given.team()
  const id = await clientOf(house, team)
  await allowFreeTraining(house, team)
  await as(team.client).call(saveOwnWorkout, benched(1, 80))
  const detail = await as(team.client).call(getOwnMetric, { metricId: 'bench-press' })
  expect(detail.values).toMatchObject([{ isFromWorkout: true, isByClient: false, addedBy: null, may: { update: false, delete: true } }])
  expect(detail.points).toMatchObject([{ isFromWorkout: true }])
  // the workout counts as activity, and the value that follows from it does not
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`delete from workout_days where client_id = ${id}`))
  expect((await as(team.coach).call(getGraphs, { weeks: 2 })).activity.at(-1)?.clients).toBe(0)
  await as(team.client).call(deleteOwnMetricValue, { valueId: detail.values[0]?.id ?? '' })
  expect((await as(team.client).call(getOwnMetric, { metricId: 'bench-press' })).values).toEqual([])
})

test('a value from a workout is not edited, and one that was deleted stays away', async () => {
  const { coach, id, save, values, kilograms } = await scene()
  await save(benched(9, 80))
  const [value] = await values()
  expect(value).toMatchObject({ isFromWorkout: true, may: { update: false, delete: true } })
  const at = { id, valueId: value?.id ?? '' }
  expect((await as(coach).ask(updateMetricValue, { ...at, day: value?.day ?? '', value: 200, note: '' })).status).toBe(404)
  await as(coach).call(deleteMetricValue, at)
  await save(benched(2, 85))
  expect(await kilograms()).toEqual([85])
})

test('an exercise in several rows of a workout, as in a 5/3/1, was done one time, with its heaviest set', async () => {
  const { coach, id, save } = await scene()
  await save(benched(6, 70))
  const write = benched(3, 0)
  const rows = [60, 80, 75].map((kg, position) => {
    const exercise = newExercise(write.workout.id, { exercise: bench, position, changedAt: ago(3 * 1440) })
    return { exercise, set: doneSet(exercise.id, 0, figures(kg, 1)) }
  })
  await save({ ...write, exercises: rows.map(({ exercise }) => exercise), sets: rows.map(({ set }) => set) })
  const { exercises } = await as(coach).call(listTrainedExercises, { id })
  const set = { kg: 80, reps: 1 }
  expect(exercises).toMatchObject([{ times: 2, lastSet: set, bestSet: set, estimates: [70, 80], bestE1rm: 80 }])
  const { points, bests } = await as(coach).call(listWeightsFromExercise, { id, exercise: bench.id })
  expect(points).toMatchObject([
    { kg: 70, setsDone: 1, e1rm: 70, tonnageKg: 70 },
    { kg: 80, setsDone: 3, e1rm: 80, tonnageKg: 215 },
  ])
  expect(bests).toMatchObject({ load: 80, volume: 215, times: { load: 2, volume: 2 } })
  const { lifts } = await as(coach).call(listMainLifts, { id })
  expect(lifts.map(lift => lift.points.map(({ kg }) => kg))).toEqual([[70, 80]])
})
