import { listClientFiles } from '@allenio/contract/client-files'
import { listNutritionalAdvices } from '@allenio/contract/client-notes'
import { listProgresses } from '@allenio/contract/progress'
import { listWeights } from '@allenio/contract/weights'
import { listClientActions } from '@allenio/contract/client-actions'
import { listAttention } from '@allenio/contract/home'
import { listClientMetrics } from '@allenio/contract/metrics'
import { newId } from '@allenio/domain/ids'
import { fillDemoRecords } from '#areas/clients'
import { sql } from '#platform/db'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house

test('the demo’s clients have months behind them', async () => {
  const team = await given.team()
  const own = await clientOf(house, team)
  const clients = [{ id: own }, ...Array.from({ length: 7 }, () => ({ id: newId() }))]
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    for (const [index, { id }] of clients.slice(1).entries()) {
      await db.run(
        sql`insert into clients (id, first_name, sex, height_cm)
          values (${id}, ${`Cliente ${index}`}, ${index % 2 ? 'male' : 'female'}, ${160 + index * 3})`,
      )
    }
    await db.run(sql`update clients set created_at = now() - interval '200 days'`)
    const claimFiles = await fillDemoRecords(db, clients)
    await claimFiles()
  })
  const { total, trend } = await as(team.admin).call(listWeights, { id: own })
  expect(total).toBeGreaterThan(15)
  expect(trend).toMatchObject({ perWeek: expect.any(Number), target: expect.any(Number) })
  const { progresses } = await as(team.admin).call(listProgresses, { id: own })
  expect(progresses.map(({ photos }) => photos.length)).toEqual([3, 3, 3, 3, 3])
  expect(progresses[0]?.photos[0]?.file).toMatchObject({ width: 480, height: 640, thumbUrl: expect.any(String) })
  expect((await as(team.admin).call(listNutritionalAdvices, { id: own })).total).toBe(3)
  expect((await as(team.admin).call(listClientFiles, { id: own })).clientFiles.map(({ file }) => file.mimeType)).toContain(
    'application/pdf',
  )
  expect((await as(team.admin).call(listClientMetrics, { id: own })).metrics.length).toBeGreaterThan(7)
  const { userClientActions, counts } = await as(team.admin).call(listClientActions, { clientId: own })
  expect(userClientActions).toHaveLength(5)
  expect(counts).toMatchObject({ open: 4, done: 1 })
  expect((await as(team.admin).call(listAttention, {})).attention.flatMap(({ needs }) => needs.map(({ reason }) => reason))).toContain(
    'no weigh in',
  )
}, 60_000)
