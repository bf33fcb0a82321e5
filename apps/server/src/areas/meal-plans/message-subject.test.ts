import { listGoneSubjects } from '@allenio/contract/chat'
import { deleteMealPlan, undeleteMealPlan } from '@allenio/contract/meal-plans'
import { chatSceneOf, lonelyClientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { assignedPlanOf } from './scene.testing.ts'

const house = await testHouse()

test('a meal plan of the client is named by a message, and opens until it is deleted; the client keeps theirs', async () => {
  const { admin, coach, client, clientId, conversationId, team, say } = await chatSceneOf(house)
  const plan = await assignedPlanOf(house, team, { clientId })
  const message = await say(client, 'Di questo', { about: { kind: 'meal plan', id: plan.assignmentId } })
  expect(message.about).toMatchObject({ kind: 'meal plan', id: plan.assignmentId, title: 'Equilibrio', parentId: plan.id })
  const goneFor = async (member: typeof client) =>
    (await house.as(member).call(listGoneSubjects, { id: conversationId, messageId: [message.id] })).messageIds
  // a coach sees nothing of nutrition
  expect([await goneFor(admin), await goneFor(coach), await goneFor(client)]).toEqual([[], [message.id], []])
  await house.as(team.nutritionist).call(deleteMealPlan, { id: plan.id })
  expect([await goneFor(admin), await goneFor(client)]).toEqual([[message.id], []])
  await house.as(team.nutritionist).call(undeleteMealPlan, { id: plan.id })
  expect(await goneFor(admin)).toEqual([])
  const foreign = await assignedPlanOf(house, team, { clientId: await lonelyClientOf(house, team) })
  await expect(say(client, 'Di un altro', { about: { kind: 'meal plan', id: foreign.assignmentId } })).rejects.toThrow()
})
