import { listGoneSubjects } from '@allenio/contract/chat'
import { deleteSurveyAnswer, getOwnSurveyAnswer, undeleteSurveyAnswer } from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { chatSceneOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { answerOf } from '../scene.testing.ts'

const house = await testHouse()

test('a reply leads to the answer until it is deleted, for those who may read it', async () => {
  const { admin, coach, client, clientId, conversationId, team, say } = await chatSceneOf(house)
  const { answerId: id } = await answerOf(house, team, { clientId, cells: { reader: 'coach' } })
  const message = await say(coach, 'Dormi di più', { about: { kind: 'survey answer', id } })
  expect(message.about).toMatchObject({ kind: 'survey answer', id, title: 'Check-in' })
  expect((await house.as(client).call(getOwnSurveyAnswer, { id })).replies).toMatchObject([
    { messageId: message.id, text: 'Dormi di più', by: message.sender.name },
  ])
  const goneFor = async (member: typeof client) =>
    (await house.as(member).call(listGoneSubjects, { id: conversationId, messageId: [message.id] })).messageIds
  // a survey that is kept to coaches has no answers for nutritionists
  expect([await goneFor(admin), await goneFor(coach), await goneFor(team.nutritionist), await goneFor(client)]).toEqual([
    [],
    [],
    [message.id],
    [],
  ])
  await house.as(coach).call(deleteSurveyAnswer, { id })
  expect([await goneFor(coach), await goneFor(client)]).toEqual([[message.id], [message.id]])
  await house.as(coach).call(undeleteSurveyAnswer, { id })
  expect(await goneFor(coach)).toEqual([])
  await expect(say(client, 'Di un altro', { about: { kind: 'survey answer', id: newId() } })).rejects.toThrow(/not found/)
})
