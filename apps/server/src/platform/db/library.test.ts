import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { connectTo, testHouse } from '#testing'

// Rows of the product itself belong to no workspace: each reads them, and none writes them.

const { prepared, given } = await testHouse()
const owner = await connectTo(prepared.owner)
const app = await connectTo(prepared.app)
const [a, b] = [await given.team(), await given.team()]

const { rows: libraryTables } = await owner.query<{ name: string }>(
  `select tablename as name from pg_policies where schemaname = 'public' and policyname = 'of_library' order by 1`,
)

test('the library is there', () => {
  expect(libraryTables.map(({ name }) => name)).toContain('system_exercises')
})

describe.each(libraryTables.map(({ name }) => [name]))('%s, which belongs to the product,', name => {
  const table = pg.escapeIdentifier(name)
  const countAs = async (workspaceId: string) => {
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', workspaceId])
    const { rows } = await app.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    return rows[0]?.count
  }

  test('is read in every workspace alike, and in none before one is entered', async () => {
    const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    const all = rows[0]?.count
    expect([await countAs(a.workspaceId), await countAs(b.workspaceId), await countAs('')]).toEqual([all, all, 0])
  })

  test('has no workspace, and is written by no workspace’s login', async () => {
    const { rows: columns } = await owner.query('select column_name from information_schema.columns where table_name = $1', [name])
    expect(columns.map(each => each.column_name)).not.toContain('workspace_id')
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', a.workspaceId])
    for (const statement of [`insert into ${table} default values`, `delete from ${table}`])
      await expect(app.query(statement)).rejects.toThrow(/permission denied/)
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', ''])
    const { rows } = await owner.query(
      `select privilege_type as "right" from information_schema.role_table_grants where table_name = $1 and grantee = $2`,
      [name, prepared.roles.app],
    )
    expect(rows).toEqual([{ right: 'SELECT' }])
  })
})

test('library_files answers files of the library, and nobody’s own', async () => {
  const insertFile = async (place: string) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into files (workspace_id, id, name, mime_type, kind, bytes, storage_key)
      values (${place}, gen_random_uuid(), 'a.png', 'image/png', 'image', 1, gen_random_uuid()) returning id`,
    )
    return rows[0]?.id ?? ''
  }
  const [shown, strange, ofNeighbour] = [
    await insertFile('no_workspace()'),
    await insertFile('no_workspace()'),
    await insertFile(`'${b.workspaceId}'`),
  ]
  await owner.query(
    `insert into system_exercise_assets (id, exercise_id, place, file_id)
    select gen_random_uuid(), (select id from system_exercises limit 1), 1, unnest($1::uuid[])`,
    [[shown, ofNeighbour]],
  )
  await app.query('select set_config($1, $2, false)', ['app.workspace_id', a.workspaceId])
  const { rows } = await app.query('select id from library_files($1)', [[shown, strange, ofNeighbour]])
  await app.query('select set_config($1, $2, false)', ['app.workspace_id', ''])
  expect(rows).toEqual([{ id: shown }])
})
