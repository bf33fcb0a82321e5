import { newId } from '@allenio/domain/ids'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, sql, type Db } from '#platform/db'
import { connectTo, ownHouse } from '#testing'

// Statements that are issued together are sent together: an error in the middle must roll all of them back.

const { given, prepared } = await ownHouse({ because: 'it makes a table' })
const one = openDatabase({ urls: prepared, poolSize: 1, log: () => undefined })
afterAll(() => one.close())
const owner = await connectTo(prepared.owner)
await owner.query(`
  create table pieces (
    workspace_id uuid not null default current_workspace(), id uuid not null, text text not null, primary key (workspace_id, id));
  call workspace_table('pieces')`)

const keep = (db: Db, text: string) => db.run(sql`insert into pieces (id, text) values (${newId()}, ${text})`)
const fail = (db: Db) => db.run(sql`select 1 / ${0}::int`)
const storedTexts = async (workspaceId: string) => {
  const rows = await one.withWorkspace(workspaceId, 'read', db => db.many<{ text: string }>(sql`select text from pieces order by text`))
  return rows.map(({ text }) => text)
}

test('statements that are asked for together run in their order', async () => {
  const workspace = await given.workspace()
  const counts = await one.withWorkspace(workspace, 'write', db =>
    Promise.all([
      keep(db, 'first'),
      db.one<{ count: number }>(sql`select count(*)::int as count from pieces`),
      keep(db, 'second'),
      db.one<{ count: number }>(sql`select count(*)::int as count from pieces`),
    ]),
  )
  expect([counts[1].count, counts[3].count]).toEqual([1, 2])
  expect(await storedTexts(workspace)).toEqual(['first', 'second'])
})

test('an error in the middle of them undoes what came before and after it', async () => {
  const workspace = await given.workspace()
  const results = one.withWorkspace(workspace, 'write', db => Promise.all([keep(db, 'before'), fail(db), keep(db, 'after')]))
  await expect(results).rejects.toThrow('division by zero')
  expect(await storedTexts(workspace)).toEqual([])
})

test('an error in the first, which is sent with the beginning of the transaction, undoes the later', async () => {
  const workspace = await given.workspace()
  await expect(one.withWorkspace(workspace, 'write', db => Promise.all([fail(db), keep(db, 'after')]))).rejects.toThrow('division by zero')
  expect(await storedTexts(workspace)).toEqual([])
})

test('work that passes over an error is not answered as if it were kept', async () => {
  const workspace = await given.workspace()
  await expect(
    one.withWorkspace(workspace, 'write', async db => {
      await keep(db, 'lost')
      await fail(db).catch(() => undefined)
    }),
  ).rejects.toThrow('a statement had failed')
  expect(await storedTexts(workspace)).toEqual([])
})

test('one of several reads that fails takes none of the others with it', async () => {
  const workspace = await given.workspace()
  const results = await one.withWorkspace(workspace, 'read', db =>
    Promise.allSettled([db.one<{ value: number }>(sql`select 1 as value`), fail(db), db.one<{ value: number }>(sql`select 2 as value`)]),
  )
  expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test.each(['read', 'write'] as const)('a connection is in no workspace after a %s, whether it failed or not', async kind => {
  const workspace = await given.workspace()
  for (const work of [(db: Db) => keep(db, 'kept'), fail]) {
    const pids: number[] = []
    await one
      .withWorkspace(workspace, kind, async db => {
        pids.push((await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)).pid)
        await work(db)
      })
      .catch(() => undefined)
    const next = await one.withWorkspace(newId(), kind, async db => ({
      ...(await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)),
      rows: await db.many(sql`select 1 from pieces`),
    }))
    expect(next).toEqual({ pid: pids[0], rows: [] })
  }
})
