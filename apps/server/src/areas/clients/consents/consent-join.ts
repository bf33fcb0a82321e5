import { romeDay } from '@allenio/domain/days'
import type { JoinedClients } from '../joins/join.ts'
import { sql, type Db } from '#platform/db'

/**
 * The consents of two records of one person. Of two that count for one purpose the older stays; the other is withdrawn, or goes with
 * its record if it says the same. What was kept under it stays, because the consent still counts.
 */
export async function joinConsents(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  const isPair = sql`f.workspace_id = ${workspaceId} and t.workspace_id = ${workspaceId} and f.client_id = ${fromId}
    and t.client_id = ${toId} and f.purpose = t.purpose and f.withdrawn_on is null and t.withdrawn_on is null`
  const isSame = sql`(f.day, f.form, f.wording, f.language) = (t.day, t.form, t.wording, t.language)
    and f.version is not distinct from t.version`
  await db.run(sql`
    update consents n set withdrawn_on = greatest(n.day, ${romeDay()}::date) from consents f, consents t
    where ${isPair} and not (${isSame}) and n.workspace_id = ${workspaceId} and n.id = case when f.day < t.day then t.id else f.id end`)
  await db.run(sql`
    update consents f set client_id = ${toId} where f.workspace_id = ${workspaceId} and f.client_id = ${fromId}
      and not exists (select from consents t where ${isPair})`)
}
