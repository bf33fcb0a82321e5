import {
  countNoticeAudience,
  countUnreadNotices,
  createNotice,
  deleteNotice,
  getNotice,
  listNoticeReaders,
  listNotices,
  noticeLimits,
  readNotice,
  undeleteNotice,
  updateNotice,
  withdrawNotice,
} from '@allenio/contract/notices'
import type { Input } from '@allenio/contract'
import { listNotifications, saveNotificationsSettings } from '@allenio/contract/notifications'
import { addDays, romeDay } from '@allenio/domain/days'
import { richTextOf } from '@allenio/domain/rich-text'
import { sql } from '#platform/db'
import { clientOf, groupOf, lonelyClientOf, mailboxOf, testHouse, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'
import { publishDueNotices } from './jobs.ts'

const house = await testHouse()
const { as, given, database } = house

const tomorrow = addDays(romeDay(), 1)
const text = richTextOf('Lo studio resta chiuso dal 10 al 20 agosto.\nBuone vacanze.')
const written = { title: 'Chiusura estiva', text, audience: { kind: 'all' as const } }

/** A team with a client of coach and nutritionist, and a record without an account that only the admin looks after. */
async function scene() {
  const team = await given.team()
  return { ...team, team, clientId: await clientOf(house, team), lonelyId: await lonelyClientOf(house, team) }
}

const publish = (by: TestMember, fields: Partial<Input<typeof createNotice>> = {}) => as(by).call(createNotice, { ...written, ...fields })

/** The notice once it has been handed over to everybody. */
async function delivered(by: TestMember, id: string) {
  await expect.poll(async () => (await as(by).call(getNotice, { id })).counts?.waiting, { timeout: 10_000, interval: 20 }).toBe(0)
  return as(by).call(getNotice, { id })
}

const titlesOf = async (by: TestMember, query: Input<typeof listNotices> = {}) =>
  (await as(by).call(listNotices, query)).notices.map(({ title }) => title)

const newsOf = async (by: TestMember) =>
  (await as(by).call(listNotifications, {})).notifications.filter(({ group }) => group === 'notices').map(({ title }) => title)

describe('a published notice', () => {
  test('reaches its clients, who read it; its author sees who has, and gets a copy', async () => {
    const { admin, client, clientId } = await scene()
    const { id, status, counts } = await publish(admin, { isPinned: true })
    expect([status, counts]).toEqual(['published', { readers: 1, waiting: 1, delivered: 0, read: 0, refused: 0, withoutAccess: 1 }])
    expect(await delivered(admin, id)).toMatchObject({ counts: { delivered: 1, read: 0 } })
    expect(await newsOf(client)).toEqual(['Nuovo avviso: Chiusura estiva'])
    expect(await newsOf(admin)).toEqual(['Pubblicato per una persona: Chiusura estiva'])
    const { mailTo } = mailboxOf(database)
    expect((await mailTo(client.email, /Chiusura/)).plain).toContain('dal 10 al 20 agosto')
    expect((await mailTo(admin.email, /Chiusura/)).plain).toContain('dal 10 al 20 agosto')
    expect(await as(client).call(countUnreadNotices, {})).toEqual({ unread: 1 })
    const seen = await as(client).call(getNotice, { id })
    expect(seen).toMatchObject({ audience: null, counts: null, readAt: null, may: { update: false, delete: false } })
    await as(client).call(readNotice, { id })
    const { readAt } = await as(client).call(getNotice, { id })
    await as(client).call(readNotice, { id })
    expect((await as(client).call(getNotice, { id })).readAt).toBe(readAt)
    expect(await as(client).call(countUnreadNotices, {})).toEqual({ unread: 0 })
    const { readers } = await as(admin).call(listNoticeReaders, { id })
    expect(readers).toMatchObject([{ client: { id: clientId, name: 'Martina Bellini' }, state: 'read', readAt }])
    expect((await as(admin).call(listNoticeReaders, { id, state: 'delivered' })).readers).toEqual([])
  })

  test('counts as refused with those who want none, and they read it all the same', async () => {
    const { admin, client } = await scene()
    const channels = { inApp: false, push: false, mail: false }
    await as(client).call(saveNotificationsSettings, { kinds: [{ kind: 'notice published', channels }] })
    const { id } = await publish(admin)
    expect((await delivered(admin, id)).counts).toMatchObject({ delivered: 0, refused: 1 })
    expect([await newsOf(client), await titlesOf(client)]).toEqual([[], ['Chiusura estiva']])
  })

  test('without notification stands on the noticeboard alone', async () => {
    const { admin, client } = await scene()
    const { id } = await publish(admin, { notifies: false })
    expect((await delivered(admin, id)).counts).toMatchObject({ delivered: 1, refused: 0 })
    expect([await newsOf(client), await titlesOf(client)]).toEqual([[], ['Chiusura estiva']])
  })

  test('is changed without news, unless they are asked for; its audience and hour stay', async () => {
    const { admin, client } = await scene()
    const { id } = await publish(admin)
    const { updatedAt } = await delivered(admin, id)
    const edited = await as(admin).call(updateNotice, { id, updatedAt, title: 'Chiusura di agosto' })
    expect(await newsOf(client)).toEqual(['Nuovo avviso: Chiusura di agosto'])
    expect((await as(admin).ask(updateNotice, { id, updatedAt, title: 'x' })).body.code).toBe('changed meanwhile')
    for (const change of [{ audience: { kind: 'all' as const } }, { publishOn: null }]) {
      expect((await as(admin).ask(updateNotice, { id, updatedAt: edited.updatedAt, ...change })).body.code).toBe('notice published')
    }
    await as(client).call(readNotice, { id })
    await as(admin).call(updateNotice, { id, updatedAt: edited.updatedAt, notifiesAgain: true })
    await delivered(admin, id)
    expect(await newsOf(client)).toHaveLength(2)
  })

  test('that is withdrawn is gone with its news, and cannot be changed', async () => {
    const { admin, client } = await scene()
    const { id } = await publish(admin)
    await delivered(admin, id)
    expect(await as(admin).call(withdrawNotice, { id })).toMatchObject({ status: 'withdrawn' })
    expect([await newsOf(client), await titlesOf(client)]).toEqual([[], []])
    expect((await as(client).ask(getNotice, { id })).status).toBe(404)
    expect((await as(client).ask(readNotice, { id })).status).toBe(404)
    const { updatedAt } = await as(admin).call(withdrawNotice, { id })
    expect((await as(admin).ask(updateNotice, { id, updatedAt, title: 'x' })).body.code).toBe('notice withdrawn')
  })

  test('is over after its last day, and one that is deleted comes back', async () => {
    const { admin, client, workspaceId } = await scene()
    const { id } = await publish(admin, { visibleUntil: tomorrow })
    await as(admin).call(deleteNotice, { id })
    expect(await titlesOf(client)).toEqual([])
    expect(await as(admin).call(undeleteNotice, { id })).toMatchObject({ status: 'published' })
    expect(await titlesOf(client)).toEqual(['Chiusura estiva'])
    await database.withWorkspace(workspaceId, 'write', db => db.run(sql`update notices set visible_until = ${addDays(romeDay(), -1)}`))
    expect(await as(admin).call(getNotice, { id })).toMatchObject({ status: 'expired' })
    expect([await titlesOf(client), await as(client).call(countUnreadNotices, {})]).toEqual([[], { unread: 0 }])
  })
})

describe('a scheduled notice', () => {
  test('is published by the first sweep after its hour, once, for whom its audience has then', async () => {
    const { admin, client, workspaceId } = await scene()
    const { id, status } = await publish(admin, { publishOn: { day: tomorrow, time: '09:30' } })
    expect([status, await titlesOf(client)]).toEqual(['scheduled', []])
    await database.withWorkspace(workspaceId, 'write', db => db.run(sql`update notices set publish_at = now() where id = ${id}`))
    await Promise.all([publishDueNotices(database), publishDueNotices(database)])
    expect((await delivered(admin, id)).counts).toMatchObject({ readers: 1, delivered: 1 })
    expect([await newsOf(client), (await newsOf(admin)).length]).toEqual([['Nuovo avviso: Chiusura estiva'], 1])
  })

  test('can be moved, published at once, or withdrawn before anybody has seen it', async () => {
    const { admin, client } = await scene()
    const publishOn = { day: tomorrow, time: '09:30' }
    const { id, updatedAt } = await publish(admin, { publishOn })
    expect((await as(admin).ask(updateNotice, { id, updatedAt, publishOn: { day: '2026-01-01', time: '09:30' } })).body.code).toBe(
      'notice day past',
    )
    const moved = await as(admin).call(updateNotice, { id, updatedAt, publishOn: { day: addDays(tomorrow, 1), time: '08:00' } })
    expect(moved.publishAt > updatedAt).toBe(true)
    expect(await as(admin).call(updateNotice, { id, updatedAt: moved.updatedAt, publishOn: null })).toMatchObject({ status: 'published' })
    const { id: withdrawnId } = await publish(admin, { title: 'Mai letto', publishOn })
    await as(admin).call(withdrawNotice, { id: withdrawnId })
    expect(await titlesOf(client)).toEqual(['Chiusura estiva'])
  })
})

describe('the audience', () => {
  test('of types, groups and collaborators is counted before, and an empty one is refused', async () => {
    const { admin, team, coach, clientId } = await scene()
    const full = await groupOf(house, team, [clientId])
    const empty = await groupOf(house, team)
    const count = (kind: 'all' | 'groups' | 'collaborators', ids?: string) =>
      as(admin).call(countNoticeAudience, { kind, ...(ids !== undefined && { ids }) })
    expect([
      await count('all'),
      await count('groups', `${full},${empty}`),
      await count('groups', empty),
      await count('collaborators', coach.membershipId),
      await count('collaborators', admin.membershipId),
    ]).toEqual([
      { people: 1, withoutAccess: 1 },
      { people: 1, withoutAccess: 0 },
      { people: 0, withoutAccess: 0 },
      { people: 1, withoutAccess: 0 },
      { people: 0, withoutAccess: 0 },
    ])
    const { status, body } = await as(admin).ask(createNotice, { ...written, audience: { kind: 'groups', ids: [empty] } })
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'notice without readers', ['audience']])
  })

  test('of a collaborator is who is in their charge; others’ notices are read, not changed', async () => {
    const { admin, team, coach, nutritionist, client } = await scene()
    const stranger = await given.member('coach', { workspaceId: team.workspaceId })
    expect((await as(stranger).ask(createNotice, written)).body.code).toBe('notice without readers')
    const { id, updatedAt } = await publish(coach)
    expect(await titlesOf(nutritionist)).toEqual(['Chiusura estiva'])
    expect(await titlesOf(stranger)).toEqual([])
    for (const call of [
      as(nutritionist).ask(updateNotice, { id, updatedAt, title: 'x' }),
      as(nutritionist).ask(withdrawNotice, { id }),
      as(nutritionist).ask(deleteNotice, { id }),
      as(stranger).ask(getNotice, { id }),
      as(stranger).ask(listNoticeReaders, { id }),
    ]) {
      expect((await call).status).toBe(404)
    }
    expect((await as(client).ask(createNotice, written)).status).toBe(403)
    expect(await as(admin).call(updateNotice, { id, updatedAt, title: 'Corretto' })).toMatchObject({ author: { id: coach.membershipId } })
  })
})

test('the list has pinned ones first, and is narrowed by day, status and collaborator', async () => {
  const { admin, coach, client } = await scene()
  await publish(admin, { title: 'Bagno', isPinned: true })
  await publish(coach, { title: 'Corsi' })
  await publish(admin, { title: 'Auguri' })
  await publish(admin, { title: 'Domani', publishOn: { day: tomorrow, time: '09:30' } })
  expect(await titlesOf(admin)).toEqual(['Bagno', 'Domani', 'Auguri', 'Corsi'])
  expect(await titlesOf(client)).toEqual(['Bagno', 'Auguri', 'Corsi'])
  expect(await titlesOf(admin, { sort: 'title' })).toEqual(['Bagno', 'Auguri', 'Corsi', 'Domani'])
  expect(await titlesOf(admin, { sort: 'status', status: 'scheduled' })).toEqual(['Domani'])
  expect(await titlesOf(admin, { publishAtFrom: tomorrow, publishAtTo: tomorrow })).toEqual(['Domani'])
  expect(await titlesOf(admin, { publishAt: tomorrow })).toEqual(['Domani'])
  expect(await titlesOf(admin, { collaboratorId: coach.membershipId, status: 'published' })).toEqual(['Bagno', 'Auguri', 'Corsi'])
  expect(await titlesOf(admin, { search: 'augur' })).toEqual(['Auguri'])
})

describe('bad input', () => {
  test.each([
    ['nothing', richTextOf(' \n '), 'notice empty'],
    ['more than the limit', richTextOf('x'.repeat(noticeLimits.text + 1)), 'notice too long'],
    ['a script', { type: 'doc', content: [{ type: 'script', content: 'alert(1)' }] }, 'invalid input'],
    [
      'a script as an address',
      {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }] },
        ],
      },
      'invalid input',
    ],
  ])('a text of %s is refused', async (_, badText, code) => {
    const { admin } = await scene()
    const { status, body } = await as(admin).ask(createNotice, { ...written, text: badText })
    expect([status, body.code]).toEqual([422, code])
  })

  test('words that look like markup stay words, in the notice and in its mail', async () => {
    const { admin, client } = await scene()
    const title = '<img src=x onerror=alert(1)>'
    await publish(admin, { title, text: richTextOf('<script>alert(1)</script>') })
    expect(await titlesOf(client)).toEqual([title])
    const { html } = await mailboxOf(database).mailTo(client.email, /onerror/)
    expect(html).not.toMatch(/<script|<img src=x/)
  })

  test('days that have passed or come in the wrong order are refused', async () => {
    const { admin } = await scene()
    const codeOf = async (fields: Partial<Input<typeof createNotice>>) =>
      (await as(admin).ask(createNotice, { ...written, ...fields })).body.code
    expect([
      await codeOf({ publishOn: { day: addDays(romeDay(), -1), time: '10:00' } }),
      await codeOf({ visibleUntil: addDays(romeDay(), -1) }),
      await codeOf({ publishOn: { day: addDays(tomorrow, 3), time: '10:00' }, visibleUntil: tomorrow }),
      await codeOf({ publishOn: { day: tomorrow, time: '24:00' } }),
    ]).toEqual(['notice day past', 'notice ends before', 'notice ends before', 'invalid input'])
  })

  test('more notices than the limit are refused', async () => {
    const { admin, workspaceId } = await scene()
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`insert into notices (id, title, body, audience, publish_at)
        select gen_random_uuid(), 'Vecchio', '{"type":"doc","content":[]}', '{"kind":"all"}', now() + interval '1 year'
        from generate_series(1, ${noticeLimits.notices}::int)`),
    )
    expect((await as(admin).ask(createNotice, written)).body.code).toBe('too many notices')
  })
})
