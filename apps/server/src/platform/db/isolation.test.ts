import { newId } from '@allenio/domain/ids'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, sql, type Db } from '#platform/db'
import { connectTo, ownHouse } from '#testing'

const { given, prepared } = await ownHouse({ because: 'it makes a table' })
const logged: string[] = []
const small = openDatabase({
  urls: prepared,
  poolSize: 2,
  log: (message, details) => void logged.push(`${message} ${JSON.stringify(details)}`),
})
afterAll(() => small.close())

const owner = await connectTo(prepared.owner)
await owner.query(`
  create table notes (
    workspace_id uuid not null default current_workspace(), id uuid not null, text text not null, primary key (workspace_id, id));
  call workspace_table('notes')`)

const backendOf = (db: Db) =>
  db.one<{ pid: number; workspace: string | null }>(sql`select pg_backend_pid() as pid, current_workspace() as workspace`)

test('a hundred calls of two workspaces over two connections never mix', async () => {
  const [a, b] = [await given.workspace(), await given.workspace()]
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, call) => {
      const mine = call % 2 ? a : b
      const fails = call % 7 === 0
      const rows = await small
        .withWorkspace(mine, call % 3 ? 'write' : 'read', async db => {
          await db.run(sql`insert into notes (id, text) values (${newId()}, ${mine})`)
          const found = await db.many<{ text: string; workspace_id: string }>(
            sql`select text, workspace_id from notes, (select pg_sleep(random() * 0.003)) pause`,
          )
          if (fails) throw Object.assign(new Error('undone'), { found })
          return found
        })
        .catch((error: Error & { found?: { text: string; workspace_id: string }[] }) => {
          if (error.found) return error.found
          throw error
        })
      return rows.length > 0 && rows.every(row => row.text === mine && row.workspace_id === mine)
    }),
  )
  expect(answers).toEqual(Array.from({ length: 100 }, () => true))
  const { rows } = await owner.query('select pid from pg_stat_activity where application_name = $1 and datname = current_database()', [
    'allenio app',
  ])
  expect(rows.length).toBeGreaterThan(0)
})

test('the next user of the same connection is in no workspace of the one before', async () => {
  const a = await given.workspace()
  const one = openDatabase({ urls: prepared, poolSize: 1, log: () => undefined })
  const b = await given.workspace()
  const first = await one.withWorkspace(a, 'read', backendOf)
  const second = await one.withWorkspace(b, 'read', backendOf)
  expect([first.pid, first.workspace, second.workspace]).toEqual([second.pid, a, b])
  await one.close()
})

test('a connection that cannot enter a workspace runs nothing in the one before, and is not used again', async () => {
  const one = openDatabase({ urls: prepared, poolSize: 1, log: () => undefined })
  const [a, b] = [await given.workspace(), await given.workspace()]
  const textsOf = (workspaceId: string) =>
    one.withWorkspace(workspaceId, 'read', db => db.many<{ text: string }>(sql`select text from notes`))
  const first = await one.withWorkspace(a, 'read', async db => {
    const backend = await backendOf(db)
    // the workspace is entered by a prepared statement: another statement under the same name makes it fail
    await db.run(sql`deallocate all`)
    await db.run(sql`prepare "enter" as select 1`)
    return backend
  })
  const insert = (db: Db) => db.run(sql`insert into notes (id, text) values (${newId()}, 'of b')`)
  await expect(one.withWorkspace(b, 'write', insert)).rejects.toThrow('enter')
  const second = await one.withWorkspace(b, 'read', backendOf)
  expect(second.pid).not.toBe(first.pid)
  expect([second.workspace, await textsOf(a), await textsOf(b)]).toEqual([b, [], []])
  await one.close()
})

test('a connection stays in its workspace after a transaction that failed, and leaves it for another', async () => {
  const one = openDatabase({ urls: prepared, poolSize: 1, log: () => undefined })
  const [a, b] = [await given.workspace(), await given.workspace()]
  const workspaces: (string | null)[] = []
  for (const id of [a, a, b, a]) {
    await expect(one.withWorkspace(id, 'write', db => db.run(sql`select 1 / ${0}::int`))).rejects.toThrow('division')
    workspaces.push((await one.withWorkspace(id, 'read', backendOf)).workspace)
    await one.withWorkspace(id, 'write', async db => workspaces.push((await backendOf(db)).workspace))
  }
  expect(workspaces).toEqual([a, a, a, a, b, b, a, a])
  await one.close()
})

test('a connection that dies in the middle fails that call alone', async () => {
  const a = await given.workspace()
  await expect(
    small.withWorkspace(a, 'write', async db => {
      const { pid } = await backendOf(db)
      await owner.query('select pg_terminate_backend($1)', [pid])
      await db.run(sql`select pg_sleep(0.01)`)
    }),
  ).rejects.toThrow()
  expect((await small.withWorkspace(a, 'read', backendOf)).workspace).toBe(a)
})

test('a handle that is kept beyond its work is dead', async () => {
  const [a, b] = [await given.workspace(), await given.workspace()]
  let handle: Db | undefined
  await small.withWorkspace(a, 'write', async db => {
    handle = db
    await db.run(sql`insert into notes (id, text) values (${newId()}, 'mine')`)
  })
  await small.withWorkspace(b, 'read', async () => {
    await expect(handle?.many(sql`select * from notes`)).rejects.toThrow('after its work was over')
  })
  let ran = 'not at all'
  await small.withWorkspace(a, 'write', async db => {
    db.afterCommit(async () => {
      ran = await db.many(sql`select 1`).then(
        () => 'on a connection of others',
        () => 'refused',
      )
    })
    await db.run(sql`select 1`)
  })
  await expect.poll(() => ran).toBe('refused')
})

test.each(['', 'nonsense', '00000000-0000-0000-0000-000000000000', `${newId()} `])('"%s" cannot be entered', async id => {
  await expect(small.withWorkspace(id, 'read', db => db.many(sql`select * from notes`))).rejects.toThrow('no workspace')
})

test('work that asks the database nothing takes no connection', async () => {
  const closed = openDatabase({ urls: { ...prepared, app: 'postgresql://nobody@127.0.0.1:1/none' }, log: () => undefined })
  expect(await closed.withWorkspace(newId(), 'write', async () => 'done')).toBe('done')
  await closed.close()
})

test('an effect that fails after the commit is told to the log and to nobody else', async () => {
  await small.withSystem('write', async db => {
    db.afterCommit(() => {
      throw new Error('the effect failed')
    })
    await db.run(sql`select 1`)
  })
  await expect.poll(() => logged.join()).toContain('the effect failed')
})
