import type { SettleContext } from '#platform/payments'
import { applyPlan, type AppliedPlan } from './apply.ts'
import { fetchPlan } from './fetched.ts'

interface PlanKey {
  workspaceId: string
  providerId: string
}

/** Fetches the subscription of a business and moves its row from that picture alone. */
export async function settlePlan({ database, provider, log }: SettleContext, { workspaceId, providerId }: PlanKey): Promise<AppliedPlan> {
  const fetched = await fetchPlan(database, provider, providerId)
  const applied = await database.withWorkspace(workspaceId, 'write', db => applyPlan(db, provider.name, fetched))
  for (const fault of applied.faults) log.error(fault, { workspace: workspaceId, subscription: providerId })
  return applied
}
