import type { WorkspaceDb } from './handle.ts'
import { nameInSql, registerFragment, sql, type Sql } from './sql.ts'

// PostgreSQL's planner keeps one plan for all values of a statement, and expects the average of all businesses of each. These helpers tell
// it what it cannot know (docs/decisions/statement-plans.md).

/**
 * A statement that looks up each of many rows is planned anew each time: a plan that was made when a table was nearly empty would read the
 * whole table for each of them.
 */
export const bulk = (statement: Sql): Sql => registerFragment({ ...statement, isBulk: true })

/**
 * A condition on a table and on all that are joined to it by `workspace_id`: they belong to the handle's workspace. The policy says so
 * already, but it asks a function for each row or search, while a value is compared at once. The statement is planned for the value each
 * time, so this is for reads that look at a whole business.
 */
export const inWorkspace = ({ workspaceId }: WorkspaceDb, alias: string): Sql =>
  bulk(sql`${nameInSql(alias)}.workspace_id = ${workspaceId}::uuid`)

const arrays = { uuid: sql`uuid[]`, date: sql`date[]` }

/**
 * Compares with one of some values. A statement with an array is planned anew each time, because the plan for arrays of any length seems
 * dearer to the database; one value, the usual case of most writes, is compared by itself.
 */
export const isOneOf = (values: readonly string[], type: keyof typeof arrays = 'uuid'): Sql =>
  values.length === 1 ? sql`= ${values[0]}` : sql`= any(${[...values]}::${arrays[type]})`

/**
 * The limit and the offset of a query. The number comes from our own code and is part of the text: as a value, the generic plan would
 * assume a tenth of the table, and would never be chosen.
 */
export function limitTo(rows: number, offset = 0): Sql {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new Error('a limit is a whole number')
  const limit = registerFragment({ text: `limit ${rows}`, values: [] })
  return offset ? sql`${limit} offset ${offset}` : limit
}

/**
 * The moment some days before now. The number comes from our own code and is part of the text: as a value, the generic plan would assume a
 * third of the table, and would never be chosen.
 */
export function daysAgo(days: number): Sql {
  if (!Number.isSafeInteger(days) || days < 0) throw new Error('days are a whole number')
  return registerFragment({ text: `now() - interval '${days} days'`, values: [] })
}

/**
 * A condition by a subquery that never becomes a join: PostgreSQL walks the rows in the order of the statement and asks it for each. As a
 * join it would begin at the subquery where it expects few rows of it, read all that belongs to those, and sort it for one page.
 */
export const asFilter = (condition: Sql): Sql => sql`(${condition}) is true`

/**
 * Looks up one row for each row before it, by its index, as in `cross join ${lookUp(…)} c`. Without the limit PostgreSQL may make a join of
 * it, which compares each row with every other one where it expects few of them.
 */
export const lookUp = (row: Sql): Sql => sql`lateral (${row} ${limitTo(1)})`

/**
 * The values of rows `(key, value)` as the one column `by_key`, in which each row of a statement finds its own: `t.by_key -> e.id::text`.
 * In a join, every pair is compared where PostgreSQL expects few groups.
 */
export const valuesByKey = (rows: Sql): Sql => sql`(select jsonb_object_agg(r.key, r.value) as by_key from (${rows}) r)`
