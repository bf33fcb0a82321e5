import { newId } from '@allenio/domain/ids'
import { expect, test, vi } from 'vitest'
import { announceChange } from '#platform/auth'
import { openDevice, portOf, ownHouse, type TestMember } from '#testing'
import { emitToThing, thingRooms } from './index.ts'

const bookIds = Array.from({ length: 12 }, () => newId())
const [bookId = ''] = bookIds
const shutOut = new Set<string>()

const house = await ownHouse({
  contributes: [
    thingRooms({
      thing: 'book',
      access: { permission: 'view clients' },
      mayEnter: async (_, actor, id) => bookIds.includes(id) && !shutOut.has(actor.personId),
    }),
  ],
})
const port = await portOf(house)

const book = { thing: 'book', id: bookId }

async function open(member: TestMember, tab = newId()) {
  const { socket, heard } = await openDevice(member, port)
  return {
    enter: (place = book): Promise<boolean> => socket.emitWithAck('enter', { ...place, tab }),
    leave: () => socket.emit('leave', book),
    show: (at: string | null, place = book) => socket.emit('presence', { ...place, at }),
    close: () => socket.disconnect(),
    heard: (name: string) => heard.flatMap(({ event, payload }) => (event === name ? [payload] : [])),
    tab,
  }
}

test('who is in a room shows the others where, and is missed when gone', async () => {
  const { admin, coach } = await house.given.team()
  const [one, other, outside] = [await open(admin), await open(coach), await open(coach)]
  expect([await one.enter(), await other.enter()]).toEqual([true, true])
  one.show('row 1')
  await vi.waitFor(() =>
    expect(other.heard('presence')).toEqual([{ ...book, tab: one.tab, personId: admin.personId, name: 'Giulia Marchetti', at: 'row 1' }]),
  )
  one.close()
  await vi.waitFor(() => expect(other.heard('presence')[1]).toEqual({ ...book, tab: one.tab, personId: null, at: null }))
  other.leave()
  expect(outside.heard('presence')).toEqual([])
})

test('an event about the thing reaches those who are in, and those alone', async () => {
  const { admin, coach, workspaceId } = await house.given.team()
  const [inside, outside] = [await open(admin), await open(coach)]
  await inside.enter()
  await house.database.withWorkspace(workspaceId, 'write', async db =>
    emitToThing(db, { workspaceId, ...book }, 'document edited', { id: bookId, revision: 7 }),
  )
  await vi.waitFor(() => expect(inside.heard('document edited')).toEqual([{ id: bookId, revision: 7 }]))
  expect(outside.heard('document edited')).toEqual([])
})

test('a room of the same id in another business is another room', async () => {
  const [here, there] = [await house.given.team(), await house.given.team()]
  const [one, neighbour] = [await open(here.admin), await open(there.admin)]
  await Promise.all([one.enter(), neighbour.enter()])
  one.show('row 1')
  one.show('row 2')
  const { coach } = here
  const colleague = await open(coach)
  await colleague.enter()
  one.show('row 3')
  await vi.waitFor(() => expect(colleague.heard('presence')).toHaveLength(1))
  expect(neighbour.heard('presence')).toEqual([])
})

test('nobody enters what they may not see', async () => {
  const { admin, client } = await house.given.team()
  const [professional, guest] = [await open(admin), await open(client)]
  expect(await guest.enter()).toBe(false)
  expect(await professional.enter({ thing: 'book', id: newId() })).toBe(false)
  expect(await professional.enter({ thing: 'constructor', id: bookId })).toBe(false)
  expect(await professional.enter({ thing: 'book', id: 'no id' })).toBe(false)
})

test('a presence from outside of the room goes nowhere', async () => {
  const { admin, coach } = await house.given.team()
  const [inside, outside] = [await open(admin), await open(coach)]
  await inside.enter()
  outside.show('row 1')
  await outside.enter()
  outside.show('row 2')
  await vi.waitFor(() => expect(inside.heard('presence')).toMatchObject([{ at: 'row 2' }]))
})

test('whoever loses access is sent out, and the others see it', async () => {
  const { admin, coach } = await house.given.team()
  const [stays, goes] = [await open(admin), await open(coach)]
  await Promise.all([stays.enter(), goes.enter()])
  shutOut.add(coach.personId)
  await house.database.withSystem('write', db => announceChange(db, coach.personId))
  await vi.waitFor(() => expect(goes.heard('room closed')).toEqual([book]))
  await vi.waitFor(() => expect(stays.heard('presence')).toEqual([{ ...book, tab: goes.tab, personId: null, at: null }]))
})

test('a socket enters ten rooms and no more, until it leaves one', async () => {
  const { admin } = await house.given.team()
  const device = await open(admin)
  const entries = await Promise.all(bookIds.map(id => device.enter({ thing: 'book', id })))
  expect(entries.filter(Boolean)).toHaveLength(10)
  device.leave()
  expect(await device.enter({ thing: 'book', id: bookIds[11] ?? '' })).toBe(true)
})
