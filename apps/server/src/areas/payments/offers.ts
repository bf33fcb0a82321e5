import type { Output } from '@allenio/contract'
import type { listPlans, PlanOffer } from '@allenio/contract/payments'
import { freeTier, planPrice, planTiers, tierFor, withVat, type PlanTier } from '@allenio/domain/plan'
import { readPlanState } from '#areas/plan'
import { useConfig } from '#platform/config'
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
  const fitting = tierFor(state.activeClients)
  return {
    plans: planTiers.map(tier => offerOf(tier, vat)),
    currency: 'EUR',
    vat,
    fittingTier: fitting === 'enterprise' ? null : fitting.maxClients,
    enterpriseContact: useConfig().supportEmail ?? null,
    maySell: usePayments() !== undefined,
    purchaseChargedAt: startOfPurchase(state),
  }
}
