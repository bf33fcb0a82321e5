import type { Output } from '@allenio/contract'
import type { getClientNeighbours } from '@allenio/contract/clients'
import { fullName } from '@allenio/domain/clients'
import type { Actor } from '#platform/access'
import { sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { adherenceJoin, listCondition, membershipJoin, orderOf, type Filters, type Sort } from './filters.ts'

export interface Place {
  id: string
  filters: Filters
  sort: Sort
}

interface PlaceRow {
  position: number
  total: number
  previous_id: string | null
  next_id: string | null
}

/** The position of a client in a list, and the clients before and after. */
export async function findNeighbours(
  db: WorkspaceDb,
  actor: Actor,
  { id, filters, sort }: Place,
): Promise<Output<typeof getClientNeighbours>> {
  const place = await db.maybeOne<PlaceRow>(sql`
    with listed as materialized (
      select c.id, row_number() over (order by ${orderOf(sort)}) as position
      from clients c ${adherenceJoin(actor, sort)} ${membershipJoin(sort)} where ${listCondition(actor, filters)})
    select own.position, (select count(*) from listed) as total,
      (select id from listed where position = own.position - 1) as previous_id,
      (select id from listed where position = own.position + 1) as next_id
    from listed own where own.id = ${id}`)
  if (!place) return { previous: null, next: null, position: 0, total: await countMatching(db, actor, filters) }
  const { position, total, previous_id, next_id } = place
  const names = await db.many<Row<'clients', 'id' | 'first_name' | 'last_name'>>(sql`
    select id, first_name, last_name from clients where id = any(${[previous_id, next_id].filter(each => each !== null)}::uuid[])`)
  const presentNeighbour = (neighbourId: string | null) => {
    const row = names.find(each => each.id === neighbourId)
    return row ? { id: row.id, name: fullName(row) } : null
  }
  return { previous: presentNeighbour(previous_id), next: presentNeighbour(next_id), position, total }
}

const countMatching = async (db: WorkspaceDb, actor: Actor, filters: Filters): Promise<number> =>
  (await db.one<Count>(sql`select count(*) as count from clients c where ${listCondition(actor, filters)}`)).count
