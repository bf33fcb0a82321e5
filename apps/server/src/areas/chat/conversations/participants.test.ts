import { confirmAddress, setPassword, acceptInvitation, leaveBusiness } from '@allenio/contract/account'
import {
  acceptClientImport,
  getClientImport,
  registerClientFromLink,
  renewRegistrationLink,
  startClientImport,
  updateClientImport,
} from '@allenio/contract/client-intake'
import { changeManyClients, resendInvitation, createClient, deleteClient, getClientDetail, updateClient } from '@allenio/contract/clients'
import { addClients, changeCollaborator, deleteCollaborator, removeClients } from '@allenio/contract/collaborators'
import { newId } from '@allenio/domain/ids'
import { addInvitedMember, addMember, changeRole, handOverMemberships } from '#areas/permissions'
import { sql } from '#platform/db'
import { callerOf, mailboxOf, ownHouse, uploadOf, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'

const { as, database, given, server, stranger } = await ownHouse({ because: 'all conversations in it are compared' })
const { tokenTo } = mailboxOf(database)
const address = () => `p${newId().slice(-12)}@example.com`
const create = (who: TestMember, more: { email?: string; collaboratorIds?: string[]; sendsInvitation?: boolean } = {}) =>
  as(who).call(createClient, { firstName: 'Aldo', ...more })
const password = 'tre gatti sul tetto'
const tokenOf = (email: string) => tokenTo(email, /ti ha invitato/)
const accept = async (email: string) => stranger.call(acceptInvitation, { token: await tokenOf(email) })
const acceptWithPassword = async (email: string) => stranger.call(setPassword, { token: await tokenOf(email), password, hasAgreed: true })

interface Participants {
  /** Each a client and a member: who should read the client's conversation, and who does. */
  expected: string[]
  actual: string[]
}

const listParticipants = () =>
  database.withSystem('read', db =>
    db.one<Participants>(sql`
    select array(
        select c.id || ' ' || p.id from clients c, lateral (
          select c.membership_id as id where c.membership_id is not null
          union select k.membership_id from client_collaborators k where k.workspace_id = c.workspace_id and k.client_id = c.id
          union select m.id from memberships m where m.workspace_id = c.workspace_id and m.role = 'admin') p
        order by 1) as expected,
      array(
        select v.client_id || ' ' || r.membership_id from conversations v
        join conversation_readers r on r.workspace_id = v.workspace_id and r.conversation_id = v.id order by 1) as actual`),
  )

/** Makes a change to who should read, and expects that the readers are right after it. */
async function follow<T>(change: () => Promise<T>): Promise<T> {
  const before = await listParticipants()
  const answer = await change()
  const { expected, actual } = await listParticipants()
  expect(actual).toEqual(expected)
  expect(expected, 'The change has to concern who takes part.').not.toEqual(before.expected)
  return answer
}

/** Registers by the member's link; answers how the address is proved. */
async function register(who: TestMember, email: string) {
  const { code } = (await as(who).call(renewRegistrationLink, {})).link
  const person = { firstName: 'Elena', lastName: 'Riva', email, password, locale: 'it' } as const
  const { access_token: token } = await follow(() => stranger.call(registerClientFromLink, { code, ...person, hasAgreed: true }))
  const subject = /Conferma il tuo indirizzo|Hai già un account/
  return async () => callerOf(server, token).call(confirmAddress, { token: await tokenTo(email, subject) })
}

async function importTable(who: TestMember, table: string): Promise<void> {
  const uploadId = await uploadOf(who, { name: 'clienti.csv', mimeType: 'text/csv', body: Buffer.from(table) })
  const { id } = await as(who).call(startClientImport, { uploadId })
  await as(who).call(updateClientImport, { id, invite: true })
  await as(who).call(acceptClientImport, { id })
  await expect.poll(async () => (await as(who).call(getClientImport, { id })).state, { timeout: 20_000, interval: 50 }).toBe('done')
}

describe('the readers of a conversation follow', () => {
  test('clients who are created, imported and invited', async () => {
    const { admin, coach, nutritionist } = await given.team()
    const email = address()
    await follow(() => create(admin))
    await follow(() => create(admin, { collaboratorIds: [coach.membershipId, nutritionist.membershipId] }))
    await follow(() => create(coach, { email: address() }))
    const { id } = await follow(() => create(admin, { email, sendsInvitation: false }))
    await follow(() => as(admin).call(resendInvitation, { id }))
    await follow(() => importTable(coach, `Nome,Email\nAldo,${address()}\nElsa,\n`))
    await follow(() => importTable(admin, `Nome,Email\nUgo,${address()}\nIda,\n`))
  })

  test('accounts that move to another record, and invitations that are withdrawn', async () => {
    const { admin } = await given.team()
    const { email } = await given.person()
    const first = await follow(() => create(admin, { email }))
    await accept(email)
    await as(admin).call(updateClient, { id: first.id, updatedAt: first.updatedAt, email: address() })
    await as(admin).call(deleteClient, { id: first.id })
    await follow(() => create(admin, { email }))
    const { id, updatedAt } = await follow(() => create(admin, { email: address() }))
    await follow(() => as(admin).call(updateClient, { id, updatedAt, email: address() }))
    const { updatedAt: laterUpdatedAt } = await as(admin).call(getClientDetail, { id })
    await follow(() => as(admin).call(updateClient, { id, updatedAt: laterUpdatedAt, email: null }))
  })

  test.each([
    ['has no account', false, false],
    ['waits for an answer', true, false],
    ['has an account', true, true],
  ])('a registration by link that joins a record which %s', async (_, isInvited, hasAccount) => {
    const { admin, coach, nutritionist } = await given.team()
    const email = address()
    const collaboratorIds = [nutritionist.membershipId]
    await follow(() => create(admin, { email, collaboratorIds, sendsInvitation: isInvited }))
    if (hasAccount) await acceptWithPassword(email)
    await follow(await register(coach, email))
  })

  test('a registration by link that replaces a deleted record', async () => {
    const { admin, coach } = await given.team()
    const email = address()
    const { id } = await follow(() => create(admin, { email }))
    await acceptWithPassword(email)
    await as(admin).call(deleteClient, { id })
    await follow(await register(coach, email))
  })

  test('collaborators who are put in charge, relieved and deleted', async () => {
    const { admin, coach, nutritionist, workspaceId } = await given.team()
    const [first, second] = [await create(admin), await create(admin)]
    const clientIds = [first.id, second.id]
    const [coachId, nutritionistId] = [coach.membershipId, nutritionist.membershipId]
    await follow(() => as(admin).call(addClients, { id: coachId, clientIds }))
    await follow(() => as(admin).call(removeClients, { id: coachId, clientIds: [first.id] }))
    await follow(() => as(admin).call(changeManyClients, { action: 'assign', ids: clientIds, collaboratorId: coachId }))
    await follow(() => as(admin).call(changeManyClients, { action: 'unassign', ids: [second.id], collaboratorId: coachId }))
    const { updatedAt } = await as(admin).call(getClientDetail, { id: first.id })
    await follow(() => as(admin).call(updateClient, { id: first.id, updatedAt, collaboratorIds: [nutritionistId] }))
    await follow(() => as(admin).call(changeCollaborator, { id: nutritionistId, to: coachId }))
    await follow(() => as(admin).call(deleteCollaborator, { id: coachId, moveTo: nutritionistId }))
    await follow(() => as(nutritionist).call(leaveBusiness, { workspaceId }))
  })

  test('members who become admins, and who are admins no longer', async () => {
    const { admin, coach, nutritionist, workspaceId } = await given.team()
    await create(admin, { collaboratorIds: [coach.membershipId] })
    await create(admin)
    const setRole = (member: TestMember, role: 'admin' | 'coach') =>
      database.withWorkspace(workspaceId, 'write', db => changeRole(db, member.membershipId, role))
    await follow(() => setRole(coach, 'admin'))
    await follow(() => setRole(admin, 'coach'))
    await follow(() => setRole(nutritionist, 'admin'))
    await follow(() => setRole(coach, 'coach'))
    await follow(() => setRole(admin, 'admin'))
    const { personId } = await given.person()
    await follow(() => database.withSystem('write', db => addMember(db, { workspaceId, personId, role: 'admin' })))
    await follow(() => database.withWorkspace(workspaceId, 'write', db => addInvitedMember(db, 'admin')))
    await follow(() => as(nutritionist).call(leaveBusiness, { workspaceId }))
  })

  test('accounts that become one', async () => {
    const { admin, coach, nutritionist } = await given.team()
    await create(admin, { collaboratorIds: [coach.membershipId] })
    await create(admin, { collaboratorIds: [nutritionist.membershipId] })
    await follow(() => database.withSystem('write', db => handOverMemberships(db, admin.personId, coach.personId)))
  })
})
