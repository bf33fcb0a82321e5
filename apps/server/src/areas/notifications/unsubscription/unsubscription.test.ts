import { beforeAll, describe, expect, test } from 'vitest'
import { getNotificationsSettings, saveNotificationsSettings } from '@allenio/contract/notifications'
import { newId } from '@allenio/domain/ids'
import { exportReady } from '#areas/account'
import { clientRegistered } from '#areas/client-intake'
import { sql } from '#platform/db'
import { allKinds, notify } from '#platform/notify'
import { mailboxOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { codeOf, unsubscribeAddress } from './token.ts'

const { given, as, database, server } = await testHouse()
const { mailTo } = mailboxOf(database)

let team: TestTeam
beforeAll(async () => {
  team = await given.team()
})

const channelsOf = async (member: TestMember, kind: string) =>
  (await as(member).call(getNotificationsSettings, {})).kinds.find(each => each.kind === kind)?.channels

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')
const open = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

/** Posts as mail programs do, without cookies and from no page. */
const press = (url: string, form = 'application/x-www-form-urlencoded') =>
  server.inject({ method: 'POST', url, headers: { 'content-type': form }, payload: 'List-Unsubscribe=One-Click' })

/** The path of the link in a mail about clients who register. */
async function linkIn(member: TestMember, clientName: string): Promise<string> {
  await as(member).call(saveNotificationsSettings, { kinds: [{ kind: clientRegistered.kind, channels: { mail: true } }] })
  await database.withWorkspace(member.workspaceId, 'write', db =>
    notify(db, clientRegistered, { to: [member.membershipId], subject: { clientName } }),
  )
  const { plain } = await mailTo(member.email, new RegExp(clientName))
  return pathOf(/https?:\S+\/unsubscribe\?token=\S+/.exec(plain)?.[0] ?? '')
}

test('opening the link changes nothing, and its button ends the mails of that kind alone', async () => {
  const link = await linkIn(team.coach, 'Elena')
  const asked = await open(link)
  expect([asked.statusCode, asked.headers['cache-control'], asked.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer'])
  expect(asked.headers['content-security-policy']).toContain(`default-src 'none'`)
  expect(asked.body).toContain('<form method="post">')
  expect(asked.body).toContain('Studio Marchetti')
  expect(await channelsOf(team.coach, clientRegistered.kind)).toEqual({ inApp: true, push: true, mail: true })
  const before = (await as(team.coach).call(getNotificationsSettings, {})).kinds
  for (const _ of ['once', 'again']) {
    const done = await press(link)
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('Fatto, non ricevi più queste e-mail')
    expect(done.body).not.toContain('<form')
  }
  const after = (await as(team.coach).call(getNotificationsSettings, {})).kinds
  expect(after.filter((kind, at) => JSON.stringify(kind) !== JSON.stringify(before[at]))).toMatchObject([
    { kind: clientRegistered.kind, channels: { inApp: true, push: true, mail: false } },
  ])
  expect((await open(link)).body).not.toContain('<form')
  // the deed is recorded once, under the person's name
  const deeds = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many<{ action: string }>(sql`
    select action from audit_log where person_id = ${team.coach.personId} and action = 'save notification settings'`),
  )
  expect(deeds).toHaveLength(2)
})

test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json'])('a post as %s is taken', async form => {
  const link = await linkIn(team.admin, `Bruno ${form.length}`)
  expect((await press(link, form)).statusCode).toBe(200)
  expect((await channelsOf(team.admin, clientRegistered.kind))?.mail).toBe(false)
})

test('fifty at one time end it once and say so to all', async () => {
  const link = await linkIn(team.nutritionist, 'Carla')
  const answers = await Promise.all(Array.from({ length: 50 }, () => press(link)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await channelsOf(team.nutritionist, clientRegistered.kind))?.mail).toBe(false)
})

test('speaks the language of the person', async () => {
  await database.withSystem('write', db => db.run(sql`update persons set locale = 'en' where id = ${team.coach.personId}`))
  const { workspaceId, membershipId } = team.coach
  const { body } = await press(pathOf(unsubscribeAddress({ workspaceId, membershipId, kinds: [clientRegistered.kind] })))
  expect(body).toContain('<html lang="en">')
  expect(body).toContain('Done, you no longer get these e-mails')
})

test('a link fits into a line of a header, whatever a summary brings, and no two kinds share a code', () => {
  const codes = allKinds().map(({ kind }) => codeOf(kind))
  expect(new Set(codes).size).toBe(codes.length)
  const { workspaceId, membershipId } = team.admin
  const kinds = allKinds().flatMap(({ kind, roles }) => (roles.includes('admin') ? [kind] : []))
  expect(kinds.length).toBeGreaterThan(30)
  expect(unsubscribeAddress({ workspaceId, membershipId, kinds }).length).toBeLessThan(950)
})

describe('nothing is said or changed', () => {
  const wrongLinks = async () => {
    const { workspaceId, membershipId } = team.client
    const neighbour = await given.team()
    const of = (changes: Partial<Parameters<typeof unsubscribeAddress>[0]>) =>
      pathOf(unsubscribeAddress({ workspaceId, membershipId, kinds: [clientRegistered.kind], ...changes }))
    const right = of({ workspaceId: team.workspaceId, membershipId: team.coach.membershipId })
    const [message = '', signature = ''] = right.replace('/unsubscribe?token=', '').split('.')
    const [foreign = ''] = of({ membershipId: team.coach.membershipId, kinds: ['weight added'] }).split('.')
    return {
      'no token': '/unsubscribe',
      'an empty one': '/unsubscribe?token=',
      'two of them': `/unsubscribe?token=${message}.${signature}&token=x`,
      'another signature': `/unsubscribe?token=${message}.${'a'.repeat(43)}`,
      'another message': `${foreign}.${signature}`,
      'a member of another business': of({ membershipId: neighbour.coach.membershipId }),
      'a business that is gone': of({ workspaceId: newId() }),
      'a kind that this role does not get': of({}),
      'a kind that cannot be turned off': of({ kinds: [exportReady.kind] }),
      'a kind that no area has': of({ kinds: ['__proto__', 'of no area'] }),
    }
  }
  test('for a link that is not ours, or of nothing that can be ended', async () => {
    const settings = await as(team.client).call(getNotificationsSettings, {})
    for (const [name, link] of Object.entries(await wrongLinks())) {
      for (const answer of [await open(link, { 'accept-language': 'en' }), await press(link)]) {
        expect([name, answer.statusCode, answer.body.includes('Studio')]).toEqual([name, 404, false])
      }
    }
    expect(await as(team.client).call(getNotificationsSettings, {})).toEqual(settings)
  })
})
