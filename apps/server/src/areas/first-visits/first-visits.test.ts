import { createExclusions } from '@allenio/contract/aliments'
import { createConsent } from '@allenio/contract/clients'
import { closeFirstVisit, getFirstVisit, skipFirstVisitStep, startFirstVisit, type FirstVisit } from '@allenio/contract/first-visits'
import { listAttention } from '@allenio/contract/home'
import { getClientEnergy, updateClientEnergy } from '@allenio/contract/macros'
import { assignMealPlan, createMealPlan } from '@allenio/contract/meal-plans'
import { createVisit } from '@allenio/contract/visits'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { testHouse, clientOf, type TestTeam } from '#testing'
import { expect, test } from 'vitest'

const house = await testHouse()
const { as, given } = house
const today = romeDay()

const statesOf = (visit: FirstVisit | null) => visit?.steps.map(({ state }) => state)

async function teamWithClient(): Promise<TestTeam & { clientId: string }> {
  const team = await given.team()
  return { ...team, clientId: await clientOf(house, team) }
}

test('each step is done when what it makes is there, and the need comes from what the visit wrote', async () => {
  const { nutritionist, clientId: id } = await teamWithClient()
  const read = async () => (await as(nutritionist).call(getFirstVisit, { id })).firstVisit
  expect(await read()).toBeNull()
  expect((await as(nutritionist).call(startFirstVisit, { id })).firstVisit?.current).toBe('exclusions')

  const exclusions = [
    { id: newId(), kind: 'intolerance' as const, target: { kind: 'allergen' as const, allergen: 'milk' as const }, note: '' },
  ]
  await as(nutritionist).call(createExclusions, { id, exclusions })
  expect((await read())?.current).toBe('visit')

  await as(nutritionist).call(createConsent, { id, consentId: newId(), purpose: 'health data', day: today, language: 'it' })
  const visit = await as(nutritionist).call(createVisit, {
    clientId: id,
    takenOn: today,
    sex: 'female',
    birthDate: '1991-01-15',
    measures: { weight: [62.4], height: [168] },
    isDraft: false,
  })
  expect(await read()).toMatchObject({ current: 'need', steps: [{}, { step: 'visit', targetId: visit.id }, {}, {}, {}] })
  const { facts: known } = await as(nutritionist).call(getClientEnergy, { id })
  expect(known).toMatchObject({ sex: 'female', heightCm: 168, weight: { kg: 62.4 }, age: expect.any(Number) })

  await as(nutritionist).call(updateClientEnergy, { id, activityLevel: 'LARN active' })
  expect((await read())?.current).toBe('need')
  await as(nutritionist).call(updateClientEnergy, { id, adjustmentKcal: -300 })
  expect((await read())?.current).toBe('plan')

  const days = [{ nameIt: 'Ogni giorno', nameEn: 'Every day', meals: [] }]
  const draft = await as(nutritionist).call(createMealPlan, { title: 'Base', clientId: id, days })
  expect(await read()).toMatchObject({ current: 'plan', steps: [{}, {}, {}, { targetId: draft.id }, {}] })
  const plan = await as(nutritionist).call(createMealPlan, { title: 'Completo', clientId: id, days, isDraft: false })
  expect((await read())?.current).toBe('assignment')
  await as(nutritionist).call(assignMealPlan, {
    id: plan.id,
    clients: [{ clientId: id, assignmentId: newId(), startDay: today, schedule: { kind: 'in turn' } }],
  })
  expect(await read()).toMatchObject({ current: null, steps: [{}, {}, {}, {}, { state: 'done', targetId: plan.id }] })
})

test('a step is left out on purpose and taken back, and closing keeps what was made', async () => {
  const { nutritionist, clientId: id } = await teamWithClient()
  await as(nutritionist).call(startFirstVisit, { id })
  const skip = async (isSkipped: boolean) =>
    (await as(nutritionist).call(skipFirstVisitStep, { id, step: 'exclusions', isSkipped })).firstVisit
  const skipped = await skip(true)
  expect([skipped?.current, statesOf(skipped)]).toEqual(['visit', ['skipped', 'open', 'open', 'open', 'open']])
  await skip(true)
  expect((await skip(false))?.current).toBe('exclusions')
  expect(await as(nutritionist).call(closeFirstVisit, { id })).toEqual({ firstVisit: null })
  await expect(as(nutritionist).call(skipFirstVisitStep, { id, step: 'visit', isSkipped: true })).rejects.toMatchObject({
    body: { code: 'not found' },
  })
  expect((await as(nutritionist).call(startFirstVisit, { id })).firstVisit?.current).toBe('exclusions')
})

test('home says where it stopped, until it is closed', async () => {
  const { nutritionist, clientId: id } = await teamWithClient()
  await as(nutritionist).call(startFirstVisit, { id })
  await as(nutritionist).call(skipFirstVisitStep, { id, step: 'exclusions', isSkipped: true })
  const needs = async () =>
    (await as(nutritionist).call(listAttention, {})).attention.flatMap(person =>
      person.needs.filter(({ reason }) => reason === 'first visit open'),
    )
  expect(await needs()).toMatchObject([{ detail: 'visit', sentence: 'Prima visita iniziata oggi: il prossimo passo è la visita' }])
  await as(nutritionist).call(closeFirstVisit, { id })
  expect(await needs()).toEqual([])
})
