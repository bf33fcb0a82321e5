import { expect, test } from 'vitest'
import { platformTables } from '#platform/tables'
import { areas } from '../areas.ts'
import { readMigrationSources, readServerSources } from './server-sources.ts'
import { createdTables, findForeignWrites, writtenTables } from './table-writes.ts'

const claims = [
  ...areas.flatMap(({ name, tables }) => tables.map(table => [table, `areas/${name}`] as const)),
  ...Object.entries(platformTables).flatMap(([room, tables]) => tables.map(table => [table, `platform/${room}`] as const)),
]
const owners = new Map<string, string>(claims)

/** Writes that stay, each with the reason. */
const allowedWrites: Readonly<Record<string, string>> = {
  'platform/auth/sessions.ts writes memberships': 'A session notes when its member was last there; an engine cannot call an area.',
  'areas/account/samples.ts writes passkeys': 'It fills a table for tests, where nobody can press a key.',
  'areas/home/samples.ts writes clients': 'The sample client is one of a kind, which a test needs twice.',
  'areas/client-intake/samples.ts writes files': 'It fills a table for tests, without bytes in a store.',
  'areas/meal-diary/samples.ts writes files': 'It fills a table for tests, without bytes in a store.',
}

test('every table has one owner', () => {
  const created = readMigrationSources().flatMap(({ text }) => createdTables(text))
  expect(claims.map(([table]) => table).toSorted(), 'An area names its tables in area({ tables }), an engine in platformTables.').toEqual(
    created.toSorted(),
  )
})

test('a table is written by its owner alone', () => {
  const found = findForeignWrites(readServerSources(), owners)
  const allowed = Object.keys(allowedWrites)
  expect(found.filter(fault => !allowed.some(start => fault.startsWith(`${start},`)))).toEqual([])
  expect(
    allowed.filter(start => !found.some(fault => fault.startsWith(`${start},`))),
    'These writes are gone: allow them no more.',
  ).toEqual([])
})

test('a table is also seen where a procedure makes it', () => {
  const text = "create table weeks (id uuid);\ncall document_table('programs');\ncall document_row_table('program_rows', 'programs');\n"
  expect(createdTables(`${text}call workspace_table('weeks');`)).toEqual(['weeks', 'programs', 'program_rows'])
})

test.each([
  ['insert into weights (id, kg) values', ['weights']],
  ['with gone as (delete from weights where id = $1 returning id) update weights w set kg = 1', ['weights']],
  ['update weights\n    set kg = 1', ['weights']],
  ['delete from weights`', ['weights']],
  ["rowDeletion({ table: 'weights', days: 7 })", ['weights']],
  ["eraseRows(database, { days: 7, table: 'weights' })", ['weights']],
  ["table: 'weights' | 'metrics'", []],
  ['select id from weights for update of weights', []],
  ["action: 'update weights'", []],
  ['on conflict (id) do update set kg = 1', []],
])('the tables that %j writes', (text, tables) => {
  expect(writtenTables(text)).toEqual(tables)
})

test('a foreign write is refused with a sentence that says what to do', () => {
  const files = [{ path: 'areas/progress/queries.ts', text: 'sql`update weights set kg = 1`' }]
  expect(findForeignWrites(files, owners)).toEqual([
    'areas/progress/queries.ts writes weights, which areas/weights owns: call a function of its door, or add one there that does it.',
  ])
})
