import { limitTo, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

/** A use raises a food in searches for so long. */
export const recentDays = 28
/** The most recent foods that are sent to devices. */
const recentAtMost = 200

/** A condition on foods `e`: the business has planned with the food lately. */
export const isRecent: Sql = sql`e.id in (select r.food_id from recent_foods r where r.used_on > current_date - ${recentDays}::int)`

/** The foods that the business has planned with lately, the latest first. */
export async function listRecent(db: WorkspaceDb): Promise<string[]> {
  const rows = await db.many<Row<'recent_foods', 'food_id'>>(sql`
    select food_id from recent_foods where used_on > current_date - ${recentDays}::int order by used_on desc, food_id
    ${limitTo(recentAtMost)}`)
  return rows.map(row => row.food_id)
}

/** Notes that somebody has planned with these. What was noted today is not written again: most edits write nothing. */
export const noteFoodUses = (db: WorkspaceDb, foodIds: readonly string[]) =>
  db.run(sql`
  insert into recent_foods (food_id)
  select distinct u.id from unnest(${[...foodIds]}::uuid[]) as u (id)
  where u.id not in (select food_id from recent_foods where used_on = current_date)
  order by u.id
  on conflict (workspace_id, food_id) do update set used_on = excluded.used_on`)
