import { switchConversation } from '@allenio/contract/chat'
import { cancelScheduledMessage, listScheduledMessages, scheduleMessage, updateScheduledMessage } from '@allenio/contract/chat-desk'
import { deleteClient } from '@allenio/contract/clients'
import { removeClients } from '@allenio/contract/collaborators'
import { listNotifications } from '@allenio/contract/notifications'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { chatSceneOf, testHouse, writeClients, type ChatScene, type TestMember } from '#testing'
import { expect, test } from 'vitest'
import { sendScheduled } from './scheduled-jobs.ts'

// Scheduled messages that cannot be sent: nobody sees more of the client than they may, and the author is told.

const house = await testHouse()
const { as, database } = house

const plan = async ({ coach, conversationId }: ChatScene) =>
  (
    await as(coach).call(scheduleMessage, {
      conversationId,
      message: 'Ciao {first_name}',
      sendAt: new Date(Date.now() + 3_600_000).toISOString(),
      deviceId: newId(),
    })
  ).id

async function comeDue({ workspaceId }: ChatScene, id: string): Promise<void> {
  await database.withWorkspace(workspaceId, 'write', db => db.run(sql`update scheduled_messages set send_at = now() where id = ${id}`))
  const kit = { database, log: makeLog('silent'), jobId: newId(), isLastTry: true }
  await sendScheduled.run(kit, { workspaceId, data: { id } })
}

const plannedBy = async (who: TestMember) => (await as(who).call(listScheduledMessages, {})).scheduledMessages
const toldTo = async (who: TestMember) => (await as(who).call(listNotifications, { group: 'chat' })).notifications

test('who lost the client sees nothing of what they planned, and is told that it did not leave, without a name', async () => {
  const scene = await chatSceneOf(house)
  const { admin, coach, clientId, workspaceId } = scene
  const id = await plan(scene)
  await as(admin).call(removeClients, { id: coach.membershipId, clientIds: [clientId] })
  expect(await plannedBy(coach)).toEqual([])
  expect((await as(coach).ask(updateScheduledMessage, { id, message: 'Altro' })).status).toBe(404)
  expect((await as(coach).ask(cancelScheduledMessage, { id })).status).toBe(404)
  await comeDue(scene, id)
  const notifications = await toldTo(coach)
  expect(notifications).toMatchObject([
    { title: 'Un messaggio programmato non è partito', body: 'Il cliente non è più affidato a te.', link: '/chats', client: null },
  ])
  expect(JSON.stringify(notifications)).not.toContain('Martina')
  await writeClients(
    house,
    workspaceId,
    sql`insert into client_collaborators (client_id, membership_id) values (${clientId}, ${coach.membershipId})`,
  )
  expect((await plannedBy(coach)).map(each => [each.state, each.refusal])).toEqual([['refused', 'Il cliente non è più affidato a te.']])
})

test('the author is told once why nothing left: where it is disabled with the way there, of a deleted client without', async () => {
  const scene = await chatSceneOf(house)
  const { admin, coach, clientId, conversationId } = scene
  const [first, second] = [await plan(scene), await plan(scene)]
  await as(coach).call(switchConversation, { id: conversationId, isEnabled: false })
  await comeDue(scene, first)
  await comeDue(scene, first)
  expect(await toldTo(coach)).toMatchObject([
    { body: 'Martina Bellini: Chat disattivata', link: `/chats?c=${conversationId}`, client: { id: clientId } },
  ])
  expect(await toldTo(admin)).toEqual([])
  await as(admin).call(deleteClient, { id: clientId })
  await comeDue(scene, second)
  expect(await toldTo(coach)).toMatchObject([{ body: 'Il cliente è stato eliminato.', link: '/chats', client: null }])
})
