import { sql, type Database, type Row } from '#platform/db'

/** A part of a sweep or job. */
interface PartOf {
  job: string
  part: number
}

export interface ItemFailures {
  keys: ReadonlySet<string>
  /** The keys of failed items that are not due for a retry yet. */
  waitingKeys: ReadonlySet<string>
}

/** An item that has not failed any more for so long was mended or is not due any more. */
const forgottenAfterDays = 30

/** Reads the failures of a part; with `workspaceId`, only those of the items of this workspace. */
export async function readFailures(database: Database, { job, part }: PartOf, workspaceId?: string): Promise<ItemFailures> {
  const prefix = workspaceId === undefined ? '' : `${workspaceId}/`
  const rows = await database.withSystem('read', db =>
    db.many<Row<'sweep_failures', 'item'> & { is_waiting: boolean; is_old: boolean }>(sql`
      select item, retry_at > now() as is_waiting, failed_at < now() - make_interval(days => ${forgottenAfterDays}) as is_old
      from sweep_failures where job = ${job} and part = ${part} and starts_with(item, ${prefix})`),
  )
  const oldKeys = rows.filter(row => row.is_old).map(row => row.item)
  if (oldKeys.length > 0) await clearFailures(database, { job, part }, oldKeys)
  const keys = rows.map(row => row.item)
  return { keys: new Set(keys), waitingKeys: new Set(rows.filter(row => row.is_waiting).map(row => row.item)) }
}

/** Answers how often the item has failed. After each time it waits twice as long, a day at most. */
export async function storeFailure(
  database: Database,
  { job, part, item, reason }: PartOf & Row<'sweep_failures', 'item' | 'reason'>,
): Promise<number> {
  const { tries } = await database.withSystem('write', db =>
    db.one<Row<'sweep_failures', 'tries'>>(sql`
      insert into sweep_failures as f (job, part, item, reason) values (${job}, ${part}, ${item}, ${reason})
      on conflict (job, part, item) do update set tries = f.tries + 1, reason = excluded.reason, failed_at = now(),
        retry_at = now() + least(interval '1 day', interval '1 minute' * 2 ^ least(f.tries, 12)) returning tries`),
  )
  return tries
}

export const clearFailures = (database: Database, { job, part }: PartOf, items: readonly string[]): Promise<number> =>
  database.withSystem('write', db =>
    db.run(sql`delete from sweep_failures where job = ${job} and part = ${part} and item = any(${[...items]}::text[])`),
  )
