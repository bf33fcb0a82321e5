import pg from 'pg'
import { leaveBusiness } from '@allenio/contract/account'
import { changeManyClients, getClientDetail, updateClient } from '@allenio/contract/clients'
import { changeCollaborator, deleteCollaborator, removeClients } from '@allenio/contract/collaborators'
import { eraseDueAccounts, erasePerson } from '#areas/account'
import { clientJoins } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { sql, withDatabase } from '#platform/db'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ensureDemo } from '../demo.ts'
import type { TestMember } from './given.ts'
import { ownHouse } from './test-house.ts'

// Colleagues leave clients, clients leave the business and two records become one, where each client has two rows or more in every table
// that any area keeps about clients: the demo's rows are doubled. An area with new tables takes part by its rows in the demo.

const house = await ownHouse({ env: { DEMO: 'on' } })
const { as, config, database, given, prepared } = house
const databaseName = new URL(prepared.owner).pathname.slice(1)
const superuser = new pg.Client({ connectionString: withDatabase(inject('testServer').superuserUrl, databaseName) })

let workspaceId = ''
let admin: TestMember
let clientIds: string[] = []
/** Read before any test erases clients. */
let tablesWithOneRow: string[] = []

beforeAll(async () => {
  await ensureDemo(config, { database })
  await superuser.connect()
  workspaceId = await oneValue(`select workspace_id from memberships m join persons p on p.id = m.person_id
    where p.email_key = 'admin@demo.allenio.test'`)
  admin = await given.member('admin', { workspaceId })
  for (const table of await tablesOfClients()) await doubleRows(table)
  await superuser.query(rowsThatTheDemoLacks)
  const rowsOfContent = (await tablesOfClients())
    .filter(({ name }) => /_users$|_assignments$/.test(name))
    .map(({ name, column }) => `least(2, (select count(*) from ${name} r where r.${column} = c.id))`)
  const { rows } = await superuser.query<{ id: string }>(
    `select c.id from clients c where workspace_id = $1 and deleted_at is null and status = 'active' and source <> 'sample'
    order by ${rowsOfContent.join(' + ')} desc, c.id`,
    [workspaceId],
  )
  clientIds = rows.map(({ id }) => id)
  tablesWithOneRow = await listTablesWithOneRow()
}, 120_000)

afterAll(() => superuser.end())

async function oneValue(text: string, values: unknown[] = []): Promise<string> {
  const { rows } = await superuser.query<Record<string, string | number | boolean | null>>(text, values)
  return String(Object.values(rows[0] ?? {})[0] ?? '')
}

/** Reopens assignments that have ended or lie in the past. */
async function reopen(): Promise<void> {
  for (const change of [
    `program_users set ended_at = null, last_day = '2099-12-31'`,
    `meal_plan_assignments set unassigned_on = null, end_day = null`,
    `macro_assignments set unassigned_on = null`,
  ])
    await superuser.query(`update ${change} where workspace_id = $1`, [workspaceId])
}

const rowsThatTheDemoLacks = `
  insert into client_tags (workspace_id, client_id, tag) select workspace_id, id, tag from clients, unnest(array['uno', 'due']) as tag
    on conflict do nothing;
  insert into food_products (workspace_id, id, brand, name, verdicts, read_on)
    select id, gen_random_uuid(), '', 'Cracker', '[]', current_date from workspaces;
  insert into client_products (workspace_id, client_id, food_key, product_id)
    select c.workspace_id, c.id, food, p.id from clients c
    join food_products p on p.workspace_id = c.workspace_id and p.name = 'Cracker', unnest(array['name uno', 'name due']) as food;
  insert into label_checks (workspace_id, id, client_id, food_key, food_name)
    select workspace_id, gen_random_uuid(), id, 'name ' || food, food from clients, unnest(array['uno', 'due']) as food;
  insert into first_visits (workspace_id, client_id) select workspace_id, id from clients on conflict do nothing;
  insert into diary_days (workspace_id, client_id, day)
    select workspace_id, id, day from clients, unnest(array['2026-01-01', '2026-01-02']::date[]) as day;
  insert into diary_matches (workspace_id, id, client_id, text, food, grams)
    select workspace_id, gen_random_uuid(), id, text, '{"id": "00000000-0000-4000-8000-000000000001", "version": 1, "it": "", "en": ""}', 30
    from clients, unnest(array['Torta', 'Crostata']) as text;
  insert into survey_drafts (workspace_id, assignment_id, client_id, release_id, answers, saved_at)
    select u.workspace_id, u.id, u.client_id, e.release_id, '{}', now() from survey_assignments u
    join surveys e on e.workspace_id = u.workspace_id and e.id = u.survey_id and e.release_id is not null on conflict do nothing;
  insert into attention_marks (workspace_id, membership_id, client_id, reason, occurrence, kind, until, press_id)
    select c.workspace_id, m.id, c.id, 'no login', occurrence, 'snoozed', 'infinity', gen_random_uuid()
    from clients c join memberships m on m.workspace_id = c.workspace_id and m.role = 'admin', unnest(array['1', '2']) as occurrence;
  insert into notification_alerts (workspace_id, id, membership_id, kind, client_id, subject, thing, name, due_at, starts_at, send_at)
    select c.workspace_id, gen_random_uuid(), m.id, 'reminder alert', c.id, '{}', gen_random_uuid(), c.id || name, at, at, at
    from clients c join memberships m on m.workspace_id = c.workspace_id and m.role = 'admin', unnest(array['1', '2']) as name,
      (select now() + interval '1 year' as at) soon;
  insert into reminders (workspace_id, id, title, color, start_day, time_zone, final_day, due_day, roles, client_id)
    select workspace_id, gen_random_uuid(), 'Telefonare', 'blue', current_date, 'Europe/Rome', current_date, current_date, '{coach}', id
    from clients, generate_series(1, 2);
  insert into reminder_tasks (workspace_id, reminder_id, client_id, action_id)
    select a.workspace_id, r.id, a.client_id, a.id
    from (select *, row_number() over (partition by client_id order by id) as place from client_actions) a
    join (select *, row_number() over (partition by client_id order by id) as place from reminders) r
      on r.workspace_id = a.workspace_id and r.client_id = a.client_id and r.place = a.place
    on conflict do nothing;
  insert into subscriptions (workspace_id, id, package_id, version_id, client_id, buyer_name, state, amount, currency, interval_unit,
      interval_count)
    select workspace_id, gen_random_uuid(), package_id, version_id, client_id, buyer_name, 'expired', amount, currency, interval_unit,
      interval_count from subscriptions`

interface ClientTable {
  name: string
  column: string
}

async function tablesOfClients(): Promise<ClientTable[]> {
  const { rows } = await superuser.query<ClientTable>(`
    select r.relname as name, a.attname as column from pg_constraint k
    join pg_class r on r.oid = k.conrelid join pg_attribute a on a.attrelid = r.oid and a.attnum = k.conkey[cardinality(k.conkey)]
    where k.contype = 'f' and k.confrelid = 'clients'::regclass order by 1`)
  return rows
}

/** Adds a copy of each row with an id, or a day, of its own; where a rule of the table forbids it, the row stays alone. */
async function doubleRows({ name, column }: ClientTable): Promise<void> {
  const { rows } = await superuser.query<{ column: string; value: string }>(
    `select quote_ident(attname) as column, case attname when 'id' then 'gen_random_uuid()' when 'day' then 'day - 1000'
      else quote_ident(attname) end as value from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  )
  await superuser.query(`do $$ declare at tid; begin
    for at in select ctid from ${name} where ${column} is not null loop
      begin
        insert into ${name} (${rows.map(each => each.column).join(', ')})
          select ${rows.map(each => each.value).join(', ')} from ${name} where ctid = at;
      exception when integrity_constraint_violation then null;
      end;
    end loop; end $$`)
}

/** A coach who looks after some clients and has written and assigned what they have, and two things of each library. */
async function coachOf(ids: readonly string[]): Promise<TestMember> {
  const coach = await given.member('coach', { workspaceId })
  const { rows } = await superuser.query<{ table: string; column: string; client: boolean }>(`
    select r.relname as table, a.attname as column, exists (
      select from pg_attribute c where c.attrelid = r.oid and c.attname = 'client_id' and not c.attisdropped) as client
    from pg_class r join pg_attribute a on a.attrelid = r.oid and not a.attisdropped
    where r.relnamespace = 'public'::regnamespace and r.relkind = 'r' and a.attname in ('assigned_by', 'author_id', 'owner_id')
      and exists (select from pg_constraint k where k.conrelid = r.oid and k.contype = 'f' and k.confrelid = 'memberships'::regclass
        and a.attnum = any(k.conkey))`)
  const values = [workspaceId, coach.membershipId, ids]
  await superuser.query(
    `insert into client_collaborators (workspace_id, client_id, membership_id) select $1, id, $2 from unnest($3::uuid[]) as id`,
    values,
  )
  for (const { table, column, client } of rows) {
    const condition = client
      ? 'client_id = any($3::uuid[])'
      : `ctid = any(array(select ctid from ${table} where workspace_id = $1 and $3::uuid[] is not null limit 2))`
    await superuser.query(`update ${table} set ${column} = $2 where workspace_id = $1 and ${condition}`, values)
  }
  // two appointments to come, which would otherwise be those of any day
  await superuser.query(
    `update appointments set host_id = $2 where ctid = any(array(
      select ctid from appointments where workspace_id = $1 and taken > 0 and starts_at > now() + interval '1 day'
        order by starts_at limit 2))`,
    values.slice(0, 2),
  )
  // packages name whom they put in charge within what they unlock
  await superuser.query(
    `update package_versions set unlocks = jsonb_set(unlocks, '{collaboratorIds}', jsonb_build_array($2::text))
      where workspace_id = $1 and id in (select version_id from packages where workspace_id = $1 order by position limit 2)`,
    values.slice(0, 2),
  )
  return coach
}

async function countsOf({ membershipId }: TestMember): Promise<Record<string, number>> {
  const counts: [string, number][] = []
  await database.withWorkspace(workspaceId, 'read', async db => {
    for (const { kind, count } of teamContent.gathered()) counts.push([kind, await count(db, membershipId)])
  })
  return Object.fromEntries(counts)
}

const nothing = () => Object.fromEntries(teamContent.gathered().map(({ kind }) => [kind, 0]))

/** Whether a unique index allows one row for each client and no more. */
const hasOneForEach = async ({ name, column }: ClientTable): Promise<boolean> =>
  (await oneValue(
    `select exists (select from pg_index i where i.indrelid = $1::regclass and i.indisunique and i.indpred is null and array(
        select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey) order by 1)
      = array[$2, 'workspace_id'])`,
    [name, column],
  )) === 'true'

async function listTablesWithOneRow(): Promise<string[]> {
  const names: string[] = []
  for (const table of await tablesOfClients()) {
    const most = await oneValue(`select coalesce(max(count), 0) from (select count(*) from ${table.name} group by ${table.column}) c`)
    if (Number(most) < 2 && !(await hasOneForEach(table))) names.push(table.name)
  }
  return names
}

test('a client has two rows in every table that may hold them', () => {
  expect(tablesWithOneRow, 'add rows about clients to the demo of the area').toEqual([])
})

test('each kind of content that follows the team is there twice', async () => {
  await reopen()
  const counts = await countsOf(await coachOf(clientIds.slice(0, 3)))
  expect(
    Object.entries(counts).filter(([, count]) => count < 2),
    'the demo of the area has too few rows with assigned_by, author_id or owner_id',
  ).toEqual([])
})

const deeds: [string, (coach: TestMember, ids: string[]) => Promise<unknown>][] = [
  ['an admin removes clients', ({ membershipId: id }, ids) => as(admin).call(removeClients, { id, clientIds: ids })],
  [
    'an admin takes clients from a colleague in the list of clients',
    ({ membershipId }, ids) => as(admin).call(changeManyClients, { action: 'unassign', ids, collaboratorId: membershipId }),
  ],
  [
    'an admin saves clients without colleagues',
    async (_, ids) => {
      for (const id of ids) {
        const { updatedAt } = await as(admin).call(getClientDetail, { id })
        await as(admin).call(updateClient, { id, updatedAt, collaboratorIds: [] })
      }
    },
  ],
  ['an admin deletes a colleague', ({ membershipId: id }) => as(admin).call(deleteCollaborator, { id, moveTo: null })],
  ['a colleague leaves the business', coach => as(coach).call(leaveBusiness, { workspaceId })],
  [
    'an account is erased',
    async ({ personId }) => {
      await superuser.query('update persons set deletion_due_at = now() where id = $1', [personId])
      await eraseDueAccounts(database)
      expect(await oneValue('select count(*) from persons where id = $1', [personId])).toBe('0')
    },
  ],
]

test.each(deeds)('%s', async (_, act) => {
  const ids = clientIds.slice(0, 3)
  await reopen()
  const coach = await coachOf(ids)
  await act(coach, ids)
  const left = await oneValue('select count(*) from program_users where assigned_by = $1 and ended_at is null', [coach.membershipId])
  expect(left).toBe('0')
  expect(await oneValue('select count(*) from client_collaborators where membership_id = $1', [coach.membershipId])).toBe('0')
})

test('an heir takes over all that a colleague has', async () => {
  await reopen()
  const coach = await coachOf(clientIds.slice(0, 3))
  const [heir, last] = [await coachOf([]), await coachOf([])]
  const before = await countsOf(coach)
  await as(admin).call(changeCollaborator, { id: coach.membershipId, to: heir.membershipId })
  await as(admin).call(deleteCollaborator, { id: heir.membershipId, moveTo: last.membershipId })
  expect(before.programs).toBeGreaterThan(1)
  expect(await countsOf(heir)).toEqual(nothing())
})

test('two records become one', async () => {
  const [first = '', ...others] = clientIds
  await database.withSystem('write', async db => {
    for (const fromId of others.slice(0, 6)) {
      for (const move of clientJoins.gathered()) await move(db, { workspaceId, fromId, toId: first })
    }
  })
  expect(Number(await oneValue('select count(*) from program_users where client_id = $1', [first]))).toBeGreaterThan(2)
})

test('clients leave the business, or erase their account', async () => {
  const personId = await oneValue(
    `select m.person_id from memberships m join clients c on c.workspace_id = m.workspace_id
    and c.membership_id = m.id where m.workspace_id = $1 and m.person_id is not null limit 1`,
    [workspaceId],
  )
  await database.withSystem('write', db => erasePerson(db, personId))
  expect(await database.withSystem('read', db => db.maybeOne(sql`select 1 as one from persons where id = ${personId}`))).toBeUndefined()
})
