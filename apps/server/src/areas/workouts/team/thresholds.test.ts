import { expect, test } from 'vitest'
import { updateProgramSettings } from '@allenio/contract/programs'
import { getTrainingMap, listTrainingMarks, updateAdherenceThresholds } from '@allenio/contract/workouts'
import { addDays, romeDay } from '@allenio/domain/days'
import { sql } from '#platform/db'
import { clientOf, testHouse } from '#testing'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

test('how regularly somebody has to train is the business’s to say, and may differ for a client', async () => {
  const team = await given.team()
  const { admin, coach } = team
  const id = await clientOf(house, team)
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    for (const daysAgo of [1, 2, 3, 4, 30])
      await db.run(sql`
        insert into workout_days (client_id, day, planned, done) values (${id}, ${addDays(today, -daysAgo)}, 1, ${daysAgo === 1 ? 0 : 1})`)
  })
  const mark = async () => (await as(coach).call(listTrainingMarks, { clientId: id })).marks
  expect(await mark()).toEqual([{ clientId: id, planned: 4, done: 3, percent: 75, level: 'fair' }])
  await as(admin).call(updateProgramSettings, { adherenceGood: 70 })
  expect(await mark()).toMatchObject([{ level: 'good' }])
  await as(coach).call(updateAdherenceThresholds, { id, thresholds: { good: 95, fair: 80 } })
  expect(await mark()).toMatchObject([{ level: 'poor' }])
  expect(await as(coach).call(getTrainingMap, { id })).toMatchObject({
    mark: { level: 'poor' },
    thresholds: { good: 95, fair: 80, isOwn: true },
  })
  await as(coach).call(updateAdherenceThresholds, { id, thresholds: null })
  expect((await as(coach).call(getTrainingMap, { id })).thresholds).toEqual({ good: 70, fair: 50, isOwn: false })
  expect((await as(coach).ask(updateAdherenceThresholds, { id, thresholds: { good: 50, fair: 60 } })).status).toBe(422)
  expect((await as(admin).ask(updateProgramSettings, { adherenceFair: 90 })).status).toBe(422)
})
