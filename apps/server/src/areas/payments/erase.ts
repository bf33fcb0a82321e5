import { listLivePlans } from '#areas/plan'
import { sql, type Database, type NotNull, type Row } from '#platform/db'
import type { WorkspaceRow } from '#platform/jobs'
import { ownAccount, ProviderError, usePayments } from '#platform/payments'

/** A business that is erased pays for nothing any more. Its payments stay for ten years, without it. */
export async function cancelForBusinesses(database: Database, personId: string): Promise<void> {
  const provider = usePayments()
  if (!provider) return
  const ids = await database.withSystem('read', async db => {
    const businesses = await db.many<WorkspaceRow>(sql`
      select m.workspace_id from memberships m
      where m.person_id = ${personId} and m.role = 'admin' and not exists (
        select from memberships o where o.workspace_id = m.workspace_id and o.role = 'admin' and o.person_id <> ${personId}
          and o.status = 'active')`)
    const workspaceIds = businesses.map(({ workspace_id: id }) => id)
    const sales = await db.many<NotNull<Row<'plan_checkouts', 'provider_subscription_id'>>>(sql`
      select provider_subscription_id from plan_checkouts
      where workspace_id = any(${workspaceIds}::uuid[]) and provider = ${provider.name} and provider_subscription_id is not null
        and (kind = 'sale' and state <> 'ended' or kind = 'plan' and state = 'returning')`)
    return [...(await listLivePlans(db, { workspaceIds, provider: provider.name })), ...sales.map(({ provider_subscription_id: id }) => id)]
  })
  for (const providerId of ids) {
    try {
      await provider.cancelSubscription(ownAccount, providerId, 'now', `cancelWithBusiness:${providerId}`)
    } catch (error) {
      // a subscription that the provider refuses to end has ended already
      if (!(error instanceof ProviderError) || !error.isFinal) throw error
    }
  }
}
