import { romeDay } from '@allenio/domain/days'
import { beforeEach, describe, expect, test } from 'vitest'
import { addOwnWeight } from '@allenio/contract/weights'
import { getNotificationsSettings, markNotificationsAsRead, saveNotificationsSettings } from '@allenio/contract/notifications'
import { newId } from '@allenio/domain/ids'
import { clientRegistered } from '#areas/client-intake'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { notificationKinds, notify, type NewNotification } from '#platform/notify'
import type { OutgoingFetch } from '#platform/outgoing'
import { saveDevice, startPush } from '#platform/push'
import { clientOf, mailboxOf, ownHouse, type TestMember } from '#testing'
import { deliver, deliverDue } from './deliveries.ts'
import { lockedInOrder } from './locks.ts'
import { appointmentMoved, messageCame } from './message.testing.ts'
import { markSeen } from './seen-marks.ts'

const appId = '11111111-2222-4333-8444-555555555555'
const house = await ownHouse({
  env: { ONESIGNAL_APP_ID: appId, ONESIGNAL_REST_KEY: 'key' },
  contributes: [notificationKinds(messageCame, appointmentMoved)],
})
const { given, as, database } = house
const { mailsTo, mailTo } = mailboxOf(database)
const log = makeLog('silent')

interface PushBody {
  include_player_ids: string[]
  headings: { en: string }
  contents: { en: string }
  url: string
  collapse_id: string
}

const pushed: PushBody[] = []
/** Stands for the push service on the internet. */
const outgoing: OutgoingFetch = async (_address, request) => {
  pushed.push(JSON.parse(String(request?.body)) as PushBody) // as we wrote it
  return { status: 200, headers: {}, body: Buffer.from('{"id":"n1"}') }
}
await startPush({ database, log, outgoing })
beforeEach(() => {
  pushed.length = 0
})

const playerOf = async (member: TestMember): Promise<string> => {
  const playerId = newId()
  await database.withSystem('write', db => saveDevice(db, member, { osAppId: appId, playerId }))
  return playerId
}
const pushedTo = (playerId: string) => pushed.filter(({ include_player_ids: [to] }) => to === playerId)

const message = (text: string, conversationId = newId()) => ({ sender: 'Martina Bellini', text, conversationId })
const notifyMember = ({ workspaceId, membershipId }: TestMember, notification: Omit<NewNotification<ReturnType<typeof message>>, 'to'>) =>
  database.withWorkspace(workspaceId, 'write', db => notify(db, messageCame, { to: [membershipId], ...notification }))

/** Makes everything that waits due now. */
const comeDue = ({ workspaceId, membershipId }: TestMember) =>
  database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
  update notifications set created_at = created_at - interval '1 day',
    push_after = case when push_after is not null then now() - interval '1 minute' end,
    mail_after = case when mail_after is not null then now() - interval '1 minute' end
  where ${lockedInOrder(sql`membership_id = ${membershipId}`)}`),
  )

const waitingOf = ({ workspaceId, membershipId }: TestMember) =>
  database.withWorkspace(workspaceId, 'read', db =>
    db.many<{ push_after: string | null; mail_after: string | null }>(sql`
    select push_after, mail_after from notifications where membership_id = ${membershipId} order by created_at`),
  )
const isEmptied = async (member: TestMember) =>
  (await waitingOf(member)).every(({ push_after, mail_after }) => push_after === null && mail_after === null)

const settingsOf = (member: TestMember) => as(member).call(getNotificationsSettings, {})
const kindOf = async (member: TestMember, name: string) => (await settingsOf(member)).kinds.find(({ kind }) => kind === name)

/** Delivers everything that is due, and waits until it has left. */
async function deliverAll(member: TestMember): Promise<void> {
  await deliverDue(database)
  await expect.poll(() => isEmptied(member), { timeout: 15_000 }).toBe(true)
}

const always = { from: '00:00', to: '23:59' }

describe('settings', () => {
  test('hold what the kinds say until somebody chooses, and only the kinds of one’s role', async () => {
    const { coach, client } = await given.team()
    const settings = await settingsOf(coach)
    expect(settings).toMatchObject({
      mail: { pace: 'at once', hour: 8 },
      unreadMessagesAfterMinutes: 60,
      quietHours: null,
      timeZone: 'Europe/Rome',
    })
    expect(await kindOf(coach, 'weight added')).toEqual({
      kind: 'weight added',
      group: 'records',
      groupName: 'Pesi, foto e misure',
      name: 'Un cliente si pesa',
      channels: { inApp: true, push: false, mail: false },
      fixed: [],
    })
    expect(await kindOf(coach, 'new device')).toMatchObject({ channels: { inApp: true, push: true, mail: true }, fixed: ['inApp', 'mail'] })
    expect(await kindOf(coach, 'action asked')).toBeUndefined()
    expect((await settingsOf(client)).kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['action asked', 'action due', 'message']),
    )
    expect(await kindOf(client, 'weight added')).toBeUndefined()
  })

  test('change only in what is sent, for oneself alone', async () => {
    const { admin, coach } = await given.team()
    await as(coach).call(saveNotificationsSettings, {
      kinds: [{ kind: 'weight added', channels: { push: true } }],
      quietHours: { from: '22:00', to: '07:30' },
    })
    const saved = await as(coach).call(saveNotificationsSettings, {
      mail: { pace: 'daily' },
      kinds: [{ kind: 'weight added', channels: { mail: true } }],
    })
    expect(saved).toMatchObject({ mail: { pace: 'daily', hour: 8 }, quietHours: { from: '22:00', to: '07:30' } })
    expect(await settingsOf(coach)).toEqual(saved)
    expect((await kindOf(coach, 'weight added'))?.channels).toEqual({ inApp: true, push: true, mail: true })
    expect((await kindOf(admin, 'weight added'))?.channels).toEqual({ inApp: true, push: false, mail: false })
    expect(await as(coach).call(saveNotificationsSettings, { quietHours: null, unreadMessagesAfterMinutes: null })).toMatchObject({
      mail: { pace: 'daily' },
      quietHours: null,
      unreadMessagesAfterMinutes: null,
    })
  })

  test.each<[object, string]>([
    [{ kinds: [{ kind: 'of no area', channels: { push: true } }] }, 'kinds.0.kind'],
    // a coach does not receive kinds for clients
    [
      {
        kinds: [
          { kind: 'weight added', channels: {} },
          { kind: 'action asked', channels: { push: true } },
        ],
      },
      'kinds.1.kind',
    ],
    [{ kinds: [{ kind: 'new device', channels: { mail: false } }] }, 'kinds.0.channels.mail'],
    [{ kinds: [{ kind: '__proto__', channels: { mail: false } }] }, 'kinds.0.kind'],
    [{ quietHours: { from: '22:00', to: '22:00' } }, 'quietHours'],
    [{ quietHours: { from: '24:00', to: '07:00' } }, 'quietHours.from'],
    [{ mail: { pace: 'weekly' } }, 'mail.pace'],
    [{ mail: { hour: 24 } }, 'mail.hour'],
    [{ unreadMessagesAfterMinutes: 1 }, 'unreadMessagesAfterMinutes'],
  ])('%o is refused, and nothing of it is kept', async (input, field) => {
    const { coach } = await given.team()
    const before = await settingsOf(coach)
    const { status, body } = await as(coach).ask(saveNotificationsSettings, input)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await settingsOf(coach)).toEqual(before)
  })

  test('turned off, a kind stands in no list', async () => {
    const team = await given.team()
    await clientOf(house, team)
    await as(team.coach).call(saveNotificationsSettings, { kinds: [{ kind: 'weight added', channels: { inApp: false } }] })
    await as(team.client).call(addOwnWeight, { id: newId(), day: romeDay(), kg: 70, note: '' })
    expect(await waitingOf(team.coach)).toEqual([])
    expect(await waitingOf(team.admin)).toHaveLength(1)
  })
})

describe('push', () => {
  test('says in the receiver’s words what came, once, under the tag of what it is about', async () => {
    const { coach } = await given.team()
    const player = await playerOf(coach)
    const subject = message('Ciao, come va?')
    await notifyMember(coach, { subject, about: subject.conversationId })
    await expect
      .poll(() => pushedTo(player), { timeout: 15_000 })
      .toMatchObject([
        {
          headings: { en: 'Martina Bellini' },
          contents: { en: 'Ciao, come va?' },
          collapse_id: `${messageCame.kind}/${subject.conversationId}`.slice(0, 64),
        },
      ])
    expect(pushedTo(player)[0]?.url).toMatch(`/chats/${subject.conversationId}`)
    await deliverDue(database)
    await deliver.run(
      { database, log, jobId: newId(), isLastTry: true },
      { workspaceId: coach.workspaceId, data: { membershipId: coach.membershipId } },
    )
    expect(pushedTo(player)).toHaveLength(1)
  })

  test('is silent in quiet hours, and afterwards says it all in one', async () => {
    const { coach } = await given.team()
    const player = await playerOf(coach)
    await as(coach).call(saveNotificationsSettings, { quietHours: always })
    for (const text of ['uno', 'due', 'tre']) await notifyMember(coach, { subject: message(text) })
    const waiting = await waitingOf(coach)
    expect(waiting.map(({ push_after }) => push_after !== null && Date.parse(push_after) > Date.now())).toEqual([true, true, true])
    await deliverDue(database)
    expect(pushedTo(player)).toEqual([])
    await as(coach).call(saveNotificationsSettings, { kinds: [{ kind: messageCame.kind, channels: { mail: false } }] })
    await comeDue(coach)
    await deliverAll(coach)
    await expect.poll(() => pushedTo(player).map(({ headings }) => headings.en), { timeout: 15_000 }).toEqual(['3 novità'])
    expect(pushedTo(player)[0]?.url).toMatch(/:\d+\/chats$/)
  })

  test('that comes in numbers rings once', async () => {
    const { coach } = await given.team()
    const player = await playerOf(coach)
    await database.withWorkspace(coach.workspaceId, 'write', async db => {
      for (const clientName of ['Anna', 'Bruno', 'Carla', 'Dario', 'Elsa'])
        await notify(db, clientRegistered, { to: [coach.membershipId], subject: { clientName } })
    })
    await expect
      .poll(() => pushedTo(player), { timeout: 15_000 })
      .toMatchObject([
        {
          headings: { en: '5 novità' },
          contents: { en: expect.stringMatching(/^Elsa: .* · Dario: .* · Carla: /) },
          url: expect.stringMatching(/\/notifications$/),
        },
      ])
    await mailTo(coach.email, /^5 novità da Studio Marchetti$/)
    expect(await mailsTo(coach.email)).toHaveLength(1)
  })

  test('leaves as it is wished by then: what was held back goes when quiet hours are lifted, or never', async () => {
    const { coach } = await given.team()
    await as(coach).call(saveNotificationsSettings, { quietHours: always })
    await notifyMember(coach, { subject: message('uno') })
    await as(coach).call(saveNotificationsSettings, { quietHours: null })
    expect((await waitingOf(coach)).every(({ push_after }) => Date.parse(push_after ?? '') <= Date.now())).toBe(true)
    await as(coach).call(saveNotificationsSettings, { kinds: [{ kind: messageCame.kind, channels: { push: false, mail: false } }] })
    expect(await isEmptied(coach)).toBe(true)
  })

  test('is dropped for what was read meanwhile, and for whoever lost access', async () => {
    const { coach, nutritionist } = await given.team()
    const players = [await playerOf(coach), await playerOf(nutritionist)]
    for (const member of [coach, nutritionist]) {
      await as(member).call(saveNotificationsSettings, { quietHours: always })
      const subject = message('ciao')
      await notifyMember(member, { subject, about: subject.conversationId })
    }
    await database.withWorkspace(coach.workspaceId, 'write', db =>
      markSeen(db, { membershipId: coach.membershipId, kind: messageCame.kind }),
    )
    await database.withWorkspace(coach.workspaceId, 'write', db =>
      db.run(sql`
      update memberships set status = 'inactive' where id = ${nutritionist.membershipId}`),
    )
    await comeDue(nutritionist)
    await deliverAll(nutritionist)
    expect(await isEmptied(coach)).toBe(true)
    expect(players.flatMap(pushedTo)).toEqual([])
    expect(await mailsTo(nutritionist.email)).toEqual([])
  })
})

describe('mail', () => {
  test('brings along the calendar file of what it is about, also where several are gathered', async () => {
    const { coach } = await given.team()
    const id = newId()
    const move = (change: { title: string; changes: number; isCancelled: number }) =>
      database.withWorkspace(coach.workspaceId, 'write', db =>
        notify(db, appointmentMoved, { to: [coach.membershipId], subject: { id, at: '2026-06-10T08:00:00Z', ...change } }),
      )
    await move({ title: 'Visita, di persona', changes: 0, isCancelled: 0 })
    const { attachments } = await mailTo(coach.email, /^Visita, di persona$/)
    expect(attachments.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['invite.ics', 'text/calendar; charset=utf-8; method=REQUEST'],
    ])
    const lines = attachments[0]?.content.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${id}@localhost`,
        'SUMMARY:Visita\\, di persona',
        'DTSTART;VALUE=DATE-TIME;TZID=Europe/Rome:20260610T100000',
        expect.stringMatching(/^URL:http.*\/reservations\/[0-9a-f-]{36}$/),
        expect.stringMatching(/^ORGANIZER;CN="Studio Marchetti":MAILTO:/),
        expect.stringMatching(new RegExp(`^ATTENDEE;.*MAILTO:${coach.email}$`)),
      ]),
    )
    await as(coach).call(saveNotificationsSettings, { mail: { pace: 'daily' } })
    await move({ title: 'Spostata', changes: 1, isCancelled: 0 })
    await move({ title: 'Annullata', changes: 2, isCancelled: 1 })
    await comeDue(coach)
    await deliverAll(coach)
    const digest = await mailTo(coach.email, /^2 novità/)
    expect(digest.attachments.map(({ content }) => [/METHOD:(\w+)/.exec(content)?.[1], /SEQUENCE:(\d)/.exec(content)?.[1]])).toEqual([
      ['REQUEST', '1'],
      ['CANCEL', '2'],
    ])
  })

  test('of a message waits for whether it stays unread', async () => {
    const { coach } = await given.team()
    const [read, unread] = [message('letto'), message('non letto')]
    for (const subject of [read, unread]) await notifyMember(coach, { subject, about: subject.conversationId })
    const [{ mail_after } = { mail_after: null }] = await waitingOf(coach)
    expect(Math.round((Date.parse(mail_after ?? '') - Date.now()) / 60_000)).toBe(60)
    await database.withWorkspace(coach.workspaceId, 'write', db =>
      markSeen(db, { membershipId: coach.membershipId, kind: messageCame.kind, about: read.conversationId }),
    )
    await comeDue(coach)
    await deliverAll(coach)
    const mail = await mailTo(coach.email, /Martina Bellini/)
    expect(mail.plain).toContain('non letto')
    expect(mail.plain).toContain('/settings#notifications')
    expect(await mailsTo(coach.email)).toHaveLength(1)
  })

  test('of several messages leads to where messages are, with other news to the list', async () => {
    const { admin, coach, nutritionist } = await given.team()
    const same = newId()
    for (const [who, conversationId] of [
      [admin, same],
      [admin, same],
      [coach, same],
      [coach, newId()],
      [nutritionist, same],
    ] as const) {
      await notifyMember(who, { subject: message('ciao', conversationId) })
    }
    await as(nutritionist).call(saveNotificationsSettings, { mail: { pace: 'daily' } })
    await database.withWorkspace(nutritionist.workspaceId, 'write', db =>
      notify(db, clientRegistered, { to: [nutritionist.membershipId], subject: { clientName: 'Elena' } }),
    )
    for (const [who, label, path] of [
      [admin, 'Apri la chat', `/chats/${same}`],
      [coach, 'Apri la chat', '/chats'],
      [nutritionist, 'Apri le notifiche', '/notifications'],
    ] as const) {
      await comeDue(who)
      await deliverAll(who)
      const { html } = await mailTo(who.email, /^2 novità da Studio Marchetti$/)
      expect(html).toMatch(new RegExp(`class="press"[^>]* href="[^"]*:\\d+${path}"><font[^>]*>${label}`))
    }
  })

  test('of a message is not put off by what is saved meanwhile: its wait is counted from when it came', async () => {
    const { coach } = await given.team()
    await notifyMember(coach, { subject: message('ciao') })
    await database.withWorkspace(coach.workspaceId, 'write', db =>
      db.run(sql`
      update notifications set created_at = created_at - interval '40 minutes', mail_after = mail_after - interval '40 minutes'
      where ${lockedInOrder(sql`membership_id = ${coach.membershipId}`)}`),
    )
    const minutesLeft = async () =>
      (await waitingOf(coach)).map(({ mail_after }) => Math.round((Date.parse(mail_after ?? '') - Date.now()) / 60_000))
    await as(coach).call(saveNotificationsSettings, { kinds: [{ kind: 'weight added', channels: { push: true } }] })
    expect(await minutesLeft()).toEqual([20])
    await as(coach).call(saveNotificationsSettings, { unreadMessagesAfterMinutes: 120 })
    expect(await minutesLeft()).toEqual([80])
    await as(coach).call(saveNotificationsSettings, { unreadMessagesAfterMinutes: 30 })
    expect((await minutesLeft()).map(minutes => minutes > 0)).toEqual([false])
  })

  test('gathered daily, leaves as one and never twice, though several jobs come by it', async () => {
    const { coach } = await given.team()
    await as(coach).call(saveNotificationsSettings, { mail: { pace: 'daily' } })
    const names = ['<b>Aldo</b> & figli', 'Bruno', 'Carla']
    await database.withWorkspace(coach.workspaceId, 'write', async db => {
      for (const clientName of names) await notify(db, clientRegistered, { to: [coach.membershipId], subject: { clientName } })
    })
    await deliverDue(database)
    expect(await mailsTo(coach.email)).toEqual([])
    await comeDue(coach)
    const job = () =>
      deliver.run(
        { database, log, jobId: newId(), isLastTry: true },
        { workspaceId: coach.workspaceId, data: { membershipId: coach.membershipId } },
      )
    await Promise.all([job(), job(), deliverDue(database)])
    await deliverAll(coach)
    const mail = await mailTo(coach.email, /^3 novità da Studio Marchetti$/)
    for (const name of names) expect(mail.plain).toContain(`${name}: registrazione dal tuo link`)
    expect(mail.html).toContain('&lt;b&gt;Aldo&lt;/b&gt; &amp; figli')
    await deliverDue(database)
    expect(await mailsTo(coach.email)).toHaveLength(1)
  })

  test('is not lost when the server is killed before its job has run', async () => {
    const { coach } = await given.team()
    // the notification was committed, and its job was lost in a crash
    await database.withWorkspace(coach.workspaceId, 'write', db =>
      db.run(sql`
      insert into notifications (id, membership_id, kind, subject, is_listed, mail_after)
      values (${newId()}, ${coach.membershipId}, 'client registered', '{"clientName": "Dario"}', true, now())`),
    )
    const broken = database.withWorkspace(coach.workspaceId, 'write', async db => {
      await db.run(sql`update notifications set mail_after = null where membership_id = ${coach.membershipId}`)
      throw new Error('killed in between')
    })
    await expect(broken).rejects.toThrow()
    await deliverAll(coach)
    await mailTo(coach.email, /Dario/)
    expect(await mailsTo(coach.email)).toHaveLength(1)
  })

  test('goes to no address that nobody has proved', async () => {
    const { coach } = await given.team()
    await database.withSystem('write', db => db.run(sql`update persons set email_confirmed_at = null where id = ${coach.personId}`))
    await notifyMember(coach, { subject: message('ciao') })
    expect(await waitingOf(coach)).toMatchObject([{ mail_after: null }])
  })

  test('of what is read first never leaves', async () => {
    const { coach } = await given.team()
    await as(coach).call(saveNotificationsSettings, { mail: { pace: 'hourly' } })
    await database.withWorkspace(coach.workspaceId, 'write', db =>
      notify(db, clientRegistered, { to: [coach.membershipId], subject: { clientName: 'Elena' } }),
    )
    await as(coach).call(markNotificationsAsRead, {})
    await comeDue(coach)
    await deliverAll(coach)
    expect(await mailsTo(coach.email)).toEqual([])
  })
})
