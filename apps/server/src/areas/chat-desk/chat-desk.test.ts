import { getConversation, getConversationOfClient, listConversations, sendMessage, switchConversation } from '@allenio/contract/chat'
import {
  cancelScheduledMessage,
  createSavedAnswer,
  deleteSavedAnswer,
  getChatSettings,
  hasWelcomeMessages,
  listSavedAnswers,
  listScheduledMessages,
  scheduleMessage,
  sendToMany,
  updateChatSettings,
  undeleteSavedAnswer,
  updateSavedAnswer,
  updateScheduledMessage,
} from '@allenio/contract/chat-desk'
import { createClient, deactivateClient } from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { asSuperuser, chatSceneOf, testHouse, uploadOf, writeClients } from '#testing'
import { expect, test, vi } from 'vitest'
import { enqueueWelcomes } from './welcome.ts'

const house = await testHouse()
const { as, database } = house
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const slot = { day: 1, from: '09:00', to: '13:00' }
const patient = { timeout: 15_000, interval: 50 }

test('settings change by what is sent, and faults are said at their field', async () => {
  const { admin, coach } = await house.given.team()
  expect(await as(coach).call(getChatSettings, {})).toEqual({
    isOnForNewClients: true,
    availability: 'always',
    slots: [],
    welcome: { isOn: false, text: '' },
  })
  const faulty = async (input: object) => {
    const { status, body } = await as(admin).ask(updateChatSettings, input)
    return [status, body.code, Object.keys(body.errors)]
  }
  expect(await faulty({ availability: 'slots' })).toEqual([422, 'slots needed', ['slots']])
  expect(await faulty({ slots: [{ ...slot, to: '08:00' }] })).toEqual([422, 'slot ends before it begins', ['slots']])
  expect(await faulty({ slots: [slot, { ...slot, from: '12:00', to: '14:00' }] })).toEqual([422, 'slots overlap', ['slots']])
  expect((await as(admin).ask(updateChatSettings, { slots: [{ ...slot, from: '25:00' }] })).status).toBe(422)
  expect(await faulty({ welcome: { isOn: true, text: ' ' } })).toEqual([422, 'welcome text needed', ['welcome']])
  await as(admin).call(updateChatSettings, { slots: [{ ...slot, day: 3 }, slot], availability: 'slots' })
  const changed = await as(admin).call(updateChatSettings, { isOnForNewClients: false })
  expect(changed).toMatchObject({ isOnForNewClients: false, availability: 'slots', slots: [slot, { ...slot, day: 3 }] })
  const { id } = await as(admin).call(createClient, { firstName: 'Anna' })
  expect((await as(admin).call(getConversationOfClient, { id })).conversation.closure?.reason).toBe('disabled')
})

test('a client knows in which hours somebody answers, the team need not; out of them one may write all the same', async () => {
  const { admin, client, look, say } = await chatSceneOf(house)
  expect((await look(client)).answeringHours).toBeNull()
  await as(admin).call(updateChatSettings, { availability: 'slots', slots: [{ ...slot, day: 3 }, slot] })
  expect([(await look(client)).answeringHours, (await look(admin)).answeringHours]).toEqual([[slot, { ...slot, day: 3 }], null])
  await as(admin).call(updateChatSettings, { availability: 'always' })
  expect((await look(client)).answeringHours).toBeNull()
  const today = new Date().getUTCDay() || 7
  const afterTomorrow = ((today + 1) % 7) + 1
  await as(admin).call(updateChatSettings, { availability: 'slots', slots: [{ ...slot, day: afterTomorrow }] })
  await say(client, 'Scrivo lo stesso')
})

test('a client who comes in is greeted once by name, where a greeting is on', async () => {
  const { admin, anotherClient, workspaceId, team } = await chatSceneOf(house)
  const greeting = { isOn: true, text: 'Benvenuto {first_name}! Scrivimi pure qui.' }
  await as(admin).call(updateChatSettings, { welcome: greeting })
  expect((await as(admin).call(hasWelcomeMessages, {})).hasWelcomeMessages).toBe(true)
  const id = await anotherClient()
  const newcomer = await house.given.member('client', { workspaceId: team.workspaceId })
  await writeClients(
    house,
    workspaceId,
    sql`update clients set membership_id = ${newcomer.membershipId}, registered_at = now() where id = ${id}`,
  )
  await Promise.all([enqueueWelcomes(database), enqueueWelcomes(database)])
  const thread = async () => {
    const [conversation] = (await as(newcomer).call(listConversations, {})).conversations
    return [conversation?.lastMessage?.message, conversation?.totalMessages, conversation?.unreadCount]
  }
  await vi.waitFor(async () => expect(await thread()).toEqual(['Benvenuto Aldo! Scrivimi pure qui.', 1, 1]), patient)
  await enqueueWelcomes(database)
  const { due } = await database.withWorkspace(workspaceId, 'read', db =>
    db.one<{ due: number }>(sql`
    select count(*) as due from conversations where welcome_due_at is not null`),
  )
  expect([due, await thread()]).toEqual([0, ['Benvenuto Aldo! Scrivimi pure qui.', 1, 1]])
})

test('saved answers: one’s own, and those of everybody, which are the admin’s', async () => {
  const { admin, coach, nutritionist } = await house.given.team()
  const shared = await as(admin).call(createSavedAnswer, { title: 'Saluto', text: 'Ciao {first_name}!', isShared: true })
  const own = await as(coach).call(createSavedAnswer, { title: 'Àncora', text: 'Ancora una settimana' })
  const listAnswers = async (who: typeof admin) =>
    (await as(who).call(listSavedAnswers, {})).savedAnswers.map(each => [each.title, each.may.update])
  expect(await listAnswers(coach)).toEqual([
    ['Àncora', true],
    ['Saluto', false],
  ])
  expect([await listAnswers(nutritionist), await listAnswers(admin)]).toEqual([[['Saluto', false]], [['Saluto', true]]])
  expect((await as(coach).ask(createSavedAnswer, { title: 'x', text: 'x', isShared: true })).status).toBe(403)
  expect((await as(coach).ask(updateSavedAnswer, { id: shared.id, text: 'x' })).status).toBe(403)
  expect((await as(coach).ask(updateSavedAnswer, { id: own.id, isShared: true })).status).toBe(403)
  expect((await as(admin).ask(updateSavedAnswer, { id: own.id, text: 'x' })).status).toBe(404)
  expect((await as(coach).call(updateSavedAnswer, { id: own.id, text: 'Due' })).text).toBe('Due')
  await as(coach).call(deleteSavedAnswer, { id: own.id })
  expect(await listAnswers(coach)).toEqual([['Saluto', false]])
  expect((await as(coach).ask(updateSavedAnswer, { id: own.id, text: 'Tre' })).status).toBe(404)
  expect((await as(coach).ask(undeleteSavedAnswer, { id: shared.id })).status).toBe(404)
  expect(await as(coach).call(undeleteSavedAnswer, { id: own.id })).toMatchObject({ id: own.id, title: 'Àncora', text: 'Due' })
})

test('what is planned is sent at its time, once, with the client’s name', async () => {
  const { coach, client, conversationId, workspaceId } = await chatSceneOf(house)
  const deviceId = newId()
  const input = { conversationId, message: 'Ciao {first_name}', sendAt: inHours(1), deviceId }
  const planned = await as(coach).call(scheduleMessage, input)
  expect((await as(coach).call(scheduleMessage, input)).id).toBe(planned.id)
  expect(planned).toMatchObject({ state: 'waiting', refusal: null, conversation: { title: 'Martina Bellini' }, may: { update: true } })
  const list = async () => (await as(coach).call(listScheduledMessages, { conversationId })).scheduledMessages
  expect((await list()).map(each => each.id)).toEqual([planned.id])
  await as(coach).call(updateScheduledMessage, {
    id: planned.id,
    message: 'A dopo {first_name}',
    sendAt: new Date(Date.now() + 900).toISOString(),
  })
  const texts = async () => (await as(client).call(getConversation, { conversationId })).messages.map(each => each.message)
  await vi.waitFor(async () => expect(await texts()).toEqual(['A dopo Martina']), patient)
  expect(await list()).toEqual([])
  expect((await as(coach).ask(cancelScheduledMessage, { id: planned.id })).body.code).toBe('sent already')
  expect((await as(coach).ask(updateScheduledMessage, { id: planned.id, message: 'x' })).body.code).toBe('sent already')
  // simulates a job that was lost and found again
  const { sent } = await database.withWorkspace(workspaceId, 'read', db =>
    db.one<{ sent: number }>(sql`
    select count(*) as sent from messages where device_id = ${planned.id}`),
  )
  expect(sent).toBe(1)
}, 30_000)

test('what is planned badly is refused; what cannot be sent then is told, and called off in time it is not sent', async () => {
  const { coach, client, conversationId } = await chatSceneOf(house)
  const plan = (more: object) => as(coach).ask(scheduleMessage, { conversationId, message: 'Ciao', sendAt: inHours(1), ...more })
  expect((await plan({ sendAt: inHours(-1) })).body.code).toBe('send time past')
  expect((await plan({ sendAt: inHours(24 * 366) })).body.code).toBe('send time too far')
  expect((await plan({ message: '' })).body.code).toBe('message empty')
  const soon = new Date(Date.now() + 1500).toISOString()
  const [remaining, cancelled] = [(await plan({ sendAt: soon })).body.data, (await plan({ sendAt: soon })).body.data]
  await as(coach).call(cancelScheduledMessage, { id: cancelled.id })
  await as(coach).call(switchConversation, { id: conversationId, isEnabled: false })
  const list = async () => (await as(coach).call(listScheduledMessages, {})).scheduledMessages
  await vi.waitFor(
    async () =>
      expect((await list()).map(each => [each.id, each.state, each.refusal])).toEqual([[remaining.id, 'refused', 'Chat disattivata']]),
    patient,
  )
  expect((await as(client).call(getConversation, { conversationId })).messages).toEqual([])
  expect((await plan({})).body.code).toBe('chat disabled')
}, 30_000)

test('to many: each in their own conversation, with their name, once', async () => {
  const { admin, coach, client, clientId, conversationId, anotherClient, say } = await chatSceneOf(house)
  await say(client, 'Ciao')
  const others = [await anotherClient(), await anotherClient()]
  await as(admin).call(deactivateClient, { id: others[1] ?? '' })
  const input = {
    clientIds: [clientId, ...others],
    message: 'Ciao {first_name}, domani chiuso',
    deviceId: newId(),
    uploadId: await uploadOf(admin),
  }
  const answer = await as(admin).call(sendToMany, input)
  expect(answer).toEqual({
    sent: 2,
    refused: [{ clientId: others[1], name: 'Aldo Serra', reason: expect.stringContaining('disattivato') }],
  })
  expect(await as(admin).call(sendToMany, input)).toEqual(answer)
  const { messages } = await as(client).call(getConversation, { conversationId })
  expect(messages.map(each => [each.message, each.type])).toEqual([
    ['Ciao', 'text'],
    ['Ciao Martina, domani chiuso', 'image'],
  ])
  const { conversations } = await as(admin).call(listConversations, { onlyWithLastMessage: 'true' })
  expect(conversations.map(each => [each.lastMessage?.message, each.waitingSince !== null])).toEqual(
    expect.arrayContaining([
      ['Ciao Aldo, domani chiuso', false],
      ['Ciao Martina, domani chiuso', true],
    ]),
  )
  // the coach does not reach one of the clients: nobody gets the message
  const refused = await as(coach).ask(sendToMany, { clientIds: [clientId, others[0]], message: 'Ciao', deviceId: newId() })
  expect(refused.status).toBe(404)
  expect((await as(client).call(getConversation, { conversationId })).totalMessages).toBe(2)
  expect(await as(coach).call(sendToMany, { filters: {}, message: 'A tutti i miei', deviceId: newId() })).toEqual({ sent: 1, refused: [] })
  expect((await as(coach).ask(sendToMany, { message: 'x', deviceId: newId() })).body.code).toBe('nobody chosen')
  expect((await as(coach).ask(sendToMany, { filters: { search: 'nessuno' }, message: 'x', deviceId: newId() })).body.code).toBe(
    'nobody chosen',
  )
  expect((await as(client).ask(sendToMany, { filters: {}, message: 'x', deviceId: newId() })).status).toBe(403)
})

test('to many of whom none can be written to takes no file', async () => {
  const { coach, clientId, conversationId } = await chatSceneOf(house)
  const uploadId = await uploadOf(coach)
  const sendIt = () => as(coach).call(sendToMany, { clientIds: [clientId], message: 'La scheda', uploadId, deviceId: newId() })
  await as(coach).call(switchConversation, { id: conversationId, isEnabled: false })
  expect(await sendIt()).toMatchObject({ sent: 0, refused: [{ clientId, reason: 'Chat disattivata' }] })
  await as(coach).call(switchConversation, { id: conversationId, isEnabled: true })
  expect(await sendIt()).toEqual({ sent: 1, refused: [] })
})

test('five hundred get it in one go, and the inbox opens though the database still believes that a business has one client', async () => {
  const { admin, workspaceId } = await house.given.team()
  for (let others = 0; others < 8; others += 1) await chatSceneOf(house)
  await asSuperuser(house.prepared.owner, 'vacuum analyze')
  await writeClients(
    house,
    workspaceId,
    sql`insert into clients (id, first_name) select gen_random_uuid(), 'Cliente ' || n from generate_series(1, 500) n`,
  )
  expect(await as(admin).call(sendToMany, { filters: {}, message: 'Ciao {first_name}', deviceId: newId() })).toEqual({
    sent: 500,
    refused: [],
  })
  const { conversations } = await as(admin).call(listConversations, { search: 'cliente 499' })
  expect(conversations.map(each => each.lastMessage?.message)).toEqual(['Ciao Cliente 499'])
  expect((await as(admin).ask(sendMessage, { conversationId: conversations[0]?.id, message: 'e a te' })).status).toBe(200)
}, 60_000)
