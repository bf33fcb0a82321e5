import { expect, test } from 'vitest'
import { getConversation, getConversationOfClient, sendMessage, wipeConversation } from '@allenio/contract/chat'
import { listAttention } from '@allenio/contract/home'
import { createSavedAnswer, listScheduledMessages, scheduleMessage } from '@allenio/contract/chat-desk'
import { deleteClient } from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import { exporters, type ExportPart } from '#areas/account'
import { clientsArea } from '#areas/clients'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { actorOf, chatSceneOf, testHouse, uploadOf, writeClients, type TestMember } from '#testing'
import { latestMessage } from '../home-parts.ts'
import { joinConversations } from '../join.ts'

// Messages outside the chat: exports, erasing, joined records, the home page, other areas.

const house = await testHouse()
const { as, database } = house

async function exportOf(who: TestMember, of: 'ofMember' | 'ofWorkspace') {
  const parts: (ExportPart | undefined)[] = []
  await database.withWorkspace(who.workspaceId, 'read', async db => {
    for (const exporter of exporters.gathered()) {
      parts.push(await (of === 'ofMember' ? exporter.ofMember?.(db, who.personId) : exporter.ofWorkspace?.(db)))
    }
  })
  const rows = (name: string) => parts.flatMap(part => part?.tables ?? []).find(table => table.name === name)?.rows ?? []
  return { rows, files: parts.flatMap(part => part?.files ?? []), text: JSON.stringify(parts) }
}

test('an export holds what a person said and was told, a client’s without the team’s notes', async () => {
  const { admin, coach, client, conversationId, say } = await chatSceneOf(house)
  await say(client, 'Ciao coach')
  const { message } = await as(coach).call(sendMessage, { conversationId, message: 'La scheda', uploadId: await uploadOf(coach) })
  await say(coach, 'segreto del team', { isTeamNote: true })
  await as(coach).call(createSavedAnswer, { title: 'Mia', text: 'Solo mia' })
  const own = await exportOf(client, 'ofMember')
  expect(own.rows('messages').map(row => row['body'])).toEqual(['Ciao coach', 'La scheda'])
  expect(own.files.map(file => file.id)).toContain(message.file?.id)
  expect(own.text).not.toContain('segreto')
  const coachs = await exportOf(coach, 'ofMember')
  expect(coachs.rows('messages').map(row => row['body'])).toEqual(['La scheda', 'segreto del team'])
  expect(coachs.rows('saved-answers')).toHaveLength(1)
  const business = await exportOf(admin, 'ofWorkspace')
  expect(business.rows('messages').map(row => row['body'])).toEqual(['Ciao coach', 'La scheda', 'segreto del team'])
  expect(business.rows('conversations')).toHaveLength(1)
})

test('a deleted client’s talk is out of sight at once, and erased with its files after the seven days', async () => {
  const { admin, coach, client, clientId, conversationId, workspaceId, say } = await chatSceneOf(house)
  await say(client, 'Ciao')
  const { message } = await as(coach).call(sendMessage, { conversationId, uploadId: await uploadOf(coach) })
  await as(admin).call(deleteClient, { id: clientId })
  expect((await as(coach).ask(getConversation, { conversationId })).status).toBe(404)
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
    update clients set deleted_at = now() - interval '8 days' where id = ${clientId}`),
  )
  const sweep = clientsArea.jobs.find(job => job.name === 'sweep deleted clients')
  await sweep?.run({ database, log: makeLog('silent'), jobId: 'test', isLastTry: false }, { workspaceId: null, data: {} })
  const left = await database.withWorkspace(workspaceId, 'read', db =>
    db.one(sql`
    select (select count(*) from messages) as messages, (select count(*) from conversations) as conversations,
      (select count(*) from conversation_readers) as readers,
      (select deleted_at is not null from files where id = ${message.file?.id}) as "isFileGone"`),
  )
  expect(left).toEqual({ messages: 0, conversations: 0, readers: 0, isFileGone: true })
})

test('two records of one person: one conversation, in order, counted right', async () => {
  const { admin, clientId, conversationId, client, coach, anotherClient, workspaceId, look, say } = await chatSceneOf(house)
  const fromId = await anotherClient()
  const { conversation: from } = await as(admin).call(getConversationOfClient, { id: fromId })
  const toFrom = (message: string) => as(admin).call(sendMessage, { conversationId: from.id, message })
  await say(client, 'uno')
  await toFrom('due')
  await say(coach, 'tre')
  await toFrom('quattro')
  await database.withSystem('write', db => joinConversations(db, { workspaceId, fromId, toId: clientId }))
  const { messages, totalMessages } = await as(client).call(getConversation, { conversationId })
  expect([messages.map(each => each.message), totalMessages]).toEqual([['uno', 'due', 'tre', 'quattro'], 4])
  expect(new Set(messages.map(each => each.revision)).size).toBe(4)
  expect([(await look(admin)).lastMessage?.message, (await look(admin)).revision]).toEqual(['quattro', 4])
  expect((await say(client, 'cinque')).revision).toBe(5)
})

test('two records of one person: what was wiped from the one stays so, and what was planned is sent to the other', async () => {
  const { admin, coach, client, clientId, conversationId, anotherClient, workspaceId, look, say } = await chatSceneOf(house)
  const fromId = await anotherClient()
  await writeClients(
    house,
    workspaceId,
    sql`insert into client_collaborators (client_id, membership_id) values (${fromId}, ${coach.membershipId})`,
  )
  const { conversation: from } = await as(admin).call(getConversationOfClient, { id: fromId })
  const toFrom = (who: TestMember, message: string, isTeamNote = false) =>
    as(who).call(sendMessage, { conversationId: from.id, message, isTeamNote })
  await toFrom(admin, 'altrove')
  await say(client, 'uno')
  await toFrom(coach, 'nota di prima', true)
  await say(coach, 'due')
  await as(admin).call(wipeConversation, { id: conversationId })
  await say(client, 'tre')
  await toFrom(coach, 'nota di poi', true)
  const sendAt = new Date(Date.now() + 3_600_000).toISOString()
  const planned = await as(coach).call(scheduleMessage, { conversationId: from.id, message: 'A domani', sendAt, deviceId: newId() })
  await database.withSystem('write', db => joinConversations(db, { workspaceId, fromId, toId: clientId }))

  const seenBy = async (who: TestMember) => {
    const { messages, totalMessages } = await as(who).call(getConversation, { conversationId })
    return [messages.map(each => each.message), totalMessages, (await look(who)).unreadCount]
  }
  expect(await seenBy(admin)).toEqual([['tre', 'nota di poi'], 2, 2])
  expect(await seenBy(client)).toEqual([['altrove', 'uno', 'due', 'tre'], 4, 0])
  const { scheduledMessages } = await as(coach).call(listScheduledMessages, { conversationId })
  expect(scheduledMessages.map(each => each.id)).toEqual([planned.id])
})

test('the home is told who waits, and the client of the last thing said', async () => {
  const { admin, coach, client, clientId, conversationId, workspaceId, say } = await chatSceneOf(house)
  const inside = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(workspaceId, 'read', work)
  expect(await inside(db => latestMessage(db, actorOf(client, 'client')))).toBeUndefined()
  await say(client, 'Ci sei?')
  await say(coach, 'tra noi', { isTeamNote: true })
  const { attention, groups } = await as(admin).call(listAttention, { group: 'messages' })
  expect(attention).toMatchObject([
    {
      client: { id: clientId, name: 'Martina Bellini' },
      needs: [{ reason: 'waiting for answer', targetId: conversationId, sentence: 'Aspetta una risposta da oggi: «Ci sei?»' }],
    },
  ])
  expect(groups).toContainEqual({ group: 'messages', count: 1 })
  await say(coach, 'Eccomi')
  expect(await as(admin).call(listAttention, {})).toMatchObject({ attention: [], total: 0 })
  expect(await inside(db => latestMessage(db, actorOf(client, 'client')))).toMatchObject({
    conversationId,
    unreadCount: 1,
    message: { message: 'Eccomi', isOwn: false },
  })
})
