import { withDatabase } from './clients.ts'
import { ownClient } from './growth.ts'

const clientsHere = 300
/** A tenth, so that the diaries of a hundred businesses are filled in a minute or two. */
const clientsOfOthers = 30
const daysEach = 365
const mealsEach = 4

/** Gives a year of ticks to the clients of businesses. In the demo's business one of them is its own client. */
export const fillDiaries = (databaseUrl: string, workspaceIds: readonly string[]): Promise<void> =>
  withDatabase(databaseUrl, async db => {
    // nobody reads the clients and plans of the others, which would take longer to make than their ticks
    await db.query('alter table diary_meals drop constraint if exists diary_meals_workspace_id_client_id_fkey')
    await db.query('alter table diary_meals drop constraint if exists diary_meals_workspace_id_assignment_id_fkey')
    const clients = workspaceIds.length === 1 ? clientsHere : clientsOfOthers
    for (const workspaceId of workspaceIds) await db.query(fillStatement, [workspaceId, clients, daysEach, mealsEach])
    await db.query('vacuum (analyze) diary_meals')
    await db.query('checkpoint').catch(() => undefined)
  })

const fillStatement = `
  with own as (
    select c.id, a.id as assignment_id, a.release_id from clients c join meal_plan_assignments a on a.client_id = c.id
    where c.workspace_id = $1 and c.id in (${ownClient}) order by a.created_at desc limit 1),
  followers as materialized (
    select coalesce(own.id, gen_random_uuid()) as id, coalesce(own.assignment_id, gen_random_uuid()) as assignment_id,
      coalesce(own.release_id, gen_random_uuid()) as release_id
    from generate_series(1, $2::int) n left join own on n = 1),
  meals as materialized (select f.*, gen_random_uuid() as meal_id from followers f, generate_series(1, $4::int))
  insert into diary_meals (workspace_id, client_id, day, meal_id, assignment_id, release_id, state, state_changed_at)
  select $1, m.id, current_date - day, m.meal_id, m.assignment_id, m.release_id, 'eaten', now()
  from meals m, generate_series(1, $3::int) day`
