import type { Input } from '@allenio/contract'
import { acceptInvitation } from '@allenio/contract/account'
import { addNutritionalAdvice, deleteNutritionalAdvice, updateNutritionalAdvice } from '@allenio/contract/client-notes'
import {
  updateSubscriptionsSettings,
  changeManyClients,
  undoRenewals,
  resendInvitation,
  updateSubscriptionEnd,
  createClient,
  deactivateClient,
  deleteClient,
  getClientDetail,
  restoreClient,
  undeleteClient,
  updateClient,
  createClientType,
  deleteClientType,
  updateClientType,
} from '@allenio/contract/clients'
import { addOwnWeight, deleteOwnWeight } from '@allenio/contract/weights'
import { addDays, romeDay } from '@allenio/domain/days'
import { richTextOf } from '@allenio/domain/rich-text'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, endTrial, givePlan, mailboxOf, openDevice, portOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { describe, expect, test, vi } from 'vitest'
import { deactivateExpired } from './paid-time/subscriptions.ts'

const house = await testHouse()
const { given, as, database, stranger } = house
const { tokenTo } = mailboxOf(database)
/** Accepts the newest invitation that was mailed to the address. */
const accept = async (email: string) => stranger.call(acceptInvitation, { token: await tokenTo(email, /ti ha invitato/) })
const create = (who: TestMember, input: Partial<Input<typeof createClient>> = {}) =>
  as(who).call(createClient, { firstName: 'Aldo', lastName: 'Serra', ...input })
const change = (team: TestTeam, input: Input<typeof changeManyClients>) => as(team.admin).call(changeManyClients, input)
const daysFromNow = (days: number) => addDays(romeDay(), days)
const deedsIn = ({ workspaceId }: Pick<TestTeam, 'workspaceId'>, action: string) =>
  database.withWorkspace(workspaceId, 'read', db =>
    db.many<{ person_id: string; subject_id: string | null; details: unknown }>(sql`
    select person_id, subject_id, details from audit_log where action = ${action} order by created_at, id`),
  )

describe('one change to many', () => {
  test('tells whom it changed, so that an undo does not touch clients who were so before', async () => {
    const team = await given.team()
    const collaboratorId = team.coach.membershipId
    const type = await as(team.admin).call(createClientType, { name: 'Online', color: '#336699' })
    const had = await create(team.admin, { firstName: 'Anna', tags: ['Gara'], collaboratorIds: [collaboratorId], typeId: type.id })
    const had2 = await create(team.admin, { firstName: 'Bruno' })
    const ids = [had.id, had2.id]
    for (const [forth, back] of [
      [
        { action: 'add tag', ids, tag: 'gara' },
        { action: 'remove tag', tag: 'gara' },
      ],
      [
        { action: 'assign', ids, collaboratorId },
        { action: 'unassign', collaboratorId },
      ],
    ] as const) {
      const { done, changed } = await change(team, forth)
      expect(done).toEqual(ids)
      expect(changed).toEqual([had2.id])
      expect((await change(team, { ...back, ids: changed })).changed).toEqual([had2.id])
      expect((await change(team, { ...back, ids: [had2.id] })).changed).toEqual([])
    }
    expect((await change(team, { action: 'set type', ids, typeId: type.id })).changed).toEqual([had2.id])
    expect(await as(team.admin).call(getClientDetail, { id: had.id })).toMatchObject({
      tags: ['Gara'],
      collaborators: [{ id: collaboratorId }],
    })
    expect(await as(team.admin).call(getClientDetail, { id: had2.id })).toMatchObject({ tags: [], collaborators: [] })
  })

  test('is logged with members and clients, and without the words of a tag', async () => {
    const team = await given.team()
    const { id } = await create(team.admin)
    await change(team, { action: 'assign', ids: [id], collaboratorId: team.coach.membershipId })
    await change(team, { action: 'add tag', ids: [id], tag: 'Diabete' })
    expect((await deedsIn(team, 'change many clients')).map(each => each.details)).toEqual([
      { change: 'assign', clientIds: [id], collaboratorId: team.coach.membershipId },
      { change: 'add tag', clientIds: [id] },
    ])
  })
})

describe('a renewal of many', () => {
  const endOf = async (team: TestTeam, id: string) => {
    const { subscriptionEnd, subscriptionSource } = await as(team.admin).call(getClientDetail, { id })
    return [subscriptionEnd, subscriptionSource]
  }

  test('is undone: the former ends are restored where nobody changed them since', async () => {
    const team = await given.team()
    const [paid, unpaid, changed, deleted] = [
      await create(team.admin, { firstName: 'Anna', subscriptionEnd: daysFromNow(-9) }),
      await create(team.admin, { firstName: 'Bruno' }),
      await create(team.admin, { firstName: 'Carla', subscriptionEnd: daysFromNow(20) }),
      await create(team.admin, { firstName: 'Dora', subscriptionEnd: daysFromNow(20) }),
    ]
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update clients set subscription_source = 'payment' where id = ${paid.id}`),
    )
    const ids = [paid.id, unpaid.id, changed.id, deleted.id]
    const { renewals = [] } = await change(team, { action: 'renew', ids, months: 3 })
    expect(renewals.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(await endOf(team, unpaid.id)).toEqual([renewals.find(({ id }) => id === unpaid.id)?.renewedEnd, 'manual'])
    await as(team.admin).call(updateSubscriptionEnd, { id: changed.id, subscriptionEnd: daysFromNow(300) })
    await as(team.admin).call(deleteClient, { id: deleted.id })

    const undone = await as(team.admin).call(undoRenewals, { renewals })
    expect(undone.changed.toSorted()).toEqual([paid.id, unpaid.id].toSorted())
    expect(await endOf(team, paid.id)).toEqual([daysFromNow(-9), 'payment'])
    expect(await endOf(team, unpaid.id)).toEqual([null, null])
    expect(await endOf(team, changed.id)).toEqual([daysFromNow(300), 'manual'])
    // a second press finds nothing to undo
    expect((await as(team.admin).call(undoRenewals, { renewals })).changed).toEqual([])
    expect((await change(team, { action: 'add tag', ids: [paid.id], tag: 'Gara' })).renewals).toBeUndefined()
  })

  test('is undone only by somebody who reaches all of its clients', async () => {
    const team = await given.team()
    const { id } = await create(team.admin)
    const { renewals } = await change(team, { action: 'renew', ids: [id], months: 1 })
    expect((await as(team.coach).ask(undoRenewals, { renewals })).status).toBe(404)
    expect(await endOf(team, id)).toEqual([renewals?.[0]?.renewedEnd, 'manual'])
  })
})

describe('a restored client', () => {
  const statusOf = async (team: TestTeam, id: string) => (await as(team.admin).call(getClientDetail, { id })).status
  const swept = async (team: TestTeam) => {
    const { id } = await create(team.admin, { firstName: 'Metro', subscriptionEnd: daysFromNow(-30) })
    await deactivateExpired(database)
    // the subscription of this client ended first: once the client is inactive, the sweep has judged all others too
    await expect.poll(() => statusOf(team, id), { timeout: 15_000 }).toBe('inactive')
  }

  test.each(['alone', 'with others'])('%s stays active, although the subscription has ended', async how => {
    const team = await given.team()
    await as(team.admin).call(updateSubscriptionsSettings, { deactivateAfterDays: 0 })
    const { id } = await create(team.admin, { subscriptionEnd: daysFromNow(-9) })
    await as(team.admin).call(deactivateClient, { id })
    if (how === 'alone') await as(team.admin).call(restoreClient, { id })
    else await change(team, { action: 'restore', ids: [id] })
    await swept(team)
    expect(await as(team.admin).call(getClientDetail, { id })).toMatchObject({ status: 'active', subscriptionEnd: daysFromNow(-9) })
  })

  test('is deactivated again when a later end of the subscription has passed', async () => {
    const team = await given.team()
    await as(team.admin).call(updateSubscriptionsSettings, { deactivateAfterDays: 0 })
    const { id } = await create(team.admin, { subscriptionEnd: daysFromNow(-30) })
    await as(team.admin).call(deactivateClient, { id })
    await as(team.admin).call(restoreClient, { id })
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update clients set restored_at = now() - interval '10 days' where id = ${id}`),
    )
    await as(team.admin).call(updateSubscriptionEnd, { id, subscriptionEnd: daysFromNow(-3) })
    await swept(team)
    expect(await statusOf(team, id)).toBe('inactive')
  })
})

test("a deleted client beyond the plan's limit is restored as inactive, with a message", async () => {
  const team = await given.team()
  const person = await given.person()
  const { id } = await create(team.admin, { email: person.email })
  await accept(person.email)
  await as(team.admin).call(deleteClient, { id })
  await create(team.admin, { firstName: 'Posto' })
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await givePlan(db, { maxClients: 1 })
    await endTrial(db)
  })
  const answer = await as(team.admin).ask(undeleteClient, { id })
  expect(answer.body).toMatchObject({
    message: 'Cliente ripristinato fra i disattivati: il piano non ha posti liberi.',
    data: { isWithoutPlace: true, client: { id, status: 'inactive', deletedAt: null, may: { restore: true } } },
  })
  const standing = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.one<{ status: string }>(sql`select status from memberships where person_id = ${person.personId}`),
  )
  expect(standing.status).toBe('inactive')
})

describe('who is in charge', () => {
  test('is logged by the names of memberships, at the beginning and at each change', async () => {
    const team = await given.team()
    const [coachId, nutritionistId] = [team.coach.membershipId, team.nutritionist.membershipId]
    const { id, updatedAt } = await create(team.admin, { collaboratorIds: [coachId] })
    await as(team.admin).call(updateClient, { id, updatedAt, collaboratorIds: [nutritionistId] })
    expect((await deedsIn(team, 'create client')).at(-1)).toMatchObject({ subject_id: id, details: { gained: [coachId] } })
    expect((await deedsIn(team, 'update client')).at(-1)).toMatchObject({
      subject_id: id,
      details: { gained: [nutritionistId], lost: [coachId] },
    })
  })

  test('is sent at once to the members who get clients, after a form and after a bulk change', async () => {
    const team = await given.team()
    const { heard } = await openDevice(team.coach, await portOf(house))
    const resyncs = () => heard.filter(({ event }) => event === 'resync')
    const first = await create(team.admin, { collaboratorIds: [team.coach.membershipId] })
    await vi.waitFor(() => expect(resyncs()).toHaveLength(1), { timeout: 5_000 })
    const second = await create(team.admin)
    await change(team, { action: 'assign', ids: [first.id, second.id], collaboratorId: team.coach.membershipId })
    await vi.waitFor(() => expect(resyncs()).toHaveLength(2), { timeout: 5_000 })
    // a collaborator who has all these clients already gets no event: the next one comes when a client is taken away
    await change(team, { action: 'assign', ids: [first.id, second.id], collaboratorId: team.coach.membershipId })
    await change(team, { action: 'unassign', ids: [first.id], collaboratorId: team.coach.membershipId })
    await vi.waitFor(() => expect(resyncs()).toHaveLength(3), { timeout: 5_000 })
  })
})

test('an invitation to an account of another client links to that client, and tells nothing to a member who cannot see them', async () => {
  const team = await given.team()
  const person = await given.person()
  const other = await create(team.admin, { email: person.email, collaboratorIds: [team.coach.membershipId] })
  await accept(person.email)
  await as(team.admin).call(updateClient, { id: other.id, updatedAt: other.updatedAt, email: `${newId()}@example.com` })
  const { id } = await create(team.nutritionist, { email: person.email, sendsInvitation: false })
  expect(await as(team.admin).ask(resendInvitation, { id })).toMatchObject({
    status: 422,
    body: { code: 'client exists', data: { buttons: [{ redirect: `/clients/${other.id}` }] } },
  })
  const answer = await as(team.nutritionist).ask(resendInvitation, { id })
  expect(answer).toMatchObject({ status: 422, body: { code: 'client exists, ask the admin' } })
  expect(JSON.stringify(answer.body)).not.toContain(other.id)
})

test('changes of types and records of a client are logged: who, of whom, what', async () => {
  const team = await given.team()
  const type = await as(team.coach).call(createClientType, { name: 'Online', color: '#336699' })
  await as(team.admin).call(updateClientType, { id: type.id, name: 'Studio' })
  await as(team.admin).call(deleteClientType, { id: type.id })
  for (const [action, who] of [
    ['create', team.coach],
    ['update', team.admin],
    ['delete', team.admin],
  ] as const) {
    expect(await deedsIn(team, `${action} client type`)).toMatchObject([{ person_id: who.personId, subject_id: type.id }])
  }
  const id = await clientOf(house, team)
  const advice = await as(team.nutritionist).call(addNutritionalAdvice, { id, title: 'Colazione', text: richTextOf('Yogurt') })
  await as(team.nutritionist).call(updateNutritionalAdvice, { id, adviceId: advice.id, title: 'Colazione', text: richTextOf('Kefir') })
  await as(team.nutritionist).call(deleteNutritionalAdvice, { id, adviceId: advice.id })
  for (const action of ['add', 'update', 'delete']) {
    expect(await deedsIn(team, `${action} nutritional advice`)).toEqual([
      { person_id: team.nutritionist.personId, subject_id: id, details: { recordId: advice.id } },
    ])
  }
  const weightId = newId()
  await as(team.client).call(addOwnWeight, { id: weightId, day: '2026-03-02', kg: 61.5 })
  await as(team.client).call(deleteOwnWeight, { id: weightId })
  expect(await deedsIn(team, 'delete weight')).toEqual([
    { person_id: team.client.personId, subject_id: id, details: { recordId: weightId } },
  ])
})
