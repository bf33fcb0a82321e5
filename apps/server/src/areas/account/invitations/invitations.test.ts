import {
  resetPassword,
  setPassword,
  acceptInvitation,
  acceptOwnInvitation,
  declinedPauseDays,
  declineInvitation,
  declineOwnInvitation,
  getInvitation,
  leaveBusiness,
  listOwnBusinesses,
} from '@allenio/contract/account'
import { getMe, login } from '@allenio/contract/auth'
import { newId } from '@allenio/domain/ids'
import { createLink } from '#platform/auth'
import { besideHeld, sql, type WorkspaceDb } from '#platform/db'
import { callerOf, mailboxOf, statementsOf, testHouse, testPassword, type TestMember, type TestPerson } from '#testing'
import { describe, expect, test } from 'vitest'
import { inviteMember, writeToMember, type Invitation } from './invitations.ts'

const { server, given, as, stranger, database } = await testHouse()
const { mailTo, tokenTo, mailsTo } = mailboxOf(database)

const password = 'tre gatti sul tetto'
const address = () => `i${newId().slice(-12)}@example.com`
const words = { firstName: 'Marta', lastName: 'Gallo', language: 'it' } as const

async function invite(email: string, role: Invitation['role'] = 'client') {
  const admin = await given.member('admin')
  const id = await database.withWorkspace(admin.workspaceId, 'write', db => inviteMember(db, { ...words, email, role }))
  return { admin, id }
}

const inWorkspace = <T>({ workspaceId }: TestMember, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)
const mayLogin = async (email: string, typed: string) => (await stranger.ask(login, { email, password: typed })).status === 200
const membershipsOf = async (person: TestPerson) =>
  (await as(person).call(getMe, {})).user.memberships.map(({ workspaceId }) => workspaceId)
const tokenOf = (email: string) => tokenTo(email, /ti ha invitato/)
const invitationsTo = async (person: TestPerson) => (await as(person).call(listOwnBusinesses, {})).invitations

describe('of an address without an account', () => {
  test('sets the first password, proves the address and lets in', async () => {
    const email = address()
    const { admin } = await invite(email)
    expect((await mailTo(email, /Studio Marchetti ti ha invitato/)).plain).toContain('/set-password?token=')
    const token = await tokenOf(email)
    expect((await stranger.call(getInvitation, { token })).invitation).toMatchObject({
      email,
      business: 'Studio Marchetti',
      role: 'client',
      needsPassword: true,
    })
    expect((await stranger.call(setPassword, { token, password, hasAgreed: true })).email).toBe(email)
    expect((await stranger.ask(setPassword, { token, password, hasAgreed: true })).status).toBe(410)
    const { access_token } = await stranger.call(login, { email, password })
    const { user } = await callerOf(server, access_token).call(getMe, {})
    expect(user).toMatchObject({ isEmailConfirmed: true, name: 'Marta Gallo', roles: ['client'], workspace: { id: admin.workspaceId } })
  })

  test('is no account yet: the yes needs a password, the no needs none', async () => {
    const email = address()
    await invite(email)
    const token = await tokenOf(email)
    expect((await stranger.ask(acceptInvitation, { token })).body.code).toBe('password needed')
    await stranger.call(declineInvitation, { token })
    expect((await stranger.ask(setPassword, { token, password, hasAgreed: true })).status).toBe(410)
    expect(await database.withSystem('read', db => db.many(sql`select 1 from persons where email_key = ${email}`))).toEqual([])
  })

  test('two businesses invite it: the first yes makes the account, the second link keeps its password', async () => {
    const email = address()
    await invite(email)
    const first = await tokenOf(email)
    const { admin: second } = await invite(email)
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    const later = await tokenOf(email)
    await stranger.call(setPassword, { token: first, password, hasAgreed: true })
    expect((await stranger.ask(setPassword, { token: later, password: 'another long password', hasAgreed: true })).body.code).toBe(
      'account exists',
    )
    expect((await stranger.call(getInvitation, { token: later })).invitation).toMatchObject({ needsPassword: false })
    await stranger.call(acceptInvitation, { token: later })
    const { access_token } = await stranger.call(login, { email, password })
    const { user } = await callerOf(server, access_token).call(getMe, {})
    expect(user.memberships.map(each => each.workspaceId)).toContain(second.workspaceId)
  })

  test('an account never confirmed loses its password and sessions', async () => {
    const person = await given.person()
    await database.withSystem('write', db => db.run(sql`update persons set email_confirmed_at = null where id = ${person.personId}`))
    await invite(person.email)
    expect(await invitationsTo(person)).toEqual([])
    await stranger.call(setPassword, { token: await tokenOf(person.email), password, hasAgreed: true })
    expect((await as(person).ask(getMe)).status).toBe(401)
    expect([await mayLogin(person.email, testPassword), await mayLogin(person.email, password)]).toEqual([false, true])
  })
})

describe('of somebody who has an account', () => {
  test('waits for their yes: neither side sees the other before', async () => {
    const person = await given.person({ firstName: 'Vera', lastName: 'Segreta' })
    const { admin, id } = await invite(person.email, 'coach')
    expect(await membershipsOf(person)).toEqual([])
    expect((await as(person).ask(getMe, {}, { workspaceId: admin.workspaceId })).body.data?.user.workspace).toBeNull()
    expect(await inWorkspace(admin, db => db.many(sql`select id from persons where email_key = ${person.email}`))).toEqual([])
    expect(await inWorkspace(admin, db => db.one(sql`select person_id, status from memberships where id = ${id}`))).toEqual({
      person_id: null,
      status: 'invited',
    })
    const token = await tokenOf(person.email)
    expect((await mailTo(person.email, /ti ha invitato/)).plain).toContain('Ciao Vera')
    expect((await stranger.call(getInvitation, { token })).invitation).toMatchObject({ role: 'coach', needsPassword: false })
    expect(await stranger.call(acceptInvitation, { token })).toEqual({ workspaceId: admin.workspaceId })
    expect(await membershipsOf(person)).toEqual([admin.workspaceId])
    expect(await inWorkspace(admin, db => db.one(sql`select first_name from persons where email_key = ${person.email}`))).toEqual({
      first_name: 'Vera',
    })
  })

  test('never changes their password, by whatever call the link is used', async () => {
    const person = await given.person()
    await invite(person.email)
    const token = await tokenOf(person.email)
    expect((await stranger.ask(setPassword, { token, password, hasAgreed: true })).body.code).toBe('account exists')
    expect((await stranger.ask(resetPassword, { token, email: person.email, password })).status).toBe(410)
    expect([await mayLogin(person.email, testPassword), await mayLogin(person.email, password)]).toEqual([true, false])
  })

  test('is accepted once by two clicks at once, and by one of a yes and a no', async () => {
    const [twice, torn] = [await given.person(), await given.person()]
    await invite(twice.email)
    await invite(torn.email)
    const first = await tokenOf(twice.email)
    const clicks = await Promise.all([1, 2, 3].map(() => stranger.ask(acceptInvitation, { token: first })))
    expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
    const second = await tokenOf(torn.email)
    const id = (await invitationsTo(torn))[0]?.id ?? ''
    const answers = await Promise.all([
      stranger.ask(declineInvitation, { token: second }),
      stranger.ask(acceptInvitation, { token: second }),
      as(torn).ask(acceptOwnInvitation, { id }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 404, 410].includes(status))).toBe(true)
  })

  test('is answered in the settings as well, and its link is dead then', async () => {
    const person = await given.person()
    const { admin } = await invite(person.email, 'nutritionist')
    const token = await tokenOf(person.email)
    const [waiting, ...others] = await invitationsTo(person)
    expect([waiting, others]).toMatchObject([{ business: 'Studio Marchetti', role: 'nutritionist' }, []])
    expect((await as(await given.person()).ask(acceptOwnInvitation, { id: waiting?.id ?? '' })).status).toBe(404)
    await as(person).call(acceptOwnInvitation, { id: waiting?.id ?? '' })
    expect((await stranger.ask(acceptInvitation, { token })).status).toBe(410)
    expect([await invitationsTo(person), await membershipsOf(person)]).toEqual([[], [admin.workspaceId]])
  })

  test('is declined, and the same business asks again only after a pause', async () => {
    const person = await given.person()
    const { admin, id } = await invite(person.email)
    const [waiting] = await invitationsTo(person)
    await as(person).call(declineOwnInvitation, { id: waiting?.id ?? '' })
    expect([await invitationsTo(person), await membershipsOf(person)]).toEqual([[], []])
    const again = () => inWorkspace(admin, db => inviteMember(db, { ...words, email: person.email, role: 'client', membershipId: id }))
    await expect(again()).rejects.toMatchObject({ code: 'invitation declined' })
    // withdrawing the invitation and sending a new one does not get around the pause
    await inWorkspace(admin, db => db.run(sql`delete from memberships where id = ${id}`))
    await expect(inWorkspace(admin, db => inviteMember(db, { ...words, email: person.email, role: 'client' }))).rejects.toMatchObject({
      code: 'invitation declined',
    })
    await inWorkspace(admin, db =>
      db.run(sql`
      update invitations set declined_at = now() - make_interval(days => ${declinedPauseDays}) - interval '1 minute'`),
    )
    await inWorkspace(admin, db => inviteMember(db, { ...words, email: person.email, role: 'client' }))
    expect(await invitationsTo(person)).toHaveLength(1)
  })

  test('ends after fourteen days, and with the address that it went to', async () => {
    const [late, moved] = [await given.person(), await given.person()]
    const { admin } = await invite(late.email)
    await invite(moved.email)
    const [first, second] = [await tokenOf(late.email), await tokenOf(moved.email)]
    await inWorkspace(admin, db => db.run(sql`update invitations set sent_at = now() - interval '15 days'`))
    expect([(await stranger.call(getInvitation, { token: first })).invitation, await invitationsTo(late)]).toEqual([null, []])
    expect((await stranger.ask(acceptInvitation, { token: first })).status).toBe(410)
    await database.withSystem('write', db => db.run(sql`update persons set email_key = ${address()} where id = ${moved.personId}`))
    expect((await stranger.ask(acceptInvitation, { token: second })).status).toBe(410)
  })

  test('sent again, the earlier link is dead', async () => {
    const person = await given.person()
    const { admin, id } = await invite(person.email)
    const earlier = await tokenOf(person.email)
    await inWorkspace(admin, db => writeToMember(db, id))
    await expect.poll(async () => (await mailsTo(person.email)).length).toBe(2)
    expect((await stranger.ask(acceptInvitation, { token: earlier })).status).toBe(410)
    await stranger.call(acceptInvitation, { token: await tokenOf(person.email) })
  })

  test('into a business that they belong to already is refused', async () => {
    const admin = await given.member('admin')
    const coach = await given.member('coach', { workspaceId: admin.workspaceId })
    const again = (email: string) => inWorkspace(admin, db => inviteMember(db, { ...words, email, role: 'client' }))
    await expect(again(coach.email)).rejects.toMatchObject({ code: 'already a member' })
    await again('twice@example.com')
    await expect(again('TWICE@example.com')).rejects.toMatchObject({ code: 'already a member' })
  })

  test('a link of another kind answers no invitation', async () => {
    const person = await given.person()
    for (const kind of ['confirm address', 'reset password', 'keep account'] as const) {
      const token = await database.withSystem('write', db =>
        createLink(db, { kind, personId: person.personId, emailKey: person.email, days: 1 }),
      )
      expect([kind, (await stranger.ask(acceptInvitation, { token })).status]).toEqual([kind, 410])
    }
  })
})

test('inviting asks the database the same of a known address and of an unknown one', async () => {
  const member = await given.member('coach', { firstName: 'Vera' })
  const { workspaceId } = await given.member('admin')
  const knownStatements = await statementsOf(database, workspaceId, db =>
    inviteMember(db, { ...words, email: member.email, role: 'client' }),
  )
  const unknownStatements = await statementsOf(database, workspaceId, db =>
    inviteMember(db, { ...words, email: address(), role: 'client' }),
  )
  expect(knownStatements.length).toBeGreaterThan(4)
  expect(knownStatements).toEqual(unknownStatements)
})

describe('leaving', () => {
  test('ends the membership; sessions that stood there go on to another business', async () => {
    const team = await given.team()
    const other = await invite(team.coach.email)
    await stranger.call(acceptInvitation, { token: await tokenOf(team.coach.email) })
    await as(team.coach).call(leaveBusiness, { workspaceId: team.workspaceId })
    const { user } = await callerOf(server, team.coach.token).call(getMe, {})
    expect(user).toMatchObject({ memberships: [{ workspaceId: other.admin.workspaceId }], workspace: { id: other.admin.workspaceId } })
    expect((await as(team.coach).call(listOwnBusinesses, {})).businesses).toMatchObject([
      { workspaceId: other.admin.workspaceId, isActive: true },
    ])
    expect((await as(team.coach).ask(leaveBusiness, { workspaceId: team.workspaceId })).status).toBe(404)
  })

  test('waits for a session that is marked as used at the same time, and is not refused', async () => {
    const { coach, workspaceId } = await given.team()
    const leaving = await database.withSystem('write', async db => {
      await db.run(sql`update memberships set last_seen_at = now() where id = ${coach.membershipId}`)
      const answer = as(coach).ask(leaveBusiness, { workspaceId })
      await expect
        .poll(() =>
          besideHeld('race of a test', () =>
            database.withSystem('write', other =>
              other.many(sql`select 1 from pg_locks l join pg_stat_activity a using (pid)
                where not l.granted and a.datname = current_database()`),
            ),
          ),
        )
        .not.toEqual([])
      await db.run(sql`update sessions set last_used_at = now() where id = ${coach.sessionId}`)
      return { answer }
    })
    expect((await leaving.answer).status).toBe(200)
  })

  test('is open to whoever was deactivated', async () => {
    const team = await given.team()
    await database.withSystem('write', db => db.run(sql`update memberships set status = 'inactive' where id = ${team.client.membershipId}`))
    expect((await as(team.client).call(listOwnBusinesses, {})).businesses).toMatchObject([{ isActive: false, isOnlyAdmin: false }])
    await as(team.client).call(leaveBusiness, { workspaceId: team.workspaceId })
    expect((await as(team.client).call(listOwnBusinesses, {})).businesses).toEqual([])
  })

  test('is not for the only admin, who is told so; with a second one it is', async () => {
    const team = await given.team()
    expect((await as(team.admin).call(listOwnBusinesses, {})).businesses).toMatchObject([{ isOnlyAdmin: true }])
    expect((await as(team.admin).ask(leaveBusiness, { workspaceId: team.workspaceId })).body.code).toBe('last admin')
    await given.member('admin', { workspaceId: team.workspaceId })
    expect((await as(team.admin).call(listOwnBusinesses, {})).businesses).toMatchObject([{ isOnlyAdmin: false }])
    await as(team.admin).call(leaveBusiness, { workspaceId: team.workspaceId })
    expect(await membershipsOf(team.admin)).toEqual([])
  })

  test('of a neighbour’s business is nothing', async () => {
    const [team, neighbour] = [await given.team(), await given.team()]
    expect((await as(team.client).ask(leaveBusiness, { workspaceId: neighbour.workspaceId })).status).toBe(404)
    expect(await membershipsOf(neighbour.client)).toEqual([neighbour.workspaceId])
  })
})
