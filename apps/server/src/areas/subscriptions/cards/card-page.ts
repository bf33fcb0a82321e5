import type { Actor } from '#platform/access'
import { useConfig } from '#platform/config'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { NewCheckout, PaymentProvider } from '#platform/payments'
import { cardExpiry, openCard } from './cards.ts'
import type { SubscriptionRow } from '../queries.ts'

interface CardIntent {
  id: string
  accountId: string
  checkout: NewCheckout
}

/** Prepares the provider's page for a new card. A repetition within a day leads to the page that is open already. */
export async function beginCard(db: WorkspaceDb, actor: Actor, row: SubscriptionRow): Promise<CardIntent> {
  const { id, createdAt } = await openCard(db, row.id, actor.membershipId)
  const back = new URL(`/me/purchases?subscription=${row.id}`, useConfig().baseUrl).href
  return {
    id,
    accountId: row.account_id ?? '',
    checkout: {
      mode: 'card',
      reference: row.id,
      name: row.package_name,
      description: '',
      amount: 0,
      currency: row.currency,
      rhythm: null,
      extraFirst: 0,
      trialDays: 0,
      discount: null,
      email: row.buyer_email,
      customerId: row.customer_id,
      subscriptionId: row.provider_id,
      language: actor.language,
      successUrl: back,
      cancelUrl: back,
      expiresAt: cardExpiry(createdAt),
    },
  }
}

export async function askCard({ id, accountId, checkout }: CardIntent, provider: PaymentProvider) {
  const { id: checkoutId, url } = await provider.createCheckout(accountId, checkout, `card page:${id}`)
  // the page was finished meanwhile, and its card is about to be used
  if (url === null) throw new AppError('changed meanwhile')
  return { checkoutId, url }
}

export const storeCard = (db: WorkspaceDb, { id }: CardIntent, { checkoutId }: { checkoutId: string }): Promise<number> =>
  db.run(sql`update subscription_requests set provider_id = ${checkoutId}, tried_at = now() where id = ${id}`)
