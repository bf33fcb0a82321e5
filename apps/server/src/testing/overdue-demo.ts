import { romeDay } from '@allenio/domain/days'
import pg from 'pg'
import { withDatabase } from '#platform/db'
import { inject, vi } from 'vitest'
import { ensureDemo } from '../demo.ts'
import type { TestHouse } from './test-house.ts'

// The demo, as a business that nobody has opened for more than a year: every sweep finds rows that are due.

/** Answers a connection that may do everything, and whose writes fire no trigger. */
export async function openOverdueDemo(house: TestHouse, { hasJobs }: { hasJobs: boolean }): Promise<pg.Client> {
  const databaseName = new URL(house.prepared.owner).pathname.slice(1)
  const superuser = new pg.Client({ connectionString: withDatabase(inject('testServer').superuserUrl, databaseName) })
  await ensureDemo(house.config, { database: house.database })
  await superuser.connect()
  if (hasJobs) await waitForJobs(superuser)
  // triggers are off, because in reality nothing updates these rows: only time passes
  await superuser.query('set session_replication_role = replica')
  for (const table of await tablesWith(superuser, 'deleted_at')) {
    await superuser.query(`update ${table} set deleted_at = now() ${table === 'files' ? ', erase_after = now()' : ''}
      where ctid = any(array(select ctid from ${table} where deleted_at is null limit 2))`)
  }
  // a document says that it has deleted rows
  await superuser.query('update documents set deleted_rows_since = now()')
  await letTimePass(superuser, 400)
  await makeDue(house, superuser)
  return superuser
}

export async function tablesWith(superuser: pg.Client, column: string): Promise<string[]> {
  const { rows } = await superuser.query<{ name: string }>(
    `
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = $1 and not a.attisdropped order by 1`,
    [column],
  )
  return rows.map(({ name }) => name)
}

/** Jobs that the demo has enqueued would find their uploads expired in their midst. */
const waitForJobs = (superuser: pg.Client): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await superuser.query(`select from pgboss.job_common where state < 'completed' and start_after <= now() limit 1`)
      if (rows.length > 0) throw new Error('jobs are running')
    },
    { timeout: 60_000, interval: 100 },
  )

/** Moves every day and moment in the database so many days into the past. */
async function letTimePass(superuser: pg.Client, days: number): Promise<void> {
  const { rows } = await superuser.query<{ name: string; changes: string }>(`
    select c.relname as name, string_agg(format('%1$I = %1$I - %2$s', a.attname,
      case a.atttypid when 'date'::regtype then '${days}' else 'interval ''${days} days''' end), ', ') as changes
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attgenerated = '' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.atttypid in ('date'::regtype, 'timestamptz'::regtype) and a.attname <> 'birth_date' group by 1`)
  for (const { name, changes } of rows) await superuser.query(`update ${name} set ${changes}`)
}

/** Creates the rows that sweeps look for and that the passing of time alone does not create. */
async function makeDue({ given }: TestHouse, superuser: pg.Client): Promise<void> {
  const leaving = await given.team()
  const {
    rows: [demo],
  } = await superuser.query<{ id: string }>(`
    select workspace_id as id from memberships m join persons p on p.id = m.person_id where p.email_key = 'admin@demo.allenio.test'`)
  const id = `'${demo?.id}'`
  const aFile = `(select id from files where workspace_id = ${id} and deleted_at is null limit 1)`
  const aMember = `(select id from memberships where workspace_id = ${id} and role = 'admin')`
  const aPerson = `'${leaving.client.personId}'`
  for (const statement of [
    `update persons set deletion_due_at = now() where id in ('${leaving.admin.personId}', '${leaving.coach.personId}')`,
    `update workspaces set trial_ends_at = now() + interval '3 days'`,
    // the plan that is paid gives its row to the granted one once it has ended
    `update plan_subscriptions set state = 'ended'`,
    `update plan_subscriptions set state = 'granted', provider = null, provider_id = null, period = null,
      counts_until = now() + interval '3 days'`,
    `update plan_changes set scheduled_at = now() + interval '3 days' where state = 'scheduled'`,
    `update clients set subscription_end = '${romeDay()}', subscription_source = 'manual' where workspace_id = ${id}`,
    `update clients set subscription_end = '${romeDay()}'::date - 20 where id = (select c.id from clients c
      where c.status = 'active' and c.deleted_at is null and c.workspace_id = ${id}
        and not exists (select from subscriptions s where s.client_id = c.id) limit 1)`,
    // a job makes what the provider knows of them, and it has not run
    `update payments set provider_payment_id = null where provider = 'test'`,
    // a sold package is never deleted
    `update packages set deleted_at = null where id in (select package_id from package_versions where is_sold)`,
    `insert into client_pauses (workspace_id, id, client_id, from_day, pauses_payments)
      select workspace_id, gen_random_uuid(), client_id, '${romeDay()}', true from subscriptions
      where workspace_id = ${id} and state = 'active' and client_id is not null limit 1`,
    `insert into client_settings (workspace_id, deactivate_after_days) values (${id}, 5)
      on conflict (workspace_id) do update set deactivate_after_days = 5`,
    `update client_actions set due_day = '${romeDay()}', is_done = false where deleted_at is null`,
    `update program_users set announce_after = now() where workspace_id = ${id} and announce_after is not null`,
    `update program_users set ended_at = null, last_day = current_date + 2 where workspace_id = ${id} and last_day = (
      select max(last_day) from program_users where workspace_id = ${id})`,
    `update meal_plan_assignments set unassigned_on = null, end_day = current_date + 2 where workspace_id = ${id} and start_day = (
      select max(start_day) from meal_plan_assignments where workspace_id = ${id})`,
    `update diary_sums set day = current_date - 1 where workspace_id = ${id} and day = (
      select max(day) from diary_sums where workspace_id = ${id} and logged_kcal is not null)`,
    `update training_plans set is_outdated = true where workspace_id = ${id}`,
    `update completed_workouts set state = 'under way' where id = (select id from completed_workouts where workspace_id = ${id} limit 1)`,
    `update conversations set welcome_due_at = now() where id in (select id from conversations limit 2)`,
    `insert into scheduled_messages (workspace_id, id, conversation_id, membership_id, body, send_at)
      select workspace_id, gen_random_uuid(), id, ${aMember}, 'Ciao', now() - interval '1 hour' from conversations
      where workspace_id = ${id} limit 1`,
    `update notifications set push_after = now() - interval '1 minute', mail_after = now() - interval '1 minute' where read_at is null`,
    `insert into client_imports (workspace_id, id, file_id, name, state, options, created_at)
      select ${id}, gen_random_uuid(), ${aFile}, 'a.csv', state, '{}', now() - interval '40 days'
      from unnest(array['preview', 'running']) state`,
    `insert into uploads (workspace_id, id, person_id, name, mime_type, bytes, expires_at)
      values (${id}, gen_random_uuid(), ${aPerson}, 'a.png', 'image/png', 10, now())`,
    `insert into exports (id, person_id, scope, file_id, state, created_at, expires_at) values
      (gen_random_uuid(), ${aPerson}, 'person', ${aFile}, 'ready', now() - interval '9 days', now()),
      (gen_random_uuid(), ${aPerson}, 'person', null, 'waiting', now() - interval '9 days', null)`,
  ])
    await superuser.query(statement)
}
