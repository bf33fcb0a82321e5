import { deactivateClient } from '@allenio/contract/clients'
import { sendToMany } from '@allenio/contract/chat-desk'
import { createGroup, deleteGroup } from '@allenio/contract/groups'
import { newId } from '@allenio/domain/ids'
import { readGroupCards, readGroupMembers, requireGroups } from '#areas/groups'
import type { WorkspaceDb } from '#platform/db'
import { actorOf, clientOf, lonelyClientOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { expect, test } from 'vitest'

// Areas above groups read these things of them, as messages to many do.

const house = await testHouse()
const { as, given, database } = house

const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)

async function scene() {
  const team = await given.team()
  return { ...team, team, martina: await clientOf(house, team), aldo: await lonelyClientOf(house, team) }
}

const create = (by: TestMember, name: string, clientIds: readonly string[] = []) =>
  as(by).call(createGroup, { name, color: 'blue', clientIds: [...clientIds] })

test('a message to a group goes to the clients that are read as its members', async () => {
  const { admin, team, martina, aldo } = await scene()
  const { id: groupId } = await create(admin, 'Misto', [martina, aldo])
  await as(admin).call(deactivateClient, { id: aldo })
  expect(await inTeam(team, db => readGroupMembers(db, [groupId]))).toEqual([martina])
  const filters = { status: 'active', groupId } as const
  expect(await as(admin).call(sendToMany, { filters, message: 'A domani', deviceId: newId() })).toMatchObject({ sent: 1 })
})

test('others read the active clients of several groups, each once, and the groups by their ids', async () => {
  const { admin, team, martina, aldo } = await scene()
  const [one, two] = [await create(admin, 'Uno', [martina, aldo]), await create(admin, 'Due', [aldo])]
  expect((await inTeam(team, db => readGroupMembers(db, [one.id, two.id, one.id]))).toSorted()).toEqual([martina, aldo].toSorted())
  expect(await inTeam(team, db => readGroupMembers(db, []))).toEqual([])
  const cards = await inTeam(team, db => readGroupCards(db, [one.id, two.id, newId()]))
  expect([one, two].map(({ id }) => [cards.get(id)?.name, cards.get(id)?.size])).toEqual([
    ['Uno', 2],
    ['Due', 1],
  ])
  await as(admin).call(deleteGroup, { id: one.id })
  expect(await inTeam(team, db => readGroupMembers(db, [one.id, two.id]))).toEqual([aldo])
  expect((await inTeam(team, db => readGroupCards(db, [one.id]))).size).toBe(0)
})

test('others check that the ids which somebody sends name groups of theirs', async () => {
  const { admin, coach, team, martina, aldo } = await scene()
  const other = await scene()
  const [mixed, ofOthers] = [await create(admin, 'Misto', [martina]), await create(admin, 'Altri', [aldo])]
  const foreign = await create(other.admin, 'Estraneo')
  const check = (by: TestMember, role: 'admin' | 'coach', ids: string[]) => inTeam(team, db => requireGroups(db, actorOf(by, role), ids))
  await check(admin, 'admin', [mixed.id, ofOthers.id, mixed.id])
  await check(coach, 'coach', [mixed.id])
  await check(coach, 'coach', [])
  for (const ids of [[ofOthers.id], [mixed.id, newId()], [foreign.id]])
    await expect(check(coach, 'coach', ids)).rejects.toMatchObject({ code: 'not found' })
})
