import type { Input } from '@allenio/contract'
import { setPassword, acceptInvitation, declineInvitation, leaveBusiness } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import {
  resendInvitation,
  createClient,
  deleteClient,
  getClientDetail,
  listClients,
  restoreClient,
  updateClient,
} from '@allenio/contract/clients'
import { listNotifications } from '@allenio/contract/notifications'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { mailboxOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

const { given, as, database, stranger } = await testHouse()
const { mailTo, mailsTo, tokenTo } = mailboxOf(database)
const within = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)
const address = () => `c${newId().slice(-12)}@example.com`
const create = (who: TestTeam['admin'], input: Partial<Input<typeof createClient>> = {}) =>
  as(who).call(createClient, { firstName: 'Aldo', lastName: 'Serra', ...input })
/** Accepts the newest invitation that was mailed to the address. */
const accept = async (email: string) => stranger.call(acceptInvitation, { token: await tokenTo(email, /ti ha invitato/) })
const refusal = async (answer: Promise<{ status: number; body: { code?: string; errors?: object; data?: object } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

describe('an invitation', () => {
  test('lets the client in, with a link of fourteen days', async () => {
    const team = await given.team()
    const email = address()
    const made = await create(team.admin, { email })
    expect(made).toMatchObject({ isRegistered: false, may: { invite: true } })
    expect(made.invitedAt).not.toBeNull()
    const token = await tokenTo(email, /ti ha invitato/)
    await stranger.call(setPassword, { token, password: 'tre gatti sul tetto', hasAgreed: true })
    expect(await as(team.admin).call(getClientDetail, { id: made.id })).toMatchObject({ isRegistered: true, may: { invite: false } })
    expect(await refusal(as(team.admin).ask(resendInvitation, { id: made.id }))).toEqual([409, 'registered already'])
  })

  test('is sent again after a pause; the first link is dead then', async () => {
    const team = await given.team()
    const email = address()
    const { id } = await create(team.admin, { email })
    const first = await tokenTo(email, /ti ha invitato/)
    expect(await as(team.admin).ask(resendInvitation, { id })).toMatchObject({
      status: 429,
      body: { code: 'invitation just sent' },
      headers: { 'retry-after': expect.anything() },
    })
    await within(team, db => db.run(sql`update clients set invited_at = now() - interval '2 minutes' where id = ${id}`))
    await as(team.admin).call(resendInvitation, { id })
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2)
    expect(await refusal(stranger.ask(setPassword, { token: first, password: 'tre gatti sul tetto', hasAgreed: true }))).toEqual([
      410,
      'dead link',
    ])
  })

  test('waits until it is wanted, and needs an address', async () => {
    const team = await given.team()
    const { id, updatedAt } = await create(team.admin)
    expect(await refusal(as(team.admin).ask(resendInvitation, { id }))).toEqual([422, 'address needed'])
    const email = address()
    const changed = await as(team.admin).call(updateClient, { id, updatedAt, email })
    expect(changed).toMatchObject({ email, invitedAt: null, may: { invite: true } })
    await as(team.admin).call(resendInvitation, { id })
    await mailTo(email, /ti ha invitato/)
  })

  test('to whoever has an account is answered as to anybody, waits for their yes, and changes nothing of it', async () => {
    const team = await given.team()
    const person = await given.person({ firstName: 'Vera', lastName: 'Nome' })
    const unknown = address()
    /** The answer without ids, times and the typed address, which differ in any case. */
    const answerTo = async (email: string) => {
      const { status, body } = await as(team.admin).ask(createClient, { firstName: 'Soprannome', email, language: 'en' })
      const answer = [status, body, (await as(team.admin).call(listClients, { search: email })).clients]
      const text = JSON.stringify(answer).replaceAll(email, 'address').replaceAll(body.data.id, 'id')
      return JSON.parse(text.replaceAll(/\d{4}-[\d-]+T[\d:.]+Z/g, 'instant')) as unknown
    }
    const knownAnswer = await answerTo(person.email)
    expect(knownAnswer).toMatchObject([200, { data: { isRegistered: false, name: 'Soprannome' } }, [{ isRegistered: false }]])
    expect(knownAnswer).toEqual(await answerTo(unknown))
    expect((await as({ token: person.token }).call(getMe, {})).user.memberships).toEqual([])
    await accept(person.email)
    expect((await as(team.admin).call(listClients, { search: person.email })).clients).toMatchObject([
      { isRegistered: true, name: 'Soprannome' },
    ])
    const me = await as({ token: person.token }).call(getMe, {}, { workspaceId: team.workspaceId })
    expect(me.user).toMatchObject({ name: 'Vera Nome', locale: 'it', roles: ['client'] })
  })

  test('that was declined leaves a record on paper, says so, and is not sent again at once', async () => {
    const team = await given.team()
    const email = address()
    const { id, name } = await create(team.admin, { email })
    await stranger.call(declineInvitation, { token: await tokenTo(email, /ti ha invitato/) })
    const declined = await as(team.admin).call(getClientDetail, { id })
    expect(declined).toMatchObject({ isRegistered: false, status: 'active', name, declinedAt: expect.any(String) })
    await within(team, db => db.run(sql`update clients set invited_at = now() - interval '2 minutes' where id = ${id}`))
    expect(await refusal(as(team.admin).ask(resendInvitation, { id }))).toEqual([422, 'invitation declined'])
    await within(team, db => db.run(sql`update invitations set declined_at = now() - interval '8 days'`))
    expect((await as(team.admin).call(resendInvitation, { id })).client).toMatchObject({ declinedAt: null })
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2)
    await stranger.call(setPassword, { token: await tokenTo(email, /ti ha invitato/), password: 'tre gatti sul tetto', hasAgreed: true })
    expect(await as(team.admin).call(getClientDetail, { id })).toMatchObject({ isRegistered: true })
  })

  test('of one new address by ten businesses at once, ten times each: nothing breaks', async () => {
    const email = address()
    const admins = await Promise.all(Array.from({ length: 10 }, async () => (await given.team()).admin))
    // a busy machine turns some of a hundred calls away, which the app then sends again
    const untilTaken = async (admin: TestMember) => {
      for (;;) {
        const answer = await as(admin).ask(createClient, { firstName: 'Aldo', email })
        if (answer.status !== 503) return answer
      }
    }
    const answers = await Promise.all(admins.flatMap(admin => Array.from({ length: 10 }, () => untilTaken(admin))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 90 }, () => 422),
    ])
  })

  test('once accepted can be ended by the client: the record stays, the account is out, and the team is told', async () => {
    const team = await given.team()
    const person = await given.person()
    const { id } = await create(team.coach, { email: person.email })
    await accept(person.email)
    await as({ token: person.token }).call(leaveBusiness, { workspaceId: team.workspaceId })
    expect((await as({ token: person.token }).call(getMe, {})).user.memberships).toEqual([])
    expect(await as(team.admin).call(getClientDetail, { id })).toMatchObject({ status: 'inactive', isRegistered: false, invitedAt: null })
    // not necessarily the first: a job sends the one of their joining, which may come later
    const { notifications } = await as(team.coach).call(listNotifications, {})
    expect(notifications).toContainEqual(expect.objectContaining({ kind: 'client left', link: `/clients/${id}` }))
    // the business can restore its record but not the person: they are asked again
    expect((await as(team.admin).call(restoreClient, { id })).client).toMatchObject({ isRegistered: false, may: { invite: true } })
    expect((await as({ token: person.token }).call(getMe, {})).user.memberships).toEqual([])
    await as(team.admin).call(resendInvitation, { id })
    await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 15_000 }).toBe(2)
    await accept(person.email)
    expect(await as(team.admin).call(getClientDetail, { id })).toMatchObject({ isRegistered: true })
  })

  test('to an account that stands with another record is refused; a deleted record gives it free', async () => {
    const team = await given.team()
    const person = await given.person()
    const first = await create(team.admin, { email: person.email })
    await accept(person.email)
    await as(team.admin).call(updateClient, { id: first.id, updatedAt: first.updatedAt, email: address() })
    expect(await refusal(as(team.admin).ask(createClient, { firstName: 'Doppio', email: person.email }))).toEqual([422, 'client exists'])
    await as(team.admin).call(deleteClient, { id: first.id })
    expect(await create(team.admin, { email: person.email })).toMatchObject({ isRegistered: true })
    expect((await as({ token: person.token }).call(getMe, {}, { workspaceId: team.workspaceId })).user.workspace?.id).toBe(team.workspaceId)
  })

  test('moves with the address as long as nobody took it up', async () => {
    const team = await given.team()
    const [wrong, right] = [address(), address()]
    const made = await create(team.admin, { email: wrong })
    const token = await tokenTo(wrong, /ti ha invitato/)
    const changed = await as(team.admin).call(updateClient, { id: made.id, updatedAt: made.updatedAt, email: right })
    expect(changed).toMatchObject({ email: right, isRegistered: false })
    await mailTo(right, /ti ha invitato/)
    // the receiver of the first mail may still choose a password, but finds no business
    await stranger.ask(setPassword, { token, password: 'tre gatti sul tetto', hasAgreed: true })
    expect(
      await within(team, db => db.one<{ count: number }>(sql`select count(*) as count from memberships where role = 'client'`)),
    ).toEqual({ count: 2 })
  })
})
