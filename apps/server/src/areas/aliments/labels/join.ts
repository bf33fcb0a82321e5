import { moveRecords, type JoinedClients } from '#areas/clients'
import { sql, type Db } from '#platform/db'

/** One person had two records: of two products for one food the remaining record's counts, and one of two open checks is enough. */
export async function joinLabels(db: Db, joined: JoinedClients): Promise<void> {
  const { workspaceId, fromId, toId } = joined
  await db.run(sql`
    update client_products e set client_id = ${toId} where e.workspace_id = ${workspaceId} and e.client_id = ${fromId}
      and not exists (select from client_products o where o.workspace_id = e.workspace_id and o.client_id = ${toId}
        and o.food_key = e.food_key)`)
  await db.run(sql`
    update label_checks r set deleted_at = now() where r.workspace_id = ${workspaceId} and r.client_id = ${fromId}
      and r.outcome = 'open' and r.deleted_at is null and exists (
        select from label_checks o where o.workspace_id = r.workspace_id and o.client_id = ${toId} and o.food_key = r.food_key
          and o.outcome = 'open' and o.deleted_at is null)`)
  await moveRecords(sql`label_checks`)(db, joined)
}
