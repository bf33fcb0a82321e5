import {
  createClientType,
  createClientView,
  deleteClientType,
  deleteClientView,
  getClientSettings,
  listClientTypes,
  listClientViews,
  updateClientSettings,
  updateClientType,
  updateClientView,
  updateSubscriptionsSettings,
  createClient,
  getClientDetail,
} from '@allenio/contract/clients'
import { createWorkoutView, listWorkoutViews } from '@allenio/contract/workouts'
import { expect, test } from 'vitest'
import { testHouse } from '#testing'

const { given, as } = await testHouse()
const refusal = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

test('types are kept, renamed and deleted, and names are not given twice', async () => {
  const team = await given.team()
  const online = await as(team.admin).call(createClientType, { name: 'Online', color: '#336699' })
  expect(await refusal(as(team.coach).ask(createClientType, { name: 'ONLINE', color: '#336699' }))).toEqual([422, 'type exists'])
  const studio = await as(team.coach).call(createClientType, { name: 'Studio', color: '#993333' })
  expect(await refusal(as(team.admin).ask(updateClientType, { id: studio.id, name: 'online' }))).toEqual([422, 'type exists'])
  expect(await as(team.admin).call(updateClientType, { id: studio.id, name: 'STUDIO' })).toEqual({ ...studio, name: 'STUDIO' })
  const { id } = await as(team.admin).call(createClient, { firstName: 'Aldo', typeId: online.id })
  expect(await as(team.admin).call(deleteClientType, { id: online.id })).toEqual({ id: online.id, clients: 1 })
  expect((await as(team.admin).call(getClientDetail, { id })).type).toBeNull()
  expect((await as(team.admin).call(listClientTypes, {})).clientTypes.map(each => each.name)).toEqual(['STUDIO'])
})

test('views are each member’s own', async () => {
  const team = await given.team()
  const view = await as(team.coach).call(createClientView, {
    name: 'In scadenza',
    filters: { status: 'active', subscription: 'ending', sort: 'subscriptionEnd' },
  })
  expect((await as(team.coach).call(listClientViews, {})).views).toEqual([view])
  expect((await as(team.admin).call(listClientViews, {})).views).toEqual([])
  expect(await as(team.coach).call(updateClientView, { id: view.id, name: 'Presto' })).toEqual({ ...view, name: 'Presto' })
  for (const endpoint of [updateClientView, deleteClientView])
    expect((await as(team.admin).ask(endpoint, { id: view.id })).status).toBe(404)
  await as(team.coach).call(deleteClientView, { id: view.id })
  expect((await as(team.coach).call(listClientViews, {})).views).toEqual([])
})

test('settings change by what is sent, also when two change them at once', async () => {
  const team = await given.team()
  expect(await as(team.admin).call(getClientSettings, {})).toEqual({
    mayAddWeights: true,
    mayAddPhotos: true,
    mayAddMetrics: true,
    deactivateAfterDays: null,
    notifiesDeactivation: true,
    mayPauseSubscription: false,
    unpaidDays: 14,
  })
  await Promise.all([
    as(team.admin).call(updateClientSettings, { mayAddPhotos: false }),
    as(team.admin).call(updateSubscriptionsSettings, { deactivateAfterDays: 0, notifiesDeactivation: false, unpaidDays: 30 }),
  ])
  expect(await as(team.admin).call(getClientSettings, {})).toEqual({
    mayAddWeights: true,
    mayAddPhotos: false,
    mayAddMetrics: true,
    deactivateAfterDays: 0,
    notifiesDeactivation: false,
    mayPauseSubscription: false,
    unpaidDays: 30,
  })
  for (const unpaidDays of [2, 31]) {
    expect((await as(team.admin).ask(updateSubscriptionsSettings, { unpaidDays })).status).toBe(422)
  }
})

test('each list has its own views', async () => {
  const team = await given.team()
  const ofClients = await as(team.coach).call(createClientView, { name: 'In scadenza', filters: { subscription: 'ending' } })
  const filters = { mark: 'pain', period: '28' } as const
  const ofWorkouts = await as(team.coach).call(createWorkoutView, { name: 'Dolori', filters })
  expect((await as(team.coach).call(listClientViews, {})).views).toEqual([ofClients])
  expect((await as(team.coach).call(listWorkoutViews, {})).views).toEqual([{ id: ofWorkouts.id, name: 'Dolori', filters }])
  expect((await as(team.coach).ask(deleteClientView, { id: ofWorkouts.id })).status).toBe(404)
  expect((await as(team.coach).ask(createWorkoutView, { name: 'Altro', filters: { mark: 'boh' } })).status).toBe(422)
})
