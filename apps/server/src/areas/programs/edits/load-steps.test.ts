import { expect, test } from 'vitest'
import { getClientLoadStep, updateClientLoadStep, updateProgramSettings } from '@allenio/contract/programs'
import { getClientTraining } from '@allenio/contract/workouts'
import { clientOf, testHouse } from '#testing'

const house = await testHouse()
const { as, given } = house

test('a client’s own step of loads goes before the business’s, on their device, too', async () => {
  const team = await given.team()
  const { admin, coach } = team
  const id = await clientOf(house, team)
  const step = () => as(coach).call(getClientLoadStep, { id })
  const onDevice = async () => (await as(coach).call(getClientTraining, { id })).training?.settings.loadStep
  await as(admin).call(updateProgramSettings, { loadStep: 5 })
  expect(await step()).toEqual({ loadStep: 5, isOwn: false })
  expect(await onDevice()).toBe(5)
  await as(coach).call(updateClientLoadStep, { id, loadStep: 1.25 })
  expect(await step()).toEqual({ loadStep: 1.25, isOwn: true })
  expect(await onDevice()).toBe(1.25)
  await as(coach).call(updateClientLoadStep, { id, loadStep: null })
  expect(await step()).toEqual({ loadStep: 5, isOwn: false })
})
