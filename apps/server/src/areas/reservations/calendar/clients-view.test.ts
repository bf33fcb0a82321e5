import { sendMessage, getConversation, listConversations } from '@allenio/contract/chat'
import { createGroup } from '@allenio/contract/groups'
import { createBookings, getNextBooking, listBookings, listReservations } from '@allenio/contract/reservations'
import { newId } from '@allenio/domain/ids'
import { clientOf, lonelyClientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { bookedDay, momentAt, slotOf } from '../scene.testing.ts'
import { slotWatchers } from '../watchers.ts'

const house = await testHouse()
const { as, given, database } = house

test('open pages hear of hours whose clients they are for', async () => {
  const team = await given.team()
  await clientOf(house, team)
  const { id: groupId } = await as(team.coach).call(createGroup, { name: 'Altri', color: 'blue' })
  const [ofAll, ofGroup] = [await slotOf(house, team), await slotOf(house, team, { groupIds: [groupId], startTime: '09:00' })]
  const watchers = await database.withWorkspace(team.workspaceId, 'read', db => slotWatchers(db, [ofAll, ofGroup]))
  const seenBy = (role: string) => watchers.filter(watcher => watcher.role === role).map(({ subjectId }) => subjectId)
  expect(seenBy('client')).toEqual([ofAll])
  expect(new Set(seenBy('coach'))).toEqual(new Set([ofAll, ofGroup]))
})

test('who waits for a seat reads their place in line', async () => {
  const team = await given.team()
  const [own, other, third] = [await clientOf(house, team), await lonelyClientOf(house, team), await lonelyClientOf(house, team)]
  const at = { reservationId: await slotOf(house, team, { capacity: 1 }), startsAt: momentAt(bookedDay, '18:00') }
  const book = (clientId: string, waits: boolean) =>
    as(team.admin).call(createBookings, { ...at, bookings: [{ id: newId(), clientId }], waits })
  await book(other, false)
  await book(third, true)
  const { clientId } = await as(team.client).call(getNextBooking, {})
  expect(clientId).toBe(own)
  await as(team.client).call(createBookings, { ...at, bookings: [{ id: newId(), clientId }], waits: true })
  const { reservations } = await as(team.client).call(listBookings, {})
  expect(reservations.map(({ waitingPlace }) => waitingPlace)).toEqual([2])
  const times = await as(team.client).call(listReservations, { from: bookedDay, to: bookedDay })
  expect(times.reservations.map(({ booking }) => booking?.waitingPlace)).toEqual([2])
})

test('a message is about an appointment of its client, and of nobody else', async () => {
  const team = await given.team()
  const [own, other] = [await clientOf(house, team), await lonelyClientOf(house, team)]
  const at = { reservationId: await slotOf(house, team), startsAt: momentAt(bookedDay, '18:00') }
  const [id, foreignId] = [newId(), newId()]
  const bookings = [
    { id, clientId: own },
    { id: foreignId, clientId: other },
  ]
  await as(team.admin).call(createBookings, { ...at, bookings })
  const [conversation] = (await as(team.client).call(listConversations, {})).conversations
  const conversationId = conversation?.id ?? ''
  const about = (bookingId: string) => ({ kind: 'appointment' as const, id: bookingId })
  await as(team.coach).call(sendMessage, { conversationId, message: 'A giovedì', about: about(id) })
  const [message] = (await as(team.client).call(getConversation, { conversationId })).messages
  expect(message?.about).toMatchObject({ kind: 'appointment', id, title: 'Personal training', day: bookedDay })
  await expect(as(team.coach).call(sendMessage, { conversationId, message: 'A giovedì', about: about(foreignId) })).rejects.toMatchObject({
    body: { code: 'not found' },
  })
})
