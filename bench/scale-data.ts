import type pg from 'pg'
import { withDatabase } from './clients.ts'
import { ownBusiness } from './growth.ts'

export interface Scale {
  /** The clients of the demo's business. */
  clients: number
  /** The other businesses, of four clients each. */
  neighbours: number
}

/** The rows of one client in one table: as many as a few months of a busy one, and as a client who has just begun. */
const rowsOfEach = { large: 20, small: 3 }
const clientsOfSmall = 4
const copiesAtOnce = 25
const neighboursAtOnce = 500

/** Tables that belong to clients by another table's row, with the column that names it. */
const ofOthers = { conversation_readers: 'conversation_id', messages: 'conversation_id', action_completions: 'action_id' } as const

/** Tables of clients that the reads at hand pass over, or whose rows are found by a key of the whole installation. */
const passedOver = ['checkouts', 'completed_exercises', 'exercise_bests', 'macros', 'meal_plans', 'programs', 'shopping_lists']

/** Ids that no foreign key declares. */
const undeclaredIds: Readonly<Record<string, readonly string[]>> = {
  conversations: ['top_id', 'last_message_id', 'client_read_to', 'team_read_to', 'wiped_to'],
  conversation_readers: ['read_to', 'wiped_to'],
}

/** Columns that are unique in a business, or in the installation. */
const uniqueValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  clients: { email: 'null', email_key: 'null', last_name: `s.last_name || ' ' || k.n` },
  payments: { number: 's.number + k.n * 10000' },
}

interface Column {
  table: string
  name: string
  /** The table whose ids it holds. */
  holds: string | null
  isKey: boolean
  isId: boolean
}

/**
 * Copies the demo's clients with all that belongs to them, until its business has the clients asked for, and opens small businesses with
 * copies of a few of them. Copies keep the beginnings of their ids, which are times, so that their order stays.
 */
export const fillScale = (databaseUrl: string, { clients, neighbours }: Scale): Promise<void> =>
  withDatabase(databaseUrl, async db => {
    await db.query(`
      create function pg_temp.copied(id uuid, n integer) returns uuid language sql immutable
      return (left(id::text, 24) || left(md5(id::text || n), 12))::uuid`)
    await stopSweeps(db)
    const foreignKeys = await dropForeignKeys(db)
    const columns = await readColumns(db)
    const tables = [...new Set(columns.map(({ table }) => table))]
    const sources = await placeSources(db, tables)
    for (let from = 1; from * sources < clients; from += copiesAtOnce) {
      const until = Math.min(from + copiesAtOnce, Math.ceil(clients / sources))
      for (const table of tables) await db.query(copyInto(table, columns, 'large'), [from, until - 1])
    }
    await openNeighbours(db, neighbours)
    for (let from = 1; from <= neighbours; from += neighboursAtOnce)
      for (const table of tables)
        await db.query(copyInto(table, columns, 'small'), [-Math.min(from + neighboursAtOnce - 1, neighbours), -from])
    await openPersons(db)
    // the planner reckons with foreign keys, whether their rows were looked up or not
    for (const { table, name, definition } of foreignKeys)
      await db.query(`alter table ${table} add constraint "${name}" ${definition} not valid`)
    await db.query('vacuum (analyze)')
  })

/** No sweep begins: what it did for five thousand businesses would stand among the statements of the reads, and in their times. */
const stopSweeps = async (db: pg.Client): Promise<void> => {
  await db.query('delete from pgboss.schedule')
  await db.query(`delete from pgboss.job where state in ('created', 'retry')`)
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Millions of rows are written in half of the time without looking up what each of them names. */
async function dropForeignKeys(db: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await db.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  for (const { table, name } of rows) await db.query(`alter table ${table} drop constraint "${name}"`)
  return rows.map(key => ({ ...key, definition: key.definition.replace(/ NOT VALID$/, '') }))
}

/** The columns of everything that belongs to clients, in whatever order: no foreign key is there to be kept. */
async function readColumns(db: pg.Client): Promise<Column[]> {
  const { rows } = await db.query<Column>(
    `
    select c.relname as table, a.attname as name,
      case when a.attname = 'client_id' then 'clients' when a.attname ~ '(^|_)(membership|author|sender|member)_id$' then 'memberships'
        when a.attname = any($3::text[]) then 'others' end as holds,
      coalesce(a.attnum = any(i.indkey), false) and a.atttypid = 'uuid'::regtype as "isKey", a.atttypid = 'uuid'::regtype as "isId"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname = any($1::text[])
      and exists (select from pg_attribute w where w.attrelid = c.oid and w.attname = 'workspace_id')
      and (c.relname = any($2::text[]) or exists (select from pg_attribute w where w.attrelid = c.oid and w.attname = 'client_id'))`,
    [passedOver, ['clients', 'memberships', ...Object.keys(ofOthers)], Object.values(ofOthers)],
  )
  return rows
}

const sourceOf = (table: string): string => `scale_${table}`

/** The rows that are copied, each with its client and its place among theirs. Answers how many clients there are. */
async function placeSources(db: pg.Client, tables: readonly string[]): Promise<number> {
  await db.query(`
    create temporary table scale_people as
    select c.workspace_id, c.id, c.membership_id, row_number() over (order by c.created_at, c.id) as at
    from clients c where c.workspace_id in (${ownBusiness}) and c.source <> 'sample' and c.deleted_at is null`)
  for (const table of tables)
    await db.query(`
      create temporary table ${sourceOf(table)} as
      select t.*, p.at as person_at, row_number() over (partition by p.id order by t.ctid desc) as place
      from ${table} t join scale_people p on p.workspace_id = t.workspace_id and ${isTheirs(table)}`)
  await db.query(`
    create temporary table scale_team as select m.* from memberships m
    where m.workspace_id in (select workspace_id from scale_people) and m.role <> 'client'`)
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from scale_people')
  return rows[0]?.count ?? 0
}

function isTheirs(table: string): string {
  if (table === 'clients') return 'p.id = t.id'
  if (table === 'memberships') return 'p.membership_id = t.id'
  if (table === 'action_completions')
    return 'p.id = (select a.client_id from client_actions a where a.workspace_id = t.workspace_id and a.id = t.action_id)'
  if (Object.hasOwn(ofOthers, table))
    return 'p.id = (select v.client_id from conversations v where v.workspace_id = t.workspace_id and v.id = t.conversation_id)'
  return 'p.id = t.client_id'
}

function copyInto(table: string, columns: readonly Column[], size: keyof typeof rowsOfEach): string {
  const own = columns.filter(column => column.table === table)
  const values = own.map(column => (size === 'small' ? valueOfSmall(column) : valueOfLarge(column)))
  const people = size === 'small' ? `and s.person_at <= ${clientsOfSmall}` : ''
  return `
    insert into ${table} (${own.map(({ name }) => `"${name}"`).join(', ')})
    select ${values.join(', ')} from ${sourceOf(table)} s, generate_series($1::int, $2::int) k (n)
    where s.place <= ${rowsOfEach[size]} ${people} on conflict do nothing`
}

const copied = (value: string): string => `pg_temp.copied(${value}, k.n)`

/** No two businesses have an id in common: the planner would expect that whoever has it belongs to thousands of them. */
const valueOfSmall = ({ table, name, isId }: Column): string =>
  isId ? copied(`s."${name}"`) : (uniqueValues[table]?.[name] ?? `s."${name}"`)

function valueOfLarge({ table, name, holds, isKey }: Column): string {
  const value = `s."${name}"`
  if (name === 'workspace_id') return value
  if (holds === 'memberships')
    return `case when ${value} in (select membership_id from scale_people) then ${copied(value)} else ${value} end`
  if (holds || isKey || name === 'person_id' || undeclaredIds[table]?.includes(name)) return copied(value)
  return uniqueValues[table]?.[name] ?? value
}

const openNeighbours = async (db: pg.Client, neighbours: number) => {
  await db.query(
    `insert into workspaces (id, name, trial_ends_at)
    select distinct pg_temp.copied(p.workspace_id, -n), 'Bench ' || n, now() + interval '30 days'
    from (select distinct workspace_id from scale_people) p, generate_series(1, $1::int) n`,
    [neighbours],
  )
  const { rows } = await db.query<{ name: string }>(`
    select attname as name from pg_attribute
    where attrelid = 'memberships'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`)
  const values = rows.map(({ name }) => (['workspace_id', 'id', 'person_id'].includes(name) ? copied(`t.${name}`) : `t."${name}"`))
  await db.query(
    `insert into memberships (${rows.map(({ name }) => `"${name}"`).join(', ')})
    select ${values.join(', ')} from scale_team t, generate_series(-$1::int, -1) k (n)`,
    [neighbours],
  )
}

/** The address of a person who was copied. */
export const emailOf = (personId: string): string => `${personId}@bench.example`

/** The people of all memberships that were copied. The admins sign in as the demo's does. */
const openPersons = (db: pg.Client) =>
  db.query(`
    insert into persons (id, email, email_key, first_name, last_name, email_confirmed_at, agreed_at, password_hash)
    select distinct on (m.person_id) m.person_id, m.person_id || '@bench.example', m.person_id || '@bench.example', 'Bench', m.role,
      d.email_confirmed_at, d.agreed_at, case when m.role = 'admin' then d.password_hash end
    from memberships m left join persons p on p.id = m.person_id cross join persons d
    where m.person_id is not null and p.id is null and d.email_key = 'admin@demo.allenio.test'`)
