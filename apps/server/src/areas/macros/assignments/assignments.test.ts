import { deactivateClient } from '@allenio/contract/clients'
import { deleteCollaborator, getCollaboratorDeletion } from '@allenio/contract/collaborators'
import {
  assignMacro,
  listClientMacros,
  listClientsForMacro,
  listMacroAssignments,
  listOwnMacros,
  recordOwnMacroReceipt,
  undoAssignMacro,
  undoUnassignMacro,
  unassignMacro,
  updateMacroDate,
  deleteMacro,
  updateMacro,
  getMacro,
  listMacros,
} from '@allenio/contract/macros'
import { listNotifications } from '@allenio/contract/notifications'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { lonelyClientOf, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { setVisibility } from '../visibility.ts'
import { macroContent } from '../team-content.ts'
import { joinEnergy, joinVisibility } from '../join.ts'
import { day, macroScene, perKg, refusal, today } from '../scene.testing.ts'

const house = await testHouse()
const { as, given } = house
const { team: teamOf, create, assign, weigh, inTeam } = macroScene(house)

const history = async ({ nutritionist }: TestTeam, id: string) =>
  (await as(nutritionist).call(listClientMacros, { id })).assignments.map(({ title, state, lastDay }) => [title, state, lastDay])

describe('an assignment', () => {
  test('is the macro as it was that day, and tells the team that it was changed', async () => {
    const team = await teamOf()
    const { id: macroId } = await create(team, 'Base', { note: 'Piano' })
    const { assignment } = await assign(team.nutritionist, { macroId, clientId: team.clientId }, { message: 'Forza' })
    expect(assignment).toMatchObject({
      macroId,
      title: 'Base',
      note: 'Piano',
      targets: [{ kcal: 2000, lipids: 66.7 }],
      weight: null,
      startDay: today,
      lastDay: null,
      week: null,
      message: 'Forza',
      state: 'current',
      isOutdated: false,
      movedWeight: null,
      assignedBy: 'Giulia Marchetti',
      may: { update: true, openMacro: true },
    })
    await as(team.nutritionist).call(updateMacro, { id: macroId, days: [day({ kcal: 1800 })] })
    const { assignments } = await as(team.nutritionist).call(listClientMacros, { id: team.clientId })
    expect(assignments).toMatchObject([{ targets: [{ kcal: 2000 }], isOutdated: true }])
    await as(team.nutritionist).call(deleteMacro, { id: macroId })
    const { assignments: later } = await as(team.nutritionist).call(listClientMacros, { id: team.clientId })
    expect(later).toMatchObject([{ isOutdated: false, may: { openMacro: false } }])
  })

  test('ends the one before, is replaced, and gives it back', async () => {
    const team = await teamOf()
    const at = async (title: string) => ({ macroId: (await create(team, title)).id, clientId: team.clientId })
    const [first, second, third] = [await at('Uno'), await at('Due'), await at('Tre')]
    await assign(team.nutritionist, first, { startDay: addDays(today, -30) })
    const { id, notes } = await assign(team.nutritionist, second, { startDay: addDays(today, -10) })
    expect(notes).toEqual([{ clientId: team.clientId, kind: 'ends another', title: 'Uno' }])
    const { id: nextId } = await assign(team.nutritionist, third, { startDay: addDays(today, 5) })
    expect(await history(team, team.clientId)).toEqual([
      ['Tre', 'upcoming', null],
      ['Due', 'current', addDays(today, 4)],
      ['Uno', 'past', addDays(today, -11)],
    ])
    await as(team.nutritionist).call(unassignMacro, { id: second.macroId, assignmentId: id })
    await as(team.nutritionist).call(unassignMacro, { id: third.macroId, assignmentId: nextId })
    expect(await history(team, team.clientId)).toEqual([
      ['Uno', 'current', null],
      ['Due', 'past', addDays(today, -1)],
    ])
    const back = await as(team.nutritionist).call(undoUnassignMacro, { id: second.macroId, assignmentId: id })
    expect(back).toMatchObject({ state: 'current', lastDay: null })
    const moved = await as(team.nutritionist).call(updateMacroDate, { id: second.macroId, assignmentId: id, startDay: addDays(today, 1) })
    expect(moved).toMatchObject({ state: 'upcoming', startDay: addDays(today, 1) })
    expect((await history(team, team.clientId)).map(([title, state]) => [title, state])).toEqual([
      ['Due', 'upcoming'],
      ['Uno', 'current'],
    ])
    const same = await assign(team.nutritionist, third, { startDay: addDays(today, 1) })
    expect(same.notes).toEqual([{ clientId: team.clientId, kind: 'replaces another', title: 'Due' }])
    expect((await assign(team.nutritionist, third, { startDay: addDays(today, 8) })).notes).toMatchObject([{ kind: 'has it already' }])
    expect((await history(team, team.clientId)).map(([title]) => title)).toEqual(['Tre', 'Tre', 'Uno'])
  })

  test('of many has one message, or one of its own', async () => {
    const team = await teamOf()
    const { id: macroId } = await create(team, 'Base')
    const others = [await lonelyClientOf(house, team), await lonelyClientOf(house, team)]
    const [own, none] = [{ message: 'Con calma' }, { message: '' }]
    const clients = [team.clientId, ...others].map(clientId => ({ clientId, assignmentId: newId(), startDay: today }))
    const withOwn = clients.map((client, at) => ({ ...client, ...[undefined, own, none][at] }))
    const { assigned } = await as(team.admin).call(assignMacro, { id: macroId, clients: withOwn, message: 'Forza' })
    expect(assigned.map(({ message }) => message)).toEqual(['Forza', 'Con calma', ''])
    const twins = clients.map(client => ({ ...client, assignmentId: clients[0]?.assignmentId ?? '' }))
    expect((await as(team.admin).ask(assignMacro, { id: macroId, clients: twins })).status).toBe(422)
  })

  test('of many is undone in one call, as if it had never been; an older one ends', async () => {
    const team = await teamOf()
    const { id: macroId } = await create(team, 'Base')
    const clientIds = [team.clientId, await lonelyClientOf(house, team)]
    const earlierId = (await create(team, 'Prima')).id
    const earlier = await assign(team.nutritionist, { macroId: earlierId, clientId: team.clientId })
    const clients = clientIds.map(clientId => ({ clientId, assignmentId: newId(), startDay: today }))
    await as(team.admin).call(assignMacro, { id: macroId, clients })
    const assignmentIds = clients.map(each => each.assignmentId)
    const followers = async () => (await as(team.admin).call(listMacroAssignments, { id: macroId })).assignedClients.map(({ id }) => id)
    const news = async () => (await as(team.client).call(listNotifications, {})).notifications.map(({ title }) => title)
    expect(await news()).toEqual([expect.stringContaining('Base'), expect.stringContaining('Prima')])
    // nobody takes back what is assigned to clients of others
    await as(team.nutritionist).call(undoAssignMacro, { id: macroId, assignmentIds })
    expect(await followers()).toEqual([assignmentIds[1]])
    await as(team.admin).call(undoAssignMacro, { id: macroId, assignmentIds: [...assignmentIds, earlier.id] })
    expect([await followers(), await news()]).toEqual([[], [expect.stringContaining('Prima')]])
    expect(await history(team, team.clientId)).toEqual([['Prima', 'current', null]])

    await inTeam(team, db =>
      db.run(
        sql`
        update macro_assignments set created_at = now() - interval '2 hours', start_day = ${addDays(today, -2)} where id = ${earlier.id}`,
      ),
    )
    await as(team.admin).call(undoAssignMacro, { id: earlierId, assignmentIds: [earlier.id] })
    expect(await history(team, team.clientId)).toEqual([['Prima', 'past', addDays(today, -1)]])
  })

  test('is assigned once, is changed under its id, and no other takes the id', async () => {
    const team = await teamOf()
    const at = { macroId: (await create(team, 'Base')).id, clientId: team.clientId }
    const { id } = await assign(team.nutritionist, at)
    await assign(team.nutritionist, at, { assignmentId: id })
    expect(await history(team, team.clientId)).toHaveLength(1)
    await as(team.nutritionist).call(updateMacro, { id: at.macroId, title: 'Nuova' })
    await as(team.nutritionist).call(unassignMacro, { id: at.macroId, assignmentId: id })
    const { assignment } = await assign(team.admin, at, { assignmentId: id, startDay: addDays(today, 2), message: 'Di nuovo' })
    expect(assignment).toMatchObject({ id, title: 'Nuova', startDay: addDays(today, 2), message: 'Di nuovo', state: 'upcoming' })
    const [lonelyId, other] = [await lonelyClientOf(house, team), await create(team, 'Altra')]
    for (const foreign of [
      { ...at, clientId: lonelyId },
      { ...at, macroId: other.id },
    ]) {
      await expect(assign(team.admin, foreign, { assignmentId: id })).rejects.toMatchObject(refusal('record id taken'))
    }
    await expect(as(team.nutritionist).call(updateMacroDate, { id: other.id, assignmentId: id, startDay: today })).rejects.toMatchObject(
      refusal('not found'),
    )
  })

  test('is refused for whom it does not fit', async () => {
    const team = await teamOf()
    const { id: macroId } = await create(team, 'Base')
    const lonelyId = await lonelyClientOf(house, team)
    await expect(assign(team.nutritionist, { macroId, clientId: lonelyId })).rejects.toMatchObject(refusal('not found'))
    const { id: ownId } = await create(team, 'Sua', { clientId: team.clientId })
    await expect(assign(team.admin, { macroId: ownId, clientId: lonelyId })).rejects.toMatchObject(refusal('macro of another client'))
    const { id: typedId } = await create(team, 'Due tipi', { days: [day({ dayType: 'training' }), day({ dayType: 'rest' })] })
    const noWeek = await as(team.nutritionist).ask(assignMacro, {
      id: typedId,
      clients: [{ clientId: team.clientId, assignmentId: newId(), startDay: today }],
    })
    expect([noWeek.body.code, Object.keys(noWeek.body.errors ?? {})]).toEqual(['macro week', ['clients.0.week']])
    const week = ['training', 'rest', 'training', 'rest', 'training', 'rest', 'rest'] as const
    const clients = [{ clientId: team.clientId, assignmentId: newId(), startDay: today, week: [...week] }]
    expect((await as(team.nutritionist).call(assignMacro, { id: typedId, clients })).assigned).toMatchObject([{ week }])
    await as(team.admin).call(deactivateClient, { id: team.clientId })
    await expect(assign(team.nutritionist, { macroId, clientId: team.clientId })).rejects.toMatchObject(refusal('macro client inactive'))
  })
})

describe('grams per kg', () => {
  test('go by the weight of that day, and say where it has moved', async () => {
    const team = await teamOf()
    const at = { macroId: (await create(team, 'Al kg', perKg)).id, clientId: team.clientId }
    await expect(assign(team.nutritionist, at)).rejects.toMatchObject({
      body: { code: 'macro weight needed', errors: { 'clients.0.weightKg': [expect.any(String)] } },
    })
    const typed = await assign(team.nutritionist, at, { weightKg: 64.5 })
    expect(typed.assignment).toMatchObject({
      targets: [{ kcal: 2128.5, protein: 129, carbs: 258, lipids: 64.5 }],
      weight: { kg: 64.5, basis: 'current', formula: null, day: today },
      movedWeight: null,
    })
    await weigh(team, team.clientId, 70, addDays(today, -2))
    const { assignment } = await assign(team.nutritionist, at, { assignmentId: typed.id })
    expect(assignment).toMatchObject({ targets: [{ protein: 140 }], weight: { kg: 70, day: addDays(today, -2) } })
    await weigh(team, team.clientId, 71.3)
    expect((await as(team.nutritionist).call(listClientMacros, { id: team.clientId })).assignments).toMatchObject([{ movedWeight: null }])
    await weigh(team, team.clientId, 68.6)
    expect((await as(team.nutritionist).call(listClientMacros, { id: team.clientId })).assignments).toMatchObject([{ movedWeight: 68.6 }])
    expect((await as(team.client).call(listOwnMacros, {})).assignments).toMatchObject([{ movedWeight: null }])
  })

  test('go by the desirable weight where the macro says so', async () => {
    const team = await teamOf()
    const at = { macroId: (await create(team, 'Al kg', { ...perKg, weightBasis: 'desirable' })).id, clientId: team.clientId }
    await inTeam(team, db => db.run(sql`update clients set sex = 'female', height_cm = 165, birth_date = '1990-05-01'`))
    const { assignment } = await assign(team.nutritionist, at)
    expect(assignment?.weight).toEqual({ kg: expect.closeTo(57.5, 1), basis: 'desirable', formula: 'LORENTZ', day: today })
    const { clients } = await as(team.nutritionist).call(listClientsForMacro, { id: at.macroId })
    expect(clients).toMatchObject([
      {
        id: team.clientId,
        isAssigned: true,
        current: { macroId: at.macroId, title: 'Al kg', startDay: today },
        weightKg: assignment?.weight?.kg,
      },
    ])
  })
})

describe('who follows a macro', () => {
  test('is offered for another with what they follow now and soon', async () => {
    const team = await teamOf()
    const [base, other] = [await create(team, 'Base'), await create(team, 'Altra')]
    const [soon, later] = [addDays(today, 5), addDays(today, 20)]
    for (const [macroId, startDay] of [
      [base.id, later],
      [base.id, today],
      [other.id, soon],
    ] as const)
      await assign(team.nutritionist, { macroId, clientId: team.clientId }, { startDay })
    const { clients } = await as(team.nutritionist).call(listClientsForMacro, { id: base.id })
    expect(clients).toMatchObject([
      {
        current: { macroId: base.id, startDay: today },
        upcoming: [
          { macroId: other.id, title: 'Altra', startDay: soon },
          { macroId: base.id, title: 'Base', startDay: later },
        ],
      },
    ])
  })

  test('is listed with the latest first, of those whom the asker reaches', async () => {
    const team = await teamOf()
    const { id } = await create(team, 'Base')
    const lonelyId = await lonelyClientOf(house, team)
    await assign(team.admin, { macroId: id, clientId: lonelyId }, { startDay: addDays(today, -40) })
    await assign(team.admin, { macroId: (await create(team, 'Altra')).id, clientId: lonelyId }, { startDay: addDays(today, -20) })
    await assign(team.admin, { macroId: id, clientId: team.clientId })
    const names = async (by: 'admin' | 'nutritionist', more: object = {}) =>
      (await as(team[by]).call(listMacroAssignments, { id, ...more })).assignedClients.map(({ client, state }) => [client.name, state])
    expect(await names('admin')).toEqual([
      ['Martina Bellini', 'current'],
      ['Aldo Serra', 'past'],
    ])
    expect(await names('nutritionist')).toEqual([['Martina Bellini', 'current']])
    expect(await names('admin', { isOpen: 'true' })).toEqual([['Martina Bellini', 'current']])
    expect(await names('admin', { isOpen: 'false' })).toEqual([['Aldo Serra', 'past']])
    expect(await names('admin', { search: 'serra' })).toEqual([['Aldo Serra', 'past']])
    const { clients } = await as(team.admin).call(listClientsForMacro, { id, search: 'aldo' })
    expect(clients).toMatchObject([{ id: lonelyId, isAssigned: false, current: { title: 'Altra' }, weightKg: null }])
  })
})

describe('a client', () => {
  test('reads what they were given, as it was given, and nothing else', async () => {
    const team = await teamOf()
    const [base, other] = [await create(team, 'Base'), await create(team, 'Altra')]
    await assign(team.nutritionist, { macroId: base.id, clientId: team.clientId }, { message: 'Forza' })
    await as(team.nutritionist).call(updateMacro, { id: base.id, title: 'Cambiata' })
    const own = await as(team.client).call(listOwnMacros, {})
    expect(own.assignments).toMatchObject([
      { title: 'Base', message: 'Forza', assignedBy: null, isOutdated: false, may: { update: false } },
    ])
    const { macros } = await as(team.client).call(listMacros, {})
    expect(macros).toMatchObject([{ id: base.id, title: 'Base', author: null, assigned: [], client: null }])
    expect(Object.values(macros[0]?.may ?? {})).toEqual([false, false, false, false, false])
    expect(await as(team.client).call(getMacro, { id: base.id })).toEqual(macros[0])
    await expect(as(team.client).call(getMacro, { id: other.id })).rejects.toMatchObject(refusal('not found'))
    expect((await as(team.client).call(listMacros, { search: 'abse' })).macros).toHaveLength(1)
    for (const none of [{ search: 'cambiata' }, { unit: 'percent' }, { kind: 'deleted' }, { page: 2 }] as const) {
      expect((await as(team.client).call(listMacros, none)).macros).toEqual([])
    }
  })

  test('is told of what they get and of what changes', async () => {
    const team = await teamOf()
    const at = { macroId: (await create(team, 'Base')).id, clientId: team.clientId }
    const { id } = await assign(team.nutritionist, at, { message: 'Forza' })
    await as(team.nutritionist).call(updateMacroDate, { id: at.macroId, assignmentId: id, startDay: addDays(today, 1) })
    const { notifications } = await as(team.client).call(listNotifications, {})
    expect(notifications.map(({ body }) => body)).toEqual([expect.stringMatching(/ Forza$/), expect.stringMatching(/ Forza$/)])
    expect(notifications.map(({ title, link }) => [title, link])).toEqual([
      ['«Base» è stato aggiornato', '/macros'],
      ['Hai un nuovo obiettivo: Base', '/macros'],
    ])
  })
})

describe('a receipt', () => {
  const receiptOf = async ({ nutritionist }: TestTeam, id: string) =>
    (await as(nutritionist).call(listClientMacros, { id })).assignments.map(
      ({ receipt }) => receipt && Object.entries(receipt).flatMap(([step, at]) => (at === null ? [] : [step])),
    )

  test('tells how far a target has come to the client, anew where it was changed', async () => {
    const team = await teamOf()
    const at = { macroId: (await create(team, 'Base')).id, clientId: team.clientId }
    const { id: assignmentId } = await assign(team.nutritionist, at)
    expect(await receiptOf(team, team.clientId)).toEqual([['sentAt']])
    for (const kind of ['stored', 'opened'] as const) await as(team.client).call(recordOwnMacroReceipt, { assignmentId, kind })
    expect(await receiptOf(team, team.clientId)).toEqual([['sentAt', 'storedAt', 'openedAt']])
    const first = (await as(team.client).call(listOwnMacros, {})).assignments[0]?.receipt
    await as(team.client).call(recordOwnMacroReceipt, { assignmentId, kind: 'opened' })
    expect((await as(team.client).call(listOwnMacros, {})).assignments[0]?.receipt).toEqual(first)
    await assign(team.nutritionist, at, { assignmentId })
    expect(await receiptOf(team, team.clientId)).toEqual([['sentAt']])
  })

  test('is of the client’s own targets alone, and none is sent without an account or where macros are hidden', async () => {
    const [team, neighbour] = [await teamOf(), await teamOf()]
    const macroId = (await create(team, 'Base')).id
    const lonely = await lonelyClientOf(house, team)
    const { id: ofLonely } = await assign(team.admin, { macroId, clientId: lonely })
    const sent = async (id: string) =>
      (await as(team.admin).call(listClientMacros, { id })).assignments.map(({ receipt }) => receipt && receipt.sentAt !== null)
    expect(await sent(lonely)).toEqual([null])
    const theirs = { macroId: (await create(neighbour, 'Altra')).id, clientId: neighbour.clientId }
    const { id: ofNeighbour } = await assign(neighbour.nutritionist, theirs)
    for (const assignmentId of [ofLonely, ofNeighbour]) {
      const refused = as(team.client).call(recordOwnMacroReceipt, { assignmentId, kind: 'opened' })
      await expect(refused).rejects.toMatchObject(refusal('not found'))
    }
    await inTeam(team, db => setVisibility(db, team.clientId, true))
    await assign(team.nutritionist, { macroId, clientId: team.clientId })
    expect(await sent(team.clientId)).toEqual([false])
  })
})

describe('when a nutritionist leaves', () => {
  test('what they assigned ends, or their heir has it', async () => {
    const [first, second] = [await teamOf(), await teamOf()]
    for (const team of [first, second]) {
      await assign(team.nutritionist, { macroId: (await create(team, 'Base')).id, clientId: team.clientId })
    }
    const { content } = await as(first.admin).call(getCollaboratorDeletion, { id: first.nutritionist.membershipId })
    expect(content).toEqual([{ kind: 'macros', label: 'macro assegnati', count: 1 }])
    await as(first.admin).call(deleteCollaborator, { id: first.nutritionist.membershipId, moveTo: null })
    expect((await as(first.admin).call(listClientMacros, { id: first.clientId })).assignments).toEqual([])
    expect((await as(first.admin).call(listMacros, {})).macros).toMatchObject([{ title: 'Base', author: null }])
    const heir = await given.member('nutritionist', { workspaceId: second.workspaceId, firstName: 'Erede' })
    await as(second.admin).call(deleteCollaborator, { id: second.nutritionist.membershipId, moveTo: heir.membershipId })
    expect((await as(second.admin).call(listClientMacros, { id: second.clientId })).assignments).toMatchObject([
      { state: 'current', assignedBy: 'Erede Marchetti' },
    ])
    expect(await inTeam(second, db => macroContent.count(db, heir.membershipId))).toBe(1)
  })
})

test('of two records of one person what stands with the one that stays counts', async () => {
  const team = await teamOf()
  const fromId = await lonelyClientOf(house, team)
  await inTeam(team, async db => {
    await db.run(sql`insert into macro_visibilities (client_id, is_hidden) values (${fromId}, true), (${team.clientId}, false)`)
    await db.run(sql`insert into client_energy (client_id, formula, desirable_formula) values (${fromId}, 'SCHOFIELD', 'KEYS')`)
  })
  await house.database.withSystem('write', async db => {
    const joined = { workspaceId: team.workspaceId, fromId, toId: team.clientId }
    await joinEnergy(db, joined)
    await joinVisibility(db, joined)
  })
  expect(
    await inTeam(team, db =>
      db.many(sql`select v.is_hidden, e.formula from macro_visibilities v join client_energy e on e.client_id = v.client_id
        where v.client_id = ${team.clientId}`),
    ),
  ).toEqual([{ is_hidden: false, formula: 'SCHOFIELD' }])
})
