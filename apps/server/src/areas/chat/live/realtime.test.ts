import type { AddressInfo } from 'node:net'
import {
  deleteMessage,
  getChanges,
  getConversation,
  keepDraft,
  markConversationUnread,
  reactToMessage,
  readAllConversations,
  readConversation,
  sendMessage,
  switchConversation,
  wipeConversation,
  chatEvents,
} from '@allenio/contract/chat'
import { sql } from '#platform/db'
import { chatSceneOf, testHouse, writeClients, portOf } from '#testing'
import { afterAll, expect, test } from 'vitest'
import { deviceOf } from './sockets.testing.ts'

const house = await testHouse()
const { as, server, database } = house
await portOf(house)
const { port } = server.server.address() as AddressInfo // a TCP server's address has a port
afterAll(() => server.server.closeAllConnections())

test('a message reaches every open device of who takes part, worded for each, and nobody else', async () => {
  const scene = await chatSceneOf(house)
  const { admin, coach, client, conversationId, say } = scene
  const outsider = await house.given.member('coach', { workspaceId: scene.workspaceId })
  const [phone, tablet, desk, own, stranger] = [
    await deviceOf(client, port),
    await deviceOf(client, port),
    await deviceOf(admin, port),
    await deviceOf(coach, port),
    await deviceOf(outsider, port),
  ]
  const sent = await say(coach, 'Ciao')
  for (const device of [phone, tablet]) {
    const [event] = await device.until('chat message')
    expect(chatEvents['chat message'].parse(event)).toMatchObject({
      conversationId,
      messageId: sent.id,
      unreadCount: 1,
      message: { message: 'Ciao', isOwn: false, may: { delete: false } },
    })
  }
  expect((await desk.until('chat message'))[0]?.unreadCount).toBe(0)
  expect((await own.until('chat message'))[0]?.message).toMatchObject({ id: sent.id, isOwn: true, may: { delete: true } })
  // each person gets links of their own
  expect(stranger.heardOf('chat message')).toEqual([])
})

test('a long message is a hint, and the device asks for it', async () => {
  const { coach, client, conversationId, say } = await chatSceneOf(house)
  const phone = await deviceOf(client, port)
  const {
    conversation: { revision: since },
  } = await as(client).call(getConversation, { conversationId })
  const sent = await say(coach, 'è'.repeat(9_000))
  expect((await phone.until('chat message'))[0]).toMatchObject({ messageId: sent.id, message: null })
  const { messages } = await as(client).call(getChanges, { id: conversationId, since })
  expect(messages.map(each => each.message.length)).toEqual([9_000])
})

test('notes are told to the team alone, their changes too', async () => {
  const { admin, coach, client, say } = await chatSceneOf(house)
  const [phone, desk] = [await deviceOf(client, port), await deviceOf(admin, port)]
  const note = await say(coach, 'tra noi', { isTeamNote: true })
  await as(admin).call(reactToMessage, { id: note.id, emoji: '👍' })
  await as(coach).call(deleteMessage, { id: note.id })
  await desk.until('chat changed', 2)
  expect(desk.heardOf('chat message').map(each => each.messageId)).toEqual([note.id])
  await say(coach, 'a te')
  await phone.until('chat message')
  expect(phone.heard.map(each => each.event)).toEqual(['hello', 'chat message'])
})

test('reading is told to one’s own devices and, where it got further, to the other side', async () => {
  const { admin, coach, client, conversationId, say } = await chatSceneOf(house)
  const sent = await say(client, 'Ciao')
  const [phone, desk, other] = [await deviceOf(client, port), await deviceOf(coach, port), await deviceOf(admin, port)]
  await as(coach).call(readConversation, { id: conversationId })
  expect(await desk.until('chat read')).toEqual([{ conversationId, unreadCount: 0, readTo: sent.id, othersReadTo: sent.id }])
  expect(await phone.until('chat read')).toEqual([{ conversationId, unreadCount: 0, readTo: sent.id, othersReadTo: sent.id }])
  await as(admin).call(readConversation, { id: conversationId })
  await other.until('chat read')
  await as(coach).call(markConversationUnread, { id: conversationId })
  expect((await desk.until('chat read', 2))[1]).toMatchObject({ unreadCount: 1 })
  await as(coach).call(readAllConversations, {})
  expect(await desk.until('chat changed')).toEqual([{ conversationId: null, revision: null }])
  // the client gets no event for the second member of the team who read it
  expect(phone.heardOf('chat read')).toHaveLength(1)
})

test('deleting, reacting, switching and wiping are told; drafts and own wipes to oneself', async () => {
  const { admin, coach, client, conversationId, say } = await chatSceneOf(house)
  const { id } = await say(coach, 'Ciao')
  const [phone, desk] = [await deviceOf(client, port), await deviceOf(admin, port)]
  await as(client).call(reactToMessage, { id, emoji: '💪' })
  await as(coach).call(deleteMessage, { id })
  await as(coach).call(switchConversation, { id: conversationId, isEnabled: false })
  await as(admin).call(keepDraft, { id: conversationId, text: 'ma' })
  await as(admin).call(wipeConversation, { id: conversationId })
  await as(admin).call(wipeConversation, { id: conversationId, wipeoutAll: true })
  expect((await desk.until('chat changed', 5)).map(each => each.conversationId)).toEqual(Array(5).fill(conversationId))
  expect(desk.heardOf('chat draft')).toEqual([{ conversationId, draft: { text: 'ma', isNote: false } }])
  await as(admin).call(keepDraft, { id: conversationId, text: 'à'.repeat(4000) })
  await desk.until('chat changed', 6)
  expect((await phone.until('chat changed', 4)).map(each => each.revision)).toEqual([2, 3, 4, 5])
  expect(phone.heardOf('chat draft')).toEqual([])
})

test('typing reaches the others, keeps nothing, and is believed only of who takes part', async () => {
  const scene = await chatSceneOf(house)
  const { admin, coach, client, nutritionist, conversationId, say } = scene
  const outsider = await house.given.member('coach', { workspaceId: scene.workspaceId })
  const neighbour = await chatSceneOf(house)
  const [phone, desk, other, stranger, next] = [
    await deviceOf(client, port),
    await deviceOf(coach, port),
    await deviceOf(nutritionist, port),
    await deviceOf(outsider, port),
    await deviceOf(neighbour.admin, port),
  ]
  for (const device of [stranger, next]) device.socket.emit('chat typing', { conversationId, isTyping: true })
  for (const wrong of [undefined, 'x', { conversationId: 'x' }, { conversationId, isTyping: 'no' }]) desk.socket.emit('chat typing', wrong)
  phone.socket.emit('chat typing', { conversationId, isTyping: true })
  expect(await desk.until('chat typing')).toEqual([
    { conversationId, sender: { id: client.membershipId, name: 'Martina Bellini' }, isTyping: true },
  ])
  desk.socket.emit('chat typing', { conversationId, isTyping: true, isTeamNote: true })
  await other.until('chat typing', 2)
  await database.withWorkspace(admin.workspaceId, 'write', db =>
    db.run(sql`
    update memberships set is_name_hidden = true where id = ${coach.membershipId}`),
  )
  desk.socket.emit('chat typing', { conversationId, isTyping: true })
  expect((await phone.until('chat typing')).map(each => each.sender.id)).toEqual([admin.membershipId])
  expect((await other.until('chat typing', 3)).map(each => each.sender.id)).toEqual([
    client.membershipId,
    coach.membershipId,
    coach.membershipId,
  ])
  // the server ignores the rest of a flood of events, and the socket stays open
  for (let at = 0; at < 30; at += 1) desk.socket.emit('chat typing', { conversationId, isTyping: true })
  await say(coach, 'fatto')
  await phone.until('chat message')
  expect(phone.heardOf('chat typing').length).toBeLessThan(13)
  expect(desk.socket.connected).toBe(true)
})

test('who loses the client hears no more of the conversation', async () => {
  const { admin, coach, client, clientId, conversationId, say } = await chatSceneOf(house)
  const [desk, phone] = [await deviceOf(coach, port), await deviceOf(client, port)]
  await writeClients(
    house,
    admin.workspaceId,
    sql`delete from client_collaborators where client_id = ${clientId} and membership_id = ${coach.membershipId}`,
  )
  await as(admin).call(sendMessage, { conversationId, message: 'Ciao' })
  await phone.until('chat message')
  await say(client, 'Ciao a te')
  await phone.until('chat message', 2)
  expect(desk.heard.map(each => each.event)).toEqual(['hello'])
})
