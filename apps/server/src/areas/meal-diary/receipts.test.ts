import { recordOwnDietReceipt, saveOwnMeal } from '@allenio/contract/meal-diary'
import { listClientMealPlans } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { dietOf, planned, timed, today } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const diet = await dietOf(house, team, { clientId })
  const readReceipt = async () => (await as(team.nutritionist).call(listClientMealPlans, { id: clientId })).assignments[0]?.receipt
  return { ...team, diet, readReceipt }
}

test('the first tick of a release is kept: the earliest, in whatever order they come, and no note', async () => {
  const { client, diet, readReceipt } = await scene()
  const meal = { ...planned(diet), day: today, mealId: diet.breakfastId }
  await as(client).call(saveOwnMeal, { ...meal, note: 'Poca fame', ...timed() })
  await as(client).call(saveOwnMeal, { ...meal, state: null, ...timed() })
  expect(await readReceipt()).toMatchObject({ firstTickAt: null })
  const tick = async (minutesAgo: number, mealId = diet.breakfastId) => {
    await as(client).call(saveOwnMeal, { ...meal, mealId, state: 'eaten', ...timed(minutesAgo) })
    return Math.round((Date.now() - Date.parse((await readReceipt())?.firstTickAt ?? '')) / 60_000)
  }
  expect([await tick(30), await tick(90, diet.lunchId), await tick(5)]).toEqual([30, 90, 90])
})

test('a plan is on the device, and opened: of each the first time counts, and nothing of a plan that was not given', async () => {
  const { client, diet, readReceipt } = await scene()
  await as(client).call(recordOwnDietReceipt, { ...planned(diet), kind: 'stored' })
  const first = await readReceipt()
  expect(first).toMatchObject({ storedAt: expect.any(String), openedAt: null })
  await as(client).call(recordOwnDietReceipt, { ...planned(diet), kind: 'stored' })
  await as(client).call(recordOwnDietReceipt, { ...planned(diet), kind: 'opened' })
  expect(await readReceipt()).toMatchObject({ storedAt: first?.storedAt, openedAt: expect.any(String) })
  expect((await as(client).ask(recordOwnDietReceipt, { ...planned(diet), releaseId: newId(), kind: 'opened' })).status).toBe(404)
})

test('a plan that a client had before and is given again is neither stored, nor opened or ticked, until they do so anew', async () => {
  const { client, workspaceId, diet, readReceipt } = await scene()
  const opened = { ...planned(diet), kind: 'opened' } as const
  await as(client).call(recordOwnDietReceipt, { ...opened, kind: 'stored' })
  await as(client).call(recordOwnDietReceipt, opened)
  await as(client).call(saveOwnMeal, { ...planned(diet), day: today, mealId: diet.breakfastId, state: 'eaten', ...timed() })
  // as if all this had been done by an assignment of last week
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
      update document_receipts set sent_at = coalesce(sent_at, now()) - interval '9 days', stored_at = stored_at - interval '9 days',
        opened_at = opened_at - interval '9 days', used_at = used_at - interval '9 days' where release_id = ${diet.releaseId}`),
  )
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`update meal_plan_assignments set start_day = ${today}, created_at = now() where id = ${diet.assignmentId}`),
  )
  expect(await readReceipt()).toEqual({ sentAt: expect.any(String), storedAt: null, openedAt: null, firstTickAt: null })
  await as(client).call(recordOwnDietReceipt, opened)
  expect(await readReceipt()).toMatchObject({ storedAt: null, openedAt: expect.any(String) })
})
