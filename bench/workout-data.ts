import { withDatabase } from './clients.ts'

const workouts = 240

/** The exercise whose history is read: all workouts have it. */
export const exerciseName = 'Bench 1'

/** Gives clients who have trained each day for eight months to each business that the statement answers. */
export const fillWorkouts = (databaseUrl: string, businesses: string, clients: number): Promise<void> =>
  withDatabase(databaseUrl, async db => {
    const ids = (await db.query<{ id: string }>(businesses)).rows.map(({ id }) => id)
    // twenty at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 20) await db.query(fillStatement, [ids.slice(from, from + 20), clients])
    await db.query('vacuum (analyze) clients, completed_workouts, completed_exercises, completed_sets, workout_days')
    await db.query('checkpoint').catch(() => undefined)
  })

/** Nine clients in ten of a business train four times a week, the one more regularly than the other, for twelve weeks now. */
export const fillTrainingDays = (databaseUrl: string, workspaceId: string): Promise<void> =>
  withDatabase(databaseUrl, async db => {
    await db.query(
      `insert into workout_days (workspace_id, client_id, day, planned, dated, done)
      select $1, c.id, current_date - n, 1, 1, case when (n * 7 + c.at) % 11 < c.at % 12 then 1 else 0 end
      from (select id, row_number() over (order by id) as at from clients where workspace_id = $1) c, generate_series(0, 83) n
      where (n + c.at) % 7 in (0, 2, 4, 5) and c.at % 10 <> 0 on conflict do nothing`,
      [workspaceId],
    )
    await db.query(
      `insert into training_plans (workspace_id, client_id, is_outdated, summed_day, planned, done)
      select $1, client_id, false, current_date, sum(planned), sum(done) from workout_days
      where workspace_id = $1 and day > current_date - 28 and day <= current_date group by client_id
      on conflict (workspace_id, client_id) do update set planned = excluded.planned, done = excluded.done`,
      [workspaceId],
    )
    for (const table of ['workout_days', 'training_plans']) await db.query(`vacuum (analyze) ${table}`)
  })

// six exercises of four sets in each workout; a fixed share of them is unread, hurts or has comments
const fillStatement = `
  with people as (
    insert into clients (workspace_id, id, first_name, last_name)
    select workspace.id, gen_random_uuid(), 'Bench', n::text from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n
    returning workspace_id, id
  ),
  trained as materialized (
    select c.workspace_id, c.id as client_id, gen_random_uuid() as id, n, now() - n * interval '1 day' as started_at
    from people c, generate_series(1, ${workouts}) n
  ),
  days as (
    insert into workout_days (workspace_id, client_id, day, planned, dated, done)
    select workspace_id, client_id, current_date - n, 1, 1, 1 from trained
  ),
  stored as (
    insert into completed_workouts (workspace_id, id, client_id, name, day, started_at, finished_at, state, changed_at, is_by_client,
      exercises, sets, sets_done, minutes, tonnage_kg, pains, comments, is_unread_by_team)
    select workspace_id, id, client_id, 'Day ' || 1 + n % 3, current_date - n, started_at, started_at + interval '1 hour', 'finished',
      started_at, true, 6, 24, 24, 60, 12000, case when n % 50 = 0 then 1 else 0 end, case when n % 20 = 0 then 1 else 0 end, n % 40 = 0
    from trained
  ),
  done as materialized (
    select t.*, gen_random_uuid() as exercise_id, e, case when e = 0 then '${exerciseName}' else 'Bench ' || (n % 3) * 6 + e end as name
    from trained t, generate_series(0, 5) e
  ),
  exercises as (
    insert into completed_exercises (workspace_id, id, workout_id, client_id, position, exercise, exercise_key, changed_at, started_at,
      day, is_counted, sets_done, kg, reps, epley_kg, brzycki_kg, tonnage_kg)
    select workspace_id, exercise_id, id, client_id, e, jsonb_build_object('name', name), 'name ' || lower(name), started_at, started_at,
      current_date - n, true, 4, 60 + n % 40, 8, 76, 74.5, 2000
    from done
  )
  insert into completed_sets (workspace_id, id, exercise_id, position, kind, kg, reps, done_at, changed_at)
  select workspace_id, gen_random_uuid(), exercise_id, s, 'work', 60 + n % 40, 8, started_at, started_at from done, generate_series(0, 3) s`
