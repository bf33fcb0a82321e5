import {
  countUnreadConversations,
  deleteMessage,
  getConversation,
  getConversationOfClient,
  hasConversationWithMessages,
  listConversations,
  markConversationUnread,
  reactToMessage,
  readAllConversations,
  readConversation,
  sendMessage,
  settleMessage,
  switchConversation,
  wipeConversation,
} from '@allenio/contract/chat'
import { createClient, deactivateClient } from '@allenio/contract/clients'
import { listAttention } from '@allenio/contract/home'
import { removeClients } from '@allenio/contract/collaborators'
import { changeRole } from '#areas/permissions'
import { sql } from '#platform/db'
import { chatSceneOf, testHouse, writeClients } from '#testing'
import { expect, test } from 'vitest'
import { lockConversation } from './conversation-rows.ts'

const house = await testHouse()
const { as, database } = house

const inboxOf = async (who: Parameters<typeof as>[0], input: Parameters<ReturnType<typeof as>['ask']>[1] = {}) =>
  (await as(who).call(listConversations, input as object)).conversations

test('a client who is created has a conversation with the admin and those in charge, and nobody else', async () => {
  const team = await house.given.team()
  const { id } = await as(team.admin).call(createClient, {
    firstName: 'Anna',
    lastName: 'Rossi',
    collaboratorIds: [team.coach.membershipId],
  })
  const { conversation } = await as(team.coach).call(getConversationOfClient, { id })
  expect(conversation).toMatchObject({
    clientId: id,
    isActive: true,
    closure: null,
    unreadCount: 0,
    lastMessage: null,
    totalMessages: 0,
    draft: { text: '', isNote: false },
    chatInfo: {
      userId: null,
      ownerIds: [team.coach.membershipId],
      title: 'Anna Rossi',
      linkTo: `/clients/${id}`,
      linkToMedia: `/clients/${id}/media`,
      client: { isInactive: false },
    },
    may: { send: true, note: true, schedule: true, switch: true, wipeAll: false },
  })
  expect((await inboxOf(team.admin)).map(each => each.id)).toEqual([conversation.id])
  expect(await inboxOf(team.nutritionist)).toEqual([])
  expect((await as(team.nutritionist).ask(getConversationOfClient, { id })).status).toBe(404)
})

test('counts rise for the other side, reading takes them to none, marking unread to one', async () => {
  const { admin, coach, client, conversationId, look, say } = await chatSceneOf(house)
  await say(client, 'Ciao')
  await say(client, 'Ci sei?')
  const toRead = async (who: typeof admin) => (await as(who).call(countUnreadConversations, {})).conversationsToRead
  expect([(await look(admin)).unreadCount, (await look(coach)).unreadCount, (await look(client)).unreadCount]).toEqual([2, 2, 0])
  expect([await toRead(admin), await toRead(client)]).toEqual([1, 0])

  expect(await as(coach).call(readConversation, { id: conversationId })).toEqual({ wasUnread: true })
  expect(await as(coach).call(readConversation, { id: conversationId })).toEqual({ wasUnread: false })
  expect([(await look(admin)).unreadCount, (await look(coach)).unreadCount]).toEqual([2, 0])

  await say(coach, 'Eccomi')
  // a colleague's answer does not count as unread
  expect([(await look(admin)).unreadCount, (await look(client)).unreadCount]).toEqual([2, 1])
  expect(await as(coach).call(markConversationUnread, { id: conversationId })).toEqual({ unreadCount: 1 })
  expect(await toRead(coach)).toBe(1)
  expect(await as(admin).call(readAllConversations, {})).toEqual({ read: 1 })
  expect([await toRead(admin), await toRead(coach), (await look(admin)).unreadCount]).toEqual([0, 1, 0])
})

test('marked unread while another message comes in, both are counted', async () => {
  const { coach, conversationId, workspaceId, look } = await chatSceneOf(house)
  const { marking } = await database.withWorkspace(workspaceId, 'write', async db => {
    await lockConversation(db, coach.membershipId, conversationId)
    await db.run(sql`update conversation_readers set unread_count = 2 where membership_id = ${coach.membershipId}`)
    const marked = as(coach).call(markConversationUnread, { id: conversationId })
    await expect
      .poll(
        async () =>
          (
            await db.one<{ waiting: number }>(sql`
      select count(*) as waiting from pg_locks where locktype = 'tuple' and relation = 'conversations'::regclass
        and database = (select oid from pg_database where datname = current_database())`)
          ).waiting,
        { timeout: 10_000, interval: 20 },
      )
      .toBe(1)
    return { marking: marked }
  })
  expect(await marking).toEqual({ unreadCount: 2 })
  expect((await look(coach)).unreadCount).toBe(2)
})

test('each side sees how far the other has read, and marking unread takes nothing back', async () => {
  const { admin, coach, client, conversationId, look, say } = await chatSceneOf(house)
  const question = await say(client, 'Ciao')
  expect((await look(client)).othersReadTo).toBeNull()
  await as(admin).call(readConversation, { id: conversationId })
  expect((await look(client)).othersReadTo).toBe(question.id)
  await as(admin).call(markConversationUnread, { id: conversationId })
  expect((await look(client)).othersReadTo).toBe(question.id)
  const answer = await say(coach, 'Ciao a te')
  expect((await look(coach)).othersReadTo).toBe(question.id)
  await as(client).call(readConversation, { id: conversationId })
  expect([(await look(coach)).othersReadTo, (await look(admin)).othersReadTo]).toEqual([answer.id, answer.id])
})

test('counts are right when many write at once', async () => {
  const { admin, coach, client, look, say } = await chatSceneOf(house)
  await Promise.all(Array.from({ length: 20 }, (_, at) => say(at % 2 ? client : coach, `numero ${at}`)))
  const conversation = await look(admin)
  expect([conversation.totalMessages, conversation.unreadCount, conversation.revision]).toEqual([20, 10, 20])
  const { messages } = await as(admin).call(getConversation, { conversationId: conversation.id })
  expect(messages.map(each => each.id)).toEqual(messages.map(each => each.id).sort())
  expect(new Set(messages.map(each => each.revision)).size).toBe(20)
  expect(conversation.lastMessage?.id).toBe(messages.at(-1)?.id)
})

test('the inbox: last message first, unread, waiting, of a collaborator, by name, without some', async () => {
  const scene = await chatSceneOf(house)
  const { admin, coach, client, clientId, conversationId, team, say, anotherClient } = scene
  const otherId = await anotherClient()
  const [other] = (await inboxOf(admin)).filter(each => each.clientId === otherId)
  await say(client, 'Ciao')
  const ids = async (input: object) => (await inboxOf(admin, input)).map(each => each.id)
  expect(await ids({})).toEqual([conversationId, other?.id])
  await as(admin).call(sendMessage, { conversationId: other?.id ?? '', message: 'Buongiorno' })
  expect(await ids({})).toEqual([other?.id, conversationId])
  expect(await ids({ view: 'unread' })).toEqual([conversationId])
  expect(await ids({ onlyUnread: 'true' })).toEqual([conversationId])
  expect(await ids({ view: 'waiting' })).toEqual([conversationId])
  // a later question stands above in the inbox, and behind among those who wait
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`update conversations set waiting_since = now() + interval '1 minute' where id = ${other?.id ?? ''}`),
  )
  expect(await ids({ view: 'waiting' })).toEqual([conversationId, other?.id])
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`update conversations set waiting_since = null where id = ${other?.id ?? ''}`),
  )
  expect(await ids({ collaboratorId: coach.membershipId })).toEqual([conversationId])
  expect(await ids({ search: 'bélli' })).toEqual([conversationId])
  expect(await ids({ conversationsIdsToExclude: conversationId })).toEqual([other?.id])
  expect(await ids({ conversationsIdsToExclude: [conversationId, other?.id] })).toEqual([])
  expect((await inboxOf(coach)).map(each => each.id)).toEqual([conversationId])
  expect((await inboxOf(client)).map(each => each.id)).toEqual([conversationId])
  expect((await as(coach).ask(listConversations, { collaboratorId: team.nutritionist.membershipId })).status).toBe(404)

  await as(admin).call(wipeConversation, { id: conversationId })
  expect(await ids({ onlyWithLastMessage: 'true' })).toEqual([other?.id])
  expect((await as(coach).call(countUnreadConversations, {})).waiting).toBe(1)
  await as(admin).call(deactivateClient, { id: clientId })
  expect((await as(coach).call(countUnreadConversations, {})).waiting).toBe(0)
  expect(await ids({ view: 'waiting' })).toEqual([])
})

test('a page of the inbox holds fifty, and says that there are more', async () => {
  const team = await house.given.team()
  await writeClients(
    house,
    team.workspaceId,
    sql`insert into clients (id, first_name) select gen_random_uuid(), 'Cliente ' || n from generate_series(1, 51) n`,
  )
  const first = await as(team.admin).call(listConversations, {})
  const second = await as(team.admin).call(listConversations, { page: 2 })
  expect([first.conversations.length, first.nextPage, second.conversations.length, second.nextPage]).toEqual([50, 2, 1, 0])
  expect(new Set([...first.conversations, ...second.conversations].map(each => each.id)).size).toBe(51)
})

test('a client waits from their first unanswered message until somebody answers', async () => {
  const { admin, coach, client, look, say } = await chatSceneOf(house)
  const first = await say(client, 'Ciao')
  await say(client, 'Quando ci vediamo?')
  expect((await look(admin)).waitingSince).toBe(first.createdAt)
  await say(coach, 'tra noi: ci penso io', { isTeamNote: true })
  expect((await look(admin)).waitingSince).toBe(first.createdAt)
  await say(coach, 'Domani')
  expect([(await look(admin)).waitingSince, (await look(client)).waitingSince]).toEqual([null, null])
  const mistaken = await say(client, 'ops')
  await as(client).call(deleteMessage, { id: mistaken.id })
  expect((await look(admin)).waitingSince).toBeNull()
})

test('a reaction of the team and a mark end the waiting too, up to the message that they stand on', async () => {
  const { admin, coach, client, conversationId, look, say } = await chatSceneOf(house)
  const waiting = async () => {
    const [{ waiting: count }, rows, home] = await Promise.all([
      as(admin).call(countUnreadConversations, {}),
      inboxOf(admin, { view: 'waiting' }),
      as(admin).call(listAttention, {}),
    ])
    const atHome = home.attention.flatMap(({ needs }) => needs).filter(({ reason }) => reason === 'waiting for answer')
    expect([rows.length, atHome.length]).toEqual([count, count])
    return (await look(admin)).waitingSince
  }
  const thanks = await say(client, 'Grazie')
  await as(client).call(reactToMessage, { id: thanks.id, emoji: '💪' })
  expect(await waiting()).toBe(thanks.createdAt)
  await as(coach).call(reactToMessage, { id: thanks.id, emoji: '💪' })
  expect(await waiting()).toBeNull()

  const [first, second] = [await say(client, 'Tutto bene'), await say(client, 'A domani?')]
  const settled = await as(coach).call(settleMessage, { id: first.id, needsNoAnswer: true })
  expect(settled.message).toMatchObject({ needsNoAnswer: true, may: { settle: true } })
  expect(await waiting()).toBe(second.createdAt)
  await as(coach).call(settleMessage, { id: second.id, needsNoAnswer: true })
  expect(await waiting()).toBeNull()
  await as(coach).call(settleMessage, { id: second.id, needsNoAnswer: false })
  expect(await waiting()).toBe(second.createdAt)
  const { messages } = await as(client).call(getConversation, { conversationId })
  expect(messages.map(({ needsNoAnswer, may }) => [needsNoAnswer, may.settle])).toEqual(messages.map(() => [false, false]))

  const answer = await say(coach, 'Sì')
  expect((await as(coach).ask(settleMessage, { id: answer.id, needsNoAnswer: true })).status).toBe(404)
  await as(coach).call(settleMessage, { id: first.id, needsNoAnswer: false })
  expect(await waiting()).toBeNull()
})

test('nobody writes where it is disabled or the client inactive; the team may still note', async () => {
  const { admin, coach, client, clientId, conversationId, look, say } = await chatSceneOf(house)
  const off = await as(coach).ask(switchConversation, { id: conversationId, isEnabled: false })
  expect([off.status, off.body.message, off.body.data.conversation.isActive]).toEqual([200, 'Chat disattivata.', false])
  const refused = await as(client).ask(sendMessage, { conversationId, message: 'Ciao' })
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'chat disabled', 'Chat disattivata'])
  expect((await look(client)).closure).toEqual({ reason: 'disabled', message: 'Chat disattivata' })
  expect((await as(admin).ask(sendMessage, { conversationId, message: 'Ciao' })).body.code).toBe('chat disabled')
  expect((await say(admin, 'in pausa fino a marzo', { isTeamNote: true })).isTeamNote).toBe(true)
  const { actions } = await database.withWorkspace(admin.workspaceId, 'read', db =>
    db.one<{ actions: string[] }>(sql`
    select array_agg(action) as actions from audit_log where subject_id = ${conversationId}`),
  )
  expect(actions).toEqual(['disable conversation'])

  await as(coach).call(switchConversation, { id: conversationId, isEnabled: true })
  await say(client, 'Ciao')
  await as(admin).call(deactivateClient, { id: clientId })
  expect((await as(coach).ask(sendMessage, { conversationId, message: 'Ciao' })).body.code).toBe('chat of inactive client')
  expect((await look(coach)).chatInfo.client.isInactive).toBe(true)
})

test('where nobody writes nobody reacts either, but takes back what is theirs', async () => {
  const { admin, coach, client, clientId, conversationId, say } = await chatSceneOf(house)
  const [own, answer] = [await say(client, 'Ciao'), await say(coach, 'Ciao a te')]
  await as(client).call(reactToMessage, { id: answer.id, emoji: '💪' })
  const note = await say(coach, 'si ferma', { isTeamNote: true })
  await as(coach).call(switchConversation, { id: conversationId, isEnabled: false })
  const refusal = async (who: typeof admin) => {
    const { status, body } = await as(who).ask(reactToMessage, { id: answer.id, emoji: '🔥' })
    return [status, body.code]
  }
  expect([await refusal(client), await refusal(admin)]).toEqual([
    [409, 'chat disabled'],
    [409, 'chat disabled'],
  ])
  const { messages } = await as(coach).call(getConversation, { conversationId })
  expect(messages.map(each => [each.id, each.may.react])).toEqual([
    [own.id, false],
    [answer.id, false],
    [note.id, true],
  ])
  await as(admin).call(reactToMessage, { id: note.id, emoji: '👍' })
  await as(client).call(reactToMessage, { id: answer.id, emoji: null })
  await as(client).call(deleteMessage, { id: own.id })
  await as(coach).call(switchConversation, { id: conversationId, isEnabled: true })
  await as(admin).call(deactivateClient, { id: clientId })
  expect(await refusal(admin)).toEqual([409, 'chat of inactive client'])
})

test('wiping empties for the asker; for all it is the admin’s alone', async () => {
  const { admin, coach, client, conversationId, look, say } = await chatSceneOf(house)
  for (const text of ['uno', 'due', 'tre']) await say(client, text)
  await say(coach, 'nota', { isTeamNote: true })
  const seenBy = async (who: typeof admin) => {
    const { messages, totalMessages, conversation } = await as(who).call(getConversation, { conversationId })
    return [messages.length, totalMessages, conversation.unreadCount, conversation.lastMessage?.message ?? null]
  }
  expect([await seenBy(coach), await seenBy(client)]).toEqual([
    [4, 4, 0, 'tre'],
    [3, 3, 0, 'tre'],
  ])
  const wiped = await as(coach).ask(wipeConversation, { id: conversationId, wipeoutAll: false })
  expect(wiped.body.message).toBe('Conversazione svuotata per te.')
  expect([await seenBy(coach), await seenBy(client)]).toEqual([
    [0, 0, 0, null],
    [3, 3, 0, 'tre'],
  ])
  await say(client, 'quattro')
  expect([await seenBy(coach), await seenBy(client)]).toEqual([
    [1, 1, 1, 'quattro'],
    [4, 4, 0, 'quattro'],
  ])

  for (const who of [coach, client]) {
    expect((await as(who).ask(wipeConversation, { id: conversationId, wipeoutAll: true })).status).toBe(403)
  }
  await as(admin).call(wipeConversation, { id: conversationId, data: { wipeoutAll: true } })
  const nothing = [0, 0, 0, null]
  expect([await seenBy(admin), await seenBy(coach), await seenBy(client)]).toEqual([nothing, nothing, nothing])
  const after = await say(client, 'da capo')
  expect(after.id > ((await look(client)).wipedTo ?? 'none')).toBe(true)
  expect(await seenBy(admin)).toEqual([1, 1, 1, 'da capo'])
})

test('a collaborator from whom the client was taken finds the conversation no more, and finds it again', async () => {
  const { admin, coach, client, clientId, conversationId, say, look } = await chatSceneOf(house)
  await say(client, 'Ciao')
  await as(admin).call(removeClients, { id: coach.membershipId, clientIds: [clientId] })
  for (const [call, input] of [
    [getConversation, { conversationId }],
    [sendMessage, { conversationId, message: 'x' }],
    [readConversation, { id: conversationId }],
    [wipeConversation, { id: conversationId }],
    [getConversationOfClient, { id: clientId }],
  ] as const)
    expect((await as(coach).ask(call, input)).status).toBe(404)
  expect(await inboxOf(coach)).toEqual([])
  expect((await as(coach).call(hasConversationWithMessages, {})).hasConversationWithMessages).toBe(false)
  await writeClients(
    house,
    admin.workspaceId,
    sql`insert into client_collaborators (client_id, membership_id) values (${clientId}, ${coach.membershipId})`,
  )
  expect([(await look(coach)).unreadCount, (await look(coach)).totalMessages]).toEqual([0, 1])
})

test('a client who gets a way in finds what was written before; a new admin has every conversation', async () => {
  const { admin, team, anotherClient, workspaceId } = await chatSceneOf(house)
  const clientId = await anotherClient()
  const { conversation } = await as(admin).call(getConversationOfClient, { id: clientId })
  await as(admin).call(sendMessage, { conversationId: conversation.id, message: 'Benvenuto' })
  const newcomer = await house.given.member('client', { workspaceId: team.workspaceId })
  await writeClients(house, workspaceId, sql`update clients set membership_id = ${newcomer.membershipId} where id = ${clientId}`)
  const [found] = await inboxOf(newcomer)
  expect([found?.id, found?.unreadCount, found?.totalMessages]).toEqual([conversation.id, 1, 1])
  const second = await house.given.member('coach', { workspaceId: team.workspaceId })
  await database.withWorkspace(workspaceId, 'write', db => changeRole(db, second.membershipId, 'admin'))
  expect((await inboxOf(second)).map(each => each.id)).toContain(conversation.id)
})

test('a client’s conversation bears the name of the one in charge, of the business where there are several', async () => {
  const { admin, coach, nutritionist, client, clientId, look } = await chatSceneOf(house)
  expect((await look(client)).chatInfo).toMatchObject({ title: 'Studio Marchetti', linkTo: null, linkToMedia: null })
  await as(admin).call(removeClients, { id: nutritionist.membershipId, clientIds: [clientId] })
  expect((await look(client)).chatInfo).toMatchObject({
    title: 'Giulia Marchetti',
    userId: coach.membershipId,
    ownerIds: [coach.membershipId],
  })
  await database.withWorkspace(admin.workspaceId, 'write', db =>
    db.run(sql`
    update memberships set is_name_hidden = true where id = ${coach.membershipId}`),
  )
  expect((await look(client)).chatInfo).toMatchObject({ userId: admin.membershipId, ownerIds: [admin.membershipId] })
})
