import {
  cloneMacro,
  createMacro,
  deleteMacro,
  deleteManyMacros,
  undeleteMacro,
  updateMacro,
  updateMacroSettings,
  countMacros,
  getMacro,
  getMacroSettings,
  listMacroAuthors,
  listMacros,
  type MacroDay,
  type MacroUnit,
} from '@allenio/contract/macros'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { lonelyClientOf, testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { macrosArea } from './index.ts'
import { day, macroScene, perKg, refusal, today } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const { team: teamOf, create, list, assign, inTeam } = macroScene(house)

describe('a macro', () => {
  test('has its targets in grams, and its author', async () => {
    const team = await teamOf()
    const macro = await create(team, 'Base', { note: 'Con calma', days: [day({ fiber: 30, water: 2000 })] })
    expect(macro).toMatchObject({
      title: 'Base',
      note: 'Con calma',
      weightBasis: 'current',
      targets: [{ kcal: 2000, protein: 150, carbs: 200, lipids: 66.7, percents: { protein: 30, carbs: 40, lipids: 30 }, fiber: 30 }],
      client: null,
      assigned: [],
      author: { id: team.nutritionist.membershipId, name: 'Giulia Marchetti' },
      may: { update: true, delete: true, undelete: false, clone: true, assign: true },
    })
    expect((await create(team, 'Per kg', perKg)).targets).toMatchObject([{ kcal: null, protein: null, percents: null }])
    expect(await as(team.admin).call(getMacro, { id: macro.id })).toEqual(macro)
  })

  test.each<[string, { unit?: MacroUnit; days: MacroDay[] }, object]>([
    ['macro day types', { days: [day(), day({ dayType: 'rest' })] }, { days: 'macro day types' }],
    ['macro kcal needed', { days: [day({ kcal: null })] }, { 'days.0.kcal': 'macro kcal needed' }],
    ['macro above kcal', { days: [day({ kcal: 1000 })] }, { 'days.0.lipids': 'macro above kcal' }],
    ['invalid input', { unit: 'percent', days: [day()] }, { 'days.0.protein': '', 'days.0.carbs': '', 'days.0.lipids': '' }],
    [
      'macro two rests',
      { days: [day({ dayType: 'own 1', protein: null, carbs: null })] },
      { 'days.0.carbs': '', 'days.0.lipids': '', 'days.0.dayType': 'own day type unnamed' },
    ],
  ])('is refused with every fault at its field: %s', async (code, written, fields) => {
    const team = await teamOf()
    const { status, body } = await as(team.nutritionist).ask(createMacro, { title: 'Base', unit: 'grams', ...written })
    expect([status, body.code, Object.keys(body.errors ?? {}).toSorted()]).toEqual([422, code, Object.keys(fields).toSorted()])
    const { id } = await create(team, 'Base')
    expect(await as(team.nutritionist).ask(updateMacro, { id, ...written })).toMatchObject({ status: 422, body: { code } })
  })

  test('is stored once, however often a device sends it, and overwrites nobody’s', async () => {
    const team = await teamOf()
    const id = newId()
    await create(team, 'Uno', { id })
    expect((await create(team, 'Due', { id })).title).toBe('Uno')
    await expect(as(team.admin).call(createMacro, { id, title: 'Tre', unit: 'grams', days: [day()] })).rejects.toMatchObject(
      refusal('record id taken'),
    )
  })

  test('keeps what is not sent, and is not overwritten by who has not seen the last change', async () => {
    const team = await teamOf()
    const { id, updatedAt } = await create(team, 'Base', { note: 'Nota' })
    const saved = await as(team.admin).call(updateMacro, { id, title: 'Nuova', readAt: updatedAt })
    expect(saved).toMatchObject({ title: 'Nuova', note: 'Nota', unit: 'grams' })
    await expect(as(team.nutritionist).call(updateMacro, { id, note: '', readAt: updatedAt })).rejects.toMatchObject(
      refusal('changed meanwhile'),
    )
  })

  test('that was made for one client is seen by those who reach the client', async () => {
    const team = await teamOf()
    const lonelyId = await lonelyClientOf(house, team)
    const { id, client } = await as(team.admin).call(createMacro, { title: 'Sua', unit: 'grams', days: [day()], clientId: lonelyId })
    expect(client).toMatchObject({ id: lonelyId, name: 'Aldo Serra' })
    expect((await as(team.admin).call(listMacros, { kind: 'for one client' })).macros.map(each => each.id)).toEqual([id])
    expect(await list(team, { kind: 'for one client' })).toEqual([])
    for (const ask of [
      () => as(team.nutritionist).call(getMacro, { id }),
      () => as(team.nutritionist).call(updateMacro, { id, title: 'Mia' }),
      () => as(team.nutritionist).call(cloneMacro, { id }),
      () => as(team.nutritionist).call(deleteManyMacros, { action: 'delete', ids: [id] }),
      () => create(team, 'Sua', { clientId: lonelyId }),
    ]) {
      await expect(ask()).rejects.toMatchObject(refusal('not found'))
    }
    const own = await create(team, 'Per Martina', { clientId: team.clientId })
    expect(await list(team)).toEqual([])
    const copy = await as(team.nutritionist).call(cloneMacro, { id: own.id })
    expect(copy).toMatchObject({ title: 'Per Martina (copia)', client: null, days: own.days })
  })

  test('is deleted, undeleted, and erased after a week; what clients were given stays', async () => {
    const team = await teamOf()
    const { id } = await create(team, 'Base')
    await assign(team.nutritionist, { macroId: id, clientId: team.clientId })
    await as(team.nutritionist).call(deleteMacro, { id })
    await expect(as(team.nutritionist).call(getMacro, { id })).rejects.toMatchObject(refusal('not found'))
    expect((await as(team.nutritionist).call(listMacros, { kind: 'deleted' })).macros).toMatchObject([{ id, may: { undelete: true } }])
    expect(await as(team.nutritionist).call(undeleteMacro, { id })).toMatchObject({ id, deletedAt: null, assignedCount: 1 })
    await as(team.nutritionist).call(deleteMacro, { id })
    await inTeam(team, db => db.run(sql`update macros set deleted_at = now() - interval '9 days'`))
    await expect(as(team.nutritionist).call(undeleteMacro, { id })).rejects.toMatchObject(refusal('not found'))
    for (const job of macrosArea.jobs) {
      if (job.kind === 'sweep')
        await job.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })
    }
    expect(await inTeam(team, db => db.many(sql`select 1 from macros`))).toEqual([])
    expect((await as(team.client).call(getMacro, { id })).title).toBe('Base')
  })

  test('is deleted with others, and told why it was not', async () => {
    const team = await teamOf()
    const [one, two] = [await create(team, 'Uno'), await create(team, 'Due')]
    await as(team.nutritionist).call(deleteMacro, { id: one.id })
    const ids = [one.id, two.id]
    expect(await as(team.nutritionist).call(deleteManyMacros, { action: 'delete', ids })).toEqual({
      changed: [two.id],
      refused: [{ id: one.id, name: 'Uno', reason: 'È già eliminato.' }],
    })
    expect((await as(team.nutritionist).call(deleteManyMacros, { action: 'undelete', ids })).changed.toSorted()).toEqual(ids.toSorted())
    await expect(as(team.nutritionist).call(deleteManyMacros, { action: 'delete', ids: [...ids, newId()] })).rejects.toMatchObject(
      refusal('not found'),
    )
  })
})

describe('the list', () => {
  test('is searched without accents and with a typo, and the better fit stands first', async () => {
    const team = await teamOf()
    for (const title of ['Più massa', 'Massa', 'Definizione']) await create(team, title)
    expect(await list(team, { search: 'massa', sort: 'relevance' })).toEqual(['Massa', 'Più massa'])
    expect(await list(team, { search: 'piu' })).toEqual(['Più massa'])
    expect(await list(team, { search: 'defniizione' })).toEqual(['Definizione'])
  })

  test('is filtered and ordered, and counted', async () => {
    const team = await teamOf()
    const [light, heavy] = [
      await create(team, 'Leggera', { days: [day({ kcal: 1600 })] }),
      await create(team, 'Pesante', { days: [day({ kcal: 3000 })] }),
    ]
    await create(team, 'Al kg', perKg)
    await create(team, 'Sua', { clientId: team.clientId })
    await as(team.nutritionist).call(deleteMacro, { id: heavy.id })
    await create(team, 'Pesante', { days: [day({ kcal: 3000 })] })
    await assign(team.nutritionist, { macroId: light.id, clientId: team.clientId })
    expect(await list(team, { sort: 'kcal' })).toEqual(['Leggera', 'Pesante', 'Al kg'])
    expect(await list(team, { sort: '-kcal' })).toEqual(['Pesante', 'Leggera', 'Al kg'])
    expect((await list(team, { sort: '-assigned' }))[0]).toBe('Leggera')
    expect((await list(team, { sort: 'assigned' })).at(-1)).toBe('Leggera')
    expect(await list(team, { unit: 'grams per kg' })).toEqual(['Al kg'])
    expect(await list(team, { isAssigned: 'true' })).toEqual(['Leggera'])
    expect(await list(team, { isAssigned: 'false', sort: 'title' })).toEqual(['Al kg', 'Pesante'])
    expect(await list(team, { authorId: team.admin.membershipId })).toEqual([])
    for (const sort of ['title', '-title', 'created', '-created', 'updated', '-updated', 'relevance']) {
      expect((await list(team, { sort })).toSorted()).toEqual(['Al kg', 'Leggera', 'Pesante'])
    }
    expect(await as(team.nutritionist).call(countMacros, { unit: 'grams' })).toEqual({
      matching: 2,
      library: 3,
      forOneClient: 1,
      deleted: 1,
    })
    const { authors } = await as(team.admin).call(listMacroAuthors, {})
    expect(authors).toEqual([{ id: team.nutritionist.membershipId, name: 'Giulia Marchetti', count: 4, isOwn: false }])
  })

  test('shows the first five who follow it by name, of those whom the asker reaches', async () => {
    const team = await teamOf()
    const { id } = await create(team, 'Base')
    const clientIds: string[] = []
    for (let n = 0; n < 7; n += 1) clientIds.push(await lonelyClientOf(house, team))
    await inTeam(team, db =>
      db.run(sql`update clients c set first_name = 'Aldo ' || n from (select id, row_number() over (order by id) as n from clients
        where last_name = 'Serra') o where o.id = c.id`),
    )
    for (const clientId of clientIds) await assign(team.admin, { macroId: id, clientId })
    await assign(team.nutritionist, { macroId: id, clientId: team.clientId }, { startDay: addDays(today, 3) })
    const seen = await as(team.admin).call(getMacro, { id })
    expect([seen.assignedCount, seen.assigned.map(({ name }) => name)]).toEqual([
      8,
      ['Martina Bellini', 'Aldo 1 Serra', 'Aldo 2 Serra', 'Aldo 3 Serra', 'Aldo 4 Serra'],
    ])
    expect((await as(team.nutritionist).call(getMacro, { id })).assignedCount).toBe(1)
  })
})

describe('the names of day types', () => {
  test('are needed for own ones, and stay while something has them in it', async () => {
    const team = await teamOf()
    const days = [day({ dayType: 'own 1' })]
    const names = { 'own 1': { it: 'Gara', en: '' }, 'own 2': { it: '', en: '' } }
    await as(team.admin).call(updateMacroSettings, { dayTypeNames: names })
    expect(await as(team.nutritionist).call(getMacroSettings, {})).toEqual({
      hideClientMacros: false,
      dayTypeNames: { 'own 1': { it: 'Gara', en: '' } },
      may: { update: false },
    })
    const { id } = await create(team, 'Gara', { days })
    const refused = await as(team.admin).ask(updateMacroSettings, { dayTypeNames: {} })
    expect([refused.body.code, Object.keys(refused.body.errors ?? {})]).toEqual(['own day type unnamed', ['dayTypeNames.own 1']])
    await as(team.nutritionist).call(updateMacro, { id, days: [day()] })
    expect((await as(team.admin).call(updateMacroSettings, { dayTypeNames: {} })).dayTypeNames).toEqual({})
    await expect(create(team, 'Gara', { days })).rejects.toMatchObject(refusal('own day type unnamed'))
  })

  test('are those of the business alone', async () => {
    const [team, other] = [await teamOf(), await given.team()]
    await as(team.admin).call(updateMacroSettings, { dayTypeNames: { 'own 1': { it: 'Gara', en: 'Race' } } })
    expect((await as(other.admin).call(getMacroSettings, {})).dayTypeNames).toEqual({})
  })
})
