import type { FoodTableOrder } from '@allenio/contract/aliments'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'

/** Chooses the tables that searches and lists offer foods of. Devices read them with the revision of the business's own foods. */
export async function setTables(db: WorkspaceDb, { personId }: Pick<Actor, 'personId'>, tables: FoodTableOrder): Promise<void> {
  await db.run(sql`
    insert into food_state as s (tables) values (${tables})
    on conflict (workspace_id) do update set tables = excluded.tables, revision = s.revision + 1`)
  await audit(db, { personId, action: 'set food tables', details: { tables } })
}
