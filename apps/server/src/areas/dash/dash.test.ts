import { getMe, login } from '@allenio/contract/auth'
import {
  changeTrialEnd,
  deleteUser,
  exportCoaches,
  getCoach,
  getCoaches,
  listInterventions,
  proveOperator,
  releaseBusiness,
  resetSecondFactor,
  suspendBusiness,
  undoDeletion,
} from '@allenio/contract/dash'
import { listClients } from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { sql } from '#platform/db'
import { callerOf, clientOf, explainWithout, mailboxOf, testHouse, testPassword, type TestTeam } from '#testing'
import { businessCondition, businesses, businessOrder } from './businesses/conditions.ts'
import { followDeletion } from './deletion/steps.ts'

const house = await testHouse()
const { given, as, database, server, stranger } = house
const reason = 'Lo ha chiesto il titolare'

/** A super admin whose session has just proved to be theirs. */
async function operator() {
  const superAdmin = await given.superAdmin()
  const caller = as(superAdmin)
  await caller.call(proveOperator, { password: testPassword })
  return { superAdmin, caller }
}

const findTeam = async (team: TestTeam) => {
  const caller = as(await given.superAdmin())
  return caller.call(getCoach, { id: team.workspaceId })
}

const runSteps = async (personId: string) => {
  const { id } = await database.withSystem('read', db =>
    db.one<{ id: string }>(sql`select id from operator_deletions where person_id = ${personId} order by created_at desc limit 1`),
  )
  await followDeletion(database, id)
  return id
}

const passDays = (id: string) =>
  database.withSystem('write', db => db.run(sql`update operator_deletions set due_at = now() - interval '1 minute' where id = ${id}`))

test('a suspended business lets nobody in until it is released, and its admin reads why', async () => {
  const team = await given.team()
  const { caller } = await operator()
  await caller.call(suspendBusiness, { id: team.workspaceId, reason: 'Pagamenti sospetti' })
  for (const member of [team.admin, team.coach]) {
    expect((await as(member).ask(listClients)).body.code).toBe('business suspended')
  }
  expect((await as(team.client).call(getMe, {})).user.workspace?.suspensionReason).toBe('Pagamenti sospetti')
  expect((await caller.ask(suspendBusiness, { id: team.workspaceId, reason })).body.code).toBe('already suspended')
  await caller.call(releaseBusiness, { id: team.workspaceId, reason })
  await as(team.coach).call(listClients, {})
  const { interventions } = await as(team.admin).call(listInterventions, {})
  expect(interventions.map(each => [each.action, each.reason])).toEqual([
    ['release business', reason],
    ['suspend business', 'Pagamenti sospetti'],
  ])
})

test('a deletion ends sessions at once, cancels and tells, and erases after the days', async () => {
  const team = await given.team()
  const { caller } = await operator()
  const { personId, email } = team.admin
  expect((await caller.ask(deleteUser, { id: personId, email: 'other@example.com', reason })).body.code).toBe('address differs')
  await caller.call(deleteUser, { id: personId, email: email.toUpperCase(), reason })
  expect((await as(team.admin).ask(getMe)).status).toBe(401)
  expect((await stranger.ask(login, { email, password: testPassword })).body.code).toBe('account closed')
  expect((await caller.ask(deleteUser, { id: personId, email, reason })).body.code).toBe('deletion runs already')

  expect((await mailboxOf(database).mailTo(email, /sarà eliminato/)).plain).toContain(reason)

  const id = await runSteps(personId)
  // a process that was killed does the same step again
  await database.withSystem('write', db =>
    db.run(sql`update operator_deletion_steps set done_at = null where deletion_id = ${id} and kind <> 'erase'`),
  )
  await followDeletion(database, id)
  const { deletion, state } = await findTeam(team)
  expect(state).toBe('closing')
  expect(deletion?.steps.map(step => [step.kind, step.doneAt !== null])).toEqual([
    ['stop sales', true],
    ['cancel subscriptions', true],
    ['notify clients', true],
    ['erase', false],
  ])
  const told = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many<{ membership_id: string }>(sql`select membership_id from notifications where kind = 'business closes' order by membership_id`),
  )
  expect(told.map(row => row.membership_id)).toEqual([team.coach, team.nutritionist, team.client].map(each => each.membershipId).toSorted())
  // clients still enter, and may export
  expect((await as(team.client).call(getMe, {})).user.workspace?.id).toBe(team.workspaceId)

  await passDays(id)
  await followDeletion(database, id)
  expect((await caller.ask(getCoach, { id: team.workspaceId })).status).toBe(404)
  expect((await caller.ask(deleteUser, { id: personId, email, reason })).status).toBe(404)
  const row = await database.withSystem('read', db =>
    db.one<{ is_done: boolean }>(
      sql`select finished_at is not null and person_id is null as is_done from operator_deletions where id = ${id}`,
    ),
  )
  expect(row.is_done).toBe(true)
})

test('only the operator undoes a deletion, and not once the erasers run', async () => {
  const team = await given.team()
  const { caller } = await operator()
  const { personId, email } = team.admin
  await caller.call(deleteUser, { id: personId, email, reason })
  await runSteps(personId)
  await caller.call(undoDeletion, { id: personId, reason })
  expect((await findTeam(team)).state).toBe('trial')
  const { access_token: token } = await stranger.call(login, { email, password: testPassword })
  expect((await callerOf(server, token ?? '').call(getMe, {})).user.deletionDueAt).toBeNull()
  expect((await caller.ask(undoDeletion, { id: personId, reason })).body.code).toBe('no deletion runs')
  expect((await mailboxOf(database).mailTo(email, /account resta/)).plain).toContain('puoi accedere di nuovo')
})

test('a business with another admin stays', async () => {
  const team = await given.team()
  const other = await given.member('admin', { workspaceId: team.workspaceId })
  const { caller } = await operator()
  const { personId, email } = team.admin
  expect((await findTeam(team)).goesWithOwner).toEqual([])
  await caller.call(deleteUser, { id: personId, email, reason })
  const id = await runSteps(personId)
  await passDays(id)
  await followDeletion(database, id)
  expect((await findTeam(team)).owner?.id).toBe(other.personId)
  await as(other).call(listClients, {})
})

test('nobody deletes themselves or another operator here', async () => {
  const { superAdmin, caller } = await operator()
  const other = await given.superAdmin()
  const codes = await Promise.all(
    [superAdmin, other].map(async ({ personId: id, email }) => (await caller.ask(deleteUser, { id, email, reason })).body.code),
  )
  expect(codes).toEqual(['cannot delete oneself', 'operator account'])
})

test('deleting and exporting ask for a proof that is fresh', async () => {
  const team = await given.team()
  const superAdmin = await given.superAdmin()
  const caller = as(superAdmin)
  const { personId: id, email } = team.admin
  expect((await caller.ask(deleteUser, { id, email, reason })).body.code).toBe('fresh proof needed')
  expect((await caller.ask(exportCoaches, { reason })).body.code).toBe('fresh proof needed')
  expect((await caller.ask(proveOperator, { password: 'not this one' })).body.code).toBe('wrong password')
  await caller.call(proveOperator, { password: testPassword })
  await database.withSystem('write', db =>
    db.run(sql`update sessions set proved_at = proved_at - interval '11 minutes' where id = ${superAdmin.sessionId}`),
  )
  expect((await caller.ask(exportCoaches, { reason })).body.code).toBe('fresh proof needed')
})

test('a second factor is reset with a mail, and the sessions end', async () => {
  const team = await given.team()
  const { caller } = await operator()
  const { email, personId } = team.coach
  expect((await caller.ask(resetSecondFactor, { email, reason })).body.code).toBe('second factor off')
  await database.withSystem('write', db =>
    db.run(sql`insert into second_factors (person_id, secret, confirmed_at) values (${personId}, 'sealed', now())`),
  )
  await caller.call(resetSecondFactor, { email, reason })
  expect((await as(team.coach).ask(getMe)).status).toBe(401)
  expect((await stranger.call(login, { email, password: testPassword })).access_token).toBeDefined()
})

test('the list finds, narrows, sorts and pages', async () => {
  const word = `Palestra${newId().slice(-8)}`
  const caller = as(await given.superAdmin())
  const [small, large] = await Promise.all([given.team(), given.team()])
  await database.withSystem('write', async db => {
    await db.run(sql`update workspaces set name = ${`${word} piccola`} where id = ${small.workspaceId}`)
    await db.run(sql`update workspaces set name = ${`${word} grande`} where id = ${large.workspaceId}`)
  })
  await clientOf({ database }, large)
  const list = async (input: object) => (await caller.call(getCoaches, { search: word, ...input })).coaches.map(({ id }) => id)
  expect(await list({ sort: '-clients' })).toEqual([large.workspaceId, small.workspaceId])
  expect(await list({ sort: 'name' })).toEqual([large.workspaceId, small.workspaceId])
  expect(await list({ state: 'suspended' })).toEqual([])
  expect(await list({ test: 'yes' })).toEqual([])
  const found = await caller.call(getCoaches, { search: large.admin.email })
  expect(found.coaches).toMatchObject([{ id: large.workspaceId, activeClients: 1, collaborators: 2, state: 'trial', isTest: false }])
  await caller.call(changeTrialEnd, { id: small.workspaceId, day: '2100-01-31', reason })
  expect((await caller.call(getCoach, { id: small.workspaceId })).trialEndsAt).toBe('2100-01-31T23:00:00.000Z')
})

test('an export disarms formulas', async () => {
  const { caller } = await operator()
  const word = `Studio${newId().slice(-8)}`
  const team = await given.team()
  await database.withSystem('write', db =>
    db.run(sql`update workspaces set name = ${`=HYPERLINK("x") ${word}`} where id = ${team.workspaceId}`),
  )
  expect((await caller.ask(exportCoaches, { search: word, reason })).body).toContain(`"'=HYPERLINK(""x"") ${word}"`)
})

test.each(['registered', '-registered', 'name', '-name'] as const)('the list in the order %s reads its page off an index', async sort => {
  const statement = sql`select w.id from ${businesses} where ${businessCondition({})} order by ${businessOrder(sort)} limit 51`
  const text = await database.withSystem('write', db => explainWithout(db, ['seqscan', 'sort'], statement))
  expect(text).toContain(`workspaces_by_${sort.endsWith('name') ? 'name' : 'registration'}`)
  expect(text).not.toContain('Sort Key')
})
