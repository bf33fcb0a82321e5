import type { GroupCard } from '@allenio/contract/groups'
import type { Asker } from '#areas/clients'
import { lookUp, sql, type Count, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { isVisible } from './access.ts'
import { presentCard } from './present.ts'
import { isThere } from './queries.ts'

/** Refuses ids that name no group of the asker's. */
export async function requireGroups(db: WorkspaceDb, asker: Asker, ids: readonly string[]): Promise<void> {
  const distinctIds = [...new Set(ids)]
  if (distinctIds.length === 0) return
  const { count } = await db.one<Count>(sql`
    select count(*) as count from groups e where e.id = any(${distinctIds}::uuid[]) and ${isThere} and ${isVisible(asker)}`)
  if (count < distinctIds.length) throw new AppError('not found')
}

/** Groups by their ids, without deleted ones. Whoever sees what is for a group is told its name, even with no client in it. */
export async function readGroupCards(db: WorkspaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, GroupCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db.many<GroupCard>(sql`
    select e.id, e.name, e.color, counted.size from unnest(${[...new Set(ids)]}::uuid[]) as asked (id)
    cross join ${lookUp(sql`select e.id, e.name, e.color from groups e where e.id = asked.id and ${isThere}`)} e
    cross join lateral (
      select count(*) as size from group_clients m
      cross join ${lookUp(sql`select 1 from clients c where c.id = m.client_id and c.deleted_at is null`)} c
      where m.group_id = e.id) counted`)
  return new Map(rows.map(row => [row.id, presentCard(row)]))
}
