import { expect, test } from 'vitest'
import { deleteMessage, getConversationOfClient, readConversation, sendMessage, wipeConversation } from '@allenio/contract/chat'
import { sql } from '#platform/db'
import { chatSceneOf, testHouse, writeClients, type TestMember } from '#testing'
import { joinConversations } from './join.ts'

const house = await testHouse()
const { as, database } = house

interface News {
  subject: { sender: string; text: string; messageId: string }
  read_at: string | null
}

const allNewsOf = ({ workspaceId, membershipId }: TestMember) =>
  database.withWorkspace(workspaceId, 'read', db =>
    db.many<News>(sql`
  select subject, read_at from notifications where membership_id = ${membershipId} and kind = 'message' order by created_at`),
  )
const newsOf = async (who: TestMember) => (await allNewsOf(who)).filter(each => each.read_at === null).map(each => each.subject.text)

test('whoever has not read a message is told of it, until they read it or it is taken back', async () => {
  const { admin, coach, nutritionist, client, conversationId, say, notifyUnread } = await chatSceneOf(house)
  await notifyUnread(await say(client, 'Ciao a tutti'))
  for (const who of [admin, coach, nutritionist]) expect(await newsOf(who)).toEqual(['Ciao a tutti'])
  expect((await allNewsOf(coach))[0]?.subject.sender).toBe('Martina Bellini')
  await as(coach).call(readConversation, { id: conversationId })
  expect([await newsOf(coach), await newsOf(admin)]).toEqual([[], ['Ciao a tutti']])

  await notifyUnread(await say(coach, 'nota', { isTeamNote: true }))
  expect([await newsOf(client), await newsOf(admin)]).toEqual([[], ['nota']])

  const regretted = await say(coach, 'Da non leggere')
  await notifyUnread(regretted)
  expect(await newsOf(client)).toEqual(['Da non leggere'])
  await as(coach).call(deleteMessage, { id: regretted.id })
  expect(await allNewsOf(client)).toEqual([])
})

const momentsOf = ({ workspaceId, membershipId }: TestMember) =>
  database.withWorkspace(workspaceId, 'read', db =>
    db.one<{ push_after: string | null; mail_after: string | null }>(sql`
    select push_after, mail_after from notifications where membership_id = ${membershipId} and read_at is null`),
  )

test('a later message that is taken back leaves those before it to be told, when they would have been', async () => {
  const { admin, coach, nutritionist, client, conversationId, say, notifyUnread } = await chatSceneOf(house)
  await notifyUnread(await say(client, 'Ciao'))
  await as(admin).call(readConversation, { id: conversationId })
  await notifyUnread(await say(client, 'dolore forte'))
  await as(nutritionist).call(readConversation, { id: conversationId })
  const mistaken = await say(client, 'ops')
  await notifyUnread(mistaken)
  const before = await momentsOf(coach)
  expect(before.mail_after).not.toBeNull()
  await as(client).call(deleteMessage, { id: mistaken.id })
  expect([await newsOf(coach), await newsOf(admin), await newsOf(nutritionist)]).toEqual([['dolore forte'], ['dolore forte'], []])
  expect((await momentsOf(coach)).mail_after).toBe(before.mail_after)
  await notifyUnread(await say(client, 'ora meglio'))
  expect(await newsOf(coach)).toEqual(['ora meglio'])
})

test('of what was deleted, or wiped for all, no word is kept, though it was read', async () => {
  const { admin, coach, nutritionist, client, conversationId, say, notifyUnread } = await chatSceneOf(house)
  const deleted = await say(client, 'segreto')
  await notifyUnread(deleted)
  await as(coach).call(readConversation, { id: conversationId })
  expect(await allNewsOf(coach)).toHaveLength(1)
  await as(client).call(deleteMessage, { id: deleted.id })
  expect(await allNewsOf(coach)).toEqual([])
  await notifyUnread(await say(client, 'un altro'))
  await as(coach).call(readConversation, { id: conversationId })
  await as(admin).call(wipeConversation, { id: conversationId, wipeoutAll: true })
  for (const who of [admin, coach, nutritionist]) expect(await allNewsOf(who)).toEqual([])
})

test('a message that is told late, or twice, does not take the place of a newer one', async () => {
  const { coach, client, say, notifyUnread } = await chatSceneOf(house)
  const [older, newer] = [await say(client, 'Mi fa male la schiena'), await say(client, 'da ieri')]
  await notifyUnread(newer)
  await notifyUnread(older)
  expect(await newsOf(coach)).toEqual(['da ieri'])
  await Promise.all([older, newer, older, newer].map(notifyUnread))
  expect(await newsOf(coach)).toEqual(['da ieri'])
})

test('who has read a message or a note is not told of it because another follows', async () => {
  const { admin, coach, client, conversationId, say, notifyUnread } = await chatSceneOf(house)
  const message = await say(client, 'Letto')
  const note = await say(admin, 'Letta', { isTeamNote: true })
  await as(coach).call(readConversation, { id: conversationId })
  await say(client, 'E dopo')
  await notifyUnread(message)
  expect(await newsOf(coach)).not.toContain('Letto')
  await notifyUnread(note)
  expect(await newsOf(coach)).not.toContain('Letta')
})

test('a message is told some moments after it was kept, when whoever looks at it has read it', async () => {
  const { workspaceId, client, say } = await chatSceneOf(house)
  await say(client, 'Ciao')
  const { wait } = await database.withWorkspace(workspaceId, 'read', db =>
    db.one<{ wait: number }>(sql`
    select extract(epoch from max(start_after) - now())::float8 as wait from pgboss.job_common
    where data -> 'data' ->> 'messageId' is not null`),
  )
  expect(wait).toBeGreaterThan(1)
  expect(wait).toBeLessThan(5)
})

test('two conversations that become one: what was told of the one leads to the other, and is read there', async () => {
  const { admin, coach, client, clientId, conversationId, workspaceId, anotherClient, say, notifyUnread } = await chatSceneOf(house)
  const fromId = await anotherClient()
  await writeClients(
    house,
    workspaceId,
    sql`insert into client_collaborators (client_id, membership_id) values (${fromId}, ${coach.membershipId})`,
  )
  const { conversation: from } = await as(admin).call(getConversationOfClient, { id: fromId })
  const note = (await as(admin).call(sendMessage, { conversationId: from.id, message: 'chi è?', isTeamNote: true })).message
  await notifyUnread(note)
  await notifyUnread(await say(client, 'Ciao'))
  const placesOf = async (who: TestMember) =>
    (
      await database.withWorkspace(workspaceId, 'read', db =>
        db.many<{ at: string }>(sql`
    select subject ->> 'conversationId' as at from notifications
    where membership_id = ${who.membershipId} and about = subject ->> 'conversationId' and read_at is null`),
      )
    ).map(each => each.at)
  expect((await placesOf(coach)).sort()).toEqual([from.id, conversationId].sort())
  await as(admin).call(readConversation, { id: conversationId })
  await as(coach).call(readConversation, { id: conversationId })
  await database.withSystem('write', db => joinConversations(db, { workspaceId, fromId, toId: clientId }))
  expect(await placesOf(coach)).toEqual([conversationId])
  await as(coach).call(readConversation, { id: conversationId })
  expect(await placesOf(coach)).toEqual([])
})
