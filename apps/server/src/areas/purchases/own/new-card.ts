import { ownClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { useConfig } from '#platform/config'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { NewCheckout, PaymentProvider } from '#platform/payments'
import { findCheckout } from '../checkouts/queries.ts'
import { readPackageName } from '../names.ts'
import { lockPurchase, type PurchaseRow } from '../purchase-states.ts'

// A new card is entered at the provider's own page. The hour of the page stands in the row before it is made, until its card is the one
// that the installments are charged to.

const pageHours = 24
const hourMs = 3_600_000

interface CardIntent {
  purchaseId: string
  accountId: string
  pageAt: string
  checkout: NewCheckout
}

/** Prepares the page; a repetition within a day leads to the one that is open already. */
export async function beginNewCard(db: WorkspaceDb, actor: Actor, id: string): Promise<CardIntent> {
  const client = await ownClient(db, actor)
  const purchase = await lockPurchase(db, id)
  if (purchase?.client_id !== client.id) throw new AppError('not found')
  const { account_id: accountId, provider_subscription_id: subscriptionId } = purchase
  if (accountId === null || subscriptionId === null || !owesInstallments(purchase)) throw new AppError('nothing left to pay')
  const pageAt = await openPage(db, purchase)
  const back = new URL(`/me/purchases?purchase=${id}`, useConfig().baseUrl).href
  return {
    purchaseId: id,
    accountId,
    pageAt,
    checkout: {
      mode: 'card',
      reference: id,
      name: await readPackageName(db, purchase.package_id),
      description: '',
      amount: 0,
      currency: purchase.currency,
      rhythm: null,
      extraFirst: 0,
      trialDays: 0,
      discount: null,
      email: purchase.buyer_email,
      customerId: (await findCheckout(db, id))?.customer_id ?? null,
      subscriptionId,
      language: actor.language,
      successUrl: back,
      cancelUrl: back,
      expiresAt: new Date(Date.parse(pageAt) + pageHours * hourMs).toISOString(),
    },
  }
}

/** The hour of the page that is open, or of a new one where there is none that lasts another hour. */
async function openPage(db: WorkspaceDb, { id, card_page_at: standing }: PurchaseRow): Promise<string> {
  if (standing !== null && Date.parse(standing) > Date.now() - (pageHours - 1) * hourMs) return standing
  const pageAt = new Date().toISOString()
  await db.run(sql`update purchases set card_page_id = null, card_page_at = ${pageAt} where id = ${id}`)
  return pageAt
}

/** Whether a card is still charged for this purchase. */
export const owesInstallments = ({
  installments,
  installments_paid,
  provider_subscription_id,
  withdrawn_at,
  state,
}: PurchaseRow): boolean =>
  installments !== null &&
  installments_paid < installments &&
  provider_subscription_id !== null &&
  withdrawn_at === null &&
  state !== 'expired' &&
  state !== 'failed'

export async function askNewCard({ purchaseId, accountId, pageAt, checkout }: CardIntent, provider: PaymentProvider) {
  const { id: pageId, url } = await provider.createCheckout(accountId, checkout, `card page:${purchaseId}:${pageAt}`)
  // the page was finished meanwhile, and its card is about to be used
  if (url === null) throw new AppError('changed meanwhile')
  return { pageId, url }
}

export const storeNewCard = (db: WorkspaceDb, { purchaseId, pageAt }: CardIntent, { pageId }: { pageId: string }): Promise<number> =>
  db.run(sql`update purchases set card_page_id = ${pageId} where id = ${purchaseId} and card_page_at = ${pageAt}`)

interface CardPage {
  accountId: string
  subscriptionId: string
  pageId: string
}

/** Puts the card of a finished page to use, and tells whether the page is over. */
export async function useNewCard(provider: PaymentProvider, { accountId, subscriptionId, pageId }: CardPage): Promise<boolean> {
  const { status } = await provider.readCheckout(accountId, pageId)
  if (status === 'open') return false
  if (status === 'complete') await provider.useCard(accountId, { subscriptionId, checkoutId: pageId }, `card:${pageId}`)
  return true
}

export const forgetCardPage = (db: WorkspaceDb, id: string, pageId: string): Promise<number> =>
  db.run(sql`update purchases set card_page_id = null, card_page_at = null where id = ${id} and card_page_id = ${pageId}`)
