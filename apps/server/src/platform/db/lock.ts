import type { Db } from './handle.ts'
import { sql } from './sql.ts'

const keyOf = (thing: string, ownerId: string) =>
  sql`hashtextextended(concat_ws(' ', current_workspace(), ${thing}::text, ${ownerId}::text), 0)`

/**
 * Until the end of the transaction no other transaction of this workspace decides about the same thing. Call it before the
 * count wherever there is a maximum, because several that count at once would all find the last place free.
 */
export const lockFor = (db: Db, thing: string, ownerId = ''): Promise<number> =>
  db.run(sql`select pg_advisory_xact_lock(${keyOf(thing, ownerId)})`)

/** As `lockFor`, for several owners: always in the same order, because otherwise two calls wait for each other forever. */
export const lockForAll = (db: Db, thing: string, ownerIds: readonly string[]): Promise<number> =>
  db.run(sql`
    select pg_advisory_xact_lock(owner.key) from (
      select distinct hashtextextended(concat_ws(' ', current_workspace(), ${thing}::text, id), 0) as key
      from unnest(${[...ownerIds]}::text[]) as id order by 1) owner`)

interface LockState {
  is_free: boolean
}

/** As `lockFor`, for work that takes longer than a statement may wait: answers whether nobody else is at it. */
export const tryLockFor = async (db: Db, thing: string, ownerId = ''): Promise<boolean> =>
  (await db.one<LockState>(sql`select pg_try_advisory_xact_lock(${keyOf(thing, ownerId)}) as is_free`)).is_free
