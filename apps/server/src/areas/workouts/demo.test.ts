import { expect, test } from 'vitest'
import { listAttention } from '@allenio/contract/home'
import {
  getClientWorkout,
  getTrainingMap,
  listClientWorkouts,
  listCompletedWorkouts,
  listWeightsFromExercise,
} from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { fillDemoRecords } from '#areas/clients'
import { sql } from '#platform/db'
import { testHouse } from '#testing'

const { as, given, database } = await testHouse()

test('the demo’s clients have half a year of training behind them', async () => {
  const { workspaceId, admin } = await given.team()
  const clients = Array.from({ length: 12 }, () => ({ id: newId() }))
  await database.withWorkspace(workspaceId, 'write', async db => {
    for (const { id } of clients)
      await db.run(sql`
        insert into clients (id, first_name, sex, height_cm, created_at)
        values (${id}, 'Cliente', 'male', 180, now() - interval '200 days')`)
    const claimFiles = await fillDemoRecords(db, clients)
    await claimFiles()
  })
  const [first, second] = clients
  const id = first?.id ?? ''
  const map = await as(admin).call(getTrainingMap, { id })
  expect(map.total).toBeGreaterThan(40)
  expect(map.days.length).toBeGreaterThan(20)
  expect(map.mark.planned).toBeGreaterThan(3)
  const { completedWorkouts } = await as(admin).call(listClientWorkouts, { id })
  const { exerciseList } = await as(admin).call(getClientWorkout, { id, workoutId: completedWorkouts[0]?.id ?? '' })
  const [exercise] = exerciseList
  expect(exercise?.comments).toHaveLength(1)
  const name = exercise?.exercise.id ?? exercise?.name ?? ''
  const history = await as(admin).call(listWeightsFromExercise, { id, exercise: name })
  expect(history.points.length).toBeGreaterThan(3)
  expect(history.programChanges.length).toBeGreaterThan(0)
  expect((await as(admin).call(listCompletedWorkouts, { clientId: second?.id, mark: 'pain' })).completedWorkouts).toHaveLength(1)
  const reasons = (await as(admin).call(listAttention, {})).attention.flatMap(({ needs }) => needs.map(({ reason }) => reason))
  expect(reasons).toContain('pain in training')
  expect(reasons).toContain('missed twice')
}, 60_000)
