import type { Input } from '@allenio/contract'
import { deactivateClient, deleteClient, listClients, countClients, undeleteClient } from '@allenio/contract/clients'
import { sendToMany } from '@allenio/contract/chat-desk'
import {
  createGroup,
  deleteGroup,
  getGroup,
  groupLimits,
  listClientsForGroup,
  listGroups,
  undeleteGroup,
  updateGroup,
  type GroupDetail,
} from '@allenio/contract/groups'
import { createMacro, listClientsForMacro } from '@allenio/contract/macros'
import { newId } from '@allenio/domain/ids'
import { clientJoins } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, lonelyClientOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { groupExporter } from './export.ts'
import { readGroupMembers } from './group-clients.ts'
import { groupsArea } from './index.ts'

const house = await testHouse()
const { as, given, database } = house
const refusal = (code: string) => ({ body: { code } })

const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)

/** A team with one client of coach and nutritionist, and one whom only the admin looks after. */
async function scene() {
  const team = await given.team()
  return { ...team, team, martina: await clientOf(house, team), aldo: await lonelyClientOf(house, team) }
}

const create = (by: TestMember, name: string, clientIds: readonly string[] = []) =>
  as(by).call(createGroup, { name, color: 'blue', clientIds: [...clientIds] })

/** Changes a group that the member still sees afterwards. */
async function update(by: TestMember, change: Input<typeof updateGroup>): Promise<GroupDetail> {
  const { group } = await as(by).call(updateGroup, change)
  if (!group) throw new Error('the group is out of sight')
  return group
}

const idsOf = ({ clients }: Pick<GroupDetail, 'clients'>) => clients.map(({ id }) => id).toSorted()
const namesFor = async (by: TestMember, query: object = {}) => (await as(by).call(listGroups, query)).groups.map(({ name }) => name)

/** Adds clients without an account, whom only the admin looks after. */
const manyClients = (team: Pick<TestTeam, 'workspaceId'>, count: number): Promise<string[]> =>
  inTeam(team, async db => {
    const ids = Array.from({ length: count }, () => newId())
    await db.run(sql`
      insert into clients (id, first_name, last_name) select each.id, 'Cliente', each.nth::text
      from unnest(${ids}::uuid[]) with ordinality as each (id, nth)`)
    return ids
  })

describe('a group', () => {
  test('has a name, a colour, a note, its clients and its author', async () => {
    const { admin, martina, aldo } = await scene()
    const group = await as(admin).call(createGroup, { name: ' Mattina ', color: 'red', note: 'Alle 7', clientIds: [martina, aldo, aldo] })
    expect(group).toMatchObject({
      name: 'Mattina',
      color: 'red',
      note: 'Alle 7',
      size: 2,
      active: 2,
      others: 0,
      author: { id: admin.membershipId },
      faces: [{ name: 'Martina Bellini' }, { name: 'Aldo Serra' }],
      clients: [
        { id: martina, firstName: 'Martina', isRegistered: true, status: 'active' },
        { id: aldo, isRegistered: false, status: 'active' },
      ],
      may: { update: true, delete: true },
    })
    expect(await as(admin).call(getGroup, { id: group.id })).toEqual(group)
  })

  test('keeps what is not sent, and its last change where nothing changes', async () => {
    const { coach, martina } = await scene()
    const group = await create(coach, 'Mattina', [martina])
    const painted = await update(coach, { id: group.id, color: 'green' })
    expect(painted).toMatchObject({ name: 'Mattina', color: 'green', size: 1 })
    expect(painted.updatedAt > group.updatedAt).toBe(true)
    const same = await update(coach, { id: group.id, addedIds: [martina] })
    expect(same.updatedAt).toBe(painted.updatedAt)
  })

  test.each([
    ['no name', { name: '  ' }],
    ['too long a name', { name: 'x'.repeat(groupLimits.name + 1) }],
    ['a colour of its own', { color: '#ff0000' }],
    ['too long a note', { note: 'x'.repeat(groupLimits.note + 1) }],
    ['501 clients', { clientIds: Array.from({ length: groupLimits.clients + 1 }, () => newId()) }],
  ])('is refused with %s', async (_, wrong) => {
    const { admin } = await scene()
    expect((await as(admin).ask(createGroup, { name: 'Mattina', color: 'red', ...wrong })).status).toBe(422)
  })

  test.each([['mattina'], ['MATTINA'], ['Mattìna']])('does not share its name: %s', async name => {
    const { admin, coach } = await scene()
    const { id } = await create(admin, 'Mattina')
    const refused = await as(coach).ask(createGroup, { name, color: 'red' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'group name taken', errors: { name: expect.anything() } } })
    const other = await create(admin, 'Sera')
    expect(await as(admin).ask(updateGroup, { id: other.id, name })).toMatchObject(refusal('group name taken'))
    // a group may take its own name in another case
    expect((await update(admin, { id, name })).name).toBe(name)
  })

  test('gets a name once, of two who ask for it at the same time', async () => {
    const { admin, coach, team } = await scene()
    const asked = [admin, coach].map(by => as(by).ask(createGroup, { name: 'Sabato', color: 'red' }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 422]))
    const [one, other] = [await create(team.admin, 'Uno'), await create(team.admin, 'Due')]
    const renamed = await Promise.all([one, other].map(({ id }) => as(admin).ask(updateGroup, { id, name: 'Tre' })))
    expect(new Set(renamed.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  test('is one of 200 at most, also of two made at once', async () => {
    const { admin, team } = await scene()
    await inTeam(team, db =>
      db.run(sql`
      insert into groups (id, name, color) select gen_random_uuid(), 'Gruppo ' || nth, 'red'
      from generate_series(1, ${groupLimits.groups - 1}::int) as nth`),
    )
    const made = await Promise.all(['A', 'B'].map(name => as(admin).ask(createGroup, { name, color: 'red' })))
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect(made.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'too many groups',
      message: expect.stringMatching('200'),
    })
    // a deleted one leaves its place, and finds it taken when it comes back
    const [first] = (await as(admin).call(listGroups, {})).groups
    await as(admin).call(deleteGroup, { id: first?.id ?? '' })
    await create(admin, 'C')
    expect(await as(admin).ask(undeleteGroup, { id: first?.id ?? '' })).toMatchObject(refusal('too many groups'))
  })
})

describe('the clients of a group', () => {
  test('are 500 at most', async () => {
    const { admin, team, martina } = await scene()
    const ids = await manyClients(team, groupLimits.clients)
    const { id, size } = await create(admin, 'Tutti', ids)
    expect(size).toBe(500)
    expect(await as(admin).ask(updateGroup, { id, addedIds: [martina] })).toMatchObject(refusal('group full'))
    expect((await as(admin).call(updateGroup, { id, addedIds: ids })).added).toEqual([])
    // one goes and another comes in the same call
    const [gone = ''] = ids
    const group = await update(admin, { id, addedIds: [martina], removedIds: [gone] })
    expect([group.size, idsOf(group).includes(martina), idsOf(group).includes(gone)]).toEqual([500, true, false])
  })

  test('are added and taken out once, however often it is asked, and the answer says whom it concerned', async () => {
    const { admin, martina, aldo } = await scene()
    const { id } = await create(admin, 'Mattina', [martina])
    const change = { id, addedIds: [martina, aldo] }
    expect(await as(admin).call(updateGroup, change)).toMatchObject({ added: [aldo], removed: [] })
    expect(await as(admin).call(updateGroup, change)).toMatchObject({ added: [], removed: [], group: { size: 2 } })
    expect(await as(admin).call(updateGroup, { id, removedIds: [aldo, newId()] })).toMatchObject({ added: [], removed: [aldo] })
    expect(await as(admin).call(updateGroup, { id, removedIds: [aldo] })).toMatchObject({ removed: [], group: { size: 1 } })
  })

  test('of two tabs are all there', async () => {
    const { admin, team } = await scene()
    const ids = await manyClients(team, 20)
    const { id } = await create(admin, 'Mattina', ids.slice(0, 2))
    await Promise.all(ids.slice(2).map(clientId => as(admin).call(updateGroup, { id, addedIds: [clientId], removedIds: ids.slice(0, 1) })))
    expect(idsOf(await as(admin).call(getGroup, { id }))).toEqual(ids.slice(1).toSorted())
  })

  test('stay in it while they are inactive, but are not reached', async () => {
    const { admin, team, martina, aldo } = await scene()
    const { id } = await create(admin, 'Mattina', [martina, aldo])
    await as(admin).call(deactivateClient, { id: martina })
    const group = await as(admin).call(getGroup, { id })
    expect(group).toMatchObject({ size: 2, active: 1, others: 0 })
    // active ones come first
    expect(group.faces.map(face => face.id)).toEqual([aldo, martina])
    expect(group.clients).toMatchObject([
      { id: martina, status: 'inactive' },
      { id: aldo, status: 'active' },
    ])
    expect(await inTeam(team, db => readGroupMembers(db, [id]))).toEqual([aldo])
  })

  test('leave with the deletion of their record and come back with it', async () => {
    const { admin, team, martina, aldo } = await scene()
    const { id } = await create(admin, 'Mattina', [martina, aldo])
    await as(admin).call(deleteClient, { id: martina })
    expect(await as(admin).call(getGroup, { id })).toMatchObject({ size: 1, clients: [{ id: aldo }], faces: [{ id: aldo }] })
    expect(await as(admin).ask(updateGroup, { id, addedIds: [martina] })).toMatchObject(refusal('client deleted'))
    await as(admin).call(undeleteClient, { id: martina })
    expect(await as(admin).call(getGroup, { id })).toMatchObject({ size: 2 })
    await inTeam(team, db => db.run(sql`delete from clients where id = ${martina}`))
    expect(await as(admin).call(getGroup, { id })).toMatchObject({ size: 1 })
  })

  test('are of the same business', async () => {
    const { admin, martina } = await scene()
    const { martina: foreign } = await scene()
    expect((await as(admin).ask(createGroup, { name: 'Mattina', color: 'red', clientIds: [martina, foreign] })).status).toBe(404)
    expect(await namesFor(admin)).toEqual([])
    const { id } = await create(admin, 'Mattina', [martina])
    expect((await as(admin).ask(updateGroup, { id, addedIds: [foreign] })).status).toBe(404)
    expect(await as(admin).call(updateGroup, { id, removedIds: [foreign] })).toMatchObject({ removed: [], group: { size: 1 } })
  })

  test('are chosen from a list that says who is in', async () => {
    const { admin, coach, martina, aldo, team } = await scene()
    const { id } = await create(admin, 'Mattina', [aldo])
    const choice = async (by: TestMember, query: object) =>
      (await as(by).call(listClientsForGroup, query)).clients.map(client => [client.id, client.isAssigned])
    expect(await choice(admin, { id })).toEqual([
      [martina, false],
      [aldo, true],
    ])
    expect(await choice(admin, { search: 'ser' })).toEqual([[aldo, false]])
    expect(await choice(admin, { id, collaboratorId: coach.membershipId })).toEqual([[martina, false]])
    expect((await as(coach).ask(listClientsForGroup, { id })).status).toBe(404)
    expect(await choice(admin, { groupId: id })).toEqual([[aldo, false]])
    expect(await choice(coach, { groupId: id })).toEqual([])
    await manyClients(team, 60)
    expect((await as(admin).call(listClientsForGroup, { id })).nextPage).toBe(2)
    expect((await as(admin).call(listClientsForGroup, { id, page: 2 })).clients).toHaveLength(12)
  })
})

describe('a collaborator', () => {
  test('sees the groups that they made or that hold one of their clients, and counts whom they do not look after', async () => {
    const { admin, coach, nutritionist, martina, aldo } = await scene()
    const mixed = await create(admin, 'Misto', [martina, aldo])
    const ofOthers = await create(admin, 'Altri', [aldo])
    await create(coach, 'Vuoto')
    expect(await namesFor(admin)).toEqual(['Altri', 'Misto', 'Vuoto'])
    expect(await namesFor(coach)).toEqual(['Misto', 'Vuoto'])
    expect(await namesFor(nutritionist)).toEqual(['Misto'])
    const seen = await as(coach).call(getGroup, { id: mixed.id })
    expect(seen).toMatchObject({ size: 2, active: 1, others: 1, may: { update: true, delete: false } })
    expect(JSON.stringify(seen)).not.toMatch(/Aldo|Serra/)
    expect([idsOf(seen), seen.faces.map(face => face.id)]).toEqual([[martina], [martina]])
    for (const ask of [getGroup, updateGroup, deleteGroup, undeleteGroup])
      expect((await as(coach).ask(ask, { id: ofOthers.id })).status).toBe(404)
  })

  test('changes a group without touching the clients whom they do not see', async () => {
    const { admin, coach, martina, aldo } = await scene()
    const { id } = await create(admin, 'Misto', [martina, aldo])
    expect((await as(coach).ask(updateGroup, { id, addedIds: [aldo] })).status).toBe(404)
    const change = await as(coach).call(updateGroup, { id, name: 'Nuovo', removedIds: [martina, aldo] })
    expect(change).toEqual({ added: [], removed: [martina], group: null })
    expect(await as(admin).call(getGroup, { id })).toMatchObject({ name: 'Nuovo', clients: [{ id: aldo }] })
  })

  test('who takes the last of their clients out of somebody else’s group no longer sees it', async () => {
    const { admin, coach, martina, aldo } = await scene()
    const { id } = await create(admin, 'Misto', [martina, aldo])
    await as(coach).call(updateGroup, { id, removedIds: [martina] })
    expect((await as(coach).ask(getGroup, { id })).status).toBe(404)
    expect(idsOf(await as(admin).call(getGroup, { id }))).toEqual([aldo])
  })

  test('deletes what they made and what holds their clients alone', async () => {
    const { admin, coach, martina, aldo } = await scene()
    const [mixed, theirs] = [await create(admin, 'Misto', [martina, aldo]), await create(admin, 'Suoi', [martina])]
    const made = await create(coach, 'Fatto')
    await as(admin).call(updateGroup, { id: made.id, addedIds: [aldo] })
    expect((await as(coach).ask(deleteGroup, { id: mixed.id })).status).toBe(404)
    for (const { id } of [theirs, made]) await as(coach).call(deleteGroup, { id })
    expect(await namesFor(admin)).toEqual(['Misto'])
  })

  test('who leaves passes their groups to the heir', async () => {
    const { admin, coach, team } = await scene()
    const { id } = await create(coach, 'Fatto')
    const content = teamContent.gathered().find(({ kind }) => kind === 'groups')
    const owned = { of: coach.membershipId, to: admin.membershipId }
    expect(await inTeam(team, db => content?.count(db, coach.membershipId) ?? Promise.resolve(0))).toBe(1)
    await inTeam(team, async db => content?.handOver(db, { ...owned, clientIds: [] }))
    expect(await as(admin).call(getGroup, { id })).toMatchObject({ author: { id: coach.membershipId } })
    await inTeam(team, async db => content?.handOver(db, owned))
    expect(await as(admin).call(getGroup, { id })).toMatchObject({ author: { id: admin.membershipId } })
  })
})

test('strangers, clients and other businesses find no group', async () => {
  const { admin, client, martina } = await scene()
  const other = await scene()
  const { id } = await create(admin, 'Mattina', [martina])
  expect((await as(client).ask(listGroups, {})).status).toBe(403)
  expect((await house.stranger.ask(getGroup, { id })).status).toBe(401)
  for (const ask of [getGroup, updateGroup, deleteGroup]) expect((await as(other.admin).ask(ask, { id })).status).toBe(404)
  expect(await namesFor(other.admin, { clientId: martina })).toEqual([])
})

describe('the list', () => {
  test('is searched, narrowed and ordered', async () => {
    const { admin, coach, nutritionist, martina, aldo, team } = await scene()
    const [small, large] = [await create(coach, 'Città', [martina]), await create(admin, 'Bosco', [martina, aldo])]
    await create(admin, 'Acqua')
    await as(admin).call(updateGroup, { id: large.id, note: 'La corsa nel parco' })
    await as(admin).call(updateGroup, { id: small.id, note: 'In centro' })
    expect(await namesFor(admin, { search: 'citta' })).toEqual(['Città'])
    expect(await namesFor(admin, { search: 'parco corsa' })).toEqual(['Bosco'])
    expect(await namesFor(admin, { search: 'boscco' })).toEqual(['Bosco'])
    expect(await namesFor(admin, { clientId: aldo })).toEqual(['Bosco'])
    expect(await namesFor(coach, { clientId: aldo })).toEqual([])
    expect(await namesFor(admin, { collaboratorId: nutritionist.membershipId })).toEqual(['Bosco', 'Città'])
    expect(await namesFor(admin, { collaboratorId: admin.membershipId })).toEqual(['Acqua', 'Bosco'])
    const orders = {
      name: 'Acqua Bosco Città',
      '-name': 'Città Bosco Acqua',
      created: 'Città Bosco Acqua',
      '-created': 'Acqua Bosco Città',
      '-updated': 'Città Bosco Acqua',
      updated: 'Acqua Bosco Città',
      size: 'Acqua Città Bosco',
      '-size': 'Bosco Città Acqua',
    }
    for (const [sort, names] of Object.entries(orders)) expect([sort, (await namesFor(admin, { sort })).join(' ')]).toEqual([sort, names])
    await inTeam(team, db =>
      db.run(sql`insert into groups (id, name, color) select gen_random_uuid(), 'Z' || nth, 'red' from generate_series(1, 50) as nth`),
    )
    expect((await as(admin).call(listGroups, {})).nextPage).toBe(2)
    expect((await as(admin).call(listGroups, { page: 2 })).groups).toHaveLength(3)
  })

  test('of clients is narrowed to a group, and a message goes to its active clients', async () => {
    const { admin, coach, client, team, martina, aldo } = await scene()
    const { id } = await create(admin, 'Misto', [martina, aldo])
    await create(admin, 'Altro', [aldo])
    const found = async (by: TestMember, groupId: string) => (await as(by).call(listClients, { groupId })).clients.map(each => each.id)
    expect(await found(admin, id)).toEqual([martina, aldo])
    expect(await found(coach, id)).toEqual([martina])
    expect((await as(admin).call(countClients, { groupId: id })).matching).toBe(2)
    expect(await as(admin).call(sendToMany, { filters: { groupId: id }, message: 'A domani', deviceId: newId() })).toMatchObject({
      sent: 2,
    })
    const other = await scene()
    expect(await found(other.admin, id)).toEqual([])
    await as(admin).call(deleteGroup, { id })
    expect(await found(admin, id)).toEqual([])
    expect((await as(client).ask(listClients, { groupId: id })).status).toBe(403)
    expect(team.workspaceId).not.toBe(other.team.workspaceId)
  })
})

test('the clients to whom something is assigned are those of a group', async () => {
  const { admin, coach, nutritionist, martina, aldo } = await scene()
  const { id: groupId } = await create(admin, 'Misto', [martina, aldo])
  const { id: otherId } = await create(admin, 'Altro', [aldo])
  const day = { dayType: 'every day', kcal: 2000, protein: 30, carbs: null, lipids: 25 } as const
  const macro = await as(nutritionist).call(createMacro, { title: 'Base', unit: 'percent', days: [day] })
  const found = async (by: TestMember, of: string) =>
    (await as(by).call(listClientsForMacro, { id: macro.id, groupId: of })).clients.map(({ id }) => id)
  expect(await found(admin, groupId)).toEqual([martina, aldo])
  expect(await found(nutritionist, groupId)).toEqual([martina])
  expect(await found(nutritionist, otherId)).toEqual([])
  expect((await as(coach).ask(listClientsForMacro, { id: macro.id, groupId })).status).toBe(403)
})

describe('a deleted group', () => {
  test('comes back whole within seven days', async () => {
    const { admin, martina, team } = await scene()
    const group = await create(admin, 'Mattina', [martina])
    await as(admin).call(deleteGroup, { id: group.id })
    expect((await as(admin).ask(deleteGroup, { id: group.id })).status).toBe(404)
    expect(await namesFor(admin)).toEqual([])
    expect(await as(admin).call(undeleteGroup, { id: group.id })).toMatchObject({ name: 'Mattina', clients: [{ id: martina }] })
    await as(admin).call(deleteGroup, { id: group.id })
    await inTeam(team, db => db.run(sql`update groups set deleted_at = now() - interval '7 days 1 minute'`))
    expect((await as(admin).ask(undeleteGroup, { id: group.id })).status).toBe(404)
    const actions = await inTeam(team, db =>
      db.many<{ action: string }>(sql`select action from audit_log where subject_id = ${group.id} order by created_at, id`),
    )
    expect(actions.map(({ action }) => action)).toEqual(['create group', 'delete group', 'undelete group', 'delete group'])
  })

  test('leaves its name to others, and stays deleted while it is taken', async () => {
    const { admin } = await scene()
    const { id } = await create(admin, 'Mattina')
    await as(admin).call(deleteGroup, { id })
    const { id: heirId } = await create(admin, 'mattina')
    expect(await as(admin).ask(undeleteGroup, { id })).toMatchObject({ status: 422, body: { code: 'group name taken' } })
    await as(admin).call(updateGroup, { id: heirId, name: 'Sera' })
    expect(await as(admin).call(undeleteGroup, { id })).toMatchObject({ name: 'Mattina' })
  })

  test('is erased with its list of clients after eight', async () => {
    const { admin, martina, team } = await scene()
    const [gone, kept] = [await create(admin, 'Via', [martina]), await create(admin, 'Resta', [martina])]
    for (const { id } of [gone, kept]) await as(admin).call(deleteGroup, { id })
    await inTeam(team, db => db.run(sql`update groups set deleted_at = now() - interval '9 days' where id = ${gone.id}`))
    const sweep = groupsArea.jobs?.find(({ name }) => name === 'sweep deleted groups')
    await sweep?.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })
    const left = await inTeam(team, db => db.many<Row<'group_clients', 'group_id'>>(sql`select group_id from group_clients`))
    expect(left.map(({ group_id: id }) => id)).toEqual([kept.id])
  })
})

describe('the house', () => {
  test('join two records of one person: who stays is in the groups of both, once', async () => {
    const { admin, team, martina, aldo } = await scene()
    const [one, both] = [await create(admin, 'Uno', [aldo]), await create(admin, 'Due', [martina, aldo])]
    await database.withSystem('write', async db => {
      for (const join of clientJoins.gathered()) await join(db, { workspaceId: team.workspaceId, fromId: aldo, toId: martina })
    })
    await inTeam(team, db => db.run(sql`delete from clients where id = ${aldo}`))
    for (const { id } of [one, both]) expect(idsOf(await as(admin).call(getGroup, { id }))).toEqual([martina])
  })

  test('export the groups of a business with their clients', async () => {
    const { admin, team, martina } = await scene()
    await create(admin, 'Mattina', [martina])
    const parts = await inTeam(team, async db => groupExporter.ofWorkspace?.(db))
    expect(parts?.tables).toMatchObject([{ name: 'groups', rows: [{ name: 'Mattina', clients: [martina] }] }])
  })
})
