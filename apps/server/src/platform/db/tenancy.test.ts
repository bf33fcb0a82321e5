import { expect, test } from 'vitest'
import { sql } from '#platform/db'
import { testHouse } from '#testing'

const { database, given } = await testHouse()

test('a workspace sees its own members alone', async () => {
  const a = await given.team()
  await given.team()
  const rows = await database.withWorkspace(a.workspaceId, 'read', db =>
    db.many<{ workspace_id: string }>(sql`select workspace_id from memberships`),
  )
  expect(rows).toHaveLength(4)
  expect(new Set(rows.map(row => row.workspace_id))).toEqual(new Set([a.workspaceId]))
})

test('a row cannot be written into another workspace', async () => {
  const [a, b] = [await given.team(), await given.team()]
  await expect(
    database.withWorkspace(a.workspaceId, 'write', db =>
      db.run(sql`insert into audit_log (workspace_id, id, action) values (${b.workspaceId}, gen_random_uuid(), 'x')`),
    ),
  ).rejects.toThrow(/row-level security/)
})

test('the next user of a connection starts outside every workspace', async () => {
  const a = await given.team()
  await database.withWorkspace(a.workspaceId, 'read', db => db.many(sql`select 1`))
  const row = await database.withSystem('read', db => db.one<{ w: string | null }>(sql`select current_workspace() as w`))
  expect(row.w).toBeNull()
})

test('people of another workspace are not seen, and nobody’s secrets are', async () => {
  const [a, b] = [await given.team(), await given.team()]
  const names = await database.withWorkspace(a.workspaceId, 'read', db => db.many<{ id: string }>(sql`select id from persons`))
  expect(names.map(row => row.id)).not.toContain(b.admin.personId)
  expect(names).toHaveLength(4)
  await expect(database.withWorkspace(a.workspaceId, 'read', db => db.many(sql`select password_hash from persons`))).rejects.toThrow(
    /permission denied/,
  )
})

test('a failed transaction leaves nothing and runs no effect', async () => {
  const a = await given.team()
  let hasRun = false
  await expect(
    database.withWorkspace(a.workspaceId, 'write', async db => {
      db.afterCommit(() => {
        hasRun = true
      })
      await db.run(sql`update workspaces set name = 'changed'`)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  const row = await database.withWorkspace(a.workspaceId, 'read', db => db.one<{ name: string }>(sql`select name from workspaces`))
  expect(row.name).not.toBe('changed')
  expect(hasRun).toBe(false)
})
