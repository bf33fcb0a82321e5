import { checklistSteps } from '@allenio/contract/home'
import { reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'

type Step = (typeof checklistSteps)[number]

/** What has been done of what a new business does first. */
export async function readChecklist(db: WorkspaceDb, actor: Actor): Promise<{ step: Step, isDone: boolean }[]> {
  const reached = sql`select c.id from clients c where ${reachableClients(actor)}`
  const done = await db.one<Record<Step, boolean>>(sql`
    select exists (${reached}) as client,
      exists (${reached} and c.registered_at is not null) as "client joined",
      exists (select from weights where deleted_at is null and client_id in (${reached}))
        or exists (select from progresses where deleted_at is null and client_id in (${reached})) as record,
      exists (select from client_actions where deleted_at is null and client_id in (${reached})) as action,
      exists (select from memberships where role in ('coach', 'nutritionist')) as team`)
  return checklistSteps.map(step => ({ step, isDone: done[step] }))
}
