import type { JoinedClients } from '#areas/clients'
import { sql, type Db } from '#platform/db'

/** One person had two records: the list that was made last stays. */
export async function joinShoppingLists(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  await db.run(sql`
    delete from shopping_lists s where s.workspace_id = ${workspaceId} and s.client_id = any(${[fromId, toId]}::uuid[]) and exists (
      select from shopping_lists o where o.workspace_id = s.workspace_id and o.client_id = any(${[fromId, toId]}::uuid[])
        and (o.changed_at, o.id) > (s.changed_at, s.id))`)
  await db.run(sql`update shopping_lists set client_id = ${toId} where workspace_id = ${workspaceId} and client_id = ${fromId}`)
}
