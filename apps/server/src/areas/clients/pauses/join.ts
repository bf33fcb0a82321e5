import { sql, type Db } from '#platform/db'
import type { JoinedClients } from '../joins/join.ts'

/** Moves the pauses of a record to the one that remains; what meets a pause there goes with its record. */
export async function joinPauses(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  await db.run(sql`
    update client_pauses f set client_id = ${toId} where f.workspace_id = ${workspaceId} and f.client_id = ${fromId} and not exists (
      select from client_pauses t where t.workspace_id = f.workspace_id and t.client_id = ${toId} and t.deleted_at is null
        and daterange(t.from_day, t.until_day, '[]') && daterange(f.from_day, f.until_day, '[]'))`)
}
