import { newId } from '@allenio/domain/ids'
import pg from 'pg'
import { expect, test } from 'vitest'
import { connectTo, ownHouse } from '#testing'

// A policy runs with every statement: if it reads another table, it must find its row there by an index, however many rows
// the business has.

const { prepared, given } = await ownHouse({
  because: 'the plans of all tables depend on how many rows other tests have left in them',
  runsJobs: false,
})
const { workspaceId } = await given.team()
const owner = await connectTo(prepared.owner)
const app = await connectTo(prepared.app)
const rowsOfEach = 5_000
const filled = ['memberships', 'persons']

await owner.query(`
  with people as (
    insert into persons (id, email, email_key) select id, id || '@policy.example', id || '@policy.example'
    from (select gen_random_uuid() as id from generate_series(1, ${rowsOfEach})) made returning id)
  insert into memberships (workspace_id, id, person_id, role) select '${workspaceId}', gen_random_uuid(), id, 'client' from people`)
for (const name of filled) await owner.query(`analyze ${name}`)
await app.query(`select set_config('app.workspace_id', $1, false)`, [workspaceId])

interface ReadTable {
  table: string
  key: string
  isLibrary: boolean
  others: string[]
}

/** The tables that the app reads, the last column of their key, and what else their policies look at. */
const { rows: readTables } = await owner.query<ReadTable>(
  `
  select c.relname as "table", a.attname as key,
    exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'of_library') as "isLibrary",
    array(select distinct other.relname::text from pg_policy p
      join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_class'::regclass
      join pg_class other on other.oid = d.refobjid and other.oid <> c.oid where p.polrelid = c.oid) as others
  from pg_class c join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[cardinality(k.conkey)]
  where c.relnamespace = 'public'::regnamespace and has_column_privilege($1, c.oid, a.attnum, 'select') and c.relrowsecurity
    and a.atttypid = 'uuid'::regtype order by 1`,
  [prepared.roles.app],
)

interface Plan {
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** How many rows of its table each part of the plan has looked at. */
const rowsRead = (plan: Plan): number => {
  const own = plan['Relation Name'] ? ((plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)) * (plan['Actual Loops'] ?? 1) : 0
  return own + (plan.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0)
}

test('there are policies that look at other tables, and thousands of rows there', () => {
  expect(readTables.length).toBeGreaterThan(20)
  const others = new Set(readTables.flatMap(each => each.others))
  // if this fails, a new policy reads a table that the test does not fill yet
  expect([...others].filter(name => !filled.includes(name))).toEqual([])
  expect(others.size).toBeGreaterThan(0)
})

// the library is read whole sooner than looked up a hundred times, and its policy looks at no row
const tables = readTables.filter(each => !each.isLibrary).map(each => [each.table, each] as const)

test.each(tables)('the policy of %s reads no more rows than are asked for', async (table, each) => {
  const [key, name] = [pg.escapeIdentifier(each.key), pg.escapeIdentifier(table)]
  const { rows: some } = await owner.query<{ id: string }>(`select ${key} as id from ${name} limit 3`)
  // with so many ids PostgreSQL would rather scan the other table once, if the policy allows it
  const ids = [...some.map(({ id }) => id), ...Array.from({ length: 97 }, () => newId())]
  const { rows } = await app.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (analyze, format json)
    select ${key} from ${name} where ${key} = any($1::uuid[])`,
    [ids],
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  expect(plan).toBeDefined()
  if (filled.includes(table)) expect(some).toHaveLength(3)
  expect(rowsRead(plan ?? {})).toBeLessThan(30)
})
