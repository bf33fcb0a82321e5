import type { Output } from '@allenio/contract'
import type { listPlans, PlanOffer } from '@allenio/contract/payments'
import { freeTier, planPrice, planTiers, withVat, type PlanTier } from '@allenio/domain/plan'
import { readPlanState } from '#areas/plan'
import type { WorkspaceDb } from '#platform/db'
import { usePayments } from '#platform/payments'
import { billingOf } from './billing-profile.ts'
import { startOfPurchase } from './checkouts/start.ts'
import { nameOfTier } from './names.ts'

const offerOf = (tier: PlanTier, vat: { percent: number }): PlanOffer => ({
  tier: tier.maxClients,
  name: nameOfTier(tier.maxClients),
  isFree: tier.maxClients === freeTier.maxClients,
  prices: {
    monthly: withVat(planPrice(tier, 'monthly'), vat),
    sixMonths: withVat(planPrice(tier, 'sixMonths'), vat),
    annual: withVat(planPrice(tier, 'annual'), vat),
  },
})

export async function readOffers(db: WorkspaceDb): Promise<Output<typeof listPlans>> {
  const { vat } = await billingOf(db)
  const state = await readPlanState(db, db.workspaceId)
  return {
    plans: planTiers.map(tier => offerOf(tier, vat)),
    currency: 'EUR',
    vat,
    maySell: usePayments() !== undefined,
    purchaseChargedAt: startOfPurchase(state),
  }
}
