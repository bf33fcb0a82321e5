import type pg from 'pg'
import { newId } from '@allenio/domain/ids'
import { seal } from '#platform/auth'
import { makeLog } from '#platform/log'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { houseJobs } from '../house.ts'
import { openOverdueDemo } from './overdue-demo.ts'
import { ownHouse } from './test-house.ts'
import { testSecret } from './test-server.ts'

// Every item of every sweep fails, because no row can be written, and then each is tried again and goes through. Each item that is noted
// as failed was tried although others had failed before it. The demo is there twice, so that all sweeps of businesses have two.

const house = await ownHouse({ env: { DEMO: 'on' }, runsJobs: false })
const { database } = house
const treatingJobs = houseJobs.filter(job => job.treatsItems)
const sweeps = treatingJobs.filter(job => job.kind === 'sweep')
const itemsJobs = treatingJobs.filter(job => job.kind !== 'sweep')
let superuser: pg.Client
let demoId = ''

beforeAll(async () => {
  superuser = await openOverdueDemo(house, { hasJobs: false })
  const { rows } = await superuser.query<{ id: string; person: string }>(`
    select m.workspace_id as id, m.person_id as person from memberships m join persons p on p.id = m.person_id
    where p.email_key = 'admin@demo.allenio.test'`)
  demoId = rows[0]?.id ?? ''
  for (const statement of dueRows(demoId, rows[0]?.person ?? '')) await superuser.query(statement)
  await copyBusiness(demoId, newId())
  await forbidWrites()
}, 300_000)

afterAll(() => superuser.end())

const sealedToken = seal(testSecret, 'a token that Google does not know')

/** SQL that makes rows due which time alone does not make due, or only too seldom. */
const dueRows = (id: string, personId: string): string[] => [
  `insert into idempotency_keys (workspace_id, person_id, endpoint, key, body_hash, created_at)
    values ('${id}', '${personId}', 'POST /x', 'a key of an old call', '', now() - interval '9 days')`,
  `insert into invitations (workspace_id, email_key, email, first_name, last_name, language, sent_at)
    values ('${id}', 'old@example.com', 'old@example.com', '', '', 'it', now() - interval '90 days')`,
  `insert into invitations (workspace_id, email_key, email, first_name, last_name, language, membership_id, is_waiting)
    select workspace_id, 'waiting@example.com', 'waiting@example.com', '', '', 'it', id, true from memberships m
    where workspace_id = '${id}' and not exists (
      select from invitations i where i.workspace_id = m.workspace_id and i.membership_id = m.id) limit 1`,
  `insert into challenges (id, kind, person_id, challenge, expires_at)
    select gen_random_uuid(), 'passkey', id, '', now() - interval '1 day' from persons limit 2`,
  `insert into system_exercise_imports (id, person_id, name, options, total, created_at)
    select gen_random_uuid(), '${personId}', 'a.csv', '{}', 1, now() - interval '90 days' from generate_series(1, 2)`,
  `insert into system_exercise_assets (id, exercise_id, place, provider, video_id, deleted_at)
    select gen_random_uuid(), id, 1, 'youtube', 'x', now() - interval '90 days' from system_exercises limit 2`,
  `insert into protocols (workspace_id, id, name_it, name_en, content, deleted_at)
    values ('${id}', gen_random_uuid(), 'Vecchio', '', '{}', now() - interval '90 days')`,
  `insert into shopping_lists (workspace_id, id, client_id, days, people, changed_at)
    select workspace_id, gen_random_uuid(), id, '{2025-01-01}', 1, now() - interval '400 days'
    from clients where workspace_id = '${id}' limit 2`,
  `insert into program_publications (workspace_id, id, program_id, release_id, day, author_id)
    select r.workspace_id, gen_random_uuid(), r.document_id, r.id, current_date - 1, (
      select id from memberships where workspace_id = '${id}' and person_id = '${personId}')
    from document_releases r join programs g on g.workspace_id = r.workspace_id and g.id = r.document_id
    where r.workspace_id = '${id}' and g.deleted_at is null limit 2`,
  `insert into meal_plan_publications (workspace_id, assignment_id, release_id, day)
    select workspace_id, id, release_id, current_date - 1 from meal_plan_assignments where workspace_id = '${id}' limit 2`,
  `update notice_readers set is_waiting = true, is_refused = false where workspace_id = '${id}'`,
  `update recipes set facts = null where workspace_id = '${id}'`,
  `update workspaces set created_at = now() - interval '90 days'`,
  `with asked as (
      insert into operator_deletions (id, person_id, due_at)
      select gen_random_uuid(), id, now() + interval '7 days' from persons limit 2 returning id)
    insert into operator_deletion_steps (deletion_id, place, kind, workspace_id) select id, 0, 'stop sales', '${id}' from asked`,
  // a few documents are enough, as each is an item
  `update documents set deleted_rows_since = null where ctid <> all(array(select ctid from documents limit 3))`,
  `update clients set subscription_end = current_date - 20, restored_at = null where ctid = any(array(
    select ctid from clients where workspace_id = '${id}' and status = 'active' and deleted_at is null and source <> 'sample' limit 3))`,
  `update program_users set ended_at = null, paused_from = null, pauses = '[]', start_day = current_date - 30,
    last_day = current_date + 2, announce_after = now() - interval '1 hour'`,
  `update document_receipts set stored_at = null, opened_at = null`,
  `update meal_plan_assignments set unassigned_on = null, start_day = current_date - 10, end_day = current_date + 1`,
  `update completed_workouts set state = 'under way' where ctid = any(array(select ctid from completed_workouts
    where workspace_id = '${id}' and started_at < now() - interval '90 days' limit 3))`,
  // an own version that nobody has changed
  `with version as (select gen_random_uuid() as id), document as (
      insert into documents (workspace_id, id, kind, updated_at) select '${id}', id, 'program', now() - interval '400 days' from version)
    insert into programs (workspace_id, id, origin_id, cells, client_id, base_release_id, prepared_for)
    select p.workspace_id, version.id, p.id, p.cells, u.client_id, u.release_id, u.id
    from version, programs p join program_users u on u.workspace_id = p.workspace_id and u.program_id = p.id
    where p.workspace_id = '${id}' and p.deleted_at is null limit 1`,
  // all of one client who has an account, which few of the demo do
  ...['client_actions', 'survey_assignments'].map(
    table => `update ${table} set client_id = (
        select c.id from clients c join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id and m.status = 'active'
        where c.workspace_id = '${id}' and c.status = 'active' and c.deleted_at is null and c.source <> 'sample'
        order by c.subscription_end nulls first, c.id limit 1)
      where workspace_id = '${id}' and id in (select id from survey_assignments where workspace_id = '${id}')`,
  ),
  // not all are erased by the sweep of deleted ones, which comes before
  `update surveys set deleted_at = null where workspace_id = '${id}' and id = (
    select survey_id from survey_assignments where workspace_id = '${id}' group by survey_id order by count(*) desc, survey_id limit 1)`,
  // clients that an earlier sweep would deactivate at the end of their subscription
  `update clients set subscription_end = subscription_end + 4000
    where workspace_id = '${id}' and id in (select client_id from survey_assignments)`,
  `update survey_assignments u set ended_at = null, reminder_hour = extract(hour from now() at time zone c.time_zone)::integer
    from clients c where c.workspace_id = u.workspace_id and c.id = u.client_id`,
  `update client_actions a set is_done = false, deleted_at = null, held_day = null, due_day = (now() at time zone c.time_zone)::date
    from survey_assignments u join clients c on c.workspace_id = u.workspace_id and c.id = u.client_id
    where u.workspace_id = a.workspace_id and u.id = a.id`,
  `update bookings set tell_at = now() - interval '1 hour' where ctid = any(array(
    select ctid from bookings where workspace_id = '${id}' and state = 'attended' limit 3))`,
  `update appointments set judged_at = now() - interval '1 hour', least_people = 1 where ctid = any(array(
    select ctid from appointments where workspace_id = '${id}' limit 3))`,
  `update weights set day = day + 400`,
  // in two steps, as a row would meet one that has not moved yet
  `update diary_sums set day = day + 4000`,
  `update diary_sums set day = day - 3600`,
  // the job that makes the demo's account at the provider does not run here
  `delete from payment_accounts`,
  // the job that gives the demo's plan to the provider does not run here, either
  `update plan_subscriptions set state = 'granted', provider = null, provider_id = null, period = null,
    counts_until = now() + interval '2 days'`,
  `update plan_changes set scheduled_at = now() + interval '3 days' where state = 'scheduled'`,
  `insert into plan_changes (workspace_id, id, kind, steps, tried_at)
    values ('${id}', gen_random_uuid(), 'resume', '[]', now() - interval '1 hour')`,
  `insert into plan_vat_checks (workspace_id, country, vat_number, answer, checked_at)
    values ('${id}', 'DE', 'DE123456789', 'unreachable', now() - interval '1 day')`,
  `insert into plan_payments (id, workspace_id, kind, title, state, net, vat, vat_percent, vat_reason, total, buyer, provider,
      provider_invoice_id, paid_at)
    select gen_random_uuid(), null, 'plan', 'Pro 15', 'paid', 1900, 418, 22, 'standard', 2318, '{}', 'test', 'in_old_' || n,
      now() - interval '11 years'
    from generate_series(1, 2) n`,
  // all packages of the demo are sold
  `insert into packages (workspace_id, id, version_id, name, deleted_at)
    select '${id}', gen_random_uuid(), gen_random_uuid(), 'Mai venduto', now() - interval '60 days' from generate_series(1, 3)`,
  // two subscriptions for each sweep: overdue, paused by a pause that is over, and with a question that a crash left open
  `update subscriptions set provider_id = null where workspace_id = '${id}'`,
  `update subscriptions set state = 'suspended', unpaid_since = now() - interval '4 days', reminders = 1, ended_at = null
    where ctid = any(array(select ctid from subscriptions where workspace_id = '${id}' order by id limit 2))`,
  `update purchases set unpaid_since = now() - interval '40 days', settled_at = now()
    where ctid = any(array(select ctid from purchases where workspace_id = '${id}' order by id limit 2))`,
  `update subscriptions set state = 'paused', pause_id = gen_random_uuid(), unpaid_since = null, ended_at = null
    where ctid = any(array(select ctid from subscriptions where workspace_id = '${id}' order by id offset 2 limit 2))`,
  `insert into subscription_requests (workspace_id, id, subscription_id, kind, tried_at)
    select workspace_id, gen_random_uuid(), id, 'keep', now() - interval '1 day' from subscriptions where workspace_id = '${id}' limit 2`,
  // services that end soon, or have ended, and documents that have done their duty
  `update service_orders set state = 'ending', announced_at = null,
    paid_until = now() + case billing when 'yearly' then interval '3 days' else interval '-3 days' end where workspace_id = '${id}'`,
  `update custom_apps set state = 'active', activation_date = current_date - 100 where workspace_id = '${id}'`,
  `insert into payment_events (provider, id, account_id, type, refs, received_at, applied_at)
    select 'test', 'evt_' || n, 'own', 'x', '{}', now() - interval '200 days', now() from generate_series(1, 2) n`,
  // one checkout for each part of the sweeps: paid and left behind, over, and old; a refund without an answer, and a payment of long ago
  `insert into checkouts select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'state', 'paid', 'fulfilled_at', null,
      'settled_at', now() - interval '1 hour'))).* from checkouts c
    where workspace_id = '${id}' and state = 'fulfilled' and created_at > now() - interval '80 days' limit 2`,
  `insert into checkouts (workspace_id, id, package_id, version_id, state, source, email, email_key, first_name, language, amount, currency,
      expires_at, created_at)
    select c.workspace_id, gen_random_uuid(), c.package_id, c.version_id, due.state, 'link', '', '', '', 'it', 0, 'EUR',
      now() - interval '1 day', now() - make_interval(days => due.days)
    from (select * from checkouts where workspace_id = '${id}' limit 2) c, (values ('asked', 2), ('expired', 200)) as due (state, days)`,
  `insert into refunds (workspace_id, id, payment_id, amount, state, created_at)
    select workspace_id, gen_random_uuid(), id, 1, 'asked', now() - interval '1 hour' from payments
    where workspace_id = '${id}' and state = 'paid' and amount > 1 limit 2`,
  `update payments set created_at = now() - interval '11 years' where ctid = any(array(
    select ctid from payments where workspace_id = '${id}' order by number limit 3))`,
  // sales of long ago that belong to nobody
  ...[
    `insert into checkouts (workspace_id, id, package_id, version_id, state, source, email, email_key, first_name, language, amount,
        currency, expires_at, blanked_at, created_at)
      select workspace_id, gen_random_uuid(), package_id, id, 'expired', 'page', '', '', '', 'it', 0, 'EUR', now(), now(),`,
    `insert into purchases (workspace_id, id, package_id, version_id, buyer_name, state, method, amount, currency, created_at)
      select workspace_id, gen_random_uuid(), package_id, id, 'Elena Riva', 'paid', 'cash', 100, 'EUR',`,
    `insert into subscriptions (workspace_id, id, package_id, version_id, buyer_name, state, amount, currency, interval_unit,
        interval_count, ended_at, created_at)
      select workspace_id, gen_random_uuid(), package_id, id, 'Elena', 'expired', 100, 'EUR', 'MONTH', 1, now() - interval '11 years',`,
  ].map(insertion => `${insertion} now() - interval '11 years' from package_versions where workspace_id = '${id}' limit 2`),
  // the packages of the demo were deleted long ago
  `update packages set deleted_at = now() - interval '60 days' where ctid = any(array(
    select ctid from packages where workspace_id = '${id}' and id not in (select package_id from package_versions where is_sold) limit 3))`,
  `insert into energy_readings (workspace_id, client_id, assignment_id, assigned_at, is_more, is_excluded, target_kcal, proposed_kcal,
      least_kcal, most_kcal, day)
    select distinct on (client_id) workspace_id, client_id, id, updated_at, true, true, 2000, 2200, 2100, 2300, current_date
    from macro_assignments where workspace_id = '${id}' on conflict (workspace_id, client_id) do update set is_excluded = true`,
  // a link that could not be ended for days, and one whose calendar is to be read
  `insert into google_links (workspace_id, id, membership_id, subject, email, scopes, refresh_token, access_token, access_ends_at, state,
      ended_at)
    select workspace_id, gen_random_uuid(), id, 'x', 'x@google.test', '{}', '${sealedToken}', '${sealedToken}', now() + interval '1 hour',
      state, case when state = 'ending' then now() - interval '4 days' end
    from memberships, unnest(array['ending', 'linked']) state where workspace_id = '${id}' and person_id = '${personId}'`,
  `insert into calendar_sources (workspace_id, link_id, membership_id) select workspace_id, id, membership_id from google_links
    where workspace_id = '${id}' and state = 'linked'`,
]

/** Copies all rows of a business: their keys name the business, so that the other columns stay as they are. */
async function copyBusiness(fromId: string, toId: string): Promise<void> {
  const { rows } = await superuser.query<{ table: string; columns: string; values: string }>(
    `select c.relname as table, string_agg(quote_ident(a.attname), ', ') as columns,
      string_agg(case when a.attname = case c.relname when 'workspaces' then 'id' else 'workspace_id' end then quote_literal($1::text)
        else quote_ident(a.attname) end, ', ') as values
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (c.relname = 'workspaces' or exists (
      select from pg_attribute w where w.attrelid = c.oid and w.attname = 'workspace_id')) group by 1`,
    [toId],
  )
  for (const { table, columns, values } of rows) {
    const key = table === 'workspaces' ? 'id' : 'workspace_id'
    await superuser.query(
      `insert into ${table} (${columns}) select ${values} from ${table} where ${key} = '${fromId}' on conflict do nothing`,
    )
  }
}

/** While the table \`forbidden\` has a row, every write to any other table fails, and so does every job that is enqueued. */
async function forbidWrites(): Promise<void> {
  await superuser.query(`
    create table forbidden ();
    grant select on forbidden to public;
    create function refuse_write() returns trigger language plpgsql as $$
    begin
      if exists (select from public.forbidden) then raise exception 'nothing is written'; end if;
      return coalesce(new, old);
    end $$;
    do $$ declare name text; begin
      for name in select c.oid::regclass::text from pg_class c
        where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace and c.relname not in ('forbidden', 'sweep_failures')
          or c.oid = 'pgboss.job_common'::regclass) loop
        execute format('create trigger refuse_write before insert or update or delete on %s
          for each row execute function refuse_write()', name);
      end loop;
    end $$`)
}

const forbid = () => superuser.query('insert into forbidden default values')
const allow = () => superuser.query('delete from forbidden')

async function failuresOf(name: string): Promise<number> {
  const { rows } = await superuser.query<{ count: number }>('select count(*)::int as count from sweep_failures where job = $1', [name])
  return Number(rows[0]?.count)
}

type TreatingJob = (typeof treatingJobs)[number]

const runOnce = (job: TreatingJob) => {
  const workspaceId = job.kind === 'sweep' ? null : demoId
  return job.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId, data: {} })
}

const isTried = async (job: TreatingJob) =>
  runOnce(job).then(
    () => true,
    () => false,
  )

async function failAndMend(job: TreatingJob): Promise<void> {
  await forbid()
  // a job is tried again for those that failed, a sweep runs again anyway
  expect(await isTried(job)).toBe(job.kind === 'sweep')
  const failures = await failuresOf(job.name)
  expect(failures, 'too little is due in the overdue demo, or the first item that fails stops the others').toBeGreaterThan(1)
  await allow()
  await isTried(job)
  expect(await failuresOf(job.name), 'an item is tried again before its time').toBe(failures)
  await superuser.query('update sweep_failures set retry_at = now()')
  await runOnce(job)
  expect(await failuresOf(job.name)).toBe(0)
}

describe('each item of a sweep is treated apart', () => {
  test('all sweeps do so', () => {
    expect(houseJobs.filter(job => job.kind === 'sweep' && !job.treatsItems)).toEqual([])
  })

  test.each(sweeps.map(sweep => [sweep.name, sweep] as const))('%s', (_, sweep) => failAndMend(sweep))
})

describe('each item of a job is treated apart', () => {
  test.each(itemsJobs.map(job => [job.name, job] as const))('%s', (_, job) => failAndMend(job))
})
