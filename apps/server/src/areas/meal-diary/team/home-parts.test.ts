import { listClients } from '@allenio/contract/clients'
import { listAttention, seeAttention } from '@allenio/contract/home'
import { unassignMealPlan } from '@allenio/contract/meal-plans'
import { listNotifications } from '@allenio/contract/notifications'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { actorOf, chatSceneOf, lonelyClientOf, testHouse, uploadOf } from '#testing'
import { describe, expect, test } from 'vitest'
import { sql } from '#platform/db'
import { recordReceipts } from '#platform/documents'
import { claimUpload } from '#platform/files'
import { today } from '../scene.testing.ts'
import { followedPlanOf, ticksOf } from './scene.testing.ts'
import { notifyDiaryWritten } from './notifications.ts'

const house = await testHouse()
const { as, given, database } = house
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const ago = (days: number) => addDays(today, -days)

async function scene(options: Parameters<typeof followedPlanOf>[2] = {}) {
  const team = await given.team()
  const plan = await followedPlanOf(house, team, options)
  const reasonsFor = async (caller: Parameters<typeof as>[0]) =>
    (await as(caller).call(listAttention, {})).attention.flatMap(({ needs }) =>
      needs
        .filter(({ reason }) => reason.startsWith('diet') || reason === 'nothing logged')
        .map(({ reason, sentence }) => [reason, sentence]),
    )
  return { ...team, team, plan, clientId: plan.clientId, reasonsFor }
}

describe('the home page', () => {
  test.each([
    ['of seven days below sixty percent', range(1, 7), 59, 'Nelle ultime 4 settimane ha seguito il piano al 59%'],
    ['not of six days', range(1, 6), 10, undefined],
    ['not from sixty percent on', range(1, 8), 60, undefined],
  ])('tells of low adherence %s', async (_, daysAgo, percent, sentence) => {
    const { nutritionist, coach, team, plan, reasonsFor } = await scene()
    await ticksOf(house, team, { ...plan, daysAgo, percent })
    expect(await reasonsFor(nutritionist)).toEqual(sentence ? [['diet adherence low', sentence]] : [])
    expect(await reasonsFor(coach)).toEqual([])
  })

  test('tells of adherence that has fallen by twenty points', async () => {
    const { nutritionist, team, plan, reasonsFor } = await scene()
    await ticksOf(house, team, { ...plan, daysAgo: range(30, 38), percent: 95 })
    await ticksOf(house, team, { ...plan, daysAgo: range(1, 8), percent: 75 })
    expect(await reasonsFor(nutritionist)).toEqual([
      ['diet adherence low', 'Nelle ultime 4 settimane ha seguito il piano al 75%, 20 punti in meno di prima'],
    ])
  })

  test.each([
    ['five days ago', 5, {}, [['nothing logged', 'Non segna i pasti da 5 giorni']]],
    ['four days ago', 4, {}, []],
    ['before a plan that has just begun', 6, { daysAgo: 2 }, []],
  ])('tells of clients who logged last %s', async (_, days, options, expected) => {
    const { nutritionist, team, plan, reasonsFor } = await scene(options)
    await ticksOf(house, team, { ...plan, daysAgo: [days] })
    expect(await reasonsFor(nutritionist)).toEqual(expected)
  })

  test.each([
    ['since the plan began', { daysAgo: 12 }, 30, [['nothing logged', 'Non segna i pasti da 12 giorni']]],
    ['since they have an account', { daysAgo: 12 }, 7, [['nothing logged', 'Non segna i pasti da 7 giorni']]],
    ['but not of a plan of four days', { daysAgo: 4 }, 30, []],
    ['but not of an account of four days', { daysAgo: 12 }, 4, []],
    ['but not for ever', { daysAgo: 60 }, 90, []],
    ['but not of a plan to come', { daysAgo: -1 }, 30, []],
  ])('tells of clients who have never logged %s', async (_, options, registeredDaysAgo, expected) => {
    const { nutritionist, team, clientId, reasonsFor } = await scene(options)
    const register = (at: string | null) =>
      database.withWorkspace(team.workspaceId, 'write', db =>
        db.run(sql`update clients set registered_at = ${at}::timestamptz where id = ${clientId}`),
      )
    await register(`${ago(registeredDaysAgo)}T12:00:00Z`)
    expect(await reasonsFor(nutritionist)).toEqual(expected)
    // nobody logs without an account
    await register(null)
    expect(await reasonsFor(nutritionist)).toEqual([])
  })

  test('counts from a plan that began after the last record, also where that is forgotten', async () => {
    const { nutritionist, team, plan, reasonsFor } = await scene({ daysAgo: 6 })
    await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update clients set registered_at = now() - interval '1 year'`))
    await ticksOf(house, team, { ...plan, daysAgo: [90] })
    expect(await reasonsFor(nutritionist)).toEqual([['nothing logged', 'Non segna i pasti da 6 giorni']])
    await ticksOf(house, team, { ...plan, daysAgo: [20] })
    expect(await reasonsFor(nutritionist)).toEqual([['nothing logged', 'Non segna i pasti da 6 giorni']])
  })

  test('says nothing of whoever has written an entry since', async () => {
    const { nutritionist, team, plan, clientId, reasonsFor } = await scene()
    await ticksOf(house, team, { ...plan, daysAgo: [8] })
    expect(await reasonsFor(nutritionist)).toHaveLength(1)
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`insert into diary_entries (id, client_id, day, text) values (${newId()}, ${clientId}, ${ago(1)}, 'Pizza')`),
    )
    expect(await reasonsFor(nutritionist)).toEqual([])
  })
})

test('the client list is ordered and filtered by how clients eat, for those who may know', async () => {
  const { admin, coach, team, plan, clientId } = await scene()
  const otherId = await lonelyClientOf(house, team)
  const other = await followedPlanOf(house, team, { clientId: otherId })
  await ticksOf(house, team, { ...plan, daysAgo: [1, 2], percent: 90 })
  await ticksOf(house, team, { ...other, daysAgo: [1], percent: 40 })
  const list = async (caller: Parameters<typeof as>[0], input: object) =>
    (await as(caller).call(listClients, input)).clients.map(({ id }) => id)
  expect((await list(admin, { sort: 'nutrition' })).slice(0, 2)).toEqual([otherId, clientId])
  expect((await list(admin, { sort: '-nutrition' })).slice(0, 2)).toEqual([clientId, otherId])
  expect(await list(admin, { nutrition: 'poor' })).toEqual([otherId])
  expect(await list(coach, { nutrition: 'good' })).toEqual([])
})

test('notes of the diary are news for the nutritionist until they have seen them', async () => {
  const { nutritionist, coach, team, plan, clientId } = await scene()
  await ticksOf(house, team, { ...plan, daysAgo: [1], note: 'Fame alle 11' })
  await ticksOf(house, team, { ...plan, daysAgo: [9], note: 'Passata' })
  const newsFor = async (caller: typeof nutritionist) =>
    (await as(caller).call(listAttention, { view: 'all' })).attention.flatMap(({ needs }) =>
      needs.filter(({ reason }) => reason === 'diary note').map(({ sentence }) => sentence),
    )
  expect(await newsFor(nutritionist)).toEqual(['Ha scritto ieri nel diario: «Fame alle 11»'])
  expect(await newsFor(coach)).toEqual([])
  const note = { id: clientId, reason: 'diary note', targetId: null }
  await as(nutritionist).call(seeAttention, { ...note, isSeen: true })
  expect([await newsFor(nutritionist), await newsFor(team.admin)]).toMatchObject([[], [expect.any(String)]])
  await as(nutritionist).call(seeAttention, { ...note, isSeen: false })
  expect(await newsFor(nutritionist)).toHaveLength(1)
  await as(nutritionist).call(seeAttention, { ...note, isSeen: true })
  await ticksOf(house, team, { ...plan, daysAgo: [0], note: 'Meglio' })
  expect(await newsFor(nutritionist)).toEqual(['Scrive oggi nel diario: «Meglio» e un’altra nota'])
})

test('notes and photos of a day are one notification, for the nutritionist and not for the coach', async () => {
  const { team, nutritionist, coach, client, plan, clientId } = await scene()
  await ticksOf(house, team, { ...plan, daysAgo: [1], note: 'Fame alle 11' })
  const tell = () =>
    database.withWorkspace(team.workspaceId, 'write', db => notifyDiaryWritten(db, { clientId, actor: actorOf(client, 'client') }, ago(1)))
  await tell()
  const uploadId = await uploadOf(client)
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    const { id } = await claimUpload(db, uploadId, { personId: client.personId, accept: ['image/*'], maxBytes: 1_000_000, field: 'photo' })
    await db.run(sql`
      insert into diary_photos (id, client_id, day, meal_id, file_id) values (${newId()}, ${clientId}, ${ago(1)}, ${plan.mealId}, ${id})`)
  })
  await tell()
  const told = async (caller: Parameters<typeof as>[0]) =>
    (await as(caller).call(listNotifications, {})).notifications.filter(({ kind }) => kind === 'diary written')
  expect(await told(nutritionist)).toMatchObject([{ body: '«Fame alle 11», 1 foto', link: `/clients/${clientId}/meal-diary` }])
  expect(await told(coach)).toEqual([])
})

test('a message is about a meal of a date, which only those who may see plans read', async () => {
  const { client, coach, nutritionist, clientId, team, say } = await chatSceneOf(house)
  const plan = await followedPlanOf(house, team, { clientId })
  const { about } = await say(nutritionist, 'Bravo', { about: { kind: 'meal', id: plan.mealId, day: ago(1) } })
  expect(about).toEqual({ kind: 'meal', id: plan.mealId, title: 'Colazione', day: ago(1), parentId: null })
  const answer = await say(client, 'Grazie', { about: { kind: 'meal', id: plan.mealId, day: ago(1) } })
  expect(answer.about).toMatchObject({ title: 'Colazione' })
  const ahead = await say(client, 'Posso cambiarla?', { about: { kind: 'meal', id: plan.mealId, day: ago(-1) } })
  expect(ahead.about).toMatchObject({ title: 'Colazione', day: ago(-1) })
  await expect(say(nutritionist, 'E qui', { about: { kind: 'meal', id: plan.mealId, day: ago(90) } })).rejects.toThrow(/not found/)
  await expect(say(coach, 'E qui', { about: { kind: 'meal', id: plan.mealId, day: ago(1) } })).rejects.toThrow(/not found/)
})

test('a message may be about a meal that the plan has no more, as a device that was away still shows it', async () => {
  const { client, clientId, team, say } = await chatSceneOf(house)
  const plan = await followedPlanOf(house, team, { clientId })
  const releaseId = newId()
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await recordReceipts(db, { releaseId: plan.releaseId, membershipIds: [client.membershipId], kind: 'sent' })
    const digest = releaseId.replaceAll('-', '').repeat(2)
    await db.run(sql`
      insert into document_contents (digest, rows)
      select ${digest}, (
        select jsonb_agg(e) from jsonb_array_elements(t.rows) e where e ->> 'id' not in (${plan.mealId}, ${plan.componentId}))
      from document_releases r join document_contents t on t.digest = r.digest where r.id = ${plan.releaseId}`)
    await db.run(sql`
      insert into document_releases (id, document_id, number, digest, revision) values (${releaseId}, ${plan.id}, 2, ${digest}, 1)`)
    await db.run(sql`update meal_plan_assignments set release_id = ${releaseId} where id = ${plan.assignmentId}`)
  })
  const { about } = await say(client, 'Posso mangiarla dopo?', { about: { kind: 'meal', id: plan.mealId, day: today } })
  expect(about).toMatchObject({ title: 'Colazione', day: today })
  await expect(say(client, 'E qui', { about: { kind: 'meal', id: newId(), day: today } })).rejects.toThrow(/not found/)
})

test('a message may be about a meal of a plan that was taken back meanwhile, on dates since it began', async () => {
  const { client, nutritionist, clientId, team, say } = await chatSceneOf(house)
  const plan = await followedPlanOf(house, team, { clientId })
  await as(nutritionist).call(unassignMealPlan, { id: plan.id, assignmentId: plan.assignmentId })
  const askOn = (day: string) => say(client, 'Posso mangiarla dopo?', { about: { kind: 'meal', id: plan.mealId, day } })
  expect((await askOn(today)).about).toMatchObject({ title: 'Colazione', day: today })
  await expect(askOn(ago(90))).rejects.toThrow(/not found/)
})
