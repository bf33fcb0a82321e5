import { romeDay } from '@allenio/domain/days'
import { describe, expect, test } from 'vitest'
import { addClientFiles } from '@allenio/contract/client-files'
import { addNutritionalAdvice } from '@allenio/contract/client-notes'
import { addOwnProgress, listProgresses } from '@allenio/contract/progress'
import { addOwnWeight, listWeights } from '@allenio/contract/weights'
import { createClientAction, listClientActions } from '@allenio/contract/client-actions'
import { addMetricValues, listClientMetrics } from '@allenio/contract/metrics'
import { richTextOf } from '@allenio/domain/rich-text'
import { newId } from '@allenio/domain/ids'
import { erasePerson, exporters, type Exporter, type ExportPart } from '#areas/account'
import { sql, type Db, type Sql } from '#platform/db'
import { clientOf, lonelyClientOf, testHouse, uploadOf } from '#testing'
import { clientFileOwners } from './erase.ts'
import { clientJoins } from './joins/join.ts'
import { mergeRecord } from './joins/record-merge.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const tables = ['weights', 'progresses', 'client-files', 'nutritional-advices']

async function partsOf(gather: (exporter: Exporter) => Promise<ExportPart> | undefined): Promise<Required<ExportPart>> {
  const parts: (ExportPart | undefined)[] = []
  for (const exporter of exporters.gathered()) parts.push(await gather(exporter))
  return {
    tables: parts.flatMap(part => part?.tables ?? []).filter(({ name }) => tables.includes(name)),
    files: parts.flatMap(part => part?.files ?? []),
  }
}

/** A client with one record of each kind. */
async function scene() {
  const team = await given.team()
  const id = await clientOf(house, team)
  await as(team.client).call(addOwnWeight, { id: newId(), day: today, kg: 64 })
  await as(team.client).call(addOwnProgress, { id: newId(), day: today, note: 'La mia foto', frontUploadId: await uploadOf(team.client) })
  await as(team.coach).call(addClientFiles, { id, uploadId: await uploadOf(team.coach) })
  await as(team.coach).call(addNutritionalAdvice, { id, title: 'Cena', text: richTextOf('Presto.'), uploadId: await uploadOf(team.coach) })
  await as(team.coach).call(addMetricValues, { id, entries: [{ kind: 'waist', day: today, value: 80 }] })
  await as(team.coach).call(createClientAction, { id, kind: 'weigh in', dueDay: today })
  return { ...team, id }
}

const rowsLeft = (workspaceId: string) =>
  database.withWorkspace(workspaceId, 'read', db =>
    db.one<Record<string, number>>(sql`
  select (select count(*) from weights) as weights, (select count(*) from progresses) as progresses,
    (select count(*) from progress_photos) as photos,
    (select count(*) from client_files) as files, (select count(*) from nutritional_advices) as advices,
    (select count(*) from client_metrics) as metrics,
    (select count(*) from metric_values) as values, (select count(*) from client_actions) as actions,
    (select count(*) from clients) as clients`),
  )

describe('an archive', () => {
  test("of a client holds the client's data, and one of the business everything", async () => {
    const team = await scene()
    const lonely = await lonelyClientOf(house, team)
    await as(team.admin).call(addNutritionalAdvice, { id: lonely, title: 'Per un altro' })
    await database.withWorkspace(team.workspaceId, 'read', async db => {
      const own = await partsOf(exporter => exporter.ofMember?.(db, team.client.personId))
      const rowsOf = (name: string) => own.tables.find(table => table.name === name)?.rows
      expect(rowsOf('weights')).toMatchObject([{ kg: 64 }])
      expect(rowsOf('nutritional-advices')).toMatchObject([{ title: 'Cena', text: 'Presto.' }])
      expect(rowsOf('progresses')).toMatchObject([{ note: 'La mia foto', photos: { front: expect.any(String) } }])
      expect([rowsOf('client-files'), own.files.length]).toEqual([undefined, 2])
      const all = await partsOf(exporter => exporter.ofWorkspace?.(db))
      expect(all.tables.map(({ name, rows }) => [name, rows.length])).toEqual([
        ['weights', 1],
        ['client-files', 1],
        ['progresses', 1],
        ['nutritional-advices', 2],
      ])
      expect((await partsOf(exporter => exporter.ofMember?.(db, team.coach.personId))).tables.every(({ rows }) => rows.length === 0)).toBe(
        true,
      )
    })
  })
})

test('erasing a person erases all their records and files, and no one else’s', async () => {
  const team = await scene()
  const lonely = await lonelyClientOf(house, team)
  await as(team.admin).call(addMetricValues, { id: lonely, entries: [{ kind: 'weight', day: today, value: 90 }] })
  const files = await database.withWorkspace(team.workspaceId, 'read', async db => {
    const ids: string[] = []
    for (const filesOf of clientFileOwners.gathered())
      ids.push(...(await filesOf(db, { workspaceId: team.workspaceId, clientIds: [team.id] })))
    return ids
  })
  expect(files).toHaveLength(3)
  await database.withSystem('write', db => erasePerson(db, team.client.personId))
  expect(await rowsLeft(team.workspaceId)).toEqual({
    weights: 1,
    progresses: 0,
    photos: 0,
    files: 0,
    advices: 0,
    metrics: 0,
    values: 0,
    actions: 0,
    clients: 1,
  })
  const { live } = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.one<{ live: number }>(sql`
    select count(*) as live from files where id = any(${files}::uuid[]) and deleted_at is null`),
  )
  expect(live).toBe(0)
})

test('two equal records become one when clients are joined', async () => {
  const team = await scene()
  const standing = await lonelyClientOf(house, team)
  await as(team.admin).call(addMetricValues, { id: standing, entries: [{ kind: 'waist', day: today, value: 81 }] })
  const joined = { workspaceId: team.workspaceId, fromId: team.id, toId: standing }
  await database.withSystem('write', async db => {
    for (const join of clientJoins.gathered()) await join(db, joined)
  })
  expect((await as(team.admin).call(listWeights, { id: standing })).total).toBe(1)
  expect((await as(team.admin).call(listProgresses, { id: standing })).progresses).toMatchObject([{ note: 'La mia foto' }])
  expect(
    (await as(team.admin).call(listClientMetrics, { id: standing })).metrics.map(({ kind, valuesTotal }) => [kind, valuesTotal]),
  ).toEqual([
    ['weight', 1],
    ['waist', 2],
  ])
  expect((await as(team.admin).call(listClientActions, { clientId: standing })).userClientActions).toHaveLength(1)
  expect((await as(team.admin).call(listWeights, { id: team.id })).total).toBe(0)
})

/** A database handle that collects the statements it runs. */
const notingDb = (db: Db, texts: string[]): Db => {
  const note = (statement: Sql): Sql => {
    texts.push(statement.text)
    return statement
  }
  return {
    ...db,
    one: statement => db.one(note(statement)),
    maybeOne: statement => db.maybeOne(note(statement)),
    many: statement => db.many(note(statement)),
    run: statement => db.run(note(statement)),
  }
}

test('every table with rows about clients is handled when two records become one', async () => {
  const team = await scene()
  const joined = { workspaceId: team.workspaceId, fromId: team.id, toId: await lonelyClientOf(house, team) }
  const texts: string[] = []
  const tables = await database.withSystem('write', async db => {
    for (const join of clientJoins.gathered()) await join(notingDb(db, texts), joined)
    await mergeRecord(notingDb(db, texts), joined)
    return db.many<{ name: string }>(sql`
      select r.relname as name from pg_constraint k join pg_class r on r.oid = k.conrelid
      where k.contype = 'f' and k.confrelid = 'clients'::regclass order by 1`)
  })
  expect(tables.length).toBeGreaterThan(5)
  const forgotten = tables.filter(({ name }) => !texts.some(text => new RegExp(`\\b${name}\\b`).test(text)))
  expect(forgotten, 'add clientJoins(moveRecords(sql`…`)) to the door of the area, or the rows go with the record that ends').toEqual([])
})
