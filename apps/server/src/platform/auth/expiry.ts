import { nameInSql, sql, type Sql, type TableName } from '#platform/db'
import { dueInSystem, type DueItem, type DuePart } from '#platform/jobs'

/** Deletes rows that hold secrets of people and are over, person by person: a part of a sweep. */
export function expiryOf(name: TableName, isOver: Sql, personId: Sql = sql`person_id`): DuePart {
  const table = nameInSql(name)
  const id = sql`coalesce(${personId}::text, '')`
  return dueInSystem({
    list: db => db.many<DueItem>(sql`select distinct ${id} as id from ${table} where ${isOver}`),
    treat: (db, [item]) => db.run(sql`delete from ${table} where ${isOver} and ${id} = ${item?.id ?? ''}`),
  })
}

export const expiries: readonly DuePart[] = [
  expiryOf('sessions', sql`(idle_until < now() or expires_at < now())`),
  expiryOf('device_keys', sql`expires_at < now()`),
  expiryOf('login_tries', sql`last_at < now() - interval '2 days'`, sql`subject_hash`),
  // an expired link is kept for a while, so that the page can say that it has expired
  expiryOf('links', sql`coalesce(used_at, expires_at) < now() - interval '30 days'`),
]
