import type { Input } from '@allenio/contract'
import { listClientActionKinds } from '@allenio/contract/client-actions'
import {
  hasManualSubscriptions,
  listExpiringSubscriptions,
  clientSorts,
  countClients,
  getClientDetail,
  getClientNeighbours,
  listClients,
  listClientsForSelect,
  listClientTags,
  listLastClients,
  listTeamMembers,
  listClientTypeFilters,
} from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

const { given, as, database } = await testHouse()

interface NewClient {
  name?: string
  email?: string
  phone?: string
  status?: 'active' | 'inactive'
  type?: string
  tags?: string[]
  inChargeOf?: string[]
  endsInDays?: number
  isRegistered?: boolean
  isDeleted?: boolean
  seenDaysAgo?: number
}

async function client({ workspaceId }: TestTeam, made: NewClient): Promise<string> {
  const id = newId()
  const [first, ...last] = (made.name ?? 'Aldo Serra').split(' ')
  const { email = null, phone = null, status = 'active', type = null, endsInDays = null } = made
  const person = made.seenDaysAgo === undefined ? undefined : await given.member('client', { workspaceId })
  await database.withWorkspace(workspaceId, 'write', async db => {
    await db.run(sql`
      insert into clients (id, membership_id, first_name, last_name, email, email_key, phone, status, type_id, subscription_end,
        subscription_source, registered_at, deleted_at)
      values (${id}, ${person?.membershipId ?? null}, ${first}, ${last.join(' ')}, ${email}, lower(${email}), ${phone}, ${status}, ${type},
        (now() at time zone 'Europe/Rome')::date + ${endsInDays}::int, ${endsInDays === null ? null : 'manual'},
        case when ${made.isRegistered ?? true}::boolean then now() end, case when ${made.isDeleted ?? false}::boolean then now() end)`)
    for (const tag of made.tags ?? []) await db.run(sql`insert into client_tags (client_id, tag) values (${id}, ${tag})`)
    for (const member of made.inChargeOf ?? []) {
      await db.run(sql`insert into client_collaborators (client_id, membership_id) values (${id}, ${member})`)
    }
    if (person)
      await db.run(
        sql`update memberships set last_seen_at = now() - make_interval(days => ${made.seenDaysAgo}) where id = ${person.membershipId}`,
      )
  })
  return id
}

async function typeIn({ workspaceId }: TestTeam, name: string): Promise<string> {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`insert into client_types (id, name, color) values (${id}, ${name}, '#336699')`),
  )
  return id
}

const namesFor = async (who: TestTeam['admin'], input: Input<typeof listClients> = {}) =>
  (await as(who).call(listClients, input)).clients.map(each => each.name)

describe('the list', () => {
  test('finds from the first letter, without accents, by name, address and telephone', async () => {
    const team = await given.team()
    await client(team, { name: 'Nicolò Testa', email: 'nico.testa@example.com', phone: '+393331234567' })
    await client(team, { name: 'Zoë Àlvarez', email: 'za@alpha.example' })
    await client(team, { name: 'Mario Rossi' })
    const found = (search: string) => namesFor(team.admin, { search })
    expect(await found('n')).toEqual(['Nicolò Testa'])
    expect(await found('NICOLO te')).toEqual(['Nicolò Testa'])
    expect(await found('testa nic')).toEqual(['Nicolò Testa'])
    expect(await found('zoe')).toEqual(['Zoë Àlvarez'])
    expect(await found('àlv')).toEqual(['Zoë Àlvarez'])
    expect(await found('alpha')).toEqual(['Zoë Àlvarez'])
    expect(await found('333 123')).toEqual(['Nicolò Testa'])
    expect(await found('1234567')).toEqual(['Nicolò Testa'])
    expect(await found('o')).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found('rossi testa')).toEqual([])
  })

  test('is narrowed by status, type, tag, collaborator and subscription, and by all of them together', async () => {
    const team = await given.team()
    const online = await typeIn(team, 'Online')
    const a = { type: online, tags: ['Gara'], inChargeOf: [team.coach.membershipId], endsInDays: 5 }
    await client(team, { name: 'Anna A', ...a })
    await client(team, { name: 'Bruno B', status: 'inactive', ...a, tags: ['gara', 'Sera'] })
    await client(team, { name: 'Carla C', isRegistered: false, endsInDays: -1 })
    await client(team, { name: 'Dario D', isDeleted: true })
    await client(team, { name: 'Elsa E', endsInDays: 31, inChargeOf: [team.nutritionist.membershipId] })
    const found = (input: Input<typeof listClients>) => namesFor(team.admin, input)
    expect(await found({})).toEqual(['Anna A', 'Bruno B', 'Carla C', 'Elsa E'])
    expect(await found({ status: 'active' })).toEqual(['Anna A', 'Carla C', 'Elsa E'])
    expect(await found({ status: 'inactive' })).toEqual(['Bruno B'])
    expect(await found({ status: 'not registered' })).toEqual(['Carla C'])
    expect(await found({ status: 'deleted' })).toEqual(['Dario D'])
    expect(await found({ selectedType: online })).toEqual(['Anna A', 'Bruno B'])
    expect(await found({ selectedType: 'none' })).toEqual(['Carla C', 'Elsa E'])
    expect(await found({ tag: 'GARA' })).toEqual(['Anna A', 'Bruno B'])
    expect(await found({ collaboratorId: team.coach.membershipId })).toEqual(['Anna A', 'Bruno B'])
    expect(await found({ subscription: 'ending' })).toEqual(['Anna A', 'Bruno B'])
    expect(await found({ subscription: 'expired' })).toEqual(['Carla C'])
    expect(await found({ subscription: 'none' })).toEqual([])
    expect(
      await found({ selectedType: online, tag: 'sera', collaboratorId: team.coach.membershipId, subscription: 'ending', search: 'b' }),
    ).toEqual(['Bruno B'])
    const {
      clients: [row],
    } = await as(team.admin).call(listClients, { search: 'anna' })
    expect(row).toMatchObject({
      type: { id: online, name: 'Online', color: '#336699' },
      tags: ['Gara'],
      status: 'active',
      isRegistered: true,
      deletedAt: null,
      collaborators: [{ id: team.coach.membershipId, role: 'coach', name: 'Giulia Marchetti', photo: null }],
      may: { edit: true, assign: true, invite: false, deactivate: true, restore: false, delete: true, undelete: false },
    })
  })

  test('is ordered as asked', async () => {
    const team = await given.team()
    await client(team, { name: 'Zeno Abate', seenDaysAgo: 3, endsInDays: 9 })
    await client(team, { name: 'àda Abate', seenDaysAgo: 1 })
    await client(team, { name: 'Bruno Zeta', endsInDays: 2 })
    const found = (sort: (typeof clientSorts)[number]) => namesFor(team.admin, { sort })
    expect(await found('name')).toEqual(['àda Abate', 'Zeno Abate', 'Bruno Zeta'])
    expect(await found('-name')).toEqual(['Bruno Zeta', 'Zeno Abate', 'àda Abate'])
    expect(await found('created')).toEqual(['Zeno Abate', 'àda Abate', 'Bruno Zeta'])
    expect(await found('-created')).toEqual(['Bruno Zeta', 'àda Abate', 'Zeno Abate'])
    expect(await found('lastSeen')).toEqual(['Bruno Zeta', 'Zeno Abate', 'àda Abate'])
    expect(await found('-lastSeen')).toEqual(['àda Abate', 'Zeno Abate', 'Bruno Zeta'])
    expect(await found('subscriptionEnd')).toEqual(['Bruno Zeta', 'Zeno Abate', 'àda Abate'])
    expect(await found('-subscriptionEnd')).toEqual(['Zeno Abate', 'Bruno Zeta', 'àda Abate'])
  })

  test('goes on page by page, each client once', async () => {
    const team = await given.team()
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`
      insert into clients (id, first_name, last_name) select gen_random_uuid(), 'Omonimo', 'Uguale' from generate_series(1, 120)`),
    )
    for (const sort of clientSorts) {
      const ids = new Set<string>()
      for (let page = 1; page > 0;) {
        const answer = await as(team.admin).call(listClients, { page, sort })
        for (const { id } of answer.clients) ids.add(id)
        page = answer.nextPage
      }
      expect([sort, ids.size]).toEqual([sort, 120])
    }
    expect(await as(team.admin).call(listClients, { page: 9 })).toEqual({ clients: [], nextPage: 0 })
  })
})

describe('a collaborator', () => {
  test('reaches those in their charge and nobody else, whatever they ask', async () => {
    const team = await given.team()
    const own = await client(team, { name: 'Anna Mia', inChargeOf: [team.coach.membershipId], tags: ['Gara'] })
    const other = await client(team, { name: 'Bruno Suo', inChargeOf: [team.nutritionist.membershipId], tags: ['Sera'] })
    await client(team, { name: 'Carla Nostra', isDeleted: true, inChargeOf: [team.coach.membershipId] })
    expect(await namesFor(team.coach)).toEqual(['Anna Mia'])
    expect(await namesFor(team.coach, { search: 'bruno' })).toEqual([])
    expect(await namesFor(team.coach, { collaboratorId: team.nutritionist.membershipId })).toEqual([])
    expect(await namesFor(team.coach, { status: 'deleted' })).toEqual([])
    expect(await as(team.coach).call(countClients, {})).toMatchObject({ total: 1, active: 1, deleted: 0, matching: 1 })
    expect((await as(team.coach).call(listClientTags, {})).tags).toEqual([{ tag: 'Gara', count: 1 }])
    expect((await as(team.coach).call(listClientsForSelect, {})).clients.map(each => each.id)).toEqual([own])
    expect((await as(team.coach).call(listLastClients, {})).clients.map(each => each.id)).toEqual([own])
    expect(await as(team.coach).ask(getClientDetail, { id: other })).toMatchObject({ status: 404, body: { code: 'not found' } })
    expect((await as(team.coach).call(getClientDetail, { id: own })).may).toMatchObject({
      edit: true,
      assign: false,
      delete: false,
      deactivate: true,
    })
    const members = (await as(team.coach).call(listTeamMembers, {})).teamMembers
    expect(Object.fromEntries(members.map(({ id, clients }) => [id, clients]))).toEqual({
      [team.coach.membershipId]: 1,
      [team.nutritionist.membershipId]: 0,
    })
  })

  test('who is inactive is named as long as somebody is in their charge', async () => {
    const team = await given.team()
    await client(team, { inChargeOf: [team.coach.membershipId] })
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update memberships set status = 'inactive' where role in ('coach', 'nutritionist')`),
    )
    const members = (await as(team.admin).call(listTeamMembers, {})).teamMembers
    expect(members.map(({ id, isActive, clients }) => [id, isActive, clients])).toEqual([[team.coach.membershipId, false, 1]])
  })

  test('is told that a client of theirs was deleted, and of a stranger’s nothing', async () => {
    const team = await given.team()
    const own = await client(team, { isDeleted: true, inChargeOf: [team.coach.membershipId] })
    const other = await client(team, { isDeleted: true })
    expect(await as(team.coach).ask(getClientDetail, { id: own })).toMatchObject({
      status: 404,
      body: { code: 'client deleted', message: 'Questo cliente è stato eliminato nel frattempo.' },
    })
    expect(await as(team.coach).ask(getClientDetail, { id: other })).toMatchObject({ status: 404, body: { code: 'not found' } })
  })
})

test('counts tell every standard view and what the filters match', async () => {
  const team = await given.team()
  await client(team, { name: 'Anna', endsInDays: 0, inChargeOf: [team.coach.membershipId] })
  await client(team, { name: 'Bruno', endsInDays: 30 })
  await client(team, { name: 'Carla', endsInDays: 31, isRegistered: false })
  await client(team, { name: 'Dario', endsInDays: -1 })
  await client(team, { name: 'Elsa', status: 'inactive', endsInDays: -9 })
  await client(team, { name: 'Fabio', isDeleted: true })
  expect(await as(team.admin).call(countClients, { search: 'a', status: 'active' })).toEqual({
    total: 5,
    active: 4,
    inactive: 1,
    notRegistered: 1,
    ending: 2,
    expired: 1,
    deleted: 1,
    matching: 1,
    matchingWithoutAccess: 0,
  })
  expect(await as(team.admin).call(countClients, { status: 'deleted' })).toMatchObject({ total: 5, matching: 1 })
  expect(await as(team.admin).call(countClients, { collaboratorId: team.coach.membershipId })).toMatchObject({
    total: 1,
    ending: 1,
    deleted: 0,
    matching: 1,
  })
})

test('neighbours stand in the order of the list', async () => {
  const team = await given.team()
  const [a, b, c] = [
    await client(team, { name: 'Anna A' }),
    await client(team, { name: 'Bruno B', seenDaysAgo: 1 }),
    await client(team, { name: 'Carla C', status: 'inactive', seenDaysAgo: 2 }),
  ]
  const of = (input: Input<typeof getClientNeighbours>) => as(team.admin).call(getClientNeighbours, input)
  expect(await of({ id: b })).toEqual({ previous: { id: a, name: 'Anna A' }, next: { id: c, name: 'Carla C' }, position: 2, total: 3 })
  expect(await of({ id: b, sort: '-name' })).toEqual({
    previous: { id: c, name: 'Carla C' },
    next: { id: a, name: 'Anna A' },
    position: 2,
    total: 3,
  })
  expect(await of({ id: a, status: 'active' })).toEqual({ previous: null, next: { id: b, name: 'Bruno B' }, position: 1, total: 2 })
  expect(await of({ id: c, status: 'active' })).toEqual({ previous: null, next: null, position: 0, total: 2 })
  expect(await of({ id: a, sort: 'lastSeen' })).toMatchObject({ position: 1, total: 3 })
})

test('ends that no payment moves are listed, also those that were paid for once', async () => {
  const team = await given.team()
  expect(await as(team.admin).call(hasManualSubscriptions, {})).toEqual({ hasClientsWithManualSubscriptions: false })
  const soon = await client(team, { name: 'Anna Presto', endsInDays: 3 })
  const past = await client(team, { name: 'Bruno Ieri', endsInDays: -1 })
  await client(team, { name: 'Carla Lontana', endsInDays: 60 })
  await client(team, { name: 'Dario Fermo', endsInDays: 3, status: 'inactive' })
  const paid = await client(team, { name: 'Elsa Paga', endsInDays: 3 })
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`update clients set subscription_source = 'payment' where id = ${paid}`),
  )
  const { clients } = await as(team.admin).call(listExpiringSubscriptions, {})
  expect(clients.map(({ id, days }) => [id, days])).toEqual([
    [soon, 3],
    [paid, 3],
    [past, -1],
  ])
  expect(await as(team.admin).call(hasManualSubscriptions, {})).toEqual({ hasClientsWithManualSubscriptions: true })
})

test('what ends soon is never crowded out by what ended long ago', async () => {
  const team = await given.team()
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`
    insert into clients (id, first_name, subscription_end, subscription_source)
    select gen_random_uuid(), 'Vecchio', (now() at time zone 'Europe/Rome')::date - n, 'manual' from generate_series(1, 230) n`),
  )
  const ids = [await client(team, { endsInDays: 0 }), await client(team, { endsInDays: 4 })]
  const { clients } = await as(team.admin).call(listExpiringSubscriptions, {})
  expect(clients).toHaveLength(200)
  expect(clients.slice(0, 3).map(({ days }) => days)).toEqual([0, 4, -1])
  expect(clients.slice(0, 2).map(({ id }) => id)).toEqual(ids)
})

test('types are counted, and what can be asked is named in the asker’s language', async () => {
  const team = await given.team()
  const online = await typeIn(team, 'Online')
  await client(team, { type: online })
  await client(team, {})
  expect((await as(team.admin).call(listClientTypeFilters, {})).filters).toEqual([
    { id: online, name: 'Online', color: '#336699', count: 1 },
    { id: null, name: 'Senza tipo', color: null, count: 1 },
  ])
  const english = await given.member('coach', { workspaceId: team.workspaceId, locale: 'en' })
  expect((await as(english).call(listClientActionKinds, {})).clientActions[0]).toEqual({ kind: 'weigh in', label: 'Weigh in' })
})
