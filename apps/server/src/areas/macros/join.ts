import type { JoinedClients } from '#areas/clients'
import { sql, type Db } from '#platform/db'

/** One person had two records: what was chosen for the one that stays counts. */
export async function joinEnergy(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  await db.run(sql`
    insert into client_energy (workspace_id, client_id, formula, manual_bmr, activity_level, desirable_formula, manual_desirable_kg,
      adjustment_kcal, state)
    select workspace_id, ${toId}, formula, manual_bmr, activity_level, desirable_formula, manual_desirable_kg, adjustment_kcal, state
    from client_energy where workspace_id = ${workspaceId} and client_id = ${fromId}
    on conflict (workspace_id, client_id) do nothing`)
}

export async function joinVisibility(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  await db.run(sql`
    insert into macro_visibilities (workspace_id, client_id, is_hidden)
    select workspace_id, ${toId}, is_hidden from macro_visibilities where workspace_id = ${workspaceId} and client_id = ${fromId}
    on conflict (workspace_id, client_id) do nothing`)
}
