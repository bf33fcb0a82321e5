import { describe, expect, test } from 'vitest'
import type { Language } from '@allenio/contract'
import { getMe } from '@allenio/contract/auth'
import { updateNote } from '@allenio/contract/client-notes'
import {
  changeManyClients,
  countClients,
  getClientDetail,
  getClientNeighbours,
  listClients,
  listClientsForSelect,
  listLastClients,
  listTeamMembers,
} from '@allenio/contract/clients'
import {
  addClients,
  changeCollaborator,
  deactivateCollaborator,
  deleteCollaborator,
  getCollaborator,
  getCollaboratorDeletion,
  getMyTeam,
  listClientsOfCollaborator,
  removeClients,
  updateCollaborator,
} from '@allenio/contract/collaborators'
import { newId } from '@allenio/domain/ids'
import { eraseDueAccounts } from '#areas/account'
import { sql } from '#platform/db'
import { mailboxOf, ownHouse, type TestMember } from '#testing'
import { teamFactories } from './people.testing.ts'
import { teamContent } from './team-content.ts'

// stands for the areas whose content follows the team: it is stored in the audit log, which every business has
const contentByWorkspace = new Map<string, { by: string; clientId: string }[]>()
const contentOf = (workspaceId: string) => contentByWorkspace.get(workspaceId) ?? []
const isContentOf = (of: string, clientIds?: readonly string[]) => (piece: { by: string; clientId: string }) =>
  piece.by === of && (clientIds?.includes(piece.clientId) ?? true)

const drawings = teamContent({
  kind: 'drawings',
  label: (language: Language) => (language === 'it' ? 'disegni' : 'drawings'),
  count: async (db, membershipId) => contentOf(db.workspaceId).filter(isContentOf(membershipId)).length,
  handOver: async (db, { of, to, clientIds }) => {
    for (const piece of contentOf(db.workspaceId).filter(isContentOf(of, clientIds))) piece.by = to
  },
  withdraw: async (db, { of, clientIds }) => {
    contentByWorkspace.set(
      db.workspaceId,
      contentOf(db.workspaceId).filter(piece => !isContentOf(of, clientIds)(piece)),
    )
  },
})

const { as, given, database } = await ownHouse({ contributes: [drawings] })
const { client } = teamFactories(database)

async function workingTeam() {
  const team = await given.team()
  const { workspaceId, coach, nutritionist } = team
  const [coachId, nutritionistId] = [coach.membershipId, nutritionist.membershipId]
  const alone = await client({ workspaceId, firstName: 'Anna', inChargeOf: [coachId] })
  const shared = await client({ workspaceId, firstName: 'Bruno', inChargeOf: [coachId, nutritionistId] })
  const others = await client({ workspaceId, firstName: 'Carla', inChargeOf: [nutritionistId] })
  contentByWorkspace.set(workspaceId, [
    { by: coachId, clientId: alone },
    { by: coachId, clientId: shared },
    { by: nutritionistId, clientId: shared },
  ])
  return { ...team, coachId, nutritionistId, alone, shared, others }
}

const seenBy = async (member: TestMember) => (await as(member).call(listClients, {})).clients.map(({ firstName }) => firstName)

describe('a collaborator sees the clients assigned to them and nothing else', () => {
  test('in every list, count and search', async () => {
    const { coach, admin, workspaceId } = await workingTeam()
    expect(await seenBy(coach)).toEqual(['Anna', 'Bruno'])
    expect((await as(coach).call(listClients, { search: 'carla' })).clients).toEqual([])
    expect(await as(coach).call(countClients, {})).toMatchObject({ total: 2, matching: 2 })
    expect((await as(coach).call(listClientsForSelect, {})).clients.map(({ name }) => name)).toEqual(['Anna Bellini', 'Bruno Bellini'])
    expect((await as(coach).call(listLastClients, {})).clients.map(({ firstName }) => firstName).sort()).toEqual(['Anna', 'Bruno'])
    expect((await as(coach).call(listTeamMembers, {})).teamMembers.map(({ clients }) => clients)).toEqual(expect.arrayContaining([1, 2]))
    expect(await seenBy(admin)).toEqual(['Anna', 'Bruno', 'Carla'])
    const newcomer = await given.member('coach', { workspaceId })
    expect(await seenBy(newcomer)).toEqual([])
  })

  test('by id, for reading and for writing', async () => {
    const { coach, alone, others } = await workingTeam()
    expect(await as(coach).call(getClientDetail, { id: alone })).toMatchObject({ firstName: 'Anna' })
    const absent = await as(coach).ask(getClientDetail, { id: newId() })
    for (const id of [others, await client({ workspaceId: await given.workspace() })]) {
      expect(await as(coach).ask(getClientDetail, { id })).toMatchObject({ status: 404, body: absent.body })
      expect((await as(coach).ask(getClientNeighbours, { id })).status).toBe(404)
      expect((await as(coach).ask(updateNote, { id, note: null, noteUpdatedAt: null })).status).toBe(404)
    }
    expect((await as(coach).ask(changeManyClients, { action: 'add tag', ids: [others], tag: 'x' })).status).toBe(404)
  })

  test('and as soon as somebody else is in charge, no more', async () => {
    const { admin, coach, nutritionist, coachId, nutritionistId, alone } = await workingTeam()
    expect(await as(admin).call(changeCollaborator, { id: coachId, to: nutritionistId, clientIds: [alone] })).toEqual({ moved: 1 })
    expect([await seenBy(coach), await seenBy(nutritionist)]).toEqual([['Bruno'], ['Anna', 'Bruno', 'Carla']])
    expect((await as(coach).ask(getClientDetail, { id: alone })).status).toBe(404)
  })
})

describe('whom somebody looks after', () => {
  test('is listed with the others in charge, searched, and counted in the record', async () => {
    const { admin, coachId, nutritionistId, shared } = await workingTeam()
    const { clients, total, nextPage } = await as(admin).call(listClientsOfCollaborator, { id: coachId })
    expect([clients.map(({ name }) => name), total, nextPage]).toEqual([['Anna Bellini', 'Bruno Bellini'], 2, 0])
    expect(clients.map(({ colleagues }) => colleagues)).toEqual([[], [{ id: nutritionistId, name: 'Giulia Marchetti' }]])
    const found = await as(admin).call(listClientsOfCollaborator, { id: coachId, search: 'BRUN' })
    expect([found.clients.map(({ id }) => id), found.total]).toEqual([[shared], 1])
    expect((await as(admin).call(getCollaborator, { id: coachId })).clients).toBe(2)
  })

  test('clients are given once and taken away with what was assigned to them', async () => {
    const { admin, coachId, nutritionistId, alone, shared, others, workspaceId } = await workingTeam()
    expect(await as(admin).call(addClients, { id: coachId, clientIds: [others, alone] })).toEqual({ added: 1 })
    expect(await as(admin).call(removeClients, { id: coachId, clientIds: [shared, others] })).toEqual({ removed: 2 })
    expect(contentOf(workspaceId)).toEqual([
      { by: coachId, clientId: alone },
      { by: nutritionistId, clientId: shared },
    ])
    expect((await as(admin).ask(removeClients, { id: coachId, clientIds: [shared] })).status).toBe(404)
  })

  test('one stranger among those named, and nobody is moved or taken', async () => {
    const { admin, coachId, nutritionistId, alone, coach } = await workingTeam()
    const foreign = await client({ workspaceId: await given.workspace() })
    const mixed = { id: coachId, clientIds: [alone, foreign] }
    expect((await as(admin).ask(removeClients, mixed)).status).toBe(404)
    expect((await as(admin).ask(changeCollaborator, { ...mixed, to: nutritionistId })).status).toBe(404)
    expect((await as(admin).ask(addClients, mixed)).status).toBe(404)
    expect(await seenBy(coach)).toEqual(['Anna', 'Bruno'])
  })

  test('whom it was about is noted', async () => {
    const { admin, coachId, nutritionistId, alone, shared, others, workspaceId } = await workingTeam()
    await as(admin).call(addClients, { id: coachId, clientIds: [others] })
    await as(admin).call(removeClients, { id: coachId, clientIds: [others, shared] })
    await as(admin).call(changeCollaborator, { id: coachId, to: nutritionistId })
    const deeds = await database.withWorkspace(workspaceId, 'read', db =>
      db.many<{ ids: string[] }>(sql`
      select details -> 'clientIds' as ids from audit_log where subject_id = ${coachId} order by id`),
    )
    expect(deeds.map(({ ids }) => ids.toSorted())).toEqual([[others], [others, shared].toSorted(), [alone]])
  })

  test('all of them move at once with the work; nobody twice, and not to themselves', async () => {
    const { admin, coachId, nutritionistId, workspaceId, nutritionist } = await workingTeam()
    expect(await as(admin).call(changeCollaborator, { id: coachId, to: nutritionistId })).toEqual({ moved: 2 })
    expect(await seenBy(nutritionist)).toEqual(['Anna', 'Bruno', 'Carla'])
    expect(new Set(contentOf(workspaceId).map(({ by }) => by))).toEqual(new Set([nutritionistId]))
    expect((await as(admin).ask(changeCollaborator, { id: coachId, to: coachId })).body.code).toBe('same collaborator')
    expect((await as(admin).ask(changeCollaborator, { id: coachId, to: admin.membershipId })).status).toBe(404)
  })
})

describe('leaving', () => {
  test('shows first what would go and who could take over', async () => {
    const { admin, coachId, nutritionistId, nutritionist, workspaceId } = await workingTeam()
    const inactive = await given.member('coach', { workspaceId })
    await as(admin).call(deactivateCollaborator, { id: inactive.membershipId })
    expect(await as(admin).call(getCollaboratorDeletion, { id: coachId })).toEqual({
      clients: 2,
      clientsLeftAlone: 1,
      content: [{ kind: 'drawings', label: 'disegni', count: 2 }],
      heirs: [
        { id: admin.membershipId, name: 'Giulia Marchetti', photo: null, role: 'admin' },
        { id: nutritionistId, name: 'Giulia Marchetti', photo: null, role: 'nutritionist' },
      ],
    })
    const refused = await as(admin).ask(deleteCollaborator, { id: coachId, moveTo: inactive.membershipId })
    expect([refused.status, refused.body.code]).toEqual([422, 'not taken over by'])
    expect((await as(admin).ask(deleteCollaborator, { id: coachId, moveTo: coachId })).body.code).toBe('same collaborator')
    expect((await as(nutritionist).ask(getCollaboratorDeletion, { id: coachId })).status).toBe(403)
  })

  test('to a colleague: clients and work go along, the sessions end at once', async () => {
    const { admin, coach, nutritionist, coachId, nutritionistId, workspaceId } = await workingTeam()
    expect(await as(admin).call(deleteCollaborator, { id: coachId, moveTo: nutritionistId })).toEqual({ id: coachId, clients: 2 })
    expect((await as(coach).ask(getMe, {})).status).toBe(401)
    expect(await seenBy(nutritionist)).toEqual(['Anna', 'Bruno', 'Carla'])
    expect(contentOf(workspaceId).map(({ by }) => by)).toEqual([nutritionistId, nutritionistId, nutritionistId])
    expect((await as(admin).ask(getCollaborator, { id: coachId })).status).toBe(404)
  })

  test('to the admin: the work goes along, and the clients need nobody to see them', async () => {
    const { admin, coachId, nutritionistId, workspaceId } = await workingTeam()
    await as(admin).call(deleteCollaborator, { id: coachId, moveTo: admin.membershipId })
    expect(contentOf(workspaceId).map(({ by }) => by)).toEqual([admin.membershipId, admin.membershipId, nutritionistId])
    const { clients } = await as(admin).call(listClients, {})
    expect(clients.map(({ collaborators }) => collaborators.map(({ id }) => id))).toEqual([[], [nutritionistId], [nutritionistId]])
  })

  test('to nobody: the clients stay without them, what they had assigned goes', async () => {
    const { admin, coachId, nutritionistId, shared, workspaceId } = await workingTeam()
    await as(admin).call(deleteCollaborator, { id: coachId, moveTo: null })
    expect(contentOf(workspaceId)).toEqual([{ by: nutritionistId, clientId: shared }])
    const left = await database.withWorkspace(workspaceId, 'read', db =>
      db.many(sql`
      select client_id from client_collaborators where membership_id = ${coachId}`),
    )
    expect([left, await seenBy(admin)]).toEqual([[], ['Anna', 'Bruno', 'Carla']])
  })
})

describe('ending one’s own account', () => {
  const makeDue = (personId: string) =>
    database.withSystem('write', db =>
      db.run(sql`
    update persons set deletion_due_at = now() - interval '1 minute' where id = ${personId}`),
    )

  test('is leaving: what was assigned goes, the clients stay, and the admin is told', async () => {
    const { admin, coach, coachId, nutritionistId, shared, workspaceId } = await workingTeam()
    await makeDue(coach.personId)
    await eraseDueAccounts(database)
    expect(contentOf(workspaceId)).toEqual([{ by: nutritionistId, clientId: shared }])
    expect(await seenBy(admin)).toEqual(['Anna', 'Bruno', 'Carla'])
    expect((await as(admin).ask(getCollaborator, { id: coachId })).status).toBe(404)
    const { plain } = await mailboxOf(database).mailTo(admin.email, /Giulia Marchetti ha lasciato il team/)
    expect(plain).toContain('Persone che seguiva: 2.')
    const deeds = await database.withWorkspace(workspaceId, 'read', db =>
      db.many<{ person_id: string | null }>(sql`
      select person_id from audit_log where action = 'delete collaborator' and subject_id = ${coachId}`),
    )
    expect(deeds).toEqual([{ person_id: null }])
  })
})

describe('what a client sees of the team', () => {
  test('those in charge; who hides the name stands there as the admin', async () => {
    const { admin, client: person, coachId, nutritionistId, workspaceId } = await workingTeam()
    await client({ workspaceId, membershipId: person.membershipId, inChargeOf: [coachId, nutritionistId] })
    const ids = async () => (await as(person).call(getMyTeam, {})).team.map(({ id }) => id).toSorted()
    expect(await ids()).toEqual([coachId, nutritionistId].toSorted())
    await as(admin).call(updateCollaborator, { id: coachId, isNameHidden: true })
    expect(await ids()).toEqual([admin.membershipId, nutritionistId].toSorted())
    await as(admin).call(updateCollaborator, { id: nutritionistId, isNameHidden: true })
    expect((await as(person).call(getMyTeam, {})).team).toEqual([
      { id: admin.membershipId, name: 'Giulia Marchetti', photo: null, role: 'admin' },
    ])
  })

  test('the admin, where nobody is in charge', async () => {
    const { admin, client: person, workspaceId } = await workingTeam()
    await client({ workspaceId, membershipId: person.membershipId })
    expect((await as(person).call(getMyTeam, {})).team.map(({ id }) => id)).toEqual([admin.membershipId])
  })
})
