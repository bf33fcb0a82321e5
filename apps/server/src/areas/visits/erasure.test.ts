import { deleteClient } from '@allenio/contract/clients'
import { deleteProtocol } from '@allenio/contract/visits'
import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { clientsArea } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { AnyJob } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { lonelyClientOf, testHouse } from '#testing'
import { sweepDeletedProtocols } from './protocols.ts'
import { finishedVisitOf, measures, protocolOf, visitOf, visitScene, yesterday } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const scene = visitScene(house)

const runSweep = async (sweep: AnyJob | undefined) =>
  sweep?.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: false }, { workspaceId: null, data: {} })

/** How many rows the business has of each table that holds a part of a visit. */
const countRows = (db: WorkspaceDb) =>
  db.one<Record<string, number>>(sql`
  select (select count(*) from visits) as visits, (select count(*) from visit_finishes) as finishes,
    (select count(*) from visit_laboratory_values) as "laboratoryValues", (select count(*) from visit_own_fields) as "ownFields",
    (select count(*) from documents) as documents, (select count(*) from document_batches) as batches,
    (select count(*) from document_releases) as releases, (select count(*) from document_contents) as contents,
    (select count(*) from weights) as weights, (select count(*) from metric_values) as "metricValues"`)

test('an erased client takes visits, documents, releases, finishes and what followed from them along', async () => {
  const team = await scene.team()
  const other = await lonelyClientOf(house, team)
  await scene.inTeam(team, db =>
    db.run(sql`insert into client_collaborators (client_id, membership_id) values (${other}, ${team.nutritionist.membershipId})`),
  )
  await finishedVisitOf(house, team, { clientId: other, cells: { takenOn: yesterday, waist: [80] } })
  const countsOfOther = await scene.inTeam(team, countRows)
  const content = { laboratoryValues: [{ name: 'Ferritina', value: '40' }], ownFields: [{ label: 'Turni', text: 'Notte' }] }
  const { id } = await scene.finish(team, { ...content, measures: { ...measures, waist: [70] } })
  await scene.edit(team.nutritionist, id, { note: 'Bene' })
  await visitOf(house, team, { clientId: team.clientId })
  const counts = await scene.inTeam(team, countRows)
  for (const [table, count] of Object.entries(counts)) expect([table, count > (countsOfOther[table] ?? 0)]).toEqual([table, true])

  await as(team.admin).call(deleteClient, { id: team.clientId })
  await scene.inTeam(team, db => db.run(sql`update clients set deleted_at = now() - interval '8 days' where id = ${team.clientId}`))
  const sweep = clientsArea.jobs.find(({ name }) => name === 'sweep deleted clients')
  const countsAfterSweep = async () => {
    await runSweep(sweep)
    return scene.inTeam(team, countRows)
  }
  // a row that another transaction still holds is left to the next sweep
  await expect.poll(countsAfterSweep).toEqual(countsOfOther)
})

test('a deleted protocol is erased once its days are over, and not before', async () => {
  const team = await given.team()
  const [old, fresh, current] = [await protocolOf(house, team), await protocolOf(house, team), await protocolOf(house, team)]
  for (const id of [old, fresh]) await as(team.admin).call(deleteProtocol, { id })
  await scene.inTeam(team, db => db.run(sql`update protocols set deleted_at = now() - interval '8 days' where id = ${old}`))
  await runSweep(sweepDeletedProtocols)
  const left = await scene.inTeam(team, db => db.many<Row<'protocols', 'id'>>(sql`select id from protocols order by id`))
  expect(left.map(({ id }) => id)).toEqual([fresh, current].toSorted())
})
