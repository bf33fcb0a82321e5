import { newId } from '@allenio/domain/ids'
import { notifyRecordListeners } from '#areas/client-records'
import { sql, type WorkspaceDb } from '#platform/db'

interface VisitWeight {
  visitId: string
  clientId: string
  day: string
  kg: number
  authorId: string
}

/** Stores the weight that follows from a visit: once, however often the visit is finished. */
export async function storeVisitWeight(db: WorkspaceDb, { visitId, clientId, day, kg, authorId }: VisitWeight): Promise<void> {
  const changed = await db.run(sql`
    insert into weights as w (id, client_id, day, kg, source, visit_id, author_id)
    values (${newId()}, ${clientId}, ${day}, ${kg}, 'visit', ${visitId}, ${authorId})
    on conflict (workspace_id, visit_id) where visit_id is not null do update set day = excluded.day, kg = excluded.kg, deleted_at = null
    where (w.day, w.kg) is distinct from (excluded.day, excluded.kg) or w.deleted_at is not null`)
  if (changed === 0) return
  await notifyRecordListeners(db, { kind: 'weight', clientId, day, isByClient: false, authorId, weight: { kg, source: 'visit' } })
}

export const deleteVisitWeights = (db: WorkspaceDb, visitIds: readonly string[]): Promise<number> =>
  db.run(sql`update weights set deleted_at = now() where visit_id = any(${[...visitIds]}::uuid[]) and deleted_at is null`)

export const undeleteVisitWeights = (db: WorkspaceDb, visitIds: readonly string[]): Promise<number> =>
  db.run(sql`update weights set deleted_at = null where visit_id = any(${[...visitIds]}::uuid[]) and deleted_at is not null`)
