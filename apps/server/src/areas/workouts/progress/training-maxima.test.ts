import { expect, test } from 'vitest'
import { addMetricValues } from '@allenio/contract/metrics'
import {
  getProgramPaper,
  updateProgramSettings,
  getProgram,
  listOwnTrainingMaxima,
  listTrainingMaxima,
  removeTrainingMaximum,
  updateTrainingMaxima,
  type TrainingMaximum,
} from '@allenio/contract/programs'
import { getOwnTraining, getOwnWorkoutParts, saveClientWorkout, saveOwnWorkout } from '@allenio/contract/workouts'
import { addDays, romeDay } from '@allenio/domain/days'
import { clientJoins } from '#areas/clients'
import { idOfSlug } from '#areas/system-exercises'
import { sql } from '#platform/db'
import { clientOf, lonelyClientOf, testHouse } from '#testing'
import { planOf } from '../plan.testing.ts'
import { doneSet, figures, finished, newExercise, sentWorkout } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const bench = { id: idOfSlug('barbell_bench_press'), name: 'Panca piana' }
const today = romeDay()

async function scene(cells: object = { exercise: bench, load: '75%' }) {
  const team = await given.team()
  const id = await clientOf(house, team)
  const plan = await planOf(house, team, { clientId: id, startDay: addDays(today, -1), weekdays: [1, 2, 3, 4, 5, 6, 7], cells })
  const { coach, client } = team
  const list = async () => (await as(coach).call(listTrainingMaxima, { id })).maxima
  return {
    team,
    coach,
    client,
    id,
    plan,
    list,
    only: async (): Promise<TrainingMaximum | undefined> => (await list())[0],
    set: (kg: number | null, exercise: { id?: string; name: string } = bench) =>
      as(coach).call(updateTrainingMaxima, { id, maxima: [{ exercise, kg }] }),
    onDevice: async () => (await as(client).call(getOwnTraining, {})).training?.assignments[0],
  }
}

test('a training maximum is the typed one, else a share of the metric, else of the estimate', async () => {
  const { coach, id, only, set } = await scene()
  expect(await only()).toMatchObject({ key: bench.id, isPlanned: true, current: null, suggested: null })
  const write = sentWorkout()
  const exercise = newExercise(write.workout.id, { exercise: { ...bench, name: 'Altra' } })
  await as(coach).call(saveClientWorkout, {
    ...finished({ ...write, exercises: [exercise], sets: [doneSet(exercise.id, 0, figures(100, 1))] }),
    id,
  })
  expect((await only())?.suggested).toMatchObject({ kg: 90, source: 'estimated', ofKg: 100, share: 90 })
  await as(coach).call(addMetricValues, { id, entries: [{ kind: 'bench-press', day: today, value: 112.5 }] })
  expect((await only())?.suggested).toMatchObject({ kg: 100, source: 'metric', ofKg: 112.5, share: 90, day: today })
  await set(105)
  expect(await only()).toMatchObject({ current: { kg: 105, source: 'typed', day: today }, suggested: { kg: 100 } })
  await as(coach).call(removeTrainingMaximum, { id, key: bench.id })
  expect(await only()).toMatchObject({ current: null, suggested: { kg: 100 } })
})

test('a suggestion that was accepted stays as it was, whatever is lifted afterwards', async () => {
  const { coach, id, only, set } = await scene()
  await expect(set(null)).rejects.toMatchObject({ body: { errors: { 'maxima.0.kg': expect.anything() } } })
  const measure = (value: number) => as(coach).call(addMetricValues, { id, entries: [{ kind: 'bench-press', day: today, value }] })
  await measure(100)
  await set(null)
  await measure(120)
  expect(await only()).toMatchObject({ current: { kg: 90, source: 'metric', ofKg: 100, share: 90 }, suggested: { kg: 107.5 } })
})

test.each([0, -5, 1000, 100.001])('%f kg is no training maximum', async kg => {
  const { set, only } = await scene()
  await expect(set(kg)).rejects.toMatchObject({ body: { code: 'invalid input' } })
  expect((await only())?.current).toBeNull()
})

test('the business sets the share of a maximum', async () => {
  const { team, coach, id, only } = await scene()
  await as(team.admin).call(updateProgramSettings, { maximumShare: 100 })
  await as(coach).call(addMetricValues, { id, entries: [{ kind: 'bench-press', day: today, value: 100 }] })
  expect((await only())?.suggested).toMatchObject({ kg: 100, share: 100 })
})

test('the client’s device, their program and its paper know the loads to which percentages refer', async () => {
  const { client, plan, set, onDevice } = await scene()
  const programUserId = plan.programUserId
  const paper = async () => {
    const { weeks, headings } = await as(client).call(getProgramPaper, { id: plan.programId, programUserId })
    const row = weeks[0]?.days[0]?.workouts[0]?.groups[0]?.[0]
    return [row?.cells[headings.cells.indexOf('Carico')], row?.note]
  }
  expect(await paper()).toEqual(['75%', 'Massimale di lavoro mancante'])
  await set(112.5)
  expect((await onDevice())?.maxima).toEqual([
    { key: bench.id, source: 'typed', ofKg: null, share: null, isSet: true, steps: [{ fromWeek: 1, kg: 112.5 }] },
  ])
  const { loads } = await as(client).call(getProgram, { id: plan.programId, programUserId })
  expect(loads).toMatchObject({ stepKg: 2.5, cycle: null, maxima: [{ key: bench.id, steps: [{ fromWeek: 1, kg: 112.5 }] }] })
  expect(await paper()).toEqual(['85\u00a0kg (75%)', ''])
  expect((await as(client).call(listOwnTrainingMaxima, {})).maxima).toMatchObject([{ key: bench.id, current: { kg: 112.5 } }])
})

test('a client who sees no loads gets no maxima', async () => {
  const { team, client, plan, set, onDevice } = await scene()
  await set(112.5)
  await as(team.admin).call(updateProgramSettings, { clientColumns: ['sets', 'reps'] })
  expect(await onDevice()).toMatchObject({ maxima: [], cycle: null })
  expect((await as(client).call(getProgram, { id: plan.programId })).loads?.maxima).toEqual([])
  expect((await as(client).call(listOwnTrainingMaxima, {})).maxima).toEqual([])
})

test('results keep the maximum from which their loads were computed', async () => {
  const { client, plan, set } = await scene()
  await set(100)
  const write = sentWorkout({ programUserId: plan.programUserId, releaseId: plan.releaseId, dayId: plan.dayIds[0] ?? null })
  const maximum = { kg: 100, stepKg: 2.5 }
  const exercise = newExercise(write.workout.id, { exercise: bench, rowId: plan.rowIds[0] ?? null, maximum })
  await as(client).call(saveOwnWorkout, { ...write, exercises: [exercise], sets: [] })
  await set(120)
  const { exercises } = await as(client).call(getOwnWorkoutParts, { id: write.workout.id })
  expect(exercises).toMatchObject([{ maximum, target: { load: '75%' } }])
})

test('a maximum that is set during a program counts from the week that is trained next', async () => {
  const { team, id, plan, set, onDevice } = await scene()
  await set(100)
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`update training_maxima set from_day = ${addDays(today, -30)} where client_id = ${id}`)
    // the first week's three days are over, and the next week begins tomorrow
    await db.run(sql`update program_users set start_day = ${addDays(today, -6)} where id = ${plan.programUserId}`)
  })
  await set(95)
  expect((await onDevice())?.maxima[0]?.steps).toEqual([
    { fromWeek: 1, kg: 100 },
    { fromWeek: 2, kg: 95 },
  ])
})

test('if two records of one person have a maximum of one day, that of the remaining record stays', async () => {
  const { team, id, set, list } = await scene()
  await set(100)
  const other = await lonelyClientOf(house, team)
  await as(team.admin).call(updateTrainingMaxima, {
    id: other,
    maxima: [
      { exercise: bench, kg: 80 },
      { exercise: { name: 'Squat' }, kg: 140 },
    ],
  })
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    for (const join of clientJoins.gathered()) await join(db, { workspaceId: team.workspaceId, fromId: other, toId: id })
  })
  expect((await list()).map(({ key, current }) => [key, current?.kg])).toEqual([
    [bench.id, 100],
    ['name squat', 140],
  ])
})
