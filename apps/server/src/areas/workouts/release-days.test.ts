import { saveOwnWorkout } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { planOf } from './plan.testing.ts'
import { sentWorkout } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

test('a workout loses a day that its release does not have, and keeps one that it has', async () => {
  const team = await given.team()
  const { client } = team
  const clientId = await clientOf(house, team)
  const { programUserId, releaseId, dayIds, workoutIds } = await planOf(house, team, { clientId })
  const dayOf = async (dayId: string | undefined) => {
    const write = sentWorkout({ programUserId, releaseId, dayId: dayId ?? null, plannedWorkoutId: workoutIds[0] ?? null })
    await as(client).call(saveOwnWorkout, write)
    return database.withWorkspace(team.workspaceId, 'read', db =>
      db.one(sql`select program_user_id, day_id, planned_workout_id from completed_workouts where id = ${write.workout.id}`),
    )
  }
  expect(await dayOf(newId())).toEqual({ program_user_id: programUserId, day_id: null, planned_workout_id: null })
  expect(await dayOf(dayIds[1])).toMatchObject({ program_user_id: programUserId, day_id: dayIds[1] })
})
