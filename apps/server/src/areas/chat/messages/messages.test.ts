import {
  deleteMessage,
  getChanges,
  getConversation,
  keepDraft,
  listConversations,
  reactToMessage,
  readConversation,
  searchMessages,
  sendMessage,
  wipeConversation,
  type Message,
} from '@allenio/contract/chat'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { chatSceneOf, connectTo, testHouse, type ChatScene, type TestMember } from '#testing'
import { expect, test } from 'vitest'

const house = await testHouse()
const { as, database, prepared } = house
const owner = await connectTo(prepared.owner)

const thread = async ({ conversationId }: ChatScene, who: TestMember, more: object = {}) =>
  as(who).call(getConversation, { conversationId, ...more })
const textsOf = (messages: readonly Message[]) => messages.map(each => each.message)

test('what is written is there, trimmed; what is empty or too long is not', async () => {
  const scene = await chatSceneOf(house)
  const { coach, client, conversationId, say } = scene
  const sent = await say(coach, '  Ciao, come stai?  ')
  expect(sent).toMatchObject({
    type: 'text',
    message: 'Ciao, come stai?',
    fileUrl: null,
    isOwn: true,
    deviceId: null,
    replyTo: null,
    reactions: [],
    sender: { id: coach.membershipId, name: 'Giulia Marchetti', role: 'coach' },
    may: { delete: true, react: true, reply: true },
    createdAtHumans: 'adesso',
    deletedAt: null,
  })
  const {
    messages: [received],
    totalMessages,
  } = await thread(scene, client)
  expect([received?.isOwn, received?.may.delete, received?.createdAt, totalMessages]).toEqual([false, false, sent.createdAt, 1])
  for (const message of [undefined, '', '   \n ']) {
    const { status, body } = await as(coach).ask(sendMessage, { conversationId, message })
    expect([status, body.code, body.errors.message]).toEqual([422, 'message empty', ['Scrivi qualcosa o allega un file.']])
  }
  expect((await as(coach).ask(sendMessage, { conversationId, message: 'x'.repeat(10_001) })).status).toBe(422)
  expect((await as(coach).ask(sendMessage, { conversationId, message: 'x'.repeat(1_000_000) })).status).toBe(422)
  expect((await as(coach).ask(sendMessage, { conversationId, message: 'x'.repeat(1_100_000) })).status).toBe(413)
  expect((await thread(scene, coach)).totalMessages).toBe(1)
})

test('sent again with the id that the device gave it, it is one message, in parallel and after days', async () => {
  const scene = await chatSceneOf(house)
  const { admin, coach, client, conversationId, look } = scene
  const deviceId = newId()
  const input = { conversationId, message: 'Una volta sola', deviceId }
  const all = await Promise.all(Array.from({ length: 5 }, () => as(client).call(sendMessage, input)))
  expect(new Set(all.map(each => each.message.id)).size).toBe(1)
  expect(all[0]?.message.deviceId).toBe(deviceId)
  const key = { headers: { 'idempotency-key': newId() } }
  const twice = [await as(client).ask(sendMessage, input, key), await as(client).ask(sendMessage, input, key)]
  expect(twice.map(each => each.body.data.message.id)).toEqual([all[0]?.message.id, all[0]?.message.id])
  expect((await look(admin)).unreadCount).toBe(1)
  // the device of another person may have made the same id
  await as(coach).call(sendMessage, input)
  expect((await thread(scene, coach)).totalMessages).toBe(2)
  expect((await thread(scene, coach)).messages.map(each => each.deviceId)).toEqual([null, deviceId])
  const other = await scene.anotherClient()
  const { conversations } = await as(admin).call(listConversations, {})
  const otherConversation = conversations.find(each => each.clientId === other)?.id ?? ''
  await as(admin).call(sendMessage, { conversationId, message: 'a', deviceId })
  const elsewhere = await as(admin).ask(sendMessage, { conversationId: otherConversation, message: 'a', deviceId })
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'message id taken'])
})

test('fifty a page: by page and time, before and after a message, around one', async () => {
  const scene = await chatSceneOf(house)
  const { conversationId, coach, workspaceId } = scene
  const ids = await fill(scene, 120)
  const first = await thread(scene, coach)
  expect([first.messages.map(each => each.id), first.hasOlder, first.hasNewer]).toEqual([ids.slice(70), true, false])
  expect((await thread(scene, coach, { page: 3 })).messages.map(each => each.id)).toEqual(ids.slice(0, 20))
  const older = await thread(scene, coach, { before: ids[70] })
  expect([older.messages.map(each => each.id), older.hasOlder]).toEqual([ids.slice(20, 70), true])
  const newer = await thread(scene, coach, { after: ids[9] })
  expect([newer.messages.map(each => each.id), newer.hasNewer]).toEqual([ids.slice(10, 60), true])
  const around = await thread(scene, coach, { around: ids[60] })
  expect([around.messages.map(each => each.id), around.hasOlder, around.hasNewer]).toEqual([ids.slice(36, 86), true, true])
  expect((await as(coach).ask(getConversation, { conversationId, around: newId() })).status).toBe(404)
  for (const time of ['2026-13-01 00:00:00', '2026-02-30 10:00:00', 'ieri', '2026-01-01', '0000-01-01 00:00:00']) {
    expect((await as(coach).ask(getConversation, { conversationId, time })).status).toBe(422)
  }

  // the hour that comes twice: 02:30 is its second time, and the order is that of the ids
  const moments = [
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-25T01:30:00.900Z',
    '2026-10-25T01:30:01Z',
    '2026-10-25T02:30:00Z',
  ]
  for (const [at, moment] of moments.entries()) {
    await database.withWorkspace(workspaceId, 'write', db => db.run(sql`update messages set created_at = ${moment} where id = ${ids[at]}`))
  }
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
    update messages set created_at = '2026-12-01' where id > ${ids[4]}`),
  )
  expect((await thread(scene, coach, { time: '2026-10-25 02:30:00' })).messages.map(each => each.id)).toEqual(ids.slice(0, 3))
})

async function fill({ conversationId, coach, workspaceId }: ChatScene, count: number): Promise<string[]> {
  const start = Date.now() - 3_600_000
  const ids = Array.from({ length: count }, (_, at) => newId(start + at * 1000))
  await database.withWorkspace(workspaceId, 'write', async db => {
    await db.run(sql`
      insert into messages (id, conversation_id, sender_id, is_from_client, kind, body, revision, created_at)
      select id, ${conversationId}, ${coach.membershipId}, false, 'text', 'numero ' || at, at, now()
      from unnest(${ids}::uuid[]) with ordinality as made (id, at)`)
    await db.run(sql`update conversations set revision = ${count}, top_id = ${ids.at(-1)}, last_message_id = ${ids.at(-1)},
      last_message_at = now(), message_count = ${count} where id = ${conversationId}`)
  })
  return ids
}

test('one deletes one’s own; the place stays, what quotes it says so, and it is said why not', async () => {
  const scene = await chatSceneOf(house)
  const { admin, coach, client, conversationId, say } = scene
  const first = await say(coach, 'Domani alle otto')
  const answer = await say(client, 'Va bene', { replyTo: first.id })
  expect(answer.replyTo).toMatchObject({ id: first.id, message: 'Domani alle otto', sender: { name: 'Giulia Marchetti', isOwn: false } })
  for (const who of [admin, client]) {
    const { status, body } = await as(who).ask(deleteMessage, { id: first.id })
    expect([status, body.code]).toEqual([422, 'not your message'])
  }
  expect((await as(coach).ask(deleteMessage, { id: newId() })).status).toBe(404)
  expect((await as(coach).ask(deleteMessage, { id: first.id, conversationId: newId() })).status).toBe(404)
  const { status, body } = await as(coach).ask(deleteMessage, { id: first.id, messageId: first.id, conversationId })
  expect([status, body.message]).toEqual([200, 'Messaggio eliminato.'])
  const {
    messages: [deletedMessage, quoting],
    totalMessages,
  } = await thread(scene, client)
  expect([deletedMessage?.message, deletedMessage?.deletedAt !== null, totalMessages]).toEqual(['', true, 2])
  expect(quoting?.replyTo).toMatchObject({ id: first.id, message: '', deletedAt: expect.stringMatching(/Z$/) })
  expect((await as(client).ask(reactToMessage, { id: first.id, emoji: '💪' })).body.code).toBe('message deleted')
  expect((await as(client).ask(sendMessage, { conversationId, message: 'x', replyTo: first.id })).body.code).toBe('message deleted')
})

test('a reaction of each person, changed and taken back', async () => {
  const scene = await chatSceneOf(house)
  const { admin, coach, client, say } = scene
  const { id } = await say(coach, 'Record!')
  await as(client).call(reactToMessage, { id, emoji: '🔥' })
  await as(admin).call(reactToMessage, { id, emoji: '🔥' })
  const reactions = async (who: TestMember) => (await thread(scene, who)).messages[0]?.reactions
  expect(await reactions(client)).toEqual([{ emoji: '🔥', count: 2, isOwn: true, names: ['Martina Bellini', 'Giulia Marchetti'] }])
  await as(client).call(reactToMessage, { id, emoji: '💪' })
  expect((await reactions(coach))?.map(({ emoji, count, isOwn }) => [emoji, count, isOwn])).toEqual([
    ['🔥', 1, false],
    ['💪', 1, false],
  ])
  await as(client).call(reactToMessage, { id, emoji: null })
  expect((await reactions(client))?.map(({ emoji }) => emoji)).toEqual(['🔥'])
  expect((await as(client).ask(reactToMessage, { id, emoji: '🍕' })).status).toBe(422)
})

test('notes among the team are nowhere that the client looks', async () => {
  const scene = await chatSceneOf(house)
  const { admin, coach, client, conversationId, say, look } = scene
  const message = await say(client, 'Mi fa male il ginocchio')
  const note = await say(coach, 'Attenzione al ginocchio destro', { isTeamNote: true, replyTo: message.id })
  expect((await look(admin)).unreadCount).toBe(2)
  const { messages, totalMessages, conversation } = await thread(scene, client)
  expect([textsOf(messages), totalMessages, conversation.lastMessage?.id, conversation.unreadCount]).toEqual([
    ['Mi fa male il ginocchio'],
    1,
    message.id,
    0,
  ])
  expect((await as(client).call(getChanges, { id: conversationId, since: 0 })).messages.map(each => each.id)).toEqual([message.id])
  expect((await as(client).call(searchMessages, { search: 'ginocchio' })).hits.map(hit => hit.message.id)).toEqual([message.id])
  expect((await as(client).call(searchMessages, { search: 'ginocchio', conversationId })).hits).toHaveLength(1)
  expect((await as(coach).call(searchMessages, { search: 'ginocchio' })).hits.map(hit => hit.message.id)).toEqual([note.id, message.id])
  expect((await as(client).ask(getConversation, { conversationId, around: note.id })).status).toBe(404)
  expect((await as(client).ask(reactToMessage, { id: note.id, emoji: '💪' })).status).toBe(404)
  expect((await as(client).ask(deleteMessage, { id: note.id })).status).toBe(404)
  expect((await as(client).ask(sendMessage, { conversationId, message: 'x', replyTo: note.id })).status).toBe(404)
  expect((await as(client).ask(sendMessage, { conversationId, message: 'x', isTeamNote: true })).status).toBe(403)
  // an answer that the client reads must not quote it
  expect((await as(coach).ask(sendMessage, { conversationId, message: 'x', replyTo: note.id })).status).toBe(404)
  await as(admin).call(readConversation, { id: conversationId })
  await as(client).call(wipeConversation, { id: conversationId })
  expect(JSON.stringify(await look(client))).not.toContain(note.id)
  expect((await look(admin)).lastMessage?.id).toBe(message.id)
})

test('after a gap a device is told what is new, changed and deleted, once', async () => {
  const scene = await chatSceneOf(house)
  const { coach, client, conversationId, say } = scene
  const [first, second] = [await say(coach, 'uno'), await say(coach, 'due')]
  const {
    conversation: { revision: since },
  } = await thread(scene, client)
  await as(coach).call(deleteMessage, { id: first.id })
  await as(client).call(reactToMessage, { id: second.id, emoji: '👍' })
  const third = await say(coach, 'tre')
  const missed = await as(client).call(getChanges, { id: conversationId, since })
  expect(missed.messages.map(each => [each.id, each.message, each.reactions.length])).toEqual([
    [first.id, '', 0],
    [second.id, 'due', 1],
    [third.id, 'tre', 0],
  ])
  expect([missed.hasMore, missed.revision]).toEqual([false, third.revision])
  expect((await as(client).call(getChanges, { id: conversationId, since: missed.revision })).messages).toEqual([])

  await fill(scene, 450)
  const messageIds: string[] = []
  for (let revision = 0, hasMore = true; hasMore;) {
    const part = await as(client).call(getChanges, { id: conversationId, since: revision })
    expect(part.messages.length).toBeLessThanOrEqual(200)
    messageIds.push(...part.messages.map(each => each.id))
    ;[revision, hasMore] = [part.revision, part.hasMore]
  }
  expect([messageIds.length, new Set(messageIds).size]).toEqual([453, 453])
})

test('a draft is one’s own on all devices, and ends with what was written out of it, with nothing else', async () => {
  const { coach, client, admin, conversationId, look, say } = await chatSceneOf(house)
  const begun = { text: 'Volevo dirti', isNote: false }
  const none = { text: '', isNote: false }
  await as(coach).call(keepDraft, { id: conversationId, text: 'Volevo dirti' })
  expect([(await look(coach)).draft, (await look(admin)).draft]).toEqual([begun, none])
  await say(coach, 'un film che era ancora in viaggio')
  await say(coach, 'scritto altrove', { endsDraft: 'Volevo' })
  expect((await look(coach)).draft).toEqual(begun)
  await say(coach, 'Volevo dirti grazie', { endsDraft: 'Volevo dirti' })
  expect((await look(coach)).draft).toEqual(none)
  // a draft that was begun as a team note stays one on every device; a client's draft is never one
  const note = { text: 'cliente difficile', isNote: true }
  await as(coach).call(keepDraft, { id: conversationId, ...note })
  await as(client).call(keepDraft, { id: conversationId, ...note })
  expect([(await look(coach)).draft, (await look(client)).draft]).toEqual([note, { ...note, isNote: false }])
})

test('sixty messages a minute are enough for one person', async () => {
  const scene = await chatSceneOf(house)
  const { coach, client, conversationId, workspaceId } = scene
  await fill(scene, 60)
  await database.withWorkspace(workspaceId, 'write', db => db.run(sql`update messages set created_at = now() where origin = 'person'`))
  const { status, headers } = await as(coach).ask(sendMessage, { conversationId, message: 'ancora' })
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect((await as(client).ask(sendMessage, { conversationId, message: 'io sì' })).status).toBe(200)
})

test('words are found whatever their accents, newest first, in conversations of one’s own', async () => {
  const scene = await chatSceneOf(house)
  const { admin, coach, nutritionist, client, team, conversationId, say } = scene
  const neighbour = await chatSceneOf(house)
  await neighbour.say(neighbour.client, 'Perché la caviglia?')
  const ids: string[] = []
  for (let at = 0; at < 22; at += 1) ids.unshift((await say(at % 2 ? coach : client, `Perché la caviglia ${at} è gonfia`)).id)
  const other = await house.given.member('coach', { workspaceId: team.workspaceId })
  const first = await as(nutritionist).call(searchMessages, { search: 'PERCHE cavi' })
  expect([first.hits.map(hit => hit.message.id), first.nextPage]).toEqual([ids.slice(0, 20), 2])
  expect(first.hits[0]?.conversation).toMatchObject({ id: conversationId, clientId: scene.clientId, title: 'Martina Bellini' })
  const second = await as(nutritionist).call(searchMessages, { search: 'perchè cavi', page: 2 })
  expect([second.hits.map(hit => hit.message.id), second.nextPage]).toEqual([ids.slice(20), 0])
  expect((await as(other).call(searchMessages, { search: 'caviglia' })).hits).toEqual([])
  for (const search of ['%%', '_a', 'caviglia%', '\\\\', `'; --`]) {
    expect((await as(admin).call(searchMessages, { search })).hits).toEqual([])
  }
  expect((await as(client).call(searchMessages, { search: 'gonfia' })).hits[0]?.conversation.title).toBe('Studio Marchetti')
  await as(client).call(wipeConversation, { id: conversationId })
  expect((await as(client).call(searchMessages, { search: 'gonfia' })).hits).toEqual([])
  expect((await as(admin).ask(searchMessages, { search: 'gonfia', conversationId: neighbour.conversationId })).status).toBe(404)
})

test('what was sent long ago is found by the words’ index, also in a business of which the planner knows nothing yet', async () => {
  for (const other of [await chatSceneOf(house), await chatSceneOf(house)]) await fill(other, 4500)
  await owner.query('analyze messages')
  const scene = await chatSceneOf(house)
  await owner.query('analyze conversations, conversation_readers, clients')
  const [old] = await fill(scene, 4500)
  await database.withWorkspace(scene.workspaceId, 'write', db =>
    db.run(sql`
    update messages set body = 'Il menisco è lì' where id = ${old}`),
  )
  const { hits, nextPage } = await as(scene.coach).call(searchMessages, { search: 'menisco li' })
  expect([hits.map(hit => hit.message.id), nextPage]).toEqual([[old], 0])
})

test('who left, or hides the name, is named so', async () => {
  const { admin, coach, nutritionist, client, conversationId, say, workspaceId } = await chatSceneOf(house)
  const write = (statement: ReturnType<typeof sql>) => database.withWorkspace(workspaceId, 'write', db => db.run(statement))
  await say(coach, 'da Giulia')
  await say(nutritionist, 'dalla nutrizionista')
  await write(sql`update memberships set is_name_hidden = true where id = ${coach.membershipId}`)
  await write(sql`delete from memberships where id = ${nutritionist.membershipId}`)
  const senders = async (who: TestMember) =>
    (await as(who).call(getConversation, { conversationId })).messages.map(each => [each.sender.id, each.sender.name])
  expect(await senders(client)).toEqual([
    [admin.membershipId, 'Giulia Marchetti'],
    [null, 'Il tuo team'],
  ])
  expect(await senders(admin)).toEqual([
    [coach.membershipId, 'Giulia Marchetti'],
    [null, 'Non più nel team'],
  ])
})
