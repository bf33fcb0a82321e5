import { createConsent } from '@allenio/contract/clients'
import { dismissAttention, listAttention } from '@allenio/contract/home'
import { assignMacro, updateClientEnergy, cloneMacro, createMacro, type ActivityLevel, type BodyState } from '@allenio/contract/macros'
import { getExpenditure } from '@allenio/contract/meal-diary'
import { listNotifications } from '@allenio/contract/notifications'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { sql } from '#platform/db'
import { lonelyClientOf, statementsOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { today } from '../scene.testing.ts'
import { readEnergyHere } from './energy-readings.ts'
import { followedPlanOf, ticksOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const ago = (days: number) => addDays(today, -days)

interface Numbers {
  /** A week. */
  kg?: number
  logged?: readonly number[]
  weighed?: readonly number[]
}

/** Eats 1800 kcal, the need as it was worked out, and loses a kilogram a week: 2900 kcal are spent. */
async function speaks(team: TestTeam, clientId?: string, { kg = -1, logged = range(1, 27), weighed = range(0, 13) }: Numbers = {}) {
  const plan = await followedPlanOf(house, team, clientId === undefined ? {} : { clientId })
  await ticksOf(house, team, { ...plan, daysAgo: logged, percent: 900 })
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    for (const at of weighed)
      await db.run(sql`
        insert into weights (id, client_id, day, kg, source)
        values (${newId()}, ${plan.clientId}, ${ago(at * 2)}, ${80 - (kg * at * 2) / 7}, 'manual')`)
  })
  await needs(team, plan.clientId, 1500)
  return plan.clientId
}

const needs = ({ admin }: TestTeam, id: string, manualBmr: number, activityLevel: ActivityLevel | null = 'sedentary') =>
  as(admin).call(updateClientEnergy, { id, formula: 'MANUAL', manualBmr, activityLevel })

async function givesTarget(
  { admin }: TestTeam,
  clientId: string,
  kcal = 1800,
  startDay = ago(40),
  made: { clientId?: string; spentKcal?: number } = {},
) {
  const day = { dayType: 'every day' as const, kcal, protein: 120, carbs: null, lipids: 60, fiber: null, water: null }
  const fields = { title: `Da ${kcal}`, note: '', unit: 'grams' as const, weightBasis: 'current' as const, days: [day] }
  const { id } = await as(admin).call(createMacro, { ...fields, ...made })
  const assignmentId = newId()
  const assign = () => as(admin).call(assignMacro, { id, clients: [{ clientId, assignmentId, startDay, week: null }], message: '' })
  await assign()
  return assign
}

const look = (team: TestTeam) => database.withWorkspace(team.workspaceId, 'write', db => readEnergyHere(db))

const reasonsOf = async (member: TestMember) =>
  (await as(member).call(listAttention, {})).attention.flatMap(({ client, needs }) =>
    needs.filter(({ reason }) => reason === 'energy off target').map(({ sentence }) => [client.id, sentence]),
  )

const newsOf = async (member: TestMember) =>
  (await as(member).call(listNotifications, {})).notifications.filter(({ kind }) => kind === 'energy off target')

test('a target that the numbers exclude is a reason and a notification, for those who plan meals and once', async () => {
  const team = await given.team()
  const { admin, nutritionist, coach } = team
  const clientId = await speaks(team)
  await givesTarget(team, clientId)
  const { estimate, proposal } = await as(nutritionist).call(getExpenditure, { id: clientId })
  expect(proposal).toMatchObject({ kcal: 1980, assumedKcal: 1800 })
  await look(team)
  const [reason] = await reasonsOf(nutritionist)
  expect(reason?.[0]).toBe(clientId)
  expect(reason?.[1]).toMatch(/^Peso e diario indicano 2\.\d{3}–3\.\d{3}\u00a0kcal al giorno: l’obiettivo di 1\.800 è da rivedere$/)
  expect(estimate?.least).toBeGreaterThan(1800)
  const [news] = await newsOf(nutritionist)
  expect(news).toMatchObject({ link: `/clients/${clientId}/meal-diary` })
  expect(news?.body).toContain('Proposta: da 1.800 a 1.980\u00a0kcal.')
  await look(team)
  expect([(await newsOf(nutritionist)).length, (await newsOf(admin)).length]).toEqual([1, 1])
  expect([await reasonsOf(coach), await newsOf(coach)]).toEqual([[], []])
})

test('it is gone with another target, with the same one given anew, and with one for a day to come', async () => {
  const team = await given.team()
  const clientId = await speaks(team)
  const assignAgain = await givesTarget(team, clientId)
  await look(team)
  expect(await reasonsOf(team.nutritionist)).toHaveLength(1)
  await assignAgain()
  expect(await reasonsOf(team.nutritionist)).toEqual([])
  await look(team)
  expect(await reasonsOf(team.nutritionist)).toHaveLength(1)
  await givesTarget(team, clientId, 2000, addDays(today, 2))
  expect(await reasonsOf(team.nutritionist)).toEqual([])
  await needs(team, clientId, 2400)
  await givesTarget(team, clientId, 2900, today)
  await look(team)
  expect(await reasonsOf(team.nutritionist)).toEqual([])
})

test('a proposal that is followed keeps the change of weight that was meant, until nothing is left to propose', async () => {
  const team = await given.team()
  const { nutritionist } = team
  const clientId = await speaks(team)
  await givesTarget(team, clientId, 1500)
  const followed: { kcal: number; spentKcal: number }[] = []
  for (let round = 0; round < 9; round++) {
    const { target, needKcal, isFromTrend, proposal } = await as(nutritionist).call(getExpenditure, { id: clientId })
    expect([isFromTrend, (needKcal ?? 0) - (target?.kcal ?? 0)]).toEqual([round > 0, 300])
    if (!proposal) break
    followed.push(proposal)
    await givesTarget(team, clientId, proposal.kcal, today, { clientId, spentKcal: proposal.spentKcal })
  }
  // 1800 were taken for granted, about 2900 are spent: the deficit of 300 stays
  expect(followed.map(({ kcal }) => kcal).slice(0, 3)).toEqual([1650, 1810, 1990])
  expect(followed.every(({ kcal, spentKcal }) => spentKcal - kcal === 300)).toBe(true)
})

test('a week with two targets is not judged, because each counts on an energy of its own', async () => {
  const team = await given.team()
  const { nutritionist } = team
  const clientId = await speaks(team)
  await givesTarget(team, clientId, 1500)
  await givesTarget(team, clientId, 2400, addDays(today, 7))
  const read = () => as(nutritionist).call(getExpenditure, { id: clientId })
  expect(await read()).toMatchObject({ nextDay: null, target: { kcal: 1500 }, proposal: { kcal: 1650 } })
  await givesTarget(team, clientId, 2600, addDays(today, 6), { clientId, spentKcal: 2900 })
  expect(await read()).toMatchObject({ nextDay: addDays(today, 6), needKcal: 1800, proposal: null })
  await look(team)
  expect(await newsOf(nutritionist)).toEqual([])
})

test('what one client spends is no part of the library', async () => {
  const team = await given.team()
  const clientId = await lonelyClientOf(house, team)
  const days = [{ dayType: 'every day' as const, kcal: 1800, protein: 120, carbs: null, lipids: 60 }]
  const fields = { title: 'Da 1800', unit: 'grams' as const, days, spentKcal: 2100 }
  await expect(as(team.admin).call(createMacro, fields)).rejects.toThrow()
  const { id } = await as(team.admin).call(createMacro, { ...fields, clientId })
  const copy = await as(team.admin).call(cloneMacro, { id })
  const own = await as(team.admin).call(cloneMacro, { id, clientId })
  expect([copy.spentKcal, own.spentKcal]).toEqual([null, 2100])
})

test('it is dismissed as other reasons are, and stays away while the target does', async () => {
  const team = await given.team()
  const clientId = await speaks(team)
  await givesTarget(team, clientId)
  await look(team)
  await as(team.nutritionist).call(dismissAttention, { id: clientId, reason: 'energy off target', targetId: null })
  await look(team)
  expect(await reasonsOf(team.nutritionist)).toEqual([])
  expect(await reasonsOf(team.admin)).toHaveLength(1)
})

test.each<[string, Numbers]>([
  ['too few weights', { weighed: range(0, 6) }],
  ['too few days', { weighed: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5] }],
  ['too few logged days', { logged: range(1, 15) }],
  ['a weight that fits', { kg: 0 }],
])('%s say nothing', async (_, numbers) => {
  const team = await given.team()
  await givesTarget(team, await speaks(team, undefined, numbers))
  await look(team)
  expect([await reasonsOf(team.nutritionist), await newsOf(team.nutritionist)]).toEqual([[], []])
})

test('what has come to fit is forgotten, and not told a second time when it is excluded again', async () => {
  const team = await given.team()
  const clientId = await speaks(team)
  await givesTarget(team, clientId)
  await look(team)
  const hide = (isHidden: boolean) =>
    database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update weights set deleted_at = ${isHidden ? today : null}::timestamptz where client_id = ${clientId}`),
    )
  await hide(true)
  await look(team)
  expect(await reasonsOf(team.nutritionist)).toEqual([])
  await hide(false)
  await look(team)
  expect(await reasonsOf(team.nutritionist)).toHaveLength(1)
  expect(await newsOf(team.nutritionist)).toHaveLength(1)
})

test('a deficit without a known need is no reason: nobody knows how fast the weight is to change', async () => {
  const team = await given.team()
  const clientId = await speaks(team)
  await needs(team, clientId, 1500, null)
  await givesTarget(team, clientId)
  const { estimate, needKcal, proposal } = await as(team.nutritionist).call(getExpenditure, { id: clientId })
  expect([estimate?.kcal, needKcal, proposal]).toEqual([expect.closeTo(2900, -2), null, null])
  await look(team)
  expect([await reasonsOf(team.nutritionist), await newsOf(team.nutritionist)]).toEqual([[], []])
})

test('a reason goes with the need that it was judged by', async () => {
  const team = await given.team()
  const clientId = await speaks(team)
  await givesTarget(team, clientId)
  await look(team)
  expect(await reasonsOf(team.nutritionist)).toHaveLength(1)
  await needs(team, clientId, 1500, null)
  await look(team)
  expect(await reasonsOf(team.nutritionist)).toEqual([])
})

test('many clients are looked at with as many statements as one', async () => {
  const [small, large] = [await given.team(), await given.team()]
  const fitting = { kg: 0 }
  await givesTarget(small, await speaks(small, undefined, fitting))
  for (let count = 0; count < 3; count += 1) await givesTarget(large, await speaks(large, await lonelyClientOf(house, large), fitting))
  const count = async ({ workspaceId }: TestTeam) => (await statementsOf(database, workspaceId, db => readEnergyHere(db))).length
  expect(await count(large)).toBe(await count(small))
})

const agrees = ({ nutritionist }: TestTeam, id: string) =>
  as(nutritionist).call(createConsent, { id, consentId: newId(), purpose: 'health data', day: today })

const isBorn = ({ workspaceId }: TestTeam, clientId: string, day: string) =>
  database.withWorkspace(workspaceId, 'write', db => db.run(sql`update clients set birth_date = ${day} where id = ${clientId}`))

const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4).replace('02-29', '02-28')}`

describe('a body that grows', () => {
  test.each<[string, BodyState]>([
    ['pregnancy', { kind: 'pregnancy', dueDay: addDays(today, 100) }],
    ['lactation', { kind: 'lactation', bornDay: ago(60) }],
  ])('%s: nothing is estimated, told or notified, and a reason of before is gone at once', async (refusal, state) => {
    const team = await given.team()
    const { nutritionist, admin } = team
    const clientId = await speaks(team, undefined, { kg: 0.45 })
    await needs(team, clientId, 1500)
    await givesTarget(team, clientId)
    const read = () => as(nutritionist).call(getExpenditure, { id: clientId })
    expect(await read()).toMatchObject({ refusal: null, proposal: { change: expect.any(Number) } })
    await look(team)
    expect([(await reasonsOf(nutritionist)).length, (await newsOf(nutritionist)).length]).toEqual([1, 1])
    await agrees(team, clientId)
    await as(admin).call(updateClientEnergy, { id: clientId, state })
    expect([await reasonsOf(nutritionist), await newsOf(nutritionist), await newsOf(admin)]).toEqual([[], [], []])
    expect(await read()).toMatchObject({ estimate: null, gaps: [], refusal, proposal: null })
    await look(team)
    expect(await newsOf(nutritionist)).toEqual([])
    await as(admin).call(updateClientEnergy, { id: clientId, state: null })
    expect(await reasonsOf(nutritionist)).toEqual([])
    await look(team)
    expect([(await reasonsOf(nutritionist)).length, (await newsOf(nutritionist)).length]).toEqual([1, 1])
  })

  test('that of another client takes nothing back', async () => {
    const team = await given.team()
    const told = await speaks(team)
    await givesTarget(team, told)
    await look(team)
    const other = await lonelyClientOf(house, team)
    await agrees({ ...team, nutritionist: team.admin }, other)
    await as(team.admin).call(updateClientEnergy, { id: other, state: { kind: 'lactation', bornDay: ago(60) } })
    expect([(await reasonsOf(team.nutritionist)).length, (await newsOf(team.nutritionist)).length]).toEqual([1, 1])
  })

  test('is counted on by its need, and no more by what an earlier proposal took it to spend', async () => {
    const team = await given.team()
    const { nutritionist, admin } = team
    const clientId = await speaks(team)
    await givesTarget(team, clientId, 1980, ago(1), { clientId, spentKcal: 2000 })
    const read = () => as(nutritionist).call(getExpenditure, { id: clientId })
    expect(await read()).toMatchObject({ needKcal: 2000, isFromTrend: true })
    await agrees(team, clientId)
    await as(admin).call(updateClientEnergy, { id: clientId, state: { kind: 'lactation', bornDay: ago(60) } })
    // 1500 at rest, times 1.2, and what milk takes
    expect(await read()).toMatchObject({ refusal: 'lactation', needKcal: 2300, isFromTrend: false })
    await as(admin).call(updateClientEnergy, { id: clientId, state: null })
    expect(await read()).toMatchObject({ needKcal: 2000, isFromTrend: true })
    await isBorn(team, clientId, addDays(yearsAgo(18), 1))
    expect(await read()).toMatchObject({ refusal: 'minor', needKcal: 1800, isFromTrend: false })
  })

  test('a client whose record turns out to be a minor’s is off the list by the next look, and the screen says why before', async () => {
    const team = await given.team()
    const { nutritionist } = team
    const clientId = await speaks(team)
    await givesTarget(team, clientId)
    await look(team)
    await isBorn(team, clientId, addDays(yearsAgo(18), 1))
    expect(await reasonsOf(nutritionist)).toEqual([])
    const [news] = await newsOf(nutritionist)
    expect(news).toMatchObject({ link: `/clients/${clientId}/meal-diary` })
    expect(await as(nutritionist).call(getExpenditure, { id: clientId })).toMatchObject({ estimate: null, refusal: 'minor' })
    await look(team)
    expect(await newsOf(nutritionist)).toEqual([])
  })

  test.each([
    ['under 18', addDays(yearsAgo(18), 1), 'minor', 0],
    ['of 18', yearsAgo(18), null, 1],
  ])('a client %s', async (_, birthDay, refusal, told) => {
    const team = await given.team()
    const clientId = await speaks(team)
    await isBorn(team, clientId, birthDay)
    await givesTarget(team, clientId)
    const answer = await as(team.nutritionist).call(getExpenditure, { id: clientId })
    expect([answer.refusal, answer.estimate === null, answer.proposal === null]).toEqual([refusal, told === 0, told === 0])
    await look(team)
    expect([(await reasonsOf(team.nutritionist)).length, (await newsOf(team.nutritionist)).length]).toEqual([told, told])
  })
})
