import { findPlan } from '#areas/plan'
import { defineJob } from '#platform/jobs'
import { ownAccount, usePayments } from '#platform/payments'
import { billingOf } from './billing-profile.ts'
import { alignTax } from './changes/preview.ts'
import { customerOf } from './checkouts/ask.ts'
import { isLive } from './picture/apply.ts'

/** Tells the provider the billing data of the next invoices, and their VAT. */
export const syncBilling = defineJob<{ workspaceId: string }>({
  name: 'sync plan billing',
  parallel: 2,
  async handle({ database }, { workspaceId }) {
    const provider = usePayments()
    if (!provider) return
    const { plan, billing } = await database.withWorkspace(workspaceId, 'read', async db => ({
      plan: await findPlan(db, workspaceId),
      billing: await billingOf(db),
    }))
    if (!plan?.provider_id || !plan.customer_id || plan.provider !== provider.name || !isLive(plan)) return
    const customer = { ...customerOf(billing), id: plan.customer_id, reference: workspaceId, language: 'it' as const }
    await provider.saveCustomer(ownAccount, customer, `planCustomer:${workspaceId}:${Date.now()}`)
    await alignTax({ provider }, plan.provider_id, billing.vat)
  },
})
