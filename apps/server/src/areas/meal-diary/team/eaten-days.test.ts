import { createFood } from '@allenio/contract/aliments'
import {
  addOwnEntry,
  copyDayIntoPlan,
  deleteDiaryMatch,
  getClientDiary,
  getEatenDays,
  matchDiaryEntry,
  type MatchScope,
} from '@allenio/contract/meal-diary'
import { getMealPlan } from '@allenio/contract/meal-plans'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { exporters } from '#areas/account'
import { clientJoins } from '#areas/clients'
import { sql, type Row } from '#platform/db'
import { clientOf, lonelyClientOf, statementsOf, testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { almonds, oats, today } from '../scene.testing.ts'
import { followedPlanOf, ticksOf } from './scene.testing.ts'
import { readRecordedDays } from './recorded-days.ts'

const house = await testHouse()
const { as, given, database } = house
const ago = (days: number) => addDays(today, -days)
const refusal = (code: string) => ({ body: { code } })

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const add = (text: string, more: object = {}) => as(team.client).call(addOwnEntry, { id: newId(), day: ago(1), text, ...more })
  const pick = (grams: number, more: object = {}) => add('Avena', { food: { id: oats.id, version: 1 }, grams, ...more })
  const match = (entryId: string, scope: MatchScope = 'client', more: object = {}) =>
    as(team.nutritionist).call(matchDiaryEntry, { id: clientId, entryId, foodId: almonds.id, grams: 30, scope, ...more })
  const entries = async () =>
    (await as(team.nutritionist).call(getClientDiary, { id: clientId })).days
      .flatMap(day => day.entries)
      .map(({ text, food, grams, kcal }) => ({ text, food: food?.id ?? null, grams, kcal }))
  return { ...team, team, clientId, add, pick, match, entries }
}

/** Entries of another client of the business, which no device has sent. */
async function entryOfOther(workspaceId: string, clientId: string, text: string, food: object | null = null) {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
      insert into diary_entries (id, client_id, day, text, food, grams)
      values (${id}, ${clientId}, ${ago(1)}, ${text}, ${food && JSON.stringify(food)}::jsonb, ${food && 100}::integer)`),
  )
  const read = () =>
    database.withWorkspace(workspaceId, 'read', db =>
      db.one<Row<'diary_entries', 'food' | 'grams' | 'match_id'>>(sql`select food, grams, match_id from diary_entries where id = ${id}`),
    )
  return { id, read }
}

describe('the nutrients of days', () => {
  test('are held against the targets; what is not known is told, and today is not judged', async () => {
    const { nutritionist, clientId, add, pick } = await scene()
    await pick(100)
    await add('Torta della nonna')
    await pick(50, { day: today })
    const { days, mean } = await as(nutritionist).call(getEatenDays, { id: clientId, from: ago(2), to: today })
    expect(
      days.map(({ day, isOver, isRecorded, items, textItems, textKcal }) => [day, isOver, isRecorded, items, textItems, textKcal]),
    ).toEqual([
      [ago(2), true, false, 0, 0, 0],
      [ago(1), true, true, 2, 1, null],
      [today, false, true, 1, 0, 0],
    ])
    const [empty, whole] = days
    expect(empty?.totals).toEqual({})
    expect(whole?.totals.kcal).toMatchObject({ isComplete: false })
    expect(whole?.totals.kcal?.amount).toBeGreaterThan(300)
    expect(mean).toMatchObject({ days: 1, totals: whole?.totals, target: null })
  })

  test('have the ticked meals of the plan, and say which were not ticked', async () => {
    const { nutritionist, team, clientId } = await scene()
    const plan = await followedPlanOf(house, team, { clientId, daysAgo: 5 })
    await ticksOf(house, team, { ...plan, daysAgo: [1] })
    const { days } = await as(nutritionist).call(getEatenDays, { id: clientId, from: ago(2), to: ago(1) })
    expect(days.map(({ unknownMeals, isRecorded }) => [unknownMeals, isRecorded])).toEqual([
      [1, false],
      [0, true],
    ])
    expect(days[1]?.totals.kcal).toMatchObject({ isComplete: true })
  })

  test('are read for fourteen days at most, with as many statements as for one', async () => {
    const { nutritionist, team, clientId, pick } = await scene()
    await pick(40)
    for (const [from, to] of [
      [ago(14), today],
      [today, ago(1)],
    ] as const)
      await expect(as(nutritionist).call(getEatenDays, { id: clientId, from, to })).rejects.toMatchObject({ status: 422 })
    const count = async (days: number) =>
      (await statementsOf(database, team.workspaceId, db => readRecordedDays(db, clientId, { from: ago(days), to: today }))).length
    expect(await count(13)).toBe(await count(0))
  })
})

describe('words that mean a food', () => {
  test('mean it from now on and in all entries before, whatever their case and signs', async () => {
    const { add, match, entries } = await scene()
    const first = await add('Piadina di Mario!')
    await add('piadina di mario', { day: ago(5), grams: 120 })
    await add('Piadina')
    const { entries: count } = await match(first.id)
    expect(count).toBe(2)
    await add('PIADINA, di Màrio')
    const known = (await entries()).filter(({ food }) => food !== null)
    // the weight that the client wrote stays
    expect(known.map(({ grams }) => grams)).toEqual([30, 30, 120])
    expect(known.every(({ food, kcal }) => food === almonds.id && kcal !== null)).toBe(true)
  })

  test('are corrected again, and give back what was written', async () => {
    const { client, nutritionist, clientId, add, pick, match, entries } = await scene()
    const [text, chosen] = [await add('Torta', { kcal: 400 }), await pick(50)]
    const written = await entries()
    await match(text.id)
    const { matchId } = await match(text.id, 'client', { foodId: oats.id, grams: 90 })
    const ofChosen = await match(chosen.id)
    expect((await entries()).map(({ text: words, food, grams }) => [words, food, grams])).toEqual([
      ['Torta', oats.id, 90],
      ['Avena', almonds.id, 50],
    ])
    // the device that was away sends its entry once more
    await as(client).call(addOwnEntry, { id: text.id, day: ago(1), text: 'Torta', kcal: 400 })
    for (const id of [matchId, ofChosen.matchId]) await as(nutritionist).call(deleteDiaryMatch, { id: clientId, matchId: id })
    expect(await entries()).toEqual(written)
  })

  test('of the whole business leave alone foods that were chosen, and what was said of one client', async () => {
    const { workspaceId, team, clientId, add, match, entries, pick } = await scene()
    const otherId = await lonelyClientOf(house, team)
    const [same, theirFood] = [
      await entryOfOther(workspaceId, otherId, 'cappuccino'),
      await entryOfOther(workspaceId, otherId, 'Cappuccino', oats),
    ]
    const [own, chosen] = [await add('Cappuccino'), await pick(50)]
    await match(own.id)
    expect((await same.read()).food).toBeNull()
    const { matchId } = await match(own.id, 'business', { foodId: oats.id, grams: 150 })
    expect(await same.read()).toMatchObject({ food: { id: oats.id }, grams: 150, match_id: matchId })
    expect(await theirFood.read()).toMatchObject({ grams: 100, match_id: null })
    expect((await entries())[0]).toMatchObject({ food: oats.id, grams: 150 })
    await expect(match(chosen.id, 'business')).rejects.toMatchObject({ status: 422 })
    // a match of one client alone stands before, and when it is taken back the other counts again
    const ofClient = await match(own.id)
    expect((await entries())[0]).toMatchObject({ food: almonds.id })
    expect((await same.read()).food?.id).toBe(oats.id)
    await as(team.nutritionist).call(deleteDiaryMatch, { id: clientId, matchId: ofClient.matchId })
    expect((await entries())[0]).toMatchObject({ food: oats.id, grams: 150 })
  })

  test('mean no food of another business', async () => {
    const { add, match } = await scene()
    const stranger = await given.team()
    const theirs = await as(stranger.nutritionist).call(createFood, { nameIt: 'Segreto' })
    const entry = await add('Segreto')
    await expect(match(entry.id, 'client', { foodId: theirs.id })).rejects.toMatchObject(refusal('not found'))
  })

  test('stay with the person when two records become one, and stand in the copy of the business', async () => {
    const { workspaceId, team, clientId, add, match } = await scene()
    const otherId = await lonelyClientOf(house, team)
    const theirs = await entryOfOther(workspaceId, otherId, 'Torta')
    const [cake, pie] = [await add('Torta'), await add('Crostata')]
    for (const { id } of [cake, pie]) await match(id)
    await as(team.admin).call(matchDiaryEntry, { id: otherId, entryId: theirs.id, foodId: oats.id, grams: 70 })
    await database.withSystem('write', async db => {
      for (const join of clientJoins.gathered()) await join(db, { workspaceId, fromId: clientId, toId: otherId })
    })
    const rows = await database.withWorkspace(workspaceId, 'read', db =>
      db.many<Row<'diary_matches', 'client_id' | 'words' | 'grams'>>(sql`
        select client_id, words, grams from diary_matches where client_id = ${otherId} order by words`),
    )
    expect(rows.map(({ words, grams }) => [words, grams])).toEqual([
      ['crostata', 30],
      ['torta', 70],
    ])
    const tables = await database.withWorkspace(workspaceId, 'read', async db => {
      const diary = exporters.gathered().find(({ tables: names }) => names.includes('diary_matches'))
      return (await diary?.ofWorkspace?.(db))?.tables ?? []
    })
    expect(tables.find(table => table.name === 'diary-matches')?.rows).toHaveLength(3)
  })
})

describe('a day becomes a plan', () => {
  test('of the client, a template of the library, and another day of a plan', async () => {
    const { nutritionist, clientId, add, pick } = await scene()
    await pick(40, { time: '08:00' })
    await add('Torta della nonna', { time: '16:30' })
    const copy = (more: object) =>
      as(nutritionist).call(copyDayIntoPlan, { id: clientId, day: ago(1), into: 'client', title: 'Dal diario', ...more })
    const { mealPlanId } = await copy({})
    const template = await copy({ into: 'library' })
    await copy({ into: 'plan', mealPlanId })
    const plan = await as(nutritionist).call(getMealPlan, { id: mealPlanId })
    expect(plan).toMatchObject({ title: 'Dal diario', isDraft: true, client: { id: clientId } })
    expect((await as(nutritionist).call(getMealPlan, { id: template.mealPlanId })).client).toBeNull()
    expect(plan.content).toHaveLength(2)
    for (const { nameIt, meals } of plan.content) {
      expect(nameIt).toMatch(/^Diario del /)
      expect(meals.map(({ type, components }) => [type, components.map(each => each.food?.id ?? each.customNameIt)])).toEqual([
        ['breakfast', [oats.id]],
        ['snack', ['Torta della nonna']],
      ])
    }
  })

  test('not if nothing was eaten, nor into the plan of somebody else', async () => {
    const { nutritionist, team, clientId, pick } = await scene()
    const copy = (more: object) =>
      as(nutritionist).call(copyDayIntoPlan, { id: clientId, day: ago(1), into: 'client', title: 'Dal diario', ...more })
    await expect(copy({})).rejects.toMatchObject(refusal('nothing eaten'))
    await pick(40)
    const other = await followedPlanOf(house, team, { clientId: await lonelyClientOf(house, team), isForClient: true })
    const stranger = await followedPlanOf(house, await given.team())
    for (const { id } of [other, stranger]) await expect(copy({ into: 'plan', mealPlanId: id })).rejects.toMatchObject(refusal('not found'))
    for (const wrong of [{ into: 'plan' }, { title: undefined }]) await expect(copy(wrong)).rejects.toMatchObject({ status: 422 })
  })
})
