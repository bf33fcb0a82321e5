import { changeManyClients } from '@allenio/contract/clients'
import { openDevice, portOf, testHouse } from '#testing'
import { expect, test, vi } from 'vitest'
import { visitOf, visitScene } from './scene.testing.ts'

const house = await testHouse()
const port = await portOf(house)
const { team: teamOf } = visitScene(house)

test('whoever is taken off a client is sent out of their open visit at once, and the others stay', async () => {
  const team = await teamOf()
  const { id } = await visitOf(house, team, { clientId: team.clientId })
  const [stays, goes] = [await openDevice(team.admin, port), await openDevice(team.nutritionist, port)]
  const room = { thing: 'visit', id, tab: id }
  expect(await Promise.all([stays, goes].map(({ socket }) => socket.emitWithAck('enter', room)))).toEqual([true, true])
  const closedFor = ({ heard }: typeof goes) => heard.filter(({ event }) => event === 'room closed').length
  await house
    .as(team.admin)
    .call(changeManyClients, { action: 'unassign', ids: [team.clientId], collaboratorId: team.nutritionist.membershipId })
  await vi.waitFor(() => expect(closedFor(goes)).toBe(1), { timeout: 3_000 })
  expect(closedFor(stays)).toBe(0)
  expect(await goes.socket.emitWithAck('enter', room)).toBe(false)
})
