import { permissionsOf, type Input } from '@allenio/contract'
import { setPassword, acceptInvitation, declineInvitation, leaveBusiness } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import {
  createCollaborator,
  deactivateCollaborator,
  deleteCollaborator,
  getAdmin,
  getCollaborator,
  inviteCollaboratorAgain,
  listCollaborators,
  invitationsPerHour,
  restoreCollaborator,
  updateCollaborator,
} from '@allenio/contract/collaborators'
import { listNotifications } from '@allenio/contract/notifications'
import { listPermissions } from '@allenio/contract/permissions'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { mailboxOf, testHouse, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'
import { teamFactories } from './people.testing.ts'

const { as, given, database, stranger } = await testHouse()
const { client, waiting } = teamFactories(database)
const { mailsTo, tokenTo } = mailboxOf(database)

const luca = { firstName: 'Luca', lastName: 'Ferrari', role: 'coach' } as const

describe('inviting', () => {
  test('an invited collaborator sets a password by the mailed link and is at work', async () => {
    const { admin } = await given.team()
    const email = 'luca.invited@example.com'
    const made = await as(admin).ask(createCollaborator, { ...luca, email, isNameHidden: true })
    expect(made.body.message).toBe(`Invito mandato a ${email}`)
    const { id } = (await as(admin).call(listCollaborators, { search: 'luca.invited' })).collaborators[0] ?? { id: '' }
    const before = await as(admin).call(getCollaborator, { id })
    expect(before).toMatchObject({
      name: 'Luca Ferrari',
      role: 'coach',
      status: 'invited',
      clients: 0,
      may: { invite: true, deactivate: true, restore: false },
      private: { email, isNameHidden: true, lastSeenAt: null, invitation: { liveUntil: expect.any(String) } },
    })
    await stranger.call(setPassword, { token: await tokenTo(email, /Studio Marchetti/), password: 'tre gatti sul tetto', hasAgreed: true })
    const after = await as(admin).call(getCollaborator, { id })
    expect(after).toMatchObject({ status: 'active', may: { invite: false }, private: { invitation: null } })
    expect((await as(admin).call(listCollaborators, {})).counts).toEqual({ total: 3, invited: 0, inactive: 0 })
  })

  test('a known address is answered as an unknown one: the inviter reads their own words and "invited"', async () => {
    const { admin } = await given.team()
    const member = await given.member('nutritionist', { firstName: 'Vera', lastName: 'Segreta', locale: 'en' })
    await database.withSystem('write', db => db.run(sql`update persons set photo_file_id = ${newId()} where id = ${member.personId}`))
    const unknown = `${newId()}@example.com`
    /** The answer without ids, times and the typed address, which differ in any case. */
    const answerOf = async (email: string) => {
      const { status, body } = await as(admin).ask(createCollaborator, { ...luca, email })
      const answer = [
        status,
        body,
        await as(admin).call(getCollaborator, { id: body.data.id }),
        (await as(admin).call(listCollaborators, { search: email })).collaborators,
      ]
      expect(body.data).toMatchObject({ status: 'invited', name: 'Luca Ferrari', photo: null })
      const text = JSON.stringify(answer).replaceAll(email, 'address').replaceAll(body.data.id, 'id')
      return JSON.parse(text.replaceAll(/\d{4}-[\d-]+T[\d:.]+Z/g, 'instant')) as unknown
    }
    expect(await answerOf(member.email)).toEqual(await answerOf(unknown))
    const { user } = await as(member).call(getMe, {})
    expect(user.memberships).toHaveLength(1)
  })

  test('accepted, the collaborator stands there under their own name; declined, the admin sees it', async () => {
    const { admin, workspaceId } = await given.team()
    const [willing, other] = [await given.person({ firstName: 'Vera' }), await given.person()]
    const first = await as(admin).call(createCollaborator, { ...luca, email: willing.email })
    const second = await as(admin).call(createCollaborator, { ...luca, email: other.email })
    await stranger.call(acceptInvitation, { token: await tokenTo(willing.email, /Studio Marchetti/) })
    await stranger.call(declineInvitation, { token: await tokenTo(other.email, /Studio Marchetti/) })
    expect(await as(admin).call(getCollaborator, { id: first.id })).toMatchObject({
      status: 'active',
      firstName: 'Vera',
      private: { invitation: null },
    })
    expect((await as(willing).call(getMe, {})).user.memberships).toMatchObject([{ workspaceId, role: 'coach' }])
    const declined = await as(admin).call(getCollaborator, { id: second.id })
    expect(declined).toMatchObject({ status: 'invited', firstName: 'Luca', private: { invitation: { declinedAt: expect.any(String) } } })
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
      update collaborator_invitations set sent_at = now() - interval '2 minutes'`),
    )
    expect((await as(admin).ask(inviteCollaboratorAgain, { id: second.id })).body.code).toBe('invitation declined')
    await as(admin).call(deleteCollaborator, { id: second.id, moveTo: null })
    expect((await as(admin).ask(createCollaborator, { ...luca, email: other.email })).body).toMatchObject({
      code: 'invitation declined',
      errors: { email: [expect.stringContaining('rifiutato')] },
    })
  })

  test('who leaves by themselves is out, and the admin is told', async () => {
    const { admin, coach, workspaceId } = await given.team()
    await client({ workspaceId, inChargeOf: [coach.membershipId] })
    await as(coach).call(leaveBusiness, { workspaceId })
    expect((await as(admin).call(listCollaborators, {})).collaborators.map(({ role }) => role)).toEqual(['nutritionist'])
    expect((await as(coach).call(getMe, {})).user.workspace).toBeNull()
    expect((await as(admin).call(listNotifications, {})).notifications).toMatchObject([{ kind: 'collaborator left' }])
  })

  test('ten businesses invite one new address ten times each at once: nothing breaks, one person comes of it', async () => {
    const email = `${newId()}@example.com`
    const admins = await Promise.all(Array.from({ length: 10 }, async () => (await given.team()).admin))
    const answers = await Promise.all(
      admins.flatMap(admin => Array.from({ length: 10 }, () => as(admin).ask(createCollaborator, { ...luca, email }))),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(10)
    const tokens = (await mailsTo(email)).map(({ plain }) => /[?&]token=([\w-]+)/.exec(plain)?.[1] ?? '')
    const accepted = await Promise.all(
      tokens.map(token => stranger.ask(setPassword, { token, password: 'tre gatti sul tetto', hasAgreed: true })),
    )
    expect(accepted.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(accepted.filter(({ body }) => body.code === 'account exists')).toHaveLength(9)
    const people = await database.withSystem('read', db => db.many(sql`select id from persons where lower(email) = ${email}`))
    expect(people).toHaveLength(1)
  })

  test('an address that is known here is refused beside its field, with the way to its owner', async () => {
    const { admin, coach, client } = await given.team()
    const refusal = async (email: string) => {
      const { status, body } = await as(admin).ask(createCollaborator, { ...luca, email })
      return [status, body.code, body.errors?.email?.[0], body.data?.collaboratorId]
    }
    expect(await refusal(admin.email)).toEqual([422, 'already in the team', 'Questa persona fa già parte del team.', undefined])
    expect(await refusal(coach.email.toUpperCase())).toEqual([422, 'already in the team', expect.any(String), undefined])
    expect(await refusal(client.email)).toEqual([422, 'already a client', expect.any(String), undefined])
    await as(admin).call(deactivateCollaborator, { id: coach.membershipId })
    expect(await refusal(coach.email)).toEqual([422, 'left the team', expect.stringContaining('Giulia Marchetti'), coach.membershipId])
  })

  test('an invitation is sent again, but not twice in a minute nor to who has joined', async () => {
    const { admin, coach, workspaceId } = await given.team()
    const { membershipId: id, email } = await waiting(workspaceId)
    await as(admin).call(inviteCollaboratorAgain, { id })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    const again = await as(admin).ask(inviteCollaboratorAgain, { id })
    expect([again.status, again.body.code, Number(again.headers['retry-after']) > 50]).toEqual([429, 'invited just now', true])
    expect((await as(admin).ask(inviteCollaboratorAgain, { id: coach.membershipId })).body.code).toBe('joined already')
  })
})

describe('invitations do not flood', () => {
  test('who is deleted and invited again is written to no sooner', async () => {
    const { admin } = await given.team()
    const email = 'again.and.again@example.com'
    const { id } = await as(admin).call(createCollaborator, { ...luca, email })
    await as(admin).call(deleteCollaborator, { id, moveTo: null })
    const again = await as(admin).ask(createCollaborator, { ...luca, email: email.toUpperCase() })
    expect([again.status, again.body.code, Number(again.headers['retry-after']) > 50]).toEqual([429, 'invited just now', true])
    expect((await as(admin).call(listCollaborators, { search: email })).collaborators).toEqual([])
    // another business may write to them
    await as((await given.team()).admin).call(createCollaborator, { ...luca, email })
  })

  test('a business sends so many an hour, also at once', async () => {
    const { admin, workspaceId } = await given.team()
    const { email } = await waiting(workspaceId)
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
      insert into collaborator_invitations (id, email_key, sent_at)
      select gen_random_uuid(), ${email}, now() - interval '50 minutes' from generate_series(1, ${invitationsPerHour - 2}::int)`),
    )
    const answers = await Promise.all(
      [1, 2, 3, 4].map(at => as(admin).ask(createCollaborator, { ...luca, email: `flood${at}.${workspaceId}@example.com` })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect([refused?.body.code, Number(refused?.headers['retry-after']) <= 600]).toEqual(['too many invitations', true])
  })
})

describe('the list', () => {
  test('is searched, filtered and sorted; the admin is not in it', async () => {
    const workspaceId = await given.workspace()
    const admin = await given.member('admin', { workspaceId })
    await given.member('coach', { workspaceId, firstName: 'Davide', lastName: 'Rìva' })
    await given.member('nutritionist', { workspaceId, firstName: 'Sara', lastName: 'Conti' })
    await given.member('client', { workspaceId })
    await waiting(workspaceId)
    const names = async (input: Input<typeof listCollaborators> = {}) =>
      (await as(admin).call(listCollaborators, input)).collaborators.map(({ name }) => name)
    expect(await names()).toEqual(['Davide Rìva', 'Luca Ferrari', 'Sara Conti'])
    expect(await names({ sort: '-name' })).toEqual(['Sara Conti', 'Luca Ferrari', 'Davide Rìva'])
    expect(await names({ search: 'RIVA' })).toEqual(['Davide Rìva'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ role: 'nutritionist' })).toEqual(['Sara Conti'])
    expect(await names({ status: 'invited' })).toEqual(['Luca Ferrari'])
  })

  test('tells the team names and numbers, and nothing that is the admin’s', async () => {
    const { coach, nutritionist } = await given.team()
    const { collaborators } = await as(coach).call(listCollaborators, {})
    expect(collaborators.map(each => each.private)).toEqual([null, null])
    expect(collaborators.flatMap(({ may }) => Object.values(may)).some(Boolean)).toBe(false)
    expect((await as(coach).call(listCollaborators, { search: nutritionist.email })).collaborators).toEqual([])
  })

  test('tells a collaborator of colleagues’ clients only those whom both look after', async () => {
    const { admin, coach, nutritionist, workspaceId } = await given.team()
    await client({ workspaceId, inChargeOf: [nutritionist.membershipId] })
    await client({ workspaceId, inChargeOf: [nutritionist.membershipId, coach.membershipId] })
    const countClients = async (person: TestMember) =>
      Object.fromEntries((await as(person).call(listCollaborators, {})).collaborators.map(({ id, clients }) => [id, clients]))
    expect(await countClients(admin)).toEqual({ [coach.membershipId]: 1, [nutritionist.membershipId]: 2 })
    expect(await countClients(coach)).toEqual({ [coach.membershipId]: 1, [nutritionist.membershipId]: 1 })
  })

  test('has 50 to a page', async () => {
    const workspaceId = await given.workspace()
    const admin = await given.member('admin', { workspaceId })
    for (let count = 0; count < 51; count += 1) await waiting(workspaceId)
    const first = await as(admin).call(listCollaborators, {})
    expect([first.collaborators.length, first.nextPage, first.counts.total]).toEqual([50, 2, 51])
    const second = await as(admin).call(listCollaborators, { page: 2 })
    expect([second.collaborators.length, second.nextPage]).toEqual([1, 0])
    expect(new Set([...first.collaborators, ...second.collaborators].map(({ id }) => id)).size).toBe(51)
  })

  test('shows no client and no admin as a collaborator', async () => {
    const { admin, client } = await given.team()
    for (const { membershipId: id } of [admin, client]) {
      expect((await as(admin).ask(getCollaborator, { id })).status).toBe(404)
      expect((await as(admin).ask(deactivateCollaborator, { id })).status).toBe(404)
      expect((await as(admin).ask(updateCollaborator, { id, role: 'coach' })).status).toBe(404)
    }
  })
})

describe('the admin’s record', () => {
  test('is for collaborators and clients; clients are not told the address', async () => {
    const { admin, coach, client } = await given.team()
    const record = { id: admin.membershipId, name: 'Giulia Marchetti', photo: null }
    expect(await as(coach).call(getAdmin, {})).toEqual({ ...record, email: admin.email })
    expect(await as(client).call(getAdmin, {})).toEqual({ ...record, email: null })
  })
})

describe('role and access', () => {
  test('another role counts at once in sessions that stand', async () => {
    const { admin, coach } = await given.team()
    expect((await as(coach).call(listPermissions, {})).permissions).toEqual(permissionsOf('coach'))
    const changed = await as(admin).call(updateCollaborator, { id: coach.membershipId, role: 'nutritionist' })
    expect(changed).toMatchObject({ role: 'nutritionist', private: { isNameHidden: false } })
    expect((await as(coach).call(listPermissions, {})).permissions).toEqual(permissionsOf('nutritionist'))
  })

  test('who is deactivated is out at once and comes back by restoring', async () => {
    const { admin, coach } = await given.team()
    const id = coach.membershipId
    expect(await as(admin).call(deactivateCollaborator, { id })).toMatchObject({
      status: 'inactive',
      may: { restore: true, deactivate: false },
    })
    expect((await as(coach).ask(getMe, {})).status).toBe(401)
    expect((await as(admin).call(listCollaborators, { status: 'inactive' })).collaborators.map(each => each.id)).toEqual([id])
    expect(await as(admin).call(restoreCollaborator, { id })).toMatchObject({ status: 'active' })
  })

  test('every deed is noted', async () => {
    const { admin, coach, workspaceId } = await given.team()
    await as(admin).call(updateCollaborator, { id: coach.membershipId, isNameHidden: true })
    const deeds = await database.withWorkspace(workspaceId, 'read', db =>
      db.many<{ action: string; details: unknown }>(sql`
      select action, details from audit_log where subject_id = ${coach.membershipId}`),
    )
    expect(deeds).toEqual([{ action: 'update collaborator', details: { isNameHidden: true } }])
  })
})
