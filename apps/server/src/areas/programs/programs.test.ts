import type { Input } from '@allenio/contract'
import type { Operation } from '@allenio/contract/documents'
import { createFolder } from '@allenio/contract/folders'
import {
  editProgram,
  countProgramWeeks,
  getProgramInfo,
  listModels,
  listPackagePrograms,
  publishProgram,
  getProgramSettings,
  updateProgramSettings,
  assignProgram,
  createProgram,
  duplicateProgram,
  getProgram,
  getProgramForAssign,
  listPrograms,
  movePrograms,
  updateProgram,
} from '@allenio/contract/programs'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { idOfSlug } from '#areas/system-exercises'
import { actorOf, clientOf, statementsOf, testHouse, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'
import { listTeamPrograms } from './list.ts'
import { readProgram } from './program-detail.ts'
import { batchOf, programOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

const titlesFor = async (who: TestMember, input: Input<typeof listPrograms> = {}) =>
  (await as(who).call(listPrograms, input)).programs.map(({ title }) => title)

const assigning = (clientId: string, more: object = {}) => ({
  clients: [{ clientId, programUserId: newId(), startDay: today, weekdays: null, ...more }],
})

describe('the list', () => {
  test('has new ones on top, and is searched, filtered and sorted', async () => {
    const team = await given.team()
    const folder = await as(team.coach).call(createFolder, { name: 'Forza' })
    await programOf(house, team, { title: 'Àncora forza', folderId: folder.id })
    await programOf(house, team, { title: 'Brucia', owner: team.admin })
    expect(await titlesFor(team.coach)).toEqual(['Brucia', 'Àncora forza'])
    expect(await titlesFor(team.coach, { sort: 'title' })).toEqual(['Àncora forza', 'Brucia'])
    expect(await titlesFor(team.coach, { search: 'ancora' })).toEqual(['Àncora forza'])
    expect(await titlesFor(team.coach, { folderId: folder.id })).toEqual(['Àncora forza'])
    expect(await titlesFor(team.coach, { folderId: 'none' })).toEqual(['Brucia'])
    // a search looks into all folders
    expect(await titlesFor(team.coach, { folderId: 'none', search: 'forza' })).toEqual(['Àncora forza'])
    expect(await titlesFor(team.coach, { collaboratorId: team.admin.membershipId })).toEqual(['Brucia'])
    const [program] = (await as(team.coach).call(listPrograms, { search: 'ancora' })).programs
    expect(program).toMatchObject({
      weeks: 2,
      days: 6,
      clients: 0,
      folder: { name: 'Forza' },
      owner: { name: 'Giulia Marchetti' },
      state: null,
    })
  })

  test('is sorted by the last edit', async () => {
    const team = await given.team()
    const first = await programOf(house, team, { title: 'Primo' })
    await programOf(house, team, { title: 'Secondo' })
    await as(team.coach).call(updateProgram, { id: first.id, title: 'Primo ritoccato' })
    expect(await titlesFor(team.coach, { sort: '-updated' })).toEqual(['Primo ritoccato', 'Secondo'])
  })

  test('costs the same number of statements whatever it holds', async () => {
    const team = await given.team()
    const actor = actorOf(team.coach, 'coach')
    const query = { page: 1, kind: 'models', sort: '-created' } as const
    const count = async () => (await statementsOf(database, team.workspaceId, db => listTeamPrograms(db, actor, query))).length
    await programOf(house, team)
    const few = await count()
    for (let more = 0; more < 8; more += 1) await programOf(house, team)
    expect([few, await count()]).toEqual([2, 2])
  })
})

test('its weeks and their days are counted in their order, without deleted ones', async () => {
  const team = await given.team()
  const { id, weekIds, dayIds } = await programOf(house, team)
  const [secondDay = ''] = dayIds.slice(1)
  const [weekId = '', lastWeekId = ''] = weekIds
  const counted = async () => {
    const { daysByWeek, isOnlyInOrder } = await as(team.coach).call(getProgramForAssign, { id })
    return { daysByWeek, isOnlyInOrder, ...(await as(team.coach).call(countProgramWeeks, { id })) }
  }
  const added = (places: string) =>
    [...places].map((place): Operation => ({ kind: 'insert', id: newId(), type: 'day', parentId: lastWeekId, place, cells: {} }))
  const edit = (...operations: Operation[]) => as(team.coach).call(editProgram, { id, base: 0, batches: [batchOf(...operations)] })
  await edit({ kind: 'delete', id: secondDay }, ...added('8A'))
  expect(await counted()).toEqual({ daysByWeek: [2, 5], isOnlyInOrder: false, weeks: 2 })
  await edit(...added('BCD'))
  expect(await counted()).toEqual({ daysByWeek: [2, 8], isOnlyInOrder: true, weeks: 2 })
  await edit({ kind: 'delete', id: weekId })
  expect(await counted()).toEqual({ daysByWeek: [8], isOnlyInOrder: true, weeks: 1 })
})

test('rows are named by the library in the language of whoever reads, also in what a client was given', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const { id, rowIds } = await programOf(house, team)
  const [rowId = ''] = rowIds
  const exercise = { id: idOfSlug('barbell_back_squat'), name: 'Squat del coach' }
  await as(team.coach).call(editProgram, { id, base: 0, batches: [batchOf({ kind: 'set', id: rowId, cells: { exercise } })] })
  await as(team.coach).call(assignProgram, { id, ...assigning(clientId) })
  const nameFor = (role: 'coach' | 'client', language: 'it' | 'en') =>
    database.withWorkspace(team.workspaceId, 'read', async db => {
      const { weekList } = await readProgram(db, actorOf(team[role], role, language), { id })
      return weekList[0]?.days[0]?.workouts[0]?.exercises.map(({ name }) => name)
    })
  for (const role of ['coach', 'client'] as const) {
    expect(await nameFor(role, 'it')).toEqual(['Squat con bilanciere', 'Panca piana', 'Rematore'])
    expect(await nameFor(role, 'en')).toEqual(['Barbell Back Squat', 'Panca piana', 'Rematore'])
  }
})

describe('who sees what', () => {
  test('models are the workspace’s, private ones their owner’s and the admin’s, and a nutritionist sees nothing', async () => {
    const team = await given.team()
    const colleague = await given.member('coach', { workspaceId: team.workspaceId })
    await programOf(house, team, { title: 'Di tutti' })
    const secret = await programOf(house, team, { title: 'Mio', isPrivate: true })
    expect(await titlesFor(team.coach)).toEqual(['Mio', 'Di tutti'])
    expect(await titlesFor(team.admin)).toEqual(['Mio', 'Di tutti'])
    expect(await titlesFor(colleague)).toEqual(['Di tutti'])
    const answers = await Promise.all([secret.id, newId()].map(id => as(colleague).ask(getProgram, { id })))
    expect(answers[0]).toMatchObject({ status: 404 })
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await as(team.nutritionist).ask(listPrograms, {})).status).toBe(403)
  })

  test('a client sees the release that they were given, and nothing else', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    await programOf(house, team, { title: 'Di un altro' })
    const program = await programOf(house, team, { title: 'Tua' })
    const client = as(team.client)
    expect(await titlesFor(team.client)).toEqual([])
    await as(team.coach).call(assignProgram, { id: program.id, ...assigning(clientId, { weekdays: [1, 3, 5] }) })
    await as(team.coach).call(updateProgram, { id: program.id, title: 'Bozza' })
    const { programs, counts } = await client.call(listPrograms, {})
    expect(counts).toBeNull()
    expect(programs).toMatchObject([{ id: program.id, title: 'Tua', weeks: 2, days: 6, owner: null, folder: null, may: { update: false } }])
    const detail = await client.call(getProgram, { id: program.id })
    expect(
      detail.weekList[0]?.days[0]?.workouts[0]?.exercises.map(({ key, supersetPosition, restType }) => [key, supersetPosition, restType]),
    ).toEqual([
      ['A', null, 'seconds'],
      ['B', 1, 'no_rest'],
      ['B', 2, 'seconds'],
    ])
    expect(detail.programUsers).toMatchObject([{ assignedBy: null, may: { update: false } }])
    expect((await client.ask(updateProgram, { id: program.id, title: 'x' })).status).toBe(403)
  })
})

describe('a program', () => {
  test('begins with a week of three days, keeps its content when it is duplicated, and has its size in figures', async () => {
    const team = await given.team()
    const created = await as(team.coach).call(createProgram, { title: 'Nuovo' })
    expect(created).toMatchObject({ weeks: 1, days: 3, isPrivate: false })
    const source = await programOf(house, team)
    const copy = await as(team.coach).call(duplicateProgram, { id: source.id, title: 'Copia' })
    expect(copy).toMatchObject({ title: 'Copia', weeks: 2, days: 6 })
    expect(await as(team.coach).call(getProgramInfo, { id: copy.id })).toMatchObject({ workouts: 1, exercises: 3, sets: 10 })
  })

  test('whose id the device has made is created once', async () => {
    const team = await given.team()
    const id = newId()
    await as(team.coach).call(createProgram, { id, title: 'Nuovo' })
    expect(await as(team.coach).ask(createProgram, { id, title: 'Nuovo' })).toMatchObject({
      status: 409,
      body: { code: 'record id taken' },
    })
  })

  test('gets another owner from the admin alone', async () => {
    const team = await given.team()
    const { id } = await programOf(house, team)
    const ownerId = team.admin.membershipId
    expect((await as(team.coach).ask(updateProgram, { id, ownerId })).status).toBe(403)
    expect((await as(team.admin).call(updateProgram, { id, ownerId })).owner?.id).toBe(ownerId)
    expect((await as(team.admin).ask(updateProgram, { id, ownerId: team.nutritionist.membershipId })).status).toBe(404)
    await as(team.admin).call(updateProgram, { id, ownerId: team.coach.membershipId })
    expect((await as(team.admin).call(updateProgram, { id, ownerId: 'me' })).owner?.id).toBe(ownerId)
  })

  test('is made private by its owner and the admin alone', async () => {
    const team = await given.team()
    const colleague = await given.member('coach', { workspaceId: team.workspaceId })
    const { id } = await programOf(house, team)
    const readFor = (who: TestMember) => as(who).call(getProgram, { id })
    const mayShare = async () => (await Promise.all([team.coach, team.admin, colleague].map(readFor))).map(({ may }) => may.share)
    expect(await mayShare()).toEqual([true, true, false])
    expect((await as(colleague).ask(updateProgram, { id, isPrivate: true })).status).toBe(403)
    // a value that stays as it is takes no right
    await as(colleague).call(updateProgram, { id, title: 'Di tutti', isPrivate: false })
    expect(await readFor(colleague)).toMatchObject({ title: 'Di tutti', isPrivate: false })
    for (const who of [team.coach, team.admin]) {
      expect(await as(who).call(updateProgram, { id, isPrivate: true })).toMatchObject({ isPrivate: true })
      expect((await as(colleague).ask(getProgram, { id })).status).toBe(404)
      expect(await as(who).call(updateProgram, { id, isPrivate: false })).toMatchObject({ isPrivate: false })
    }
  })

  test('moves into a folder that is there, with all others or not at all', async () => {
    const team = await given.team()
    const folder = await as(team.coach).call(createFolder, { name: 'Forza' })
    const programs = [await programOf(house, team), await programOf(house, team)]
    const programIds = programs.map(({ id }) => id)
    expect((await as(team.coach).ask(movePrograms, { programIds: [...programIds, newId()], folderId: folder.id })).status).toBe(404)
    expect((await as(team.coach).ask(movePrograms, { programIds, folderId: newId() })).status).toBe(404)
    await as(team.coach).call(movePrograms, { programIds, folderId: folder.id })
    expect(await titlesFor(team.coach, { folderId: folder.id })).toHaveLength(2)
  })

  test('is chosen from the models by title, and for a package once it is released', async () => {
    const team = await given.team()
    const { id } = await programOf(house, team, { title: 'Zeta' })
    await programOf(house, team, { title: 'Alfa' })
    expect((await as(team.coach).call(listModels, {})).models.map(({ title }) => title)).toEqual(['Alfa', 'Zeta'])
    expect((await as(team.coach).call(listPackagePrograms, {})).programs).toEqual([])
    await as(team.coach).call(publishProgram, { id })
    expect((await as(team.coach).call(listPackagePrograms, {})).programs.map(({ title }) => title)).toEqual(['Zeta'])
  })
})

test('settings differ from the presets where the admin has changed them', async () => {
  const team = await given.team()
  await as(team.admin).call(updateProgramSettings, { expiryDays: 10 })
  await as(team.admin).call(updateProgramSettings, { mayClientsSwap: false })
  expect(await as(team.client).call(getProgramSettings, {})).toMatchObject({ expiryDays: 10, mayClientsSwap: false, volumeTo: 20 })
  expect((await as(team.admin).ask(updateProgramSettings, { volumeFrom: 30 })).status).toBe(422)
  expect(await as(team.admin).call(getProgramSettings, {})).toMatchObject({ volumeFrom: 10 })
  expect((await as(team.coach).ask(updateProgramSettings, { expiryDays: 3 })).status).toBe(403)
})
