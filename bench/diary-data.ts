import { withDatabase } from './clients.ts'
import { ownBusiness, ownClient } from './growth.ts'

const clientsHere = 300
/** A tenth, so that the diaries of a hundred businesses are filled in a minute or two. */
const clientsOfOthers = 30
const daysEach = 365
const mealsEach = 4

/**
 * Gives clients with a year of ticks, and with the sums of their days, to businesses. Those of the demo's business follow the plan that its
 * own client has, and that one is among them.
 */
export const fillDiaries = (databaseUrl: string, workspaceIds: readonly string[]): Promise<void> =>
  withDatabase(databaseUrl, async db => {
    // nobody reads the plans of the others, which would take longer to make than their ticks
    await db.query(dropForeignKeys)
    const clients = workspaceIds.length === 1 ? clientsHere : clientsOfOthers
    for (const workspaceId of workspaceIds) await db.query(fillStatement, [workspaceId, clients - 1, daysEach, mealsEach])
    await db.query('vacuum (analyze) clients, meal_plan_assignments, diary_meals, diary_sums')
    await db.query('checkpoint').catch(() => undefined)
  })

/** Millions of rows are written in half of the time without looking up what each of them names. */
const dropForeignKeys = `
  do $$ declare key record; begin
    for key in select conrelid::regclass as of_table, conname from pg_constraint
      where contype = 'f' and conrelid in ('diary_meals'::regclass, 'diary_sums'::regclass) loop
      execute format('alter table %s drop constraint %I', key.of_table, key.conname);
    end loop;
  end $$`

const fillStatement = `
  with own as (
    select c.id, a.id as assignment_id, a.release_id, a.meal_plan_id, a.title, a.schedule
    from clients c join meal_plan_assignments a on a.client_id = c.id
    where c.workspace_id = $1 and c.id in (${ownClient}) order by a.created_at desc limit 1),
  made as (
    insert into clients (workspace_id, id, first_name, last_name, email, email_key, created_at)
    select $1, gen_random_uuid(), 'Dieta', n::text, 'dieta.' || n || '@bench.example', 'dieta.' || n || '@bench.example',
      now() - interval '1 year'
    from generate_series(1, $2::int) n returning id),
  given as (
    insert into meal_plan_assignments (workspace_id, id, meal_plan_id, release_id, title, client_id, start_day, schedule, created_at)
    select $1, gen_random_uuid(), own.meal_plan_id, own.release_id, own.title, made.id, current_date - 365, own.schedule, now()
    from made, own returning id, client_id, release_id),
  followers as materialized (
    select id, assignment_id, release_id from own
    union all
    select made.id, coalesce(given.id, gen_random_uuid()), coalesce(given.release_id, gen_random_uuid())
    from made left join given on given.client_id = made.id),
  summed as (
    insert into diary_sums (workspace_id, client_id, day, planned_kcal, eaten_kcal, logged_kcal, percent, is_whole)
    select $1, f.id, current_date - day, 2000, 1200 + day % 9 * 100, 1200 + day % 9 * 100, 60 + day % 9 * 5, true
    from followers f, generate_series(1, $3::int) day on conflict do nothing),
  meals as materialized (select f.*, gen_random_uuid() as meal_id from followers f, generate_series(1, $4::int))
  insert into diary_meals (workspace_id, client_id, day, meal_id, assignment_id, release_id, state, state_changed_at)
  select $1, m.id, current_date - day, m.meal_id, m.assignment_id, m.release_id, 'eaten', now()
  from meals m, generate_series(1, $3::int) day`

/** Clients of the demo's business with a year of ticks: as many as a page of the list of clients has. */
export const listedClients = (databaseUrl: string): Promise<string[]> =>
  withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ id: string }>(`
      select s.client_id as id from diary_sums s join clients c on c.workspace_id = s.workspace_id and c.id = s.client_id
      where c.workspace_id in (${ownBusiness}) and c.first_name = 'Dieta' group by s.client_id order by s.client_id limit 50`)
    return rows.map(({ id }) => id)
  })
