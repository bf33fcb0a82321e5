import { login } from '@allenio/contract/auth'
import { countUnreadConversations, searchMessages } from '@allenio/contract/chat'
import { countClients } from '@allenio/contract/clients'
import { listAttention } from '@allenio/contract/home'
import { getBusiness } from '@allenio/contract/business'
import { countUnreadNotifications, listNotifications } from '@allenio/contract/notifications'
import { readVatNumber } from '@allenio/domain/business'
import { attentionParts } from '#areas/clients'
import { sql } from '#platform/db'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { ensureDemo } from './demo.ts'

const { config, database, stranger, as } = await testHouse({ DEMO: 'on' })

const inDemo = <Answer>(read: (id: string) => Promise<Answer>) =>
  database.withSystem('read', async db => {
    const { id } = await db.one<{ id: string }>(sql`select id from workspaces`)
    return read(id)
  })

test('the first start fills a business with forty people; the next ones leave it, or fill what was not filled', async () => {
  const accounts = await ensureDemo(config, { database })
  expect(accounts).toContain('admin@demo.allenio.test')
  const { access_token: token = '' } = await stranger.call(login, { email: 'admin@demo.allenio.test', password: 'allenio-demo' })
  const admin = as({ token })
  expect((await admin.call(countClients, {})).total).toBe(40)
  expect((await admin.call(countUnreadConversations, {})).waiting).toBeGreaterThan(2)
  expect((await admin.call(searchMessages, { search: 'spuntino' })).hits.length).toBeGreaterThan(1)
  const business = await admin.call(getBusiness, {})
  expect(business).toMatchObject({
    name: 'Studio Marchetti',
    email: expect.any(String),
    phone: expect.any(String),
    logo: expect.any(String),
  })
  expect(readVatNumber(business.vatNumber ?? '', business.country)).toBe(business.vatNumber)
  // every figure stands in one place with the same count as in the other
  const queue = await admin.call(listAttention, {})
  const people = [...queue.attention, ...(queue.nextPage ? (await admin.call(listAttention, { page: queue.nextPage })).attention : [])]
  expect(people).toHaveLength(queue.total)
  expect(queue.groups.find(({ group }) => group === 'messages')?.count).toBe((await admin.call(countUnreadConversations, {})).waiting)
  expect([...new Set(people.flatMap(({ needs }) => needs.map(({ reason }) => reason)))].toSorted()).toEqual(
    attentionParts
      .gathered()
      .map(({ reason }) => reason)
      .toSorted(),
  )

  const { notifications } = await admin.call(listNotifications, {})
  expect(notifications.length).toBeGreaterThan(8)
  expect((await admin.call(countUnreadNotifications, {})).unread).toBeGreaterThan(3)
  for (const { title, body } of notifications) expect(`${title} ${body}`).not.toMatch(/\{\{|undefined|null/)
  const { access_token: clientToken = '' } = await stranger.call(login, { email: 'client@demo.allenio.test', password: 'allenio-demo' })
  expect((await as({ token: clientToken }).call(listNotifications, {})).notifications).toMatchObject([{ kind: 'action asked' }])

  expect(await ensureDemo(config, { database })).toEqual(accounts)
  expect((await admin.call(countClients, {})).total).toBe(40)

  // this imitates a first start that was killed between its two steps
  await inDemo(id =>
    database.withWorkspace(id, 'write', async db => {
      for (const table of [sql`clients`, sql`client_types`]) await db.run(sql`delete from ${table}`)
      await db.run(sql`delete from memberships m using persons p where p.id = m.person_id and p.email_key not like '%@demo.allenio.test'`)
      await db.run(sql`delete from memberships where person_id is null`)
      await db.run(sql`delete from invitations`)
    }),
  )
  await ensureDemo(config, { database })
  expect((await admin.call(countClients, {})).total).toBe(40)

  // clients that somebody deleted on purpose are not created again
  await inDemo(id => database.withWorkspace(id, 'write', db => db.run(sql`delete from clients`)))
  await ensureDemo(config, { database })
  expect((await admin.call(countClients, {})).total).toBe(0)
}, 120_000)
