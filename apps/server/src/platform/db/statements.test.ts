import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bulk, daysAgo, isPlanOutdated, limitTo, openDatabase, sql, type Database, type Db } from '#platform/db'
import { connectTo, ownHouse } from '#testing'

const { given, prepared } = await ownHouse({ because: 'it makes a table' })
const owner = await connectTo(prepared.owner)

let one: Database
beforeEach(() => {
  one = openDatabase({ urls: prepared, poolSize: 1, log: () => undefined })
  onTestFinished(() => one.close())
})

const inWorkspace = async <T>(work: (db: Db) => Promise<T>) => one.withWorkspace(await given.workspace(), 'read', work)
const keptPlans = (db: Db, text: string) =>
  db.many<{ name: string }>(sql`
  select name from pg_prepared_statements where statement like ${text} and statement not like '%pg_prepared_statements%'`)

const keptTexts = async (db: Db, text: string) => {
  const rows = await db.many<{ statement: string }>(sql`select statement from pg_prepared_statements where statement like ${text}`)
  return rows.map(({ statement }) => statement)
}

test('a statement is planned once a connection, whatever its values', async () => {
  const plans = await inWorkspace(async db => {
    for (const role of ['admin', 'coach', 'client']) await db.many(sql`select id from memberships where role = ${role}`)
    return keptPlans(db, 'select id from memberships%')
  })
  expect(plans).toHaveLength(1)
})

describe('a business of many clients', async () => {
  const [large, small] = [await given.workspace(), await given.workspace()]
  for (const [workspaceId, clients] of [
    [large, 600],
    [small, 4],
    ...(await Promise.all(Array.from({ length: 60 }, () => given.workspace()))).map(id => [id, 4] as const),
  ] as const)
    await owner.query(
      `insert into clients (workspace_id, id, first_name) select $1, gen_random_uuid(), 'Client' from generate_series(1, $2::int)`,
      [workspaceId, clients],
    )
  await owner.query('analyze clients')

  test('is planned for as many rows as it has, a small one for few', async () => {
    const expectedRows = (workspaceId: string) =>
      one.withWorkspace(workspaceId, 'read', async db => {
        const lines = await db.many<{ 'QUERY PLAN': string }>(sql`explain select id from clients`)
        return Number(/rows=(\d+)/.exec(lines[0]?.['QUERY PLAN'] ?? '')?.[1])
      })
    expect(await expectedRows(large)).toBeGreaterThan(300)
    expect(await expectedRows(small)).toBeLessThan(30)
  })

  test('has kept plans of its own, which a small one does not use', async () => {
    const plansAfter = (workspaceId: string) =>
      one.withWorkspace(workspaceId, 'read', async db => {
        await db.many(sql`select goal from clients where id = ${workspaceId}`)
        return (await keptPlans(db, 'select goal from clients%')).length
      })
    const counts = []
    for (const workspaceId of [small, large, small, large]) counts.push(await plansAfter(workspaceId))
    expect(counts).toEqual([1, 2, 2, 2])
  })
})

test('no statement is planned for several processes, which many callers would share anyway', async () => {
  const setting = await inWorkspace(db => db.one(sql`select current_setting('max_parallel_workers_per_gather') as workers`))
  expect(setting).toEqual({ workers: '0' })
})

test('fragments that make another text make another plan', async () => {
  const plans = await inWorkspace(async db => {
    for (const part of [sql`role = ${'admin'}`, sql`status = ${'active'}`]) await db.many(sql`select role from memberships where ${part}`)
    return keptPlans(db, 'select role from memberships%')
  })
  expect(plans).toHaveLength(2)
})

test.each([
  ['an array of more than a hundred values', Array.from({ length: 101 }, () => 'a')],
  ['a text of more than ten thousand characters', 'a'.repeat(10_001)],
])('%s is planned for itself', async (_, value) => {
  const plans = await inWorkspace(async db => {
    await db.many(sql`select ${value}::text as bulk`)
    return keptPlans(db, '%as bulk')
  })
  expect(plans).toEqual([])
})

test('a statement over many rows is planned for the tables as they are', async () => {
  const plans = await inWorkspace(async db => {
    await db.many(bulk(sql`select status from memberships where id = any(${['00000000-0000-0000-0000-000000000001']}::uuid[])`))
    return keptPlans(db, 'select status from memberships%')
  })
  expect(plans).toEqual([])
})

test('a connection keeps the hundred plans that were used last, and still answers what it has dropped', async () => {
  const valueAt = (db: Db, at: number) => db.one(sql`select ${at}::int as value ${limitTo(at + 1)}`)
  const { answers, plans } = await inWorkspace(async db => {
    const found: unknown[] = []
    for (let at = 0; at < 120; at += 1) {
      found.push(await valueAt(db, at))
      // one that is in use all the time keeps its plan
      await valueAt(db, 0)
    }
    found.push(await valueAt(db, 1))
    return { answers: found, plans: await keptTexts(db, 'select $1::int as value%') }
  })
  expect(answers).toEqual([...Array.from({ length: 120 }, (_, value) => ({ value })), { value: 1 }])
  // the statement that counts the plans has one of the hundred itself
  expect(plans).toHaveLength(99)
  const textAt = (at: number) => `select $1::int as value limit ${at + 1}`
  expect(plans).toEqual(expect.arrayContaining([0, 1, 119].map(textAt)))
  expect(plans).not.toContain(textAt(2))
})

test('a statement that was never planned makes room without a fault', async () => {
  const workspace = await given.workspace()
  const failing = one.withWorkspace(workspace, 'write', db =>
    Promise.all([db.one(sql`select 1 / ${0}::int`), db.one(sql`select 'unplanned'`)]),
  )
  await expect(failing).rejects.toThrow('division by zero')
  const values = await one.withWorkspace(workspace, 'write', async db => {
    const found: unknown[] = []
    for (let at = 0; at < 110; at += 1) found.push(await db.one(sql`select ${at}::int as value ${limitTo(at + 1)}`))
    return found
  })
  expect(values).toHaveLength(110)
})

test('a plan of a table that was altered fails once, and its connection is replaced', async () => {
  await owner.query(`create table altered (id int); grant select on altered to ${prepared.roles.app}; insert into altered values (1)`)
  const ask = () =>
    inWorkspace(async db => {
      const { pid } = await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      return { pid, rows: await db.many(sql`select * from altered`) }
    })
  const before = await ask()
  await owner.query('alter table altered add column more int')
  const error: unknown = await ask().catch((thrown: unknown) => thrown)
  expect(isPlanOutdated(error)).toBe(true)
  const after = await ask()
  expect(after.rows).toEqual([{ id: 1, more: null }])
  expect(after.pid).not.toBe(before.pid)
})

test.each([-1, 1.5, Number.NaN, Infinity])('%d is no limit', rows => {
  expect(() => limitTo(rows)).toThrow('whole number')
})

test.each([-1, 1.5, Number.NaN, Infinity])('%d days ago is no moment', days => {
  expect(() => daysAgo(days)).toThrow('whole number')
})

test('what is skipped stays a value', () => {
  expect([limitTo(51), limitTo(51, 100)]).toEqual([
    expect.objectContaining({ text: 'limit 51', values: [] }),
    expect.objectContaining({ text: 'limit 51 offset $1', values: [100] }),
  ])
})
