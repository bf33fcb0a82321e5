import type { SettleContext } from '#platform/payments'
import { applyPlan } from './apply.ts'
import { fetchPlan } from './fetched.ts'

interface PlanKey {
  workspaceId: string
  providerId: string
}

/** Fetches the subscription of a business and moves its row from that picture alone. Answers the change that is to go on. */
export async function settlePlan({ database, provider, log }: SettleContext, { workspaceId, providerId }: PlanKey): Promise<string | null> {
  const fetched = await fetchPlan(database, provider, providerId)
  const { faults, changeId } = await database.withWorkspace(workspaceId, 'write', db => applyPlan(db, provider.name, fetched))
  for (const fault of faults) log.error(fault, { workspace: workspaceId, subscription: providerId })
  return changeId
}
