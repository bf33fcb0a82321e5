import type { PlanTerms } from '@allenio/domain/plan'
import type { Database } from '#platform/db'
import { ownAccount, type PaymentProvider, type SubscriptionState } from '#platform/payments'
import { findTerms } from '../plan-terms.ts'

/** The provider's picture of a plan, with the moment of the question, because a later change of ours may have overtaken it. */
export interface FetchedPlan {
  startedAt: string
  side: SubscriptionState
  /** Null where its price is none of ours. */
  terms: PlanTerms | null
}

/** Asks for the subscription with its schedule, open change and invoices, outside of any transaction. */
export async function fetchPlan(database: Database, provider: PaymentProvider, providerId: string): Promise<FetchedPlan> {
  const startedAt = new Date().toISOString()
  const side = await provider.readSubscription(ownAccount, providerId)
  return { startedAt, side, terms: (await findTerms(database, provider.name, side)) ?? null }
}
