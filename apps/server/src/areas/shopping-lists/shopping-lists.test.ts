import {
  addOwnShoppingLine,
  deleteOwnShoppingLine,
  saveOwnShoppingList,
  shoppingLimits,
  tickOwnShoppingLines,
} from '@allenio/contract/shopping-lists'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, race, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { joinShoppingLists } from './join.ts'
import { ago, planLine, shoppingScene, today } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const { team: teamOf, save, add, read, sweep } = shoppingScene(house)

const names = (list: { lines: { it: string }[] } | null) => list?.lines.map(({ it }) => it)

test('a client has one list, with the plan’s lines in their order before their own', async () => {
  const { client } = await teamOf()
  expect(await read(client)).toBeNull()
  const lines = [planLine('Mela', { grossGrams: 190 }), planLine('Sale', { grams: null, category: null })]
  const saved = await save(client, { lines })
  expect(saved).toMatchObject({ days: [today], people: 1, link: null })
  expect(saved.lines.map(({ id, foodId, it, category, grams, grossGrams }) => ({ id, foodId, it, category, grams, grossGrams }))).toEqual(
    lines.map(({ en: _en, ...line }) => line),
  )
  await add(client, saved.id, 'Carta')
  const list = await read(client)
  expect(names(list)).toEqual(['Mela', 'Sale', 'Carta'])
  expect(list?.lines.at(-1)).toMatchObject({ foodId: null, en: 'Carta', isTicked: false })
})

test('making the list anew keeps ticks and own lines, and drops what is needed no more', async () => {
  const { client } = await teamOf()
  const [apple, rice] = [planLine('Mela'), planLine('Riso')]
  const { id } = await save(client, { lines: [apple, rice] })
  await add(client, id, 'Carta')
  await as(client).call(tickOwnShoppingLines, { id, ticks: [{ lineId: apple.id, isTicked: true, changedAt: ago(0) }], sentAt: ago(0) })
  const list = await save(client, { id, lines: [planLine('Pera'), { ...apple, grams: 300 }] })
  expect(list.lines.map(({ it, grams, isTicked }) => [it, grams, isTicked])).toEqual([
    ['Pera', 150, false],
    ['Mela', 300, true],
    ['Carta', null, false],
  ])
})

test('a new list takes over what the client wrote and did not buy', async () => {
  const { client } = await teamOf()
  const { id } = await save(client, { lines: [planLine('Mela')] })
  const bought = await add(client, id, 'Carta')
  await add(client, id, 'Detersivo')
  await as(client).call(tickOwnShoppingLines, { id, ticks: [{ lineId: bought.id, isTicked: true, changedAt: ago(0) }], sentAt: ago(0) })
  const next = await save(client, { lines: [planLine('Riso')] })
  expect(next.id).not.toBe(id)
  expect(names(next)).toEqual(['Riso', 'Detersivo'])
})

test('the list that was made later stays, whichever device sends first', async () => {
  const { client } = await teamOf()
  const later = await save(client, { lines: [planLine('Mela')], changedAt: ago(5) })
  const answer = await save(client, { lines: [planLine('Riso')], changedAt: ago(30) })
  expect([answer.id, names(answer)]).toEqual([later.id, ['Mela']])
  const sent = { id: later.id, lines: [planLine('Pera')], changedAt: ago(30) }
  expect(names(await save(client, sent))).toEqual(['Mela'])
})

test('of two ticks the later counts, and a clock that is a day off moves nothing', async () => {
  const { client } = await teamOf()
  const line = planLine('Mela')
  const { id } = await save(client, { lines: [line], changedAt: ago(60) })
  const tick = async (isTicked: boolean, changedAt: string, sentAt = ago(0)) => {
    const list = await as(client).call(tickOwnShoppingLines, { id, ticks: [{ lineId: line.id, isTicked, changedAt }], sentAt })
    return list.lines[0]?.isTicked
  }
  expect(await tick(true, ago(10))).toBe(true)
  expect(await tick(false, ago(20))).toBe(true)
  const day = 24 * 60
  expect(await tick(false, ago(day + 15), ago(day))).toBe(true)
  expect(await tick(false, ago(5 - day), ago(-day))).toBe(false)
  const ticks = [
    { lineId: line.id, isTicked: true, changedAt: ago(1) },
    { lineId: line.id, isTicked: false, changedAt: ago(2) },
    { lineId: newId(), isTicked: true, changedAt: ago(0) },
  ]
  const list = await as(client).call(tickOwnShoppingLines, { id, ticks, sentAt: ago(0) })
  expect(list.lines.map(({ isTicked }) => isTicked)).toEqual([true])
})

test('a line that is sent twice is one; only own lines can be deleted', async () => {
  const { client } = await teamOf()
  const line = planLine('Mela')
  const { id } = await save(client, { lines: [line] })
  const lineId = newId()
  expect(await add(client, id, 'Carta', lineId)).toEqual(await add(client, id, 'Carta', lineId))
  for (const each of [lineId, lineId, line.id]) await as(client).call(deleteOwnShoppingLine, { id, lineId: each })
  expect(names(await read(client))).toEqual(['Mela'])
})

test('a device without a network writes for the list that took the place of its own', async () => {
  const { client } = await teamOf()
  const { id } = await save(client, { lines: [planLine('Mela')], changedAt: ago(60) })
  const [paper, soap] = [newId(), newId()]
  for (const [lineId, text] of [
    [paper, 'Carta'],
    [soap, 'Sapone'],
  ] as const)
    await add(client, id, text, lineId)
  for (const name of ['Riso', 'Pera']) await save(client, { lines: [planLine(name)] })
  await add(client, id, 'Detersivo')
  await as(client).call(deleteOwnShoppingLine, { id, lineId: soap })
  const ticks = [{ lineId: paper, isTicked: true, changedAt: ago(0) }]
  const list = await as(client).call(tickOwnShoppingLines, { id, ticks, sentAt: ago(0) })
  expect(names(list)).toEqual(['Pera', 'Carta', 'Detersivo'])
  expect(list.lines.map(({ isTicked }) => isTicked)).toEqual([false, true, false])
})

test('a list that came too late is answered by the one that counts, and so are its lines and ticks', async () => {
  const { client } = await teamOf()
  const later = await save(client, { lines: [planLine('Mela')], changedAt: ago(5) })
  const lateId = newId()
  for (const _ of [1, 2]) expect((await save(client, { id: lateId, changedAt: ago(30) })).id).toBe(later.id)
  const paper = await add(client, lateId, 'Carta')
  const ticks = [{ lineId: paper.id, isTicked: true, changedAt: ago(0) }]
  const list = await as(client).call(tickOwnShoppingLines, { id: lateId, ticks, sentAt: ago(0) })
  expect(list.lines.map(({ it, isTicked }) => [it, isTicked])).toEqual([
    ['Mela', false],
    ['Carta', true],
  ])
  // no more are stored than the table takes
  for (let count = 0; count < 11; count += 1) await save(client, { changedAt: ago(30) })
  expect((await read(client))?.id).toBe(later.id)
})

test('a list holds so many lines, also when two devices add the last one', async () => {
  const { client } = await teamOf()
  const lines = Array.from({ length: shoppingLimits.lines - 1 }, (_, at) => planLine(`Cibo ${at}`))
  const { id } = await save(client, { lines })
  const sent = () => ({ id, lineId: newId(), text: 'Carta', changedAt: ago(0), sentAt: ago(0) })
  expect(await race(() => as(client).ask(addOwnShoppingLine, sent()))).toEqual({ passed: 1, codes: ['shopping list full'] })
  expect((await as(client).ask(addOwnShoppingLine, sent())).body).toMatchObject({ code: 'shopping list full' })
  const more = { id, days: [today], people: 1, lines: [...lines, planLine('Uno in più')], changedAt: ago(0), sentAt: ago(0) }
  expect((await as(client).ask(saveOwnShoppingList, more)).body).toMatchObject({ code: 'shopping list full' })
})

test('the id of another client’s list is taken', async () => {
  const team = await teamOf()
  const other = await given.member('client', { workspaceId: team.workspaceId })
  await clientOf(house, { ...team, client: other })
  const { id } = await save(team.client)
  const answer = await as(other).ask(saveOwnShoppingList, { id, days: [today], people: 1, lines: [], changedAt: ago(0), sentAt: ago(0) })
  expect(answer).toMatchObject({ status: 409, body: { code: 'record id taken' } })
})

test('when two records become one, the list that was made last stays', async () => {
  const team = await teamOf()
  const first = await save(team.client, { lines: [planLine('Mela')], changedAt: ago(10) })
  const toId = newId()
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`insert into clients (id, first_name, last_name) values (${toId}, 'Ada', 'Neri')`)
    await db.run(sql`
      insert into shopping_lists (id, client_id, days, people, changed_at)
      values (${newId()}, ${toId}, array[current_date], 1, ${ago(60)})`)
  })
  await database.withSystem('write', db => joinShoppingLists(db, { workspaceId: team.workspaceId, fromId: team.clientId, toId }))
  const rows = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many(sql`select id, client_id from shopping_lists where client_id in (${team.clientId}, ${toId})`),
  )
  expect(rows).toEqual([{ id: first.id, client_id: toId }])
})

test('a list that nobody has touched for two months is erased', async () => {
  const [old, used] = [await teamOf(), await teamOf()]
  const line = planLine('Mela')
  await save(old.client)
  const { id } = await save(used.client, { lines: [line] })
  await database.withSystem('write', db => db.run(sql`update shopping_lists set changed_at = now() - interval '61 days'`))
  await as(used.client).call(tickOwnShoppingLines, { id, ticks: [{ lineId: line.id, isTicked: true, changedAt: ago(0) }], sentAt: ago(0) })
  await sweep()
  expect([await read(old.client), (await read(used.client))?.id]).toEqual([null, id])
})
