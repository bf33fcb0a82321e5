import { getNotice, updateNotice, withdrawNotice } from '@allenio/contract/notices'
import { makeLog } from '#platform/log'
import { openDevice, portOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { sendBatch, sendNotice } from './batches.ts'
import { addReaders, newsAbout, storeNotice } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const log = makeLog('silent')

/** A notice whose readers all wait, and that no job knows of. */
async function waitingNotice(readerCount: number) {
  const team = await given.team()
  const memberIds = await addReaders(house, team.workspaceId, readerCount)
  const id = await storeNotice(house, team, { authorId: team.admin.membershipId, isWaiting: true })
  const itemsOf = (ids: readonly string[]) => ids.map(membership_id => ({ notice_id: id, membership_id }))
  return {
    ...team,
    id,
    memberIds,
    sendTo: (ids: readonly string[]) => database.withWorkspace(team.workspaceId, 'write', db => sendBatch(db, itemsOf(ids))),
    run: () => sendNotice.run({ database, log, jobId: id, isLastTry: false }, { workspaceId: team.workspaceId, data: { noticeId: id } }),
    news: () => newsAbout(house, team.workspaceId, id),
    countsOf: async () => (await as(team.admin).call(getNotice, { id })).counts,
    itemsOf,
  }
}

test('a batch that is killed leaves nothing behind; after it, and after any repetition, everybody has one notification', async () => {
  const { workspaceId, memberIds, itemsOf, sendTo, run, news, countsOf } = await waitingNotice(12)
  const [first, ...others] = memberIds
  await sendTo(first === undefined ? [] : [first])
  const killed = database.withWorkspace(workspaceId, 'write', async db => {
    await sendBatch(db, itemsOf(others.slice(0, 3)))
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect([(await news()).length, (await countsOf())?.waiting]).toEqual([1, 11])
  // two nodes have the job at once, as after a node that was taken for dead; what one has locked, the other leaves to it
  await Promise.all([run(), run()])
  await run()
  expect((await news()).map(({ membership_id }) => membership_id)).toEqual(memberIds.toSorted())
  expect(await countsOf()).toMatchObject({ readers: 12, waiting: 0, delivered: 12, refused: 0 })
})

test('a notice that is changed between batches is sent as it is now, and the news that went before say the same', async () => {
  const { admin, id, memberIds, sendTo, run, news } = await waitingNotice(2)
  await sendTo(memberIds.slice(0, 1))
  const { updatedAt } = await as(admin).call(getNotice, { id })
  await as(admin).call(updateNotice, { id, updatedAt, title: 'Corretto' })
  await run()
  expect((await news()).map(({ subject }) => subject)).toMatchObject([{ title: 'Corretto' }, { title: 'Corretto' }])
})

test('a notice that is withdrawn between batches reaches nobody else, and is taken back from the others', async () => {
  const { admin, id, memberIds, sendTo, run, news, countsOf } = await waitingNotice(3)
  await sendTo(memberIds.slice(0, 1))
  await as(admin).call(withdrawNotice, { id })
  await sendTo(memberIds.slice(1))
  await run()
  expect([await news(), (await countsOf())?.waiting]).toEqual([[], 2])
})

test('whoever wrote it sees how far it has come', async () => {
  const { admin, memberIds, sendTo } = await waitingNotice(2)
  const { heard } = await openDevice(admin, await portOf(house))
  await sendTo(memberIds)
  await expect.poll(() => heard.filter(({ event }) => event === 'changed')).not.toEqual([])
})
