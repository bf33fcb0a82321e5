import { listGoneSubjects } from '@allenio/contract/chat'
import { deleteProgram, undeleteProgram } from '@allenio/contract/programs'
import { chatSceneOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { programOf, programUserOf } from './scene.testing.ts'

const house = await testHouse()

test('a program that was deleted, or that a colleague may not see, cannot be opened from a message; the client keeps theirs', async () => {
  const { admin, coach, client, clientId, conversationId, team, say } = await chatSceneOf(house)
  const program = await programOf(house, team)
  const hidden = await programOf(house, team, { owner: admin, isPrivate: true })
  const messageId: string[] = []
  for (const each of [program, hidden]) {
    const id = await programUserOf(house, team, { clientId, program: each })
    messageId.push((await say(client, 'Di questo', { about: { kind: 'program', id } })).id)
  }
  const [ofProgram, ofHidden] = messageId
  const goneFor = async (member: typeof client) =>
    (await house.as(member).call(listGoneSubjects, { id: conversationId, messageId })).messageIds
  expect([await goneFor(admin), await goneFor(coach), await goneFor(client)]).toEqual([[], [ofHidden], []])
  await house.as(coach).call(deleteProgram, { id: program.id })
  expect([await goneFor(admin), await goneFor(client)]).toEqual([[ofProgram], []])
  await house.as(coach).call(undeleteProgram, { id: program.id })
  expect(await goneFor(admin)).toEqual([])
})
