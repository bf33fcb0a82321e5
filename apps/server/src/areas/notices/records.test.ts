import { getNotice, listNotices } from '@allenio/contract/notices'
import { clientJoins } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { sql, type WorkspaceDb } from '#platform/db'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { noticeExporter } from './export.ts'
import { addReaders, storeNotice } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

test('one person had two records: who stays has the notices of both, and what was read under either is read', async () => {
  const { workspaceId, admin, client, ...team } = await given.team()
  const toId = await clientOf(house, { workspaceId, admin, client, ...team })
  const [fromId = ''] = await addReaders(house, workspaceId, 1)
  const both = await storeNotice(house, { workspaceId }, { authorId: admin.membershipId, title: 'Per entrambi' })
  const one = await storeNotice(house, { workspaceId }, { authorId: admin.membershipId, title: 'Per uno' })
  await database.withWorkspace(workspaceId, 'write', async db => {
    await db.run(sql`delete from notice_readers where notice_id = ${one} and client_id = ${toId}`)
    await db.run(sql`update notice_readers set read_at = now() where notice_id = ${both} and client_id = ${fromId}`)
  })
  await database.withSystem('write', async db => {
    for (const join of clientJoins.gathered()) await join(db, { workspaceId, fromId, toId })
  })
  await database.withWorkspace(workspaceId, 'write', db => db.run(sql`delete from clients where id = ${fromId}`))
  const { notices } = await as(client).call(listNotices, { sort: 'title' })
  expect(notices.map(({ title, readAt }) => [title, readAt !== null])).toEqual([
    ['Per entrambi', true],
    ['Per uno', false],
  ])
  expect((await as(admin).call(getNotice, { id: both })).counts).toMatchObject({ readers: 1 })
})

test('the notices of a colleague who leaves go to the heir; without one, scheduled ones are not published', async () => {
  const { workspaceId, admin, coach } = await given.team()
  const published = await storeNotice(house, { workspaceId }, { authorId: coach.membershipId })
  const scheduled = await storeNotice(house, { workspaceId }, { authorId: coach.membershipId, isScheduled: true })
  const content = teamContent.gathered().find(({ kind }) => kind === 'notices')
  const inTeam = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
  expect(await inTeam(async db => content?.count(db, coach.membershipId))).toBe(2)
  await inTeam(async db => content?.withdraw(db, { of: coach.membershipId }))
  await inTeam(async db => content?.handOver(db, { of: coach.membershipId, to: admin.membershipId }))
  expect(await as(admin).call(getNotice, { id: published })).toMatchObject({ status: 'published', author: { id: admin.membershipId } })
  expect(await as(admin).call(getNotice, { id: scheduled })).toMatchObject({ status: 'withdrawn' })
})

test('the copies of a business and of a client hold the notices, without their looks', async () => {
  const { workspaceId, admin, client, ...team } = await given.team()
  const clientId = await clientOf(house, { workspaceId, admin, client, ...team })
  const id = await storeNotice(house, { workspaceId }, { authorId: admin.membershipId })
  const [business, own] = await database.withWorkspace(workspaceId, 'read', async db => [
    await noticeExporter.ofWorkspace?.(db),
    await noticeExporter.ofMember?.(db, client.personId),
  ])
  expect(business?.tables).toMatchObject([
    { name: 'notices', rows: [{ id, text: 'Lo studio resta chiuso dal 10 al 20.' }] },
    { name: 'notice-readers', rows: [{ notice_id: id, client_id: clientId }] },
    { name: 'notice-pictures', rows: [] },
  ])
  expect(own?.tables).toMatchObject([
    { name: 'notices-received', rows: [{ id, read_at: null }] },
    { name: 'notices-written', rows: [] },
  ])
})
