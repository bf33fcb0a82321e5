import { describe, expect, test } from 'vitest'
import type { Input } from '@allenio/contract'
import { acceptInvitation } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import {
  changeManyClients,
  updateSubscriptionEnd,
  createClient,
  deactivateClient,
  deleteClient,
  getClientDetail,
  listClients,
  restoreClient,
  undeleteClient,
  updateClient,
  createClientType,
  updateSubscriptionsSettings,
} from '@allenio/contract/clients'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { eraseDueAccounts } from '#areas/account'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { findFile } from '#platform/files'
import { endTrial, givePlan, mailboxOf, testHouse, type TestTeam, uploadOf } from '#testing'
import { eraseDeletedClients } from './erase.ts'
import { deactivateExpired } from './paid-time/subscriptions.ts'

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

describe('a new client', () => {
  test('has what was written, and is in the list', async () => {
    const team = await given.team()
    const type = await as(team.admin).call(createClientType, { name: 'Online', color: '#336699' })
    const photoUploadId = await uploadOf(team.admin)
    const made = await create(team.admin, {
      firstName: ' Nicolò ',
      lastName: 'Testa',
      phone: '+39 333 1234567',
      sex: 'male',
      birthDate: '1990-02-28',
      heightCm: 181.5,
      language: 'en',
      timeZone: 'Europe/London',
      typeId: type.id,
      tags: ['Gara', 'Sera'],
      collaboratorIds: [team.coach.membershipId],
      goal: 'Correre',
      injuries: 'Spalla',
      allergies: 'Noci',
      consentDate: '2026-01-31',
      subscriptionEnd: '2030-01-31',
      photoUploadId,
    })
    expect(made).toMatchObject({
      name: 'Nicolò Testa',
      phone: '+393331234567',
      sex: 'male',
      birthDate: '1990-02-28',
      heightCm: 181.5,
      language: 'en',
      timeZone: 'Europe/London',
      type: { id: type.id },
      tags: ['Gara', 'Sera'],
      goal: 'Correre',
      injuries: 'Spalla',
      allergies: 'Noci',
      consentDate: '2026-01-31',
      subscriptionEnd: '2030-01-31',
      subscriptionSource: 'manual',
      source: 'team',
      email: null,
      isRegistered: false,
      status: 'active',
      note: null,
    })
    expect(made.age).toBeGreaterThan(35)
    expect(made.photo).toMatch(/^\/api\/files\/.*v=thumb/)
    expect(made.collaborators.map(each => each.id)).toEqual([team.coach.membershipId])
    expect((await as(team.coach).call(listClients, {})).clients.map(each => each.id)).toEqual([made.id])
  })

  test('of a collaborator is in that collaborator’s charge', async () => {
    const team = await given.team()
    const made = await create(team.coach)
    expect(made.collaborators.map(each => each.id)).toEqual([team.coach.membershipId])
    const collaboratorIds = [team.nutritionist.membershipId]
    expect(await refusal(as(team.coach).ask(createClient, { firstName: 'Elsa', collaboratorIds }))).toEqual([403, 'forbidden'])
  })

  test.each<[string, Partial<Input<typeof createClient>>, string]>([
    ['a birth date to come', { birthDate: '2199-12-31' }, 'day ahead'],
    ['a consent to come', { consentDate: '2199-12-31' }, 'day ahead'],
    ['a birth date of another age', { birthDate: '1899-12-31' }, 'invalid input'],
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }, 'unknown time zone'],
    ['a telephone with zeros in front', { phone: '0039 333 1234567' }, 'invalid input'],
    ['a telephone with hyphens', { phone: '+39 333-1234567' }, 'invalid input'],
    ['a telephone with parentheses', { phone: '+39 (333) 1234567' }, 'invalid input'],
    ['a height of nobody', { heightCm: 20 }, 'invalid input'],
  ])('with %s is refused', async (_, input, code) => {
    expect(await refusal(as((await given.team()).admin).ask(createClient, { firstName: 'Aldo', ...input }))).toEqual([422, code])
  })

  test('with a photo that is no picture is refused, and nothing is kept', async () => {
    const team = await given.team()
    const photoUploadId = await uploadOf(team.admin, { name: 'foto.txt', mimeType: 'text/plain', body: Buffer.from('no picture') })
    expect(await refusal(as(team.admin).ask(createClient, { firstName: 'Aldo', photoUploadId }))).toEqual([422, 'file type not accepted'])
    expect((await as(team.admin).call(listClients, {})).clients).toEqual([])
  })

  test('cannot be put in the charge of a client, nor of a neighbour’s coach', async () => {
    const [team, neighbour] = [await given.team(), await given.team()]
    for (const id of [team.client.membershipId, neighbour.coach.membershipId]) {
      expect(await refusal(as(team.admin).ask(createClient, { firstName: 'Aldo', collaboratorIds: [id] }))).toEqual([404, 'not found'])
    }
  })

  test('stays with a coach who has no access any more, but is not newly given to one', async () => {
    const team = await given.team()
    const collaboratorIds = [team.coach.membershipId]
    const { id, updatedAt } = await create(team.admin, { collaboratorIds })
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update memberships set status = 'inactive' where id = ${team.coach.membershipId}`),
    )
    expect(await refusal(as(team.admin).ask(createClient, { firstName: 'Aldo', collaboratorIds }))).toEqual([404, 'not found'])
    const client = await as(team.admin).call(updateClient, { id, updatedAt, phone: '+39 333 1234567', collaboratorIds })
    expect(client.collaborators.map(each => each.id)).toEqual(collaboratorIds)
  })
})

describe('an address', () => {
  test('stands with one client: whoever may see that client is led there, others are sent to the admin', async () => {
    const team = await given.team()
    const email = address()
    const { id } = await create(team.admin, { email, sendsInvitation: false, collaboratorIds: [team.coach.membershipId] })
    const again = (who: TestTeam['admin']) => as(who).ask(createClient, { firstName: 'Altro', email: email.toUpperCase() })
    for (const who of [team.admin, team.coach]) {
      expect(await again(who)).toMatchObject({
        status: 422,
        body: {
          code: 'client exists',
          errors: { email: ['C’è già un cliente con questo indirizzo.'] },
          data: { buttons: [{ title: 'Apri la scheda', redirect: `/clients/${id}` }] },
        },
      })
    }
    const answer = await again(team.nutritionist)
    expect(answer).toMatchObject({ status: 422, body: { code: 'client exists, ask the admin' } })
    expect(JSON.stringify(answer.body)).not.toContain(id)
    expect((await create((await given.team()).admin, { email, sendsInvitation: false })).email).toBe(email)
  })

  test('of a client who was just deleted leads to the deleted ones', async () => {
    const team = await given.team()
    const email = address()
    const { id } = await create(team.admin, { email, sendsInvitation: false, collaboratorIds: [team.coach.membershipId] })
    await as(team.admin).call(deleteClient, { id })
    expect(await as(team.admin).ask(createClient, { firstName: 'Aldo', email })).toMatchObject({
      status: 422,
      body: { code: 'client exists among the deleted', data: { buttons: [{ redirect: '/clients?status=deleted' }] } },
    })
    expect(await refusal(as(team.coach).ask(createClient, { firstName: 'Aldo', email }))).toEqual([422, 'client exists, ask the admin'])
  })

  test('of the team cannot be a client’s', async () => {
    const team = await given.team()
    expect(await refusal(as(team.admin).ask(createClient, { firstName: 'Aldo', email: team.coach.email }))).toEqual([
      422,
      'address of the team',
    ])
  })

  test('written by ten at once is one client’s', async () => {
    const team = await given.team()
    const email = address()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => as(team.admin).ask(createClient, { firstName: 'Aldo', email, sendsInvitation: false })),
    )
    expect(answers.map(each => each.status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 422)])
    const others = await Promise.all([create(team.admin), create(team.admin)])
    const email2 = address()
    const edits = await Promise.all(others.map(({ id, updatedAt }) => as(team.admin).ask(updateClient, { id, updatedAt, email: email2 })))
    expect(edits.map(each => each.status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})

describe('an edit', () => {
  test('changes what is sent and nothing else', async () => {
    const team = await given.team()
    const made = await create(team.admin, { goal: 'Correre', tags: ['Gara', 'Sera'], birthDate: '1990-01-01', phone: '+39 333 1234567' })
    const changed = await as(team.admin).call(updateClient, {
      id: made.id,
      updatedAt: made.updatedAt,
      tags: ['sera', 'Nuovo'],
      phone: null,
      birthDate: null,
    })
    expect(changed).toMatchObject({ goal: 'Correre', tags: ['Nuovo', 'Sera'], phone: null, birthDate: null, name: 'Aldo Serra' })
    expect(changed.updatedAt).not.toBe(made.updatedAt)
  })

  test('over somebody else’s is refused, and nothing of it is kept', async () => {
    const team = await given.team()
    const { id, updatedAt } = await create(team.admin)
    await as(team.admin).call(updateClient, { id, updatedAt, goal: 'Primo' })
    expect(await refusal(as(team.admin).ask(updateClient, { id, updatedAt, goal: 'Secondo', tags: ['x'] }))).toEqual([
      409,
      'changed meanwhile',
    ])
    expect(await as(team.admin).call(getClientDetail, { id })).toMatchObject({ goal: 'Primo', tags: [] })
  })

  test('of texts that still stand as they were read is no edit over somebody else’s', async () => {
    const team = await given.team()
    const { id, updatedAt } = await create(team.admin)
    await as(team.admin).call(updateClient, { id, updatedAt, goal: 'Primo', injuries: 'Spalla' })
    const write = { id, updatedAt, allergies: 'Arachidi' }
    const readBefore = { allergies: '', injuries: '' }
    const refused = [
      { id, updatedAt },
      write,
      { ...write, writtenOver: { injuries: 'Spalla' } },
      { ...write, writtenOver: { allergies: 'Latte' } },
      { ...write, injuries: '', writtenOver: readBefore },
      { ...write, goal: 'Secondo', writtenOver: readBefore },
    ]
    for (const each of refused) expect(await refusal(as(team.admin).ask(updateClient, each))).toEqual([409, 'changed meanwhile'])
    const changed = await as(team.admin).call(updateClient, { ...write, writtenOver: readBefore })
    expect(changed).toMatchObject({ allergies: 'Arachidi', injuries: 'Spalla', goal: 'Primo' })
  })

  test('of two at once one is kept', async () => {
    const team = await given.team()
    const { id, updatedAt } = await create(team.admin)
    const answers = await Promise.all(['a', 'b'].map(goal => as(team.admin).ask(updateClient, { id, updatedAt, goal })))
    expect(answers.map(each => each.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('of a client deleted meanwhile is refused with words', async () => {
    const team = await given.team()
    const { id, updatedAt } = await create(team.admin)
    await as(team.admin).call(deleteClient, { id })
    expect(await as(team.admin).ask(updateClient, { id, updatedAt, goal: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'client deleted', message: 'Questo cliente è stato eliminato nel frattempo.' },
    })
  })

  test('of who is in charge is the admin’s alone', async () => {
    const team = await given.team()
    const { id, updatedAt } = await create(team.coach)
    expect(await refusal(as(team.coach).ask(updateClient, { id, updatedAt, collaboratorIds: [] }))).toEqual([403, 'forbidden'])
    const changed = await as(team.admin).call(updateClient, { id, updatedAt, collaboratorIds: [team.nutritionist.membershipId] })
    expect(changed.collaborators.map(each => each.id)).toEqual([team.nutritionist.membershipId])
    expect(await refusal(as(team.coach).ask(getClientDetail, { id }))).toEqual([404, 'not found'])
  })

  test('takes a photo, another, and none', async () => {
    const team = await given.team()
    const made = await create(team.admin, { photoUploadId: await uploadOf(team.admin) })
    const second = await as(team.admin).call(updateClient, {
      id: made.id,
      updatedAt: made.updatedAt,
      photoUploadId: await uploadOf(team.admin),
    })
    expect(second.photo).not.toBe(made.photo)
    const third = await as(team.admin).call(updateClient, { id: made.id, updatedAt: second.updatedAt, removesPhoto: true })
    expect(third.photo).toBeNull()
    expect(
      await within(team, db => db.one<{ live: number }>(sql`select count(*) filter (where deleted_at is null) as live from files`)),
    ).toEqual({ live: 0 })
  })
})

describe('a deactivated client', () => {
  test('is out at once, stays in the list, and comes back', async () => {
    const team = await given.team()
    const person = await given.person()
    const { id } = await create(team.admin, { email: person.email, collaboratorIds: [team.coach.membershipId] })
    await accept(person.email)
    const enter = async () =>
      (await as({ token: person.token }).ask(getMe, {}, { workspaceId: team.workspaceId })).body.data?.user.workspace?.id
    expect(await enter()).toBe(team.workspaceId)
    expect((await as(team.coach).call(deactivateClient, { id })).client).toMatchObject({
      status: 'inactive',
      may: { restore: true, deactivate: false },
    })
    expect(await enter()).toBeUndefined()
    await as(team.coach).call(deactivateClient, { id })
    expect((await as(team.coach).call(restoreClient, { id })).client).toMatchObject({ status: 'active', deactivatedAt: null })
    expect(await enter()).toBe(team.workspaceId)
  })
})

describe('a deleted client', () => {
  test('is out at once, and back as they were for seven days', async () => {
    const team = await given.team()
    const person = await given.person()
    const { id } = await create(team.admin, { email: person.email, tags: ['Gara'], collaboratorIds: [team.coach.membershipId] })
    await accept(person.email)
    const { erasedAt } = await as(team.admin).call(deleteClient, { id })
    expect(Math.round((Date.parse(erasedAt) - Date.now()) / 86_400_000)).toBe(7)
    expect((await as(team.admin).call(listClients, {})).clients).toEqual([])
    expect((await as(team.admin).call(listClients, { status: 'deleted' })).clients[0]).toMatchObject({
      id,
      may: { undelete: true, edit: false, delete: false },
    })
    expect((await as({ token: person.token }).ask(getMe, {}, { workspaceId: team.workspaceId })).body.data?.user.workspace).toBeNull()
    expect((await as(team.admin).call(undeleteClient, { id })).client).toMatchObject({ id, tags: ['Gara'], status: 'active' })
    expect((await as({ token: person.token }).call(getMe, {}, { workspaceId: team.workspaceId })).user.workspace?.id).toBe(team.workspaceId)
    expect(await refusal(as(team.admin).ask(undeleteClient, { id }))).toEqual([404, 'not found'])
  })

  test('has no tag with a sign by which tables part tags', async () => {
    const team = await given.team()
    const { id } = await create(team.admin, { tags: ['Gara, sera'] })
    await as(team.admin).call(changeManyClients, { action: 'add tag', ids: [id], tag: 'Uno;due' })
    expect((await as(team.admin).call(getClientDetail, { id })).tags).toEqual(['Gara sera', 'Uno due'])
  })

  test('is erased with membership, picture and tags once the days are over, and not before', async () => {
    const team = await given.team()
    const person = await given.person()
    const [old, fresh] = [
      await create(team.admin, { email: person.email, tags: ['Gara'], photoUploadId: await uploadOf(team.admin) }),
      await create(team.admin),
    ]
    await accept(person.email)
    for (const { id } of [old, fresh]) await as(team.admin).call(deleteClient, { id })
    await within(team, db => db.run(sql`update clients set deleted_at = now() - interval '8 days' where id = ${old.id}`))
    const idsAfterSweep = async () => {
      await eraseDeletedClients(database)
      return (await within(team, db => db.many<Row<'clients', 'id'>>(sql`select id from clients`))).map(({ id }) => id)
    }
    // a row that another transaction still holds is left to the next sweep
    await expect.poll(idsAfterSweep).toEqual([fresh.id])
    const photoId = /files\/([\w-]+)/.exec(old.photo ?? '')?.[1] ?? ''
    expect(await within(team, db => findFile(db, photoId))).toBeUndefined()
    expect(await within(team, db => db.many(sql`select 1 from memberships m where m.person_id = ${person.personId}`))).toEqual([])
  })

  test('is the admin’s to delete', async () => {
    const team = await given.team()
    const { id } = await create(team.coach)
    expect((await as(team.coach).ask(deleteClient, { id })).status).toBe(403)
  })
})

test('who ends their account takes their records along', async () => {
  const team = await given.team()
  const person = await given.person()
  await create(team.admin, { email: person.email })
  await accept(person.email)
  const otherClient = await create(team.admin, { firstName: 'Resta' })
  await database.withSystem('write', db =>
    db.run(sql`update persons set deletion_due_at = now() - interval '1 minute' where id = ${person.personId}`),
  )
  await eraseDueAccounts(database)
  expect((await as(team.admin).call(listClients, {})).clients.map(each => each.id)).toEqual([otherClient.id])
})

describe('the end of a subscription', () => {
  const endedDaysAgo = (days: number) => addDays(romeDay(), -days)

  test('is set by hand and taken away', async () => {
    const team = await given.team()
    const { id } = await create(team.admin)
    expect((await as(team.admin).call(updateSubscriptionEnd, { id, subscriptionEnd: '2030-05-31' })).client).toMatchObject({
      subscriptionEnd: '2030-05-31',
      subscriptionSource: 'manual',
    })
    expect((await as(team.admin).call(updateSubscriptionEnd, { id, subscriptionEnd: null })).client).toMatchObject({
      subscriptionEnd: null,
      subscriptionSource: null,
    })
  })

  test('deactivates after the chosen days and tells both', async () => {
    const team = await given.team()
    const email = address()
    const over = await create(team.admin, {
      email,
      sendsInvitation: false,
      subscriptionEnd: endedDaysAgo(9),
      collaboratorIds: [team.coach.membershipId],
    })
    const within7 = await create(team.admin, { subscriptionEnd: endedDaysAgo(6) })
    await deactivateExpired(database)
    await as(team.admin).call(updateSubscriptionsSettings, { deactivateAfterDays: 7 })
    await deactivateExpired(database)
    const statusOf = async ({ id }: { id: string }) => (await as(team.admin).call(getClientDetail, { id })).status
    await expect.poll(() => statusOf(over), { timeout: 15_000 }).toBe('inactive')
    expect(await statusOf(within7)).toBe('active')
    await mailTo(email, /Il tuo abbonamento con Studio Marchetti è finito/)
    for (const { email: to } of [team.admin, team.coach]) await mailTo(to, /Accesso sospeso per Aldo Serra/)
    expect(await mailsTo(team.nutritionist.email)).toEqual([])
  })
})

describe('one change to many', () => {
  const change = (team: TestTeam, input: Input<typeof changeManyClients>) => as(team.admin).call(changeManyClients, input)

  test('sets type, tags and charge', async () => {
    const team = await given.team()
    const type = await as(team.admin).call(createClientType, { name: 'Online', color: '#336699' })
    const ids = [(await create(team.admin, { firstName: 'Anna' })).id, (await create(team.admin, { firstName: 'Bruno' })).id]
    expect(await change(team, { action: 'set type', ids, typeId: type.id })).toEqual({
      done: expect.arrayContaining(ids),
      changed: expect.arrayContaining(ids),
      refused: [],
    })
    await change(team, { action: 'add tag', ids, tag: 'Gara' })
    await change(team, { action: 'add tag', ids: ids.slice(0, 1), tag: 'GARA' })
    await change(team, { action: 'remove tag', ids: ids.slice(1), tag: 'gara' })
    await change(team, { action: 'assign', ids, collaboratorId: team.coach.membershipId })
    await change(team, { action: 'unassign', ids: ids.slice(1), collaboratorId: team.coach.membershipId })
    const {
      clients: [anna, bruno],
    } = await as(team.admin).call(listClients, {})
    expect(anna).toMatchObject({ type: { name: 'Online' }, tags: ['Gara'], collaborators: [{ role: 'coach' }] })
    expect(bruno).toMatchObject({ type: { name: 'Online' }, tags: [], collaborators: [] })
  })

  test('names those it cannot be made to, and why', async () => {
    const team = await given.team()
    const [anna, bruno, carla] = [
      await create(team.admin, { firstName: 'Anna' }),
      await create(team.admin, { firstName: 'Bruno' }),
      await create(team.admin, { firstName: 'Carla' }),
    ]
    const ids = [anna.id, bruno.id, carla.id]
    await as(team.admin).call(deactivateClient, { id: bruno.id })
    await as(team.admin).call(deleteClient, { id: carla.id })
    expect(await change(team, { action: 'deactivate', ids })).toEqual({
      done: [anna.id],
      changed: [anna.id],
      refused: [
        { id: bruno.id, name: 'Bruno Serra', reason: 'È già disattivato.' },
        { id: carla.id, name: 'Carla Serra', reason: 'È stato eliminato.' },
      ],
    })
    await within(team, async db => {
      await givePlan(db, { maxClients: 1 })
      await endTrial(db)
    })
    const restored = await change(team, { action: 'restore', ids: [anna.id, bruno.id] })
    expect(restored).toEqual({
      done: [anna.id],
      changed: [anna.id],
      refused: [{ id: bruno.id, name: 'Bruno Serra', reason: 'Il piano non ha più posti.' }],
    })
  })

  test('touches nobody when one of them is not the asker’s', async () => {
    const team = await given.team()
    const [own, other] = [await create(team.coach), await create(team.admin)]
    expect(await refusal(as(team.coach).ask(changeManyClients, { action: 'add tag', ids: [own.id, other.id], tag: 'x' }))).toEqual([
      404,
      'not found',
    ])
    expect(
      await refusal(
        as(team.coach).ask(changeManyClients, { action: 'assign', ids: [own.id], collaboratorId: team.nutritionist.membershipId }),
      ),
    ).toEqual([403, 'forbidden'])
    expect((await as(team.admin).call(getClientDetail, { id: own.id })).tags).toEqual([])
  })
})
