import { expect, test } from 'vitest'
import { getClientMetric } from '@allenio/contract/metrics'
import {
  importClientWorkouts,
  importOwnWorkouts,
  listOwnImports,
  previewClientImport,
  previewOwnImport,
  matchExerciseNames,
  undoOwnImport,
  getClientWorkout,
  getTrainingMap,
  listClientWorkouts,
  listWeightsFromExercise,
  type ImportedWorkout,
} from '@allenio/contract/workouts'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { idOfSlug } from '#areas/system-exercises'
import { sql, type Count } from '#platform/db'
import { clientOf, testHouse } from '#testing'
import { figures } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const bench = { id: idOfSlug('barbell_bench_press'), name: 'Panca piana con bilanciere' }

const benched = (daysAgo: number, kg: number): ImportedWorkout => ({
  name: 'Push',
  day: addDays(today, -daysAgo),
  clock: '00:05',
  minutes: 50,
  note: 'Buona',
  exercises: [
    {
      exercise: bench,
      note: '',
      superset: null,
      sets: [
        { kind: 'warmup', ...figures(40, 8) },
        { kind: 'work', ...figures(kg, 1) },
      ],
    },
  ],
})

test('a history of another app comes in once, with its figures, and goes again', async () => {
  const team = await given.team()
  const { coach, client } = team
  const id = await clientOf(house, team)
  const importId = newId()
  const workouts = [benched(10, 85), benched(20, 70), benched(15, 75), benched(14, 80), benched(11, 80)]
  expect(await as(client).call(importOwnWorkouts, { importId, source: 'strong', workouts })).toEqual({ added: 5, skipped: 0 })
  expect(await as(coach).call(importClientWorkouts, { id, importId: newId(), source: 'hevy', workouts })).toEqual({ added: 0, skipped: 5 })

  const { completedWorkouts } = await as(coach).call(listClientWorkouts, { id })
  expect(completedWorkouts.map(({ day, minutes, records }) => [day, minutes, records > 0])).toEqual([
    [addDays(today, -10), 50, true],
    [addDays(today, -11), 50, false],
    [addDays(today, -14), 50, false],
    [addDays(today, -15), 50, false],
    [addDays(today, -20), 50, false],
  ])
  expect(completedWorkouts[0]).toMatchObject({ state: 'finished', isUnread: false, setsDone: 1, tonnageKg: 85, importSource: 'strong' })
  const { exerciseList } = await as(coach).call(getClientWorkout, { id, workoutId: completedWorkouts[0]?.id ?? '' })
  expect(exerciseList[0]?.sets.map(({ kind, kg }) => [kind, kg])).toEqual([
    ['warmup', 40],
    ['work', 85],
  ])
  const historyOf = () => as(coach).call(listWeightsFromExercise, { id, exercise: bench.id })
  expect((await historyOf()).bests).toMatchObject({ load: 85 })
  expect((await as(coach).call(getClientMetric, { id, metricId: 'bench-press' })).values).toHaveLength(4)
  const told = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.one<Count>(sql`select count(*) as count from notifications where kind = 'workout finished'`),
  )
  expect(told.count).toBe(0)

  const { imports } = await as(client).call(listOwnImports, {})
  expect(imports).toMatchObject([{ importId, source: 'strong', workouts: 5, from: addDays(today, -20), to: addDays(today, -10) }])
  await as(client).call(undoOwnImport, { importId })
  expect(await as(coach).call(getTrainingMap, { id })).toMatchObject({ total: 0, days: [] })
  expect(await historyOf()).toMatchObject({ bests: null, points: [] })
  expect((await as(coach).call(getClientMetric, { id, metricId: 'bench-press' })).values).toEqual([])
  expect((await as(client).ask(undoOwnImport, { importId })).status).toBe(404)
  const deeds = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many(sql`select action, details from audit_log where details ->> 'importId' = ${importId} order by created_at, id`),
  )
  expect(deeds).toEqual([
    { action: 'import workouts', details: { importId, source: 'strong', added: 5 } },
    { action: 'undo import of workouts', details: { importId, removed: 5 } },
  ])
  expect(await as(client).call(importOwnWorkouts, { importId: newId(), source: 'strong', workouts })).toMatchObject({ added: 5 })
})

test('what is not over yet, and exercises that nobody knows, do no harm', async () => {
  const team = await given.team()
  const id = await clientOf(house, team)
  const [strange] = benched(5, 60).exercises
  const workouts = [
    { ...benched(-1, 80), clock: '10:00' },
    { ...benched(5, 60), exercises: strange ? [{ ...strange, exercise: { id: newId(), name: 'Panca di casa' } }] : [] },
  ]
  expect(await as(team.coach).call(importClientWorkouts, { id, importId: newId(), source: 'hevy', workouts })).toEqual({
    added: 1,
    skipped: 1,
  })
  expect(await as(team.coach).call(listWeightsFromExercise, { id, exercise: 'Panca di casa' })).toMatchObject({ exerciseId: null })
})

test('what a client has already is told before it is sent: the same workout, and one of the same time', async () => {
  const team = await given.team()
  const { coach, client } = team
  const id = await clientOf(house, team)
  const stored = { ...benched(10, 80), clock: '18:00' }
  await as(coach).call(importClientWorkouts, { id, importId: newId(), source: 'strong', workouts: [stored] })
  const identityOf = ({ name, day, clock, minutes }: ImportedWorkout) => ({ name, day, clock, minutes })
  const workouts = [
    identityOf(stored),
    identityOf({ ...stored, name: 'Petto' }),
    identityOf({ ...stored, clock: '18:40' }),
    identityOf({ ...stored, clock: '20:00' }),
    identityOf({ ...stored, clock: '12:00', minutes: 0 }),
    identityOf(benched(9, 80)),
  ]
  const expected = { existing: [0], overlapping: [1, 2, 4] }
  expect(await as(coach).call(previewClientImport, { id, workouts })).toEqual(expected)
  expect(await as(client).call(previewOwnImport, { workouts })).toEqual(expected)
})

test('an imported workout stands in the map of training, and counts for no plan of ours', async () => {
  const team = await given.team()
  const id = await clientOf(house, team)
  const workouts = [benched(3, 80)]
  await as(team.coach).call(importClientWorkouts, { id, importId: newId(), source: 'everfit', workouts })
  const { days, mark, total } = await as(team.coach).call(getTrainingMap, { id })
  expect(days).toEqual([{ day: addDays(today, -3), planned: 0, dated: 0, done: 1 }])
  expect([mark.done, total]).toEqual([0, 1])
})

test('exercises are found by the names of other apps, in any order of words', async () => {
  const { coach } = await given.team()
  const names = [
    'Bench Press (Barbell)',
    'squat (barbell)',
    'Lat Pulldown (Cable)',
    'Hip Abductor (Machine)',
    'Lento avanti',
    'Zumba con Paola',
  ]
  const { matches } = await as(coach).call(matchExerciseNames, { names })
  expect(matches.map(({ name, exercise }) => [name, exercise.id])).toEqual([
    ['Bench Press (Barbell)', bench.id],
    ['squat (barbell)', idOfSlug('barbell_back_squat')],
    ['Lat Pulldown (Cable)', idOfSlug('wide_grip_lat_pulldown')],
    ['Hip Abductor (Machine)', idOfSlug('seated_hip_abduction_machine')],
    ['Lento avanti', idOfSlug('standing_barbell_overhead_press')],
  ])
})
