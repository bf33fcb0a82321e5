import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'

/** A use raises an exercise in searches for so long. */
export const recentDays = 28
/** The most recent exercises that are sent to devices. */
const recentAtMost = 200

const sinceThen = sql`r.used_on > current_date - ${recentDays}::int`

/** A condition on exercises `e`. */
export const isRecent = sql`e.id in (select r.exercise_id from recent_exercises r where ${sinceThen})`

/** The exercises that the business has planned with lately, the latest first. */
export async function listRecent(db: WorkspaceDb): Promise<string[]> {
  const rows = await db.many<Row<'recent_exercises', 'exercise_id'>>(sql`
    select r.exercise_id from recent_exercises r where ${sinceThen} order by r.used_on desc, r.exercise_id ${limitTo(recentAtMost)}`)
  return rows.map(row => row.exercise_id)
}

/** Notes that somebody has planned with these. What was noted today is not written again: most edits write nothing. */
export const noteUses = (db: WorkspaceDb, exerciseIds: readonly string[]) =>
  db.run(sql`
  insert into recent_exercises (exercise_id)
  select u.id from (select distinct unnest(${[...exerciseIds]}::uuid[]) as id) u
  where not exists (select from recent_exercises r where r.exercise_id = u.id and r.used_on = current_date)
  order by u.id
  on conflict (workspace_id, exercise_id) do update set used_on = excluded.used_on`)
