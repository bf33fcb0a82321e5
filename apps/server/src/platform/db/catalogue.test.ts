import { newId } from '@allenio/domain/ids'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asSuperuser, connectTo, ownHouse, type TestTeam } from '#testing'

// All tests here check every table and function, also those that areas add later.

const { prepared, given } = await ownHouse({ because: 'it changes the rights of its database' })
const owner = await connectTo(prepared.owner)
const app = await connectTo(prepared.app)
const system = await connectTo(prepared.system)
const [a, b, prey] = [await given.team(), await given.team(), await given.team()]

interface Table {
  name: string
  hasWorkspace: boolean
  isSecured: boolean
  policies: number
}

/** All tables but the record of the migrations, which belongs to the owner. */
const { rows: tables } = await owner.query<Table>(`
  select c.relname as name, c.relrowsecurity as "isSecured",
    exists (select from pg_attribute where attrelid = c.oid and attname = 'workspace_id' and not attisdropped) as "hasWorkspace",
    (select count(*) from pg_policy where polrelid = c.oid)::int as policies
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations' order by 1`)

// the rows of such tables belong to people or to the installation: they may name a workspace, but no workspace owns them
const ofPersons = ['sessions', 'links', 'exports', 'plan_payments', 'operator_deletion_steps']
const ofWorkspaces = tables.filter(table => table.hasWorkspace && !ofPersons.includes(table.name))

interface Key {
  table: string
  name: string
  type: 'p' | 'f' | 'u'
  columns: string[]
  refers: string | null
  referred: string[] | null
  deletes: string
  nulled: string[] | null
}

const { rows: keys } = await owner.query<Key>(`
  select r.relname as "table", k.conname as name, k.contype as type, f.relname as refers, k.confdeltype as deletes,
    (select array_agg(a.attname::text order by o) from unnest(k.conkey) with ordinality u (n, o)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n) as columns,
    (select array_agg(a.attname::text order by o) from unnest(k.confkey) with ordinality u (n, o)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n) as referred,
    (select array_agg(a.attname::text) from unnest(k.confdelsetcols) u (n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n) as nulled
  from pg_constraint k join pg_class r on r.oid = k.conrelid left join pg_class f on f.oid = k.confrelid
  where r.relnamespace = 'public'::regnamespace and k.contype in ('p', 'f', 'u')`)

test('the catalogue lists tables', () => {
  expect(tables.map(table => table.name)).toEqual(expect.arrayContaining(['persons', 'workspaces', 'memberships', 'files']))
  expect(ofWorkspaces.map(table => table.name)).toEqual(expect.arrayContaining(['memberships', 'files', 'audit_log']))
})

describe.each(tables.map(table => [table.name, table] as const))('%s', (name, { isSecured, policies }) => {
  test('is behind policies', () => {
    expect([isSecured, policies > 0]).toEqual([true, true])
  })

  test('shows nothing to the app’s login while it is in no workspace', async () => {
    const { rows } = await app.query(`select count(*)::int as count from ${pg.escapeIdentifier(name)}`).catch((error: pg.DatabaseError) => {
      expect(error.message).toMatch(/permission denied/)
      return { rows: [{ count: 0 }] }
    })
    expect(rows).toEqual([{ count: 0 }])
  })

  test('lets neither login empty, change or own it', async () => {
    const { rows } = await owner.query(
      `
      select r.rolname, pg_has_role(r.oid, c.relowner, 'usage') as owns,
        has_table_privilege(r.oid, c.oid, 'truncate') or has_table_privilege(r.oid, c.oid, 'trigger')
          or has_table_privilege(r.oid, c.oid, 'references') as much
      from pg_class c, pg_roles r where c.oid = $1::regclass and r.rolname = any($2) order by 1`,
      [pg.escapeIdentifier(name), [prepared.roles.app, prepared.roles.system]],
    )
    expect(rows).toEqual([prepared.roles.app, prepared.roles.system].map(rolname => ({ rolname, owns: false, much: false })))
  })
})

describe.each(ofWorkspaces.map(table => [table.name]))('%s, whose rows belong to workspaces,', name => {
  test('has the workspace first in its primary key and in every key that refers to its rows', () => {
    const own = keys.filter(key => key.table === name)
    expect(own.find(key => key.type === 'p')?.columns[0]).toBe('workspace_id')
    const within = own.filter(key => key.type === 'f' && ofWorkspaces.some(table => table.name === key.refers))
    for (const key of within) expect([key.name, key.columns[0], key.referred?.[0]]).toEqual([key.name, 'workspace_id', 'workspace_id'])
    const silent = within.filter(key => key.deletes === 'a').map(key => key.name)
    expect(silent, 'say what happens to the row when the other is erased: on delete cascade, or set null (column)').toEqual([])
    // `set null` without columns would null the workspace too
    for (const key of within.filter(each => each.deletes === 'n'))
      expect([key.name, key.nulled?.includes('workspace_id') ?? true]).toEqual([key.name, false])
  })

  test('requires a workspace and fills it in by default', async () => {
    const { rows } = await owner.query(
      `select is_nullable, column_default from information_schema.columns
      where table_name = $1 and column_name = 'workspace_id' and table_schema = 'public'`,
      [name],
    )
    expect(rows[0]?.is_nullable).toBe('NO')
    expect(rows[0]?.column_default).toContain('current_workspace()')
  })

  test('shows the app’s login the rows of its own workspace, and accepts no others', async () => {
    const { rows: policies } = await owner.query<{ qual: string; checked: string | null; roles: string[] }>(
      `select qual, with_check as checked, roles::text[] from pg_policies where schemaname = 'public' and tablename = $1`,
      [name],
    )
    const ofApp = policies.filter(policy => policy.roles.includes(prepared.roles.app) || policy.roles.includes('public'))
    expect(ofApp.length).toBeGreaterThan(0)
    for (const { qual, checked } of ofApp) {
      // the planner asks a function for its value, and reckons with the rows of this business; the value of a subquery is unknown to it
      expect(qual).toMatch(/workspace_id = current_workspace\(\)/)
      if (checked !== null) expect(checked).toContain('workspace_id = current_workspace()')
    }
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', a.workspaceId])
    const { rows } = await app.query(`select distinct workspace_id as id from ${pg.escapeIdentifier(name)}`)
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', ''])
    expect(rows.filter(row => row.id !== a.workspaceId)).toEqual([])
  })
})

describe('the two logins', () => {
  test('have no special rights', async () => {
    const { rows } = await owner.query(
      `select rolname, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolreplication, rolinherit, rolcanlogin
      from pg_roles where rolname = any($1) order by 1`,
      [[prepared.roles.app, prepared.roles.system]],
    )
    expect(rows).toEqual(
      [prepared.roles.app, prepared.roles.system]
        .sort()
        .map(rolname => ({
          rolname,
          rolsuper: false,
          rolbypassrls: false,
          rolcreatedb: false,
          rolcreaterole: false,
          rolreplication: false,
          rolinherit: false,
          rolcanlogin: true,
        })),
    )
  })

  test('may create nothing, not even temporary objects', async () => {
    const { rows } = await owner.query(
      `
      select rolname, has_database_privilege(rolname, current_database(), 'temporary') as temporary,
        has_database_privilege(rolname, current_database(), 'create') as schemas,
        exists (select from pg_namespace n where has_schema_privilege(rolname, n.oid, 'create')) as objects
      from pg_roles where rolname = any($1) order by 1`,
      [[prepared.roles.app, prepared.roles.system]],
    )
    expect(rows).toEqual(
      [prepared.roles.app, prepared.roles.system].sort().map(rolname => ({ rolname, temporary: false, schemas: false, objects: false })),
    )
  })

  test('are members of no role, and own nothing', async () => {
    const names = [prepared.roles.app, prepared.roles.system]
    const { rows: memberships } = await owner.query(
      `select from pg_auth_members m join pg_roles r on r.oid = m.member where r.rolname = any($1)`,
      [names],
    )
    const { rows: owned } = await owner.query(
      `select relname as name from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = any($1)
      union all select proname from pg_proc p join pg_roles r on r.oid = p.proowner where r.rolname = any($1)`,
      [names],
    )
    expect([memberships, owned]).toEqual([[], []])
  })

  test.each([
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create function mine() returns int language sql as $$ select 1 $$',
    'alter table persons disable row level security',
    'set row_security = off; select * from workspaces',
    'drop table persons',
    'truncate persons',
    'create role mine',
    `alter table persons owner to current_user`,
    'set role :superuser',
    `copy persons to program 'cat'`,
    `select pg_read_file('/etc/passwd')`,
    'create extension dblink',
  ])('may not: %s', async statement => {
    const text = statement.replace(':superuser', new URL(inject('testServer').superuserUrl).username)
    for (const client of [app, system]) {
      await expect(client.query(text)).rejects.toThrow(
        /permission denied|must be (?:owner|superuser)|would be affected|row-level security/i,
      )
      await client.query('set row_security = on')
    }
  })

  test('the app’s login cannot read secrets, nor write who people are', async () => {
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', a.workspaceId])
    for (const statement of [
      'select password_hash from persons',
      'select * from persons',
      `update persons set first_name = 'x'`,
      'select * from sessions',
      'select * from links',
      'select * from second_factors',
      `insert into workspaces (id, name, trial_ends_at) values (gen_random_uuid(), 'x', now())`,
      'delete from workspaces',
      'delete from audit_log',
      `update audit_log set action = 'x'`,
    ]) {
      await expect(app.query(statement)).rejects.toThrow(/permission denied/)
    }
    const { rows } = await app.query('select id from workspaces')
    expect(rows).toEqual([{ id: a.workspaceId }])
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', ''])
  })

  test('a workspace that is no id shows nothing rather than everything', async () => {
    await app.query(`select set_config('app.workspace_id', 'nonsense', false)`)
    await expect(app.query('select * from memberships')).rejects.toThrow(/invalid input syntax/)
    await app.query(`select set_config('app.workspace_id', '', false)`)
  })
})

describe('what row-level security makes slow or unsafe', () => {
  test('there are no enum types, because their comparison uses no index', async () => {
    const { rows } = await owner.query(`select typname from pg_type where typtype = 'e' and typnamespace = 'public'::regnamespace`)
    expect(rows).toEqual([])
  })

  test('times have a zone, and money is no floating-point number', async () => {
    const { rows } =
      await owner.query(`select table_name, column_name, data_type from information_schema.columns where table_schema = 'public'
      and data_type in ('timestamp without time zone', 'time with time zone', 'money', 'real', 'double precision', 'character', 'json')`)
    expect(rows).toEqual([])
  })

  test('no view bypasses the policies', async () => {
    const { rows } = await owner.query(`select relname from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
      and not coalesce(reloptions::text like '%security_invoker=true%', false)`)
    expect(rows).toEqual([])
  })
})

/** A client's conversation, which the client and the admin read. */
async function insertConversation({ workspaceId, admin, client }: TestTeam): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with client as (
      insert into clients (workspace_id, id, first_name, membership_id) values ($1, gen_random_uuid(), 'Anna', $2) returning id
    ) insert into conversations (workspace_id, id, client_id) select $1, gen_random_uuid(), id from client returning id`,
    [workspaceId, client.membershipId],
  )
  const id = rows[0]?.id ?? ''
  await owner.query(`insert into conversation_readers (workspace_id, conversation_id, membership_id) select $1, $2, unnest($3::uuid[])`, [
    workspaceId,
    id,
    [admin.membershipId, client.membershipId],
  ])
  return id
}

/** The queue's and the extensions' functions are theirs; none of them runs with its owner's rights. */
const isOurs = `(pronamespace = 'public'::regnamespace or prosecdef)
  and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = pg_proc.oid and d.deptype = 'e')`

describe('names inside functions', () => {
  test('cannot be redirected by a caller: they are bound when the function is made, or the search path is fixed', async () => {
    const { rows } = await owner.query<{ name: string; settings: string[] | null; isBound: boolean }>(`
      select proname as name, proconfig as settings, prosqlbody is not null as "isBound" from pg_proc where ${isOurs}`)
    expect(rows.map(each => each.name)).toEqual(expect.arrayContaining(['current_workspace', 'move_sessions_on', 'count_files']))
    const path = 'search_path=pg_catalog, public, pg_temp'
    expect(rows.filter(each => !each.isBound && !each.settings?.includes(path))).toEqual([])
  })

  test('do not slow the policies down: the function for the workspace is still inlined', async () => {
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>('explain (verbose) select current_workspace()')
    expect(rows.map(row => row['QUERY PLAN']).join()).toContain('current_setting(')
  })

  describe('where a login could make temporary tables', () => {
    const { superuserUrl } = inject('testServer')
    const database = pg.escapeIdentifier(new URL(prepared.owner).pathname.slice(1))
    let thief: pg.Client
    /** A temporary twin hides each of our tables and records the role that writes to it. */
    const sprung = async () => (await thief.query('select distinct name, by from pg_temp.sprung')).rows

    beforeAll(async () => {
      await asSuperuser(superuserUrl, `grant temporary on database ${database} to ${pg.escapeIdentifier(prepared.roles.app)}`)
      const { rows: twins } = await owner.query<{ name: string; columns: string }>(`
        select c.relname as name, string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ') as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1`)
      thief = new pg.Client({ connectionString: prepared.app })
      await thief.connect()
      await thief.query(`create temporary table sprung (name text, by text);
        create function pg_temp.spring() returns trigger language plpgsql as
          'begin insert into pg_temp.sprung values (tg_table_name, current_user); return null; end'`)
      for (const twin of twins) {
        const table = `pg_temp.${pg.escapeIdentifier(twin.name)}`
        await thief.query(`create temporary table ${pg.escapeIdentifier(twin.name)} (${twin.columns});
          create trigger springs before insert or update or delete on ${table} for each statement execute function pg_temp.spring()`)
      }
    })

    afterAll(async () => {
      await thief.end()
      await asSuperuser(superuserUrl, `revoke temporary on database ${database} from ${pg.escapeIdentifier(prepared.roles.app)}`)
    })

    const enter = (id: string) => thief.query('select set_config($1, $2, false)', ['app.workspace_id', id])

    test('move_sessions_on moves the real sessions', async () => {
      await enter(prey.workspaceId)
      await thief.query('select move_sessions_on($1)', [prey.coach.personId])
      expect(await sprung()).toEqual([])
      const { rows } = await owner.query('select workspace_id from sessions where person_id = $1', [prey.coach.personId])
      expect(rows).toEqual([{ workspace_id: null }])
    })

    test('what is stored is counted in the real table', async () => {
      await enter(prey.workspaceId)
      await thief.query(
        `insert into public.files (id, person_id, name, mime_type, kind, bytes, storage_key)
        values (gen_random_uuid(), $1, 'preda.png', 'image/png', 'image', 7, 'preda')`,
        [prey.coach.personId],
      )
      expect((await sprung()).filter(each => each.name === 'storage_uses')).toEqual([])
      const { rows } = await owner.query('select images::int from storage_uses where workspace_id = $1 and person_id = $2', [
        prey.workspaceId,
        prey.coach.personId,
      ])
      expect(rows).toEqual([{ images: 7 }])
    })

    test('end_sessions_here ends the real sessions', async () => {
      await enter(prey.workspaceId)
      await thief.query('select end_sessions_here($1)', [prey.nutritionist.personId])
      expect(await sprung()).toEqual([])
      const { rows } = await owner.query('select from sessions where person_id = $1', [prey.nutritionist.personId])
      expect(rows).toEqual([])
    })

    test('search_messages reads the real messages', async () => {
      await enter(prey.workspaceId)
      const conversationId = await insertConversation(prey)
      await owner.query(
        `
        insert into messages (workspace_id, id, conversation_id, is_from_client, is_team_note, kind, body, revision, created_at)
        values ($1, gen_random_uuid(), $2, true, false, 'text', 'La preda', 1, now())`,
        [prey.workspaceId, conversationId],
      )
      const { rows } = await thief.query(`select search_messages($1, '{%preda%}', null, 0, 20) as id`, [prey.admin.membershipId])
      expect(rows).toHaveLength(1)
    })
  })
})

describe('functions that run with their owner’s rights', () => {
  /** Functions that the tests below or library.test.ts call as a neighbour. A function that is missing here makes the test fail. */
  const tried = [
    'add_stored',
    'count_files',
    'count_uploads',
    'end_sessions_here',
    'library_files',
    'move_sessions_on',
    'search_messages',
    'taken_storefront_links',
  ]

  test('are all known and are not for everybody', async () => {
    const { rows } = await owner.query(`
      select proname as name, exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0) as "isForAll"
      from pg_proc where ${isOurs} and prosecdef order by 1`)
    expect(rows).toEqual(tried.map(name => ({ name, isForAll: false })))
  })

  test('taken_storefront_links answers of another business only that a link is taken', async () => {
    const id = newId()
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', a.workspaceId])
    await app.query(`insert into documents (id, kind) values ($1, 'storefront')`, [id])
    await app.query(`insert into storefronts (id) values ($1)`, [id])
    await app.query(`insert into storefront_links (url_key, storefront_id) select 'studio-a', id from storefronts`)
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', b.workspaceId])
    const { rows } = await app.query(`select * from taken_storefront_links(array['studio-a', 'studio-c'])`)
    expect(rows).toEqual([{ taken_storefront_links: 'studio-a' }])
  })

  test('end_sessions_here ends nobody’s sessions elsewhere', async () => {
    const sessionsOf = async (personId: string) =>
      (await owner.query('select count(*)::int as n from sessions where person_id = $1', [personId])).rows[0]?.n
    // policies do not apply to the owner of a table
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', a.workspaceId])
    await app.query('select end_sessions_here($1)', [b.coach.personId])
    expect(await sessionsOf(b.coach.personId)).toBe(1)
    await app.query('select end_sessions_here($1)', [a.coach.personId])
    expect(await sessionsOf(a.coach.personId)).toBe(0)
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', ''])
    await app.query('select end_sessions_here($1)', [a.client.personId])
    expect(await sessionsOf(a.client.personId)).toBe(1)
  })

  test('what is stored is counted by triggers alone: nobody counts for themselves or for others', async () => {
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', a.workspaceId])
    for (const client of [app, system]) {
      for (const statement of [
        `select add_stored(array[('${b.workspaceId}', null, 'image', -1000)::stored_bytes])`,
        'select count_files()',
        'select count_uploads()',
        'update storage_uses set images = 0',
        'delete from storage_uses',
        `insert into storage_uses (person_id) values (gen_random_uuid())`,
      ])
        await expect(client.query(statement)).rejects.toThrow(/permission denied/)
    }
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', ''])
  })

  test('search_messages finds nothing of a neighbour’s, nor of a conversation that one takes no part in', async () => {
    const conversationId = await insertConversation(b)
    for (const [id, isNote] of [
      ['10000000-0000-7000-8000-000000000000', false],
      ['10000000-0000-7000-8000-000000000001', true],
    ]) {
      await owner.query(
        `insert into messages (workspace_id, id, conversation_id, is_from_client, is_team_note, kind, body, revision, created_at)
        values ($1, $2, $3, false, $4, 'text', 'La schiena', 1, now())`,
        [b.workspaceId, id, conversationId, isNote],
      )
    }
    const foundBy = async (workspaceId: string, { membershipId }: { membershipId: string }) => {
      await app.query('select set_config($1, $2, false)', ['app.workspace_id', workspaceId])
      const { rows } = await app.query('select search_messages($1, $2, null, 0, 20) as id', [membershipId, ['%schiena%']])
      await app.query('select set_config($1, $2, false)', ['app.workspace_id', ''])
      return rows.length
    }
    expect(await foundBy(a.workspaceId, a.admin)).toBe(0)
    expect(await foundBy(a.workspaceId, b.admin)).toBe(0)
    expect(await foundBy('', b.admin)).toBe(0)
    expect(await foundBy(b.workspaceId, a.admin)).toBe(0)
    expect(await foundBy(b.workspaceId, b.coach)).toBe(0)
    expect(await foundBy(b.workspaceId, b.client)).toBe(1)
    expect(await foundBy(b.workspaceId, b.admin)).toBe(2)
    await expect(app.query(`select search_messages(gen_random_uuid(), '{%a%}', null, 0, 1)`)).resolves.toMatchObject({ rows: [] })
  })

  test('move_sessions_on moves nobody’s sessions elsewhere, and nobody into a business that is not theirs', async () => {
    const standsIn = async (personId: string) =>
      (await owner.query('select workspace_id from sessions where person_id = $1', [personId])).rows[0]?.workspace_id as string | null
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', a.workspaceId])
    await app.query('select move_sessions_on($1)', [b.nutritionist.personId])
    expect(await standsIn(b.nutritionist.personId)).toBe(b.workspaceId)
    await app.query('select move_sessions_on($1)', [a.nutritionist.personId])
    expect(await standsIn(a.nutritionist.personId)).toBeNull()
    await app.query('select set_config($1, $2, false)', ['app.workspace_id', ''])
  })
})
