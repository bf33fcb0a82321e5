import { setLocale } from '@allenio/contract/account'
import { createConsent, withdrawConsent } from '@allenio/contract/clients'
import { getClientEnergy, updateClientEnergy, presetEnergyChoices, type BodyState } from '@allenio/contract/macros'
import { ageOn } from '@allenio/domain/clients'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { lonelyClientOf, testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { macroScene, refusal, today } from './scene.testing.ts'

const house = await testHouse()
const { as } = house
const { team: teamOf, weigh, inTeam } = macroScene(house)

type Team = TestTeam & { clientId: string }

const measure = (team: Team, kind: 'fat-mass' | 'lean-mass', { value, day }: { value: number; day: string }) =>
  inTeam(team, async db => {
    await db.run(sql`insert into client_metrics (client_id, kind) values (${team.clientId}, ${kind}) on conflict do nothing`)
    await db.run(
      sql`insert into metric_values (id, client_id, kind, day, value) values (${newId()}, ${team.clientId}, ${kind}, ${day}, ${value})`,
    )
  })

async function consent({ nutritionist, clientId: id }: Team): Promise<string> {
  const consentId = newId()
  await as(nutritionist).call(createConsent, { id, consentId, purpose: 'health data', day: today })
  return consentId
}

const read = ({ nutritionist, clientId }: Team) => as(nutritionist).call(getClientEnergy, { id: clientId })
const update = ({ nutritionist, clientId }: Team, changes: object) =>
  as(nutritionist).call(updateClientEnergy, { id: clientId, ...changes })

test('the facts are what record, weights and metrics say today', async () => {
  const team = await teamOf()
  expect(await read(team)).toEqual({
    facts: { sex: null, age: null, heightCm: null, weight: null, fatFreePercent: null },
    choices: presetEnergyChoices,
    visit: null,
    state: null,
    hasHealthConsent: false,
    may: { update: true },
  })
  await inTeam(team, db => db.run(sql`update clients set sex = 'male', height_cm = 180.5, birth_date = '1988-02-29'`))
  await weigh(team, team.clientId, 82, addDays(today, -9))
  await weigh(team, team.clientId, 80.4, addDays(today, -1))
  await measure(team, 'fat-mass', { value: 18.2, day: addDays(today, -3) })
  await measure(team, 'lean-mass', { value: 80, day: addDays(today, -30) })
  expect((await read(team)).facts).toEqual({
    sex: 'male',
    age: ageOn('1988-02-29', today),
    heightCm: 180.5,
    weight: { kg: 80.4, day: addDays(today, -1) },
    fatFreePercent: { value: 81.8, day: addDays(today, -3) },
  })
})

test('a body composition of half a year ago says nothing of today', async () => {
  const team = await teamOf()
  await measure(team, 'lean-mass', { value: 80, day: addDays(today, -181) })
  expect((await read(team)).facts.fatFreePercent).toBeNull()
  await measure(team, 'lean-mass', { value: 79, day: addDays(today, -180) })
  expect((await read(team)).facts.fatFreePercent).toEqual({ value: 79, day: addDays(today, -180) })
})

test('only what is sent changes', async () => {
  const team = await teamOf()
  await update(team, { formula: 'MANUAL', manualBmr: 1500, activityLevel: 'active' })
  const { choices } = await update(team, { manualDesirableKg: 61.5 })
  expect(choices).toEqual({ ...presetEnergyChoices, formula: 'MANUAL', manualBmr: 1500, activityLevel: 'active', manualDesirableKg: 61.5 })
  expect((await update(team, { manualBmr: null, activityLevel: null })).choices).toMatchObject({ manualBmr: null, activityLevel: null })
  const id = await lonelyClientOf(house, team)
  await expect(as(team.nutritionist).call(getClientEnergy, { id })).rejects.toMatchObject(refusal('not found'))
  await expect(as(team.nutritionist).call(updateClientEnergy, { id, manualBmr: 1500 })).rejects.toMatchObject(refusal('not found'))
})

test.each([
  ['formula', 'CUNNINGHAM'],
  ['desirableFormula', 'QUETELET'],
])('a %s that nobody knows is refused in the words of the product', async (field, formula) => {
  const { nutritionist, clientId: id } = await teamOf()
  for (const [locale, sentence] of [
    ['it', 'Formula non valida'],
    ['en', 'Invalid formula'],
  ] as const) {
    await as(nutritionist).call(setLocale, { locale })
    const answer = await as(nutritionist).ask(updateClientEnergy, { id, [field]: formula })
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [sentence] } } })
  }
})

test('a pregnancy is kept only while the client consents', async () => {
  const team = await teamOf()
  const state: BodyState = { kind: 'pregnancy', dueDay: addDays(today, 100) }
  await expect(update(team, { state, manualBmr: 1400 })).rejects.toMatchObject(refusal('consent needed'))
  expect((await read(team)).choices.manualBmr).toBeNull()
  await update(team, { state: null })
  const consentId = await consent(team)
  expect(await update(team, { state })).toMatchObject({ state, hasHealthConsent: true })
  expect(await update(team, { activityLevel: 'active' })).toMatchObject({ state })
  await as(team.nutritionist).call(withdrawConsent, { id: team.clientId, consentId })
  expect(await read(team)).toMatchObject({ state: null, hasHealthConsent: false })
  expect(await inTeam(team, db => db.many(sql`select state, activity_level from client_energy`))).toEqual([
    { state: null, activity_level: 'active' },
  ])
})

test.each<[BodyState, string | null]>([
  [{ kind: 'pregnancy', dueDay: addDays(today, 301) }, 'state.dueDay'],
  [{ kind: 'pregnancy', dueDay: addDays(today, 300) }, null],
  [{ kind: 'pregnancy', dueDay: addDays(today, -22) }, 'state.dueDay'],
  [{ kind: 'pregnancy', dueDay: addDays(today, -21) }, null],
  [{ kind: 'lactation', bornDay: addDays(today, 1) }, 'state.bornDay'],
  [{ kind: 'lactation', bornDay: today }, null],
])('%j is wrong at %s', async (state, field) => {
  const team = await teamOf()
  await consent(team)
  const { body } = await as(team.nutritionist).ask(updateClientEnergy, { id: team.clientId, state })
  expect(Object.keys(body.errors ?? {})).toEqual(field === null ? [] : [field])
  expect(body.success).toBe(field === null)
})
