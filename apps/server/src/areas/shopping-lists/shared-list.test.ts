import { deactivateClient } from '@allenio/contract/clients'
import {
  getOwnShoppingList,
  getSharedShoppingList,
  revokeOwnShoppingLink,
  shoppingLimits,
  tickSharedShoppingLines,
} from '@allenio/contract/shopping-lists'
import { newToken } from '#platform/auth'
import { sql } from '#platform/db'
import { openDevice, portOf, testHouse } from '#testing'
import { expect, test, vi } from 'vitest'
import { ago, planLine, shoppingScene } from './scene.testing.ts'

const house = await testHouse()
const { as, stranger, database } = house
const { team: teamOf, save, add, share, read, sweep } = shoppingScene(house)

const open = (token: string) => stranger.ask(getSharedShoppingList, { token })
const isGone = async (token: string) => {
  const tick = { token, ticks: [{ lineId: planLine('').id, isTicked: true, changedAt: ago(0) }], sentAt: ago(0) }
  const answers = [await open(token), await stranger.ask(tickSharedShoppingLines, tick)]
  return answers.map(({ status, body }) => [status, body])
}

test('whoever has the link reads and ticks the list, which names nobody', async () => {
  const team = await teamOf()
  const line = planLine('Mela', { grossGrams: 190 })
  const { id } = await save(team.client, { lines: [line] })
  await add(team.client, id, 'Carta')
  const token = await share(team.client, id)
  const list = await stranger.call(getSharedShoppingList, { token })
  expect(Object.keys(list).toSorted()).toEqual(['days', 'expiresAt', 'lines', 'people'])
  expect(list.lines.map(each => Object.keys(each).toSorted().join(' '))).toEqual(
    Array.from({ length: 2 }, () => 'category changedAt en grams grossGrams id isOwn isTicked it'),
  )
  const days = (Date.parse(list.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(shoppingLimits.linkDays - 0.1)
  expect(days).toBeLessThan(shoppingLimits.linkDays + 0.1)
  const ticks = [{ lineId: line.id, isTicked: true, changedAt: ago(0) }]
  const ticked = await stranger.call(tickSharedShoppingLines, { token, ticks, sentAt: ago(0) })
  expect(ticked.lines.map(({ it, isTicked }) => [it, isTicked])).toEqual([
    ['Mela', true],
    ['Carta', false],
  ])
  expect((await read(team.client))?.lines.map(({ isTicked }) => isTicked)).toEqual([true, false])
  expect((await read(team.client))?.link).toEqual({ expiresAt: list.expiresAt })
})

test('a wrong, an expired, a replaced and a revoked link answer alike', async () => {
  const team = await teamOf()
  const { id } = await save(team.client, { lines: [planLine('Mela')] })
  const wrong = await isGone(newToken())
  expect(wrong[0]).toMatchObject([404, { code: 'shopping list gone' }])
  const first = await share(team.client, id)
  for (const forged of [first.slice(0, -1), first.toUpperCase(), `${first} `, '%00', "' or true --"])
    expect(await isGone(forged)).toEqual(wrong)
  const second = await share(team.client, id)
  expect([await isGone(first), (await open(second)).status]).toEqual([wrong, 200])
  await as(team.client).call(revokeOwnShoppingLink, { id })
  expect([await isGone(second), (await read(team.client))?.link]).toEqual([wrong, null])
  const third = await share(team.client, id)
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`update shopping_lists set link_expires_at = now() - interval '1 second' where id = ${id}`),
  )
  expect([await isGone(third), (await read(team.client))?.link]).toEqual([wrong, null])
  await sweep()
  const [row] = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many(sql`select token_hash, link_expires_at from shopping_lists where id = ${id}`),
  )
  expect(row).toEqual({ token_hash: null, link_expires_at: null })
})

test('a link ends with its list and with the access of the client', async () => {
  const team = await teamOf()
  const wrong = await isGone(newToken())
  const earlier = await share(team.client, (await save(team.client)).id)
  const next = await save(team.client)
  expect(await isGone(earlier)).toEqual(wrong)
  const token = await share(team.client, next.id)
  await as(team.admin).call(deactivateClient, { id: team.clientId })
  expect(await isGone(token)).toEqual(wrong)
})

test('a link ticks the lines of its own list alone, and the table has no token', async () => {
  const [one, other] = [await teamOf(), await teamOf()]
  const [ours, theirs] = [planLine('Mela'), planLine('Riso')]
  const token = await share(one.client, (await save(one.client, { lines: [ours] })).id)
  await save(other.client, { lines: [theirs] })
  const ticks = [ours, theirs].map(({ id }) => ({ lineId: id, isTicked: true, changedAt: ago(0) }))
  await stranger.call(tickSharedShoppingLines, { token, ticks, sentAt: ago(0) })
  expect([await read(one.client), await read(other.client)].map(list => list?.lines[0]?.isTicked)).toEqual([true, false])
  const [row] = await database.withWorkspace(one.workspaceId, 'read', db =>
    db.many<{ hash: string; text: string }>(sql`
      select encode(token_hash, 'hex') as hash, to_jsonb(s)::text as text from shopping_lists s`),
  )
  expect(row?.hash).toHaveLength(64)
  expect(row?.text).not.toContain(token)
})

test('the client’s open devices hear of a tick by the link', async () => {
  const team = await teamOf()
  const line = planLine('Mela')
  const token = await share(team.client, (await save(team.client, { lines: [line] })).id)
  const device = await openDevice(team.client, await portOf(house))
  const ticks = [{ lineId: line.id, isTicked: true, changedAt: ago(0) }]
  await stranger.call(tickSharedShoppingLines, { token, ticks, sentAt: ago(0) })
  await vi.waitFor(() => expect(device.heard).toContainEqual({ event: 'changed', payload: { things: ['shopping list'], tabs: [''] } }))
  expect((await as(team.client).call(getOwnShoppingList, {})).shoppingList?.lines[0]?.isTicked).toBe(true)
})
