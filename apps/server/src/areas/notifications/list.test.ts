import { describe, expect, test } from 'vitest'
import { updateProfile } from '@allenio/contract/account'
import { addOwnWeight } from '@allenio/contract/weights'
import { deleteClient } from '@allenio/contract/clients'
import { removeClients } from '@allenio/contract/collaborators'
import {
  countUnreadNotifications,
  listClientNotifications,
  listNotifications,
  markNotificationsAsRead,
  notificationsPerPage,
} from '@allenio/contract/notifications'
import { addDays, dayIn, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { photosAdded } from '#areas/progress'
import { createSession } from '#platform/auth'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { notificationKinds, notify } from '#platform/notify'
import { clientOf, lonelyClientOf, openDevice, portOf, ownHouse, type TestMember, type TestTeam } from '#testing'
import { sweepNotifications } from './jobs.ts'
import { messageCame } from './message.testing.ts'

const house = await ownHouse({ contributes: [notificationKinds(messageCame)] })
const { given, as, database } = house
const today = romeDay()

async function scene(): Promise<TestTeam & { clientId: string }> {
  const team = await given.team()
  return { ...team, clientId: await clientOf(house, team) }
}

const weighIn = (client: TestMember, kg: number, day = today) => as(client).call(addOwnWeight, { id: newId(), day, kg, note: '' })
const notificationsOf = async (member: TestMember, filters = {}) => (await as(member).call(listNotifications, filters)).notifications
const unreadOf = async (member: TestMember) => (await as(member).call(countUnreadNotifications, {})).unread

async function heardBy(member: TestMember): Promise<{ event: string; payload: Record<string, unknown> }[]> {
  const { heard } = await openDevice(member, await portOf(house))
  return heard as { event: string; payload: Record<string, unknown> }[] // every event of the server carries an object
}

describe('what a client does', () => {
  test('is told to those who look after them, in each one’s words, and to nobody else', async () => {
    const { admin, coach, nutritionist, client, clientId, workspaceId } = await scene()
    const english = await given.member('coach', { workspaceId, locale: 'en' })
    const other = await given.member('coach', { workspaceId })
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
      insert into client_collaborators (client_id, membership_id) values (${clientId}, ${english.membershipId})`),
    )
    await weighIn(client, 72.4)
    const [notification, ...rest] = await notificationsOf(coach)
    expect(rest).toEqual([])
    expect(notification).toMatchObject({
      kind: 'weight added',
      group: 'records',
      title: 'Nuovo peso di Martina Bellini',
      body: expect.stringMatching(/^72,4\skg, /),
      link: `/clients/${clientId}/weights`,
      client: { id: clientId, name: 'Martina Bellini', photo: null },
      readAt: null,
      day: today,
    })
    expect(await notificationsOf(english)).toMatchObject([
      { title: 'New weight from Martina Bellini', body: expect.stringMatching(/^72\.4\skg, /) },
    ])
    for (const member of [admin, nutritionist]) expect(await unreadOf(member)).toBe(1)
    for (const member of [other, client]) expect(await notificationsOf(member)).toEqual([])
  })

  test('is told once where the device sends it twice, and the last of a day stands for all', async () => {
    const { coach, client } = await scene()
    const id = newId()
    for (let nth = 0; nth < 2; nth += 1) await as(client).call(addOwnWeight, { id, day: today, kg: 72, note: '' })
    await weighIn(client, 71.5)
    expect(await notificationsOf(coach)).toMatchObject([{ body: expect.stringMatching(/^71,5\skg/) }])
    await weighIn(client, 73, addDays(today, -1))
    expect(await notificationsOf(coach)).toHaveLength(2)
    await as(coach).call(markNotificationsAsRead, {})
    await weighIn(client, 71)
    expect((await notificationsOf(coach)).map(({ readAt }) => readAt === null)).toEqual([true, false, false])
  })

  test('is undone with the call that is refused', async () => {
    const { coach, client } = await scene()
    expect((await as(client).ask(addOwnWeight, { id: newId(), day: addDays(today, 5), kg: 72, note: '' })).status).toBe(422)
    expect(await notificationsOf(coach)).toEqual([])
  })

  test('is told live with the number of unread ones, within the business alone', async () => {
    const { coach, client } = await scene()
    const heard = await heardBy(coach)
    await weighIn(client, 72.4)
    await expect
      .poll(() => heard.find(({ event }) => event === 'notification')?.payload)
      .toMatchObject({ unread: 1, notification: { kind: 'weight added', title: 'Nuovo peso di Martina Bellini', readAt: null } })
  })
})

describe('reading', () => {
  test('all at once takes the server’s moment, and the other devices hear of it', async () => {
    const { coach, client } = await scene()
    await weighIn(client, 72)
    await weighIn(client, 73, addDays(today, -1))
    const { personId, workspaceId } = coach
    const other = await database.withSystem('write', db => createSession(db, { strategy: 'local', personId, workspaceId, device: 'phone' }))
    const [here, there] = [await heardBy(coach), await heardBy({ ...coach, token: other.token })]
    const { currentDate, unread } = await as(coach).call(markNotificationsAsRead, {})
    expect(unread).toBe(0)
    expect(new Set((await notificationsOf(coach)).map(({ readAt }) => readAt))).toEqual(new Set([currentDate]))
    await expect
      .poll(() => there.find(({ event }) => event === 'notifications read')?.payload)
      .toEqual({ ids: null, readAt: currentDate, unread: 0 })
    expect(here.some(({ event }) => event === 'notifications read')).toBe(false)
    // a second call changes nothing
    const again = await as(coach).call(markNotificationsAsRead, {})
    expect(again.currentDate >= currentDate).toBe(true)
    expect((await notificationsOf(coach))[0]?.readAt).toBe(currentDate)
  })

  test('a named one leaves the others, and nobody marks another’s', async () => {
    const { admin, coach, client } = await scene()
    await weighIn(client, 72)
    await weighIn(client, 73, addDays(today, -1))
    const [first] = await notificationsOf(coach)
    expect(await as(coach).call(markNotificationsAsRead, { ids: [String(first?.id)] })).toMatchObject({ unread: 1 })
    expect((await as(admin).ask(markNotificationsAsRead, { ids: [String(first?.id)] })).status).toBe(404)
    expect(await unreadOf(admin)).toBe(2)
  })

  test('narrows by group, client, unread and day in the reader’s zone', async () => {
    const { coach, client, clientId } = await scene()
    await weighIn(client, 72)
    expect(await notificationsOf(coach, { group: 'records', clientId, onlyUnread: true, from: today, to: today })).toHaveLength(1)
    for (const none of [{ group: 'team' }, { to: addDays(today, -1) }, { from: addDays(today, 1) }])
      expect(await notificationsOf(coach, none)).toEqual([])
    expect((await as(coach).ask(listNotifications, { group: 'nothing of ours' })).status).toBe(422)
    await as(coach).call(updateProfile, { timeZone: 'Pacific/Kiritimati' })
    const theirToday = dayIn('Pacific/Kiritimati')
    expect(await notificationsOf(coach, { from: theirToday, to: theirToday })).toMatchObject([{ day: theirToday }])
  })

  test('goes page by page', async () => {
    const { coach, clientId, workspaceId } = await scene()
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
      insert into notifications (id, membership_id, kind, client_id, subject, is_listed, created_at)
      select gen_random_uuid(), ${coach.membershipId}, 'photos added', ${clientId}, '{"clientName": "Martina", "day": "2026-01-01"}', true,
        now() - n * interval '1 hour'
      from generate_series(1, ${notificationsPerPage + 2}) n`),
    )
    const first = await as(coach).call(listNotifications, {})
    const second = await as(coach).call(listNotifications, { page: first.nextPage })
    expect([first.notifications.length, first.nextPage, second.notifications.length, second.nextPage]).toEqual([
      notificationsPerPage,
      2,
      2,
      0,
    ])
    expect(new Set([...first.notifications, ...second.notifications].map(({ id }) => id)).size).toBe(notificationsPerPage + 2)
  })

  test('of a client shows those about them; without the client in one’s charge, nothing of them anywhere', async () => {
    const { admin, coach, client, clientId } = await scene()
    const lonely = await lonelyClientOf(house, { ...(await scene()), admin, coach, client, workspaceId: coach.workspaceId })
    await weighIn(client, 72)
    expect((await as(coach).call(listClientNotifications, { id: clientId })).notifications).toHaveLength(1)
    expect((await as(coach).ask(listClientNotifications, { id: lonely })).status).toBe(404)
    await as(admin).call(removeClients, { id: coach.membershipId, clientIds: [clientId] })
    expect((await as(coach).ask(listClientNotifications, { id: clientId })).status).toBe(404)
    // only the notification that they lost the client is left, and it shows no card that would lead there
    expect(await notificationsOf(coach)).toMatchObject([
      { kind: 'client unassigned', title: 'Non segui più Martina Bellini', link: '/clients', client: null },
    ])
    expect(await unreadOf(coach)).toBe(1)
    expect(await notificationsOf(admin)).toHaveLength(1)
  })

  test('a deleted client’s are hidden at once, and erased with the client', async () => {
    const { admin, client, clientId, workspaceId } = await scene()
    await weighIn(client, 72)
    await as(admin).call(deleteClient, { id: clientId })
    expect([await notificationsOf(admin), await unreadOf(admin)]).toEqual([[], 0])
    await database.withWorkspace(workspaceId, 'write', db => db.run(sql`delete from clients where id = ${clientId}`))
    expect(await database.withWorkspace(workspaceId, 'read', db => db.many(sql`select id from notifications`))).toEqual([])
  })

  test('what was read half a year ago is erased, what is unread stays', async () => {
    const { coach, client, workspaceId } = await scene()
    await weighIn(client, 72)
    await weighIn(client, 73, addDays(today, -1))
    const [first] = await notificationsOf(coach)
    await as(coach).call(markNotificationsAsRead, { ids: [String(first?.id)] })
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
      update notifications set created_at = created_at - interval '1 year', read_at = read_at - interval '181 days'`),
    )
    await sweepNotifications.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })
    const left = await notificationsOf(coach)
    expect(left).toHaveLength(1)
    expect(left[0]?.id).not.toBe(first?.id)
  })

  test('a kind that nobody reports any more is passed over', async () => {
    const { coach, workspaceId } = await scene()
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
      insert into notifications (id, membership_id, kind, is_listed) values (${newId()}, ${coach.membershipId}, 'of old', true)`),
    )
    expect(await notificationsOf(coach)).toEqual([])
  })

  test('a kind is not told to a role that never receives it', async () => {
    const { admin, workspaceId } = await scene()
    const client = await given.member('client', { workspaceId })
    await database.withWorkspace(workspaceId, 'write', db =>
      notify(db, photosAdded, { to: [client.membershipId, admin.membershipId, newId()], subject: { clientName: 'Martina', day: today } }),
    )
    expect([await notificationsOf(client), await unreadOf(admin)]).toEqual([[], 1])
  })

  test('messages have no place in the list', async () => {
    const { coach, workspaceId } = await scene()
    await database.withWorkspace(workspaceId, 'write', db =>
      notify(db, messageCame, { to: [coach.membershipId], subject: { sender: 'Martina', text: 'Ciao', conversationId: newId() } }),
    )
    expect([await notificationsOf(coach), await unreadOf(coach)]).toEqual([[], 0])
  })
})
