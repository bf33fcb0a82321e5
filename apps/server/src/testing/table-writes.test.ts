import { expect, test } from 'vitest'
import { platformTables, readablePlatformTables } from '#platform/tables'
import { areas } from '../areas.ts'
import { readMigrationSources, readServerSources } from './server-sources.ts'
import { createdTables, findForeignReads, findForeignTriggers, findForeignWrites, writtenTables } from './table-writes.ts'

const claims = [
  ...areas.flatMap(({ name, tables }) => tables.map(table => [table, `areas/${name}`] as const)),
  ...Object.entries(platformTables).flatMap(([room, tables]) => tables.map(table => [table, `platform/${room}`] as const)),
]
const owners = new Map<string, string>(claims)

/** Writes that stay, each with the reason. */
const allowedWrites: Readonly<Record<string, string>> = {
  'platform/auth/sessions.ts writes memberships': 'A session notes when its member was last there; an engine cannot call an area.',
  'areas/account/samples.ts writes passkeys': 'It fills a table for tests, where nobody can press a key.',
  'areas/dash/samples.ts writes second_factors': 'It fills a table for tests, where nobody can type a code.',
  'areas/reminders/samples.ts writes groups': 'It makes a group for tests, without the call of another area.',
  'areas/reminders/samples.ts writes group_clients': 'The same.',
  'areas/surveys/samples.ts writes client_types': 'It makes a type of clients for tests, without the call of another area.',
  'areas/home/samples.ts writes clients': 'The sample client is one of a kind, which a test needs twice.',
  'areas/client-intake/samples.ts writes files': 'It fills a table for tests, without bytes in a store.',
  'areas/meal-diary/samples.ts writes files': 'It fills a table for tests, without bytes in a store.',
}

const readable = new Set<string>([...readablePlatformTables, ...areas.flatMap(area => area.readable)])

/** Reads that stay, by the room and the table, each with the reason. */
const allowedReads: Readonly<Record<string, string>> = {
  'areas/account reads links': 'It counts the mails with a link that an address got, and reads the address that waits for its proof.',
  'areas/account reads audit_log': 'The copy of one’s data holds what the engines know of a person, who export nothing themselves.',
  'areas/account reads device_keys': 'The same.',
  'areas/account reads devices': 'The same.',
  'areas/account reads sessions': 'The same.',
  'areas/account reads business_profiles': 'The same: the profile goes into the copy of a business beside its name.',
  'areas/account reads known_devices': 'The same: auth enters account, and cannot be entered from there.',
  'areas/account reads passkeys': 'The same: auth enters account, and cannot be entered from there.',
  'areas/auth reads business_profiles': 'The current user is read by one statement, because every page begins with it.',
  'areas/auth reads plan_subscriptions': 'The same.',
  'areas/auth reads devices': 'The same.',
  'areas/auth reads links': 'The same.',
  'areas/auth reads sessions': 'It lists the sessions that the engine keeps.',
  'areas/chat reads chat_attachments':
    'A file is erased when neither messages nor the tools name it: chat-desk enters chat, not the other way round.',
  'areas/chat reads scheduled_messages': 'The same.',
  'areas/chat reads chat_settings': 'A conversation begins as the settings say: chat-desk enters chat, not the other way round.',
  'areas/chat-desk reads messages': 'It counts what the sender has sent of late, and finds what a device has sent before.',
  'areas/chat-desk reads conversations': 'A planned message is joined with its conversation, which is the client’s.',
  'areas/chat-desk reads conversation_readers': 'A planned message is its author’s who still takes part in the conversation.',
  'areas/client-intake reads client_tags': 'It exports clients as the table that it imports, with all of their columns.',
  'areas/client-intake reads client_types': 'The same.',
  'areas/dash reads plan_subscriptions': 'Businesses are listed and counted with their plans by one statement.',
  'areas/dash reads custom_apps': 'The same.',
  'areas/dash reads plan_payments': 'What plans earn is summed for all businesses by one statement.',
  'areas/dash reads subscriptions': 'What a deletion would cancel is counted for several businesses by one statement.',
  'areas/exercises reads system_exercise_state':
    'The revision of the own and the common library is read by one statement, for each device.',
  'areas/macros reads consents': 'Health data is selected by one condition for many clients.',
  'areas/visits reads consents': 'Whether an answer was ever given is not what the door answers.',
  'areas/meal-diary reads macro_assignments': 'A reading is stored for the target that it was made from, in one statement.',
  'areas/meal-diary reads meal_plan_assignments': 'The followed plan is the one of an assignment that it already has.',
  'areas/meal-diary reads meal_plans': 'The same.',
  'areas/programs reads program_folders': 'The name of the folder is sorted and searched by in the list.',
  'areas/weights reads client_metrics': 'The target of the weight is a metric’s: metrics enters weights, not the other way round.',
  'areas/workouts reads uploads': 'A film is stored beside its set only once its upload has come, and is no file before.',
  'platform/files reads sessions': 'A file is served to who has a session by its cookie, without a call.',
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

test('no migration has a trigger on a foreign table, or a function that writes one', () => {
  expect(findForeignTriggers(readMigrationSources(), owners)).toEqual([])
})

test.each([
  [
    'create trigger copies after update of revision on documents for each row execute function copy();',
    ['0001_weights.sql has a trigger on documents, which platform/documents owns: let its engine or door call you.'],
  ],
  [
    'create function erase() returns trigger as $$ begin delete from public.documents where id = old.id; end $$;',
    ['0001_weights.sql writes documents, which platform/documents owns: call a function of its migration.'],
  ],
  ['create trigger erases after delete on weights for each row execute function erase_document();', []],
  ['create function raise() returns void as $$ begin update public.weights set kg = 1; end $$;', []],
])('the foreign triggers and writes of %j', (text, faults) => {
  expect(findForeignTriggers([{ path: '0001_weights.sql', text: `create table weights (id uuid);\n${text}` }], owners)).toEqual(faults)
})

test('a table is read by its owner alone, unless the owner lets everybody read it', () => {
  const found = findForeignReads(readServerSources(), owners, readable)
  const pairOf = (fault: string) => fault.replace(/^(\w+\/[\w-]+)\/\S+ reads (\w+),.*$/, '$1 reads $2')
  const allowed = Object.keys(allowedReads)
  expect(found.filter(fault => !allowed.includes(pairOf(fault)))).toEqual([])
  expect(
    allowed.filter(pair => !found.some(fault => pairOf(fault) === pair)),
    'These reads are gone: allow them no more.',
  ).toEqual([])
})

test('only what an area has is readable', () => {
  expect(areas.flatMap(({ tables, readable: names }) => names.filter(name => !tables.includes(name)))).toEqual([])
})

test('a foreign read is refused with a sentence that says what to do', () => {
  const text = "// from weights\nconst reason = 'follows from weights'\nsql`select 1 from clients join weights w on true`"
  expect(findForeignReads([{ path: 'areas/progress/queries.ts', text }], owners, new Set(['clients']))).toEqual([
    'areas/progress/queries.ts reads weights, which areas/weights owns: call a function of its door, or add one there that answers it.',
  ])
})
