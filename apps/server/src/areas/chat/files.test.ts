import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  deleteMessage,
  getConversation,
  getConversationOfClient,
  sendMessage,
  wipeConversation,
  type Message,
} from '@allenio/contract/chat'
import {
  addChatAttachment,
  deleteChatAttachment,
  cancelScheduledMessage,
  listChatAttachments,
  scheduleMessage,
  sendToMany,
} from '@allenio/contract/chat-desk'
import { listMedia } from '@allenio/contract/client-files'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { filesCookie } from '#platform/files'
import { browserVoice, chatSceneOf, phoneFilm, secrets, testHouse, uploadOf, type TestMember, portOf } from '#testing'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { refuseTooLarge } from './messages/carried-file.ts'

const house = await testHouse()
const { as, server, database } = house
await portOf(house)
const { port } = server.server.address() as AddressInfo // a TCP server's address has a port
afterAll(() => server.server.closeAllConnections())

const png = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#8aa' } })
    .png()
    .toBuffer()
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2000)])
const webm = browserVoice()

async function form(who: TestMember, fields: Record<string, string>, file?: { bytes: Buffer; name: string; type: string }) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file) body.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
  const answer = await fetch(`http://127.0.0.1:${port}/api/conversation`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${who.token}`, 'x-workspace': who.workspaceId },
  })
  const answerBody = (await answer.json()) as { code?: string; message?: string; data: { message: Message } } // one or the other
  return { status: answer.status, body: answerBody }
}

const statusOf = async (who: TestMember, url: string) => (await server.inject({ url, headers: { cookie: cookieOf(who) } })).statusCode

function cookieOf({ sessionId }: TestMember): string {
  const { name, value } = filesCookie(sessionId)
  return `${name}=${value}`
}

test('a form with a file is a message whose type the bytes say', async () => {
  const { coach, client, conversationId } = await chatSceneOf(house)
  const fields = { conversationId, type: 'other', filename: 'io.png', size: '1', mime_type: 'text/plain' }
  const { status, body } = await form(coach, fields, { bytes: await png(), name: 'io.png', type: 'image/png' })
  expect(status).toBe(200)
  const { message } = body.data
  expect(message).toMatchObject({
    type: 'image',
    message: '',
    filename: 'io.webp',
    file: { width: 60, height: 80, mimeType: 'image/webp' },
  })
  expect(message.thumbUrl).toMatch(/^\/api\/files\//)
  const other = await form(coach, { conversationId, message: 'La scheda' }, { bytes: pdf, name: 'scheda.pdf', type: 'application/pdf' })
  expect(other.body.data.message).toMatchObject({ type: 'other', message: 'La scheda', thumbUrl: null })
  const { messages } = await as(client).call(getConversation, { conversationId })
  expect(messages.map(each => each.type)).toEqual(['image', 'other'])
})

test('a file that lies about its type is refused, or is what its bytes say', async () => {
  const { coach, conversationId } = await chatSceneOf(house)
  const lie = await form(coach, { conversationId, type: 'image' }, { bytes: pdf, name: 'foto.png', type: 'image/png' })
  expect([lie.status, lie.body.code]).toEqual([422, 'file is not what it says'])
  const unsaid = await form(coach, { conversationId, type: 'video' }, { bytes: pdf, name: 'film.mp4', type: 'application/octet-stream' })
  expect(unsaid.body.data.message).toMatchObject({ type: 'other', file: { mimeType: 'application/pdf' } })
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  const html = await form(coach, { conversationId }, { bytes: page, name: 'a.html', type: 'text/html' })
  expect(html.body.data.message.file?.mimeType).toBe('application/octet-stream')
})

test('a voice note keeps its length and its shape, and only sound is one', async () => {
  const { client, conversationId } = await chatSceneOf(house)
  const voice = { conversationId, type: 'voice' as const, duration: 3.25, waveform: Array.from({ length: 64 }, (_, at) => at / 64) }
  const recording = async () => uploadOf(client, { name: 'voce.webm', mimeType: 'audio/webm;codecs=opus', body: webm })
  const { message } = await as(client).call(sendMessage, { ...voice, uploadId: await recording() })
  expect(message).toMatchObject({ type: 'voice', duration: 3.25, waveform: voice.waveform, file: { mimeType: 'audio/webm' } })
  expect((await as(client).ask(sendMessage, { ...voice, waveform: Array(65).fill(0), uploadId: await recording() })).status).toBe(422)
  const picture = await as(client).call(sendMessage, { ...voice, uploadId: await uploadOf(client) })
  expect(picture.message).toMatchObject({ type: 'image', duration: null, waveform: null })
})

test('a film loses its place, device and day, in parts as in a form', async () => {
  const { coach, client, conversationId } = await chatSceneOf(house)
  const film = phoneFilm()
  const inForm = await form(coach, { conversationId }, { bytes: film, name: 'IMG_1.MOV', type: 'video/quicktime' })
  const uploadId = await uploadOf(coach, { name: 'IMG_2.MOV', mimeType: 'video/quicktime', body: film })
  const inParts = await as(coach).call(sendMessage, { conversationId, uploadId })
  expect(inParts.message).toMatchObject({ type: 'video', filename: 'IMG_2.MOV', duration: 1, file: { bytes: film.length } })
  for (const message of [inForm.body.data.message, inParts.message]) {
    const { messages } = await as(client).call(getConversation, { conversationId })
    const url = messages.find(({ id }) => id === message.id)?.fileUrl ?? ''
    const { rawPayload } = await server.inject({ url, headers: { cookie: cookieOf(client) } })
    expect([rawPayload.length, secrets.filter(secret => rawPayload.includes(secret))]).toEqual([film.length, []])
  }
})

test('above a hundred megabytes a file is refused in the words of the chat', async () => {
  const { coach, conversationId } = await chatSceneOf(house)
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(104_857_600)])
  const { status, body } = await form(coach, { conversationId }, { bytes, name: 'grande.pdf', type: 'application/pdf' })
  expect([status, body.code, body.message]).toEqual([
    413,
    'chat file too large',
    'Il file è troppo grande. La dimensione massima è 100\u00a0MB.',
  ])
}, 60_000)

test.each([
  ['film.mov', 'video/quicktime', 200, false],
  ['film.MOV', 'video/mp4', 200, false],
  ['film.mp4', 'video/mp4', 101, true],
  ['film.mp4', 'video/mp4', 100, false],
])('%s (%s) of %d MB is too large: %s', (name, mime_type, megabytes, isRefused) => {
  const refuse = () => refuseTooLarge({ name, mime_type, bytes: megabytes * 1_048_576 })
  if (isRefused) expect(refuse).toThrow('chat file too large')
  else expect(refuse).not.toThrow()
})

test('a form cut in the middle leaves no message', async () => {
  const { coach, conversationId } = await chatSceneOf(house)
  const head =
    `--b\r\nContent-Disposition: form-data; name="conversationId"\r\n\r\n${conversationId}\r\n` +
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 and then noth'
  const sending = request({
    port,
    method: 'POST',
    path: '/api/conversation',
    headers: {
      authorization: `Bearer ${coach.token}`,
      'x-workspace': coach.workspaceId,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 100_000,
    },
  })
  sending.on('error', () => undefined)
  sending.write(head, () => sending.socket?.destroySoon())
  await new Promise(resolve => sending.on('close', resolve))
  expect((await as(coach).call(getConversation, { conversationId })).messages).toEqual([])
})

test('a file is served to who takes part, and goes with its message', async () => {
  const { coach, client, conversationId, team } = await chatSceneOf(house)
  const { message } = await as(coach).call(sendMessage, { conversationId, uploadId: await uploadOf(coach) })
  const {
    messages: [ownMessage],
  } = await as(client).call(getConversation, { conversationId })
  const [own, theirs] = [message.fileUrl ?? '', ownMessage?.fileUrl ?? '']
  expect([await statusOf(coach, own), await statusOf(client, theirs)]).toEqual([200, 200])
  expect([await statusOf(team.nutritionist, own), (await server.inject({ url: own })).statusCode]).toEqual([404, 404])
  await as(coach).call(deleteMessage, { id: message.id })
  expect([await statusOf(coach, own), await statusOf(client, theirs)]).toEqual([404, 404])
  const {
    messages: [deletedMessage],
  } = await as(client).call(getConversation, { conversationId })
  expect([deletedMessage?.file, deletedMessage?.fileUrl]).toEqual([null, null])
})

test('a file of the library stays with the messages that were sent with it, and with no other', async () => {
  const { admin, coach, client, conversationId } = await chatSceneOf(house)
  const { id: attachmentId } = await as(coach).call(addChatAttachment, { uploadId: await uploadOf(coach), name: 'Come pesarsi' })
  expect((await as(admin).call(listChatAttachments, { search: 'pesarsi' })).chatAttachments.map(each => each.id)).toEqual([attachmentId])
  const { message } = await as(admin).call(sendMessage, { conversationId, attachmentId })
  const second = await as(admin).call(sendMessage, { conversationId, attachmentId })
  const url = message.fileUrl ?? ''
  await as(admin).call(deleteMessage, { id: second.message.id })
  await as(coach).call(deleteChatAttachment, { id: attachmentId })
  expect(await statusOf(admin, url)).toBe(200)
  await as(admin).call(wipeConversation, { id: conversationId, wipeoutAll: true })
  expect(await statusOf(admin, url)).toBe(404)
  expect((await as(client).ask(sendMessage, { conversationId, attachmentId })).status).toBe(404)
})

test('what is planned and called off leaves no file', async () => {
  const { coach, conversationId, workspaceId } = await chatSceneOf(house)
  const sendAt = new Date(Date.now() + 3_600_000).toISOString()
  const { id, file } = await as(coach).call(scheduleMessage, { conversationId, sendAt, uploadId: await uploadOf(coach) })
  await as(coach).call(cancelScheduledMessage, { id })
  const { isDeleted } = await database.withWorkspace(workspaceId, 'read', db =>
    db.one<{ isDeleted: boolean }>(sql`
    select deleted_at is not null as "isDeleted" from files where id = ${file?.id}`),
  )
  expect(isDeleted).toBe(true)
})

test('an upload serves one message, and nobody else’s', async () => {
  const { coach, client, conversationId } = await chatSceneOf(house)
  const uploadId = await uploadOf(coach)
  expect((await as(client).ask(sendMessage, { conversationId, uploadId })).status).toBe(404)
  expect((await as(coach).ask(sendMessage, { conversationId, uploadId })).status).toBe(200)
  expect((await as(coach).ask(sendMessage, { conversationId, uploadId })).status).toBe(404)
})

test('what was sent stands among the client’s media, each file once, until it is deleted or wiped away', async () => {
  const { admin, coach, client, clientId, conversationId } = await chatSceneOf(house)
  const media = async (who: TestMember) => {
    const { media: rows, total } = await as(who).call(listMedia, { id: clientId, origin: 'chat' })
    expect(total).toBe(rows.length)
    return rows.map(({ origin, originId }) => [origin, originId])
  }
  const send = async (who: TestMember, more: object) => (await as(who).call(sendMessage, { conversationId, ...more })).message.id
  const photo = await send(client, { uploadId: await uploadOf(client) })
  await send(client, { type: 'voice', uploadId: await uploadOf(client, { name: 'voce.webm', mimeType: 'audio/webm', body: webm }) })
  const { id: attachmentId } = await as(coach).call(addChatAttachment, { uploadId: await uploadOf(coach), name: 'Come pesarsi' })
  await send(coach, { attachmentId })
  const again = await send(admin, { attachmentId })
  expect(await media(admin)).toEqual([
    ['chat', again],
    ['chat', photo],
  ])
  await as(admin).call(deleteMessage, { id: again })
  await as(coach).call(wipeConversation, { id: conversationId })
  expect([(await media(admin)).length, await media(coach)]).toEqual([2, []])
  const later = await send(client, { uploadId: await uploadOf(client) })
  expect(await media(coach)).toEqual([['chat', later]])
})

test('a file goes on to others and outlives what it was taken from; a note, a voice and what one does not see go nowhere', async () => {
  const { admin, coach, client, clientId, conversationId, anotherClient } = await chatSceneOf(house)
  const otherId = await anotherClient()
  const { message: photo } = await as(client).call(sendMessage, { conversationId, uploadId: await uploadOf(client) })
  const forward = (who: TestMember, forwardOf: string) => as(who).ask(sendToMany, { clientIds: [otherId], forwardOf, deviceId: newId() })
  expect((await forward(admin, photo.id)).body.data).toMatchObject({ sent: 1 })
  await as(client).call(deleteMessage, { id: photo.id })
  const { conversation: other } = await as(admin).call(getConversationOfClient, { id: otherId })
  const {
    messages: [arrived],
  } = await as(admin).call(getConversation, { conversationId: other.id })
  expect([arrived?.type, await statusOf(admin, arrived?.fileUrl ?? '')]).toEqual(['image', 200])

  const carry = async (who: TestMember, more: object) =>
    (await as(who).call(sendMessage, { conversationId, uploadId: await uploadOf(who), ...more })).message.id
  const voice = await carry(client, {
    type: 'voice',
    uploadId: await uploadOf(client, { name: 'v.webm', mimeType: 'audio/webm', body: webm }),
  })
  const wiped = await carry(client, {})
  await as(coach).call(wipeConversation, { id: conversationId })
  const refused = [photo.id, voice, await carry(coach, { isTeamNote: true })]
  expect(await Promise.all(refused.map(async id => (await forward(admin, id)).status))).toEqual([404, 404, 404])
  // the coach has wiped the conversation; only the admin looks after the other client
  expect((await forward(coach, wiped)).status).toBe(404)
  expect((await as(coach).ask(sendToMany, { clientIds: [clientId], forwardOf: wiped, deviceId: newId() })).status).toBe(404)
})
