import { defineJob } from '#platform/jobs'
import { ownAccount, ProviderError, settleRow, usePayments } from '#platform/payments'
import { findCheckout } from '../checkouts/queries.ts'

interface SaleKey {
  workspaceId: string
  checkoutId: string
}

export const cancelSaleJob = defineJob<SaleKey>({
  name: 'cancel operator sale',
  parallel: 2,
  async handle({ database }, { workspaceId, checkoutId }) {
    const provider = usePayments()
    const row = await database.withWorkspace(workspaceId, 'read', db => findCheckout(db, checkoutId))
    const subscriptionId = row?.provider_subscription_id
    if (!provider || !row || !subscriptionId || row.provider !== provider.name) return
    try {
      await provider.cancelSubscription(ownAccount, subscriptionId, 'period end', `cancelSale:${checkoutId}`)
    } catch (error) {
      // the sale has ended meanwhile, and its settler tells so
      if (!(error instanceof ProviderError) || !error.isFinal) throw error
    }
    await settleRow('plan checkout', { workspaceId, id: checkoutId })
  },
})
