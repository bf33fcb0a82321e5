import type { PaymentMethod } from '@allenio/contract/purchases'
import { findClientToSell, restorePayingClient, setPaidUntil } from '#areas/clients'
import { giveUnlocks, readVersion, takeDiscount, type Version } from '#areas/packages'
import { sql, type Database, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { ProviderError, settleRow, usePayments, type PaymentState, type SettledRow } from '#platform/payments'
import { findCheckout, lockCheckout } from '../checkouts/queries.ts'
import { businessDay } from '#areas/clients'
import { checkoutFollowers, type Checkout } from '../followers.ts'
import { writeToBuyer } from '../mails/jobs.ts'
import { notifySold } from '../news.ts'
import { enterPayment } from '../payments.ts'
import { takeStep } from '../steps.ts'
import { buyerNameOf, enterPurchase } from './enter.ts'
import { readPackageName } from '../names.ts'
import { findBuyer } from './buyers.ts'

/**
 * Gives whoever has paid what they paid for. Every step is taken once: the client is found or made in one transaction, all the rest is one
 * other that also closes the checkout. A crash between them is completed by the sweep.
 */
export async function fulfilCheckout(database: Database, at: SettledRow): Promise<void> {
  const checkout = await database.withWorkspace(at.workspaceId, 'read', db => findCheckout(db, at.id))
  if (checkout?.state !== 'paid') return
  const payment = await readPayment(checkout)
  await findBuyer(database, at)
  const isClosed = await database.withWorkspace(at.workspaceId, 'write', db => closeCheckout(db, at.id, { payment }))
  // the other installments are asked for at once, so that the subscription ends by itself
  if (isClosed && checkout.provider_subscription_id !== null) await settleLater(at)
}

/** Card and fee of the payment; where the provider does not answer, they come later. */
async function readPayment({ account_id, provider_payment_id, provider }: Checkout): Promise<PaymentState | null> {
  if (account_id === null || provider_payment_id === null || usePayments()?.name !== provider) return null
  try {
    return (await usePayments()?.readPayment(account_id, provider_payment_id)) ?? null
  } catch (error) {
    if (error instanceof ProviderError) return null
    throw error
  }
}

async function settleLater(at: SettledRow): Promise<void> {
  try {
    await settleRow('installments', at)
  } catch (error) {
    // the sweep settles it
    if (!(error instanceof ProviderError)) throw error
  }
}

interface Closing {
  payment?: PaymentState | null
  /** By hand: how, on which day, and with which words. */
  byHand?: { method: PaymentMethod; day: string; note: string; amount: number }
}

/** Closes a paid checkout in one transaction, with everything that belongs to it. Answers false where that was done before. */
export async function closeCheckout(db: WorkspaceDb, id: string, { payment = null, byHand }: Closing): Promise<boolean> {
  const locked = await lockCheckout(db, id)
  if (locked?.state !== 'paid') return false
  const isFirst = await takeStep(db, id, 'fulfilled')
  if (!isFirst) {
    await db.run(sql`update checkouts set state = 'fulfilled', settled_at = now() where id = ${id}`)
    return false
  }
  const version = found(await readVersion(db, locked.version_id))
  const title = await readPackageName(db, locked.package_id)
  // a code that was used up meanwhile has been promised all the same
  if (locked.discount_code_id !== null) await takeDiscount(db, locked.discount_code_id)
  const clientId = await findClientToSell(db, locked.client_id)
  const checkout = { ...locked, client_id: clientId }
  if (clientId !== null) await restorePayingClient(db, clientId)
  if (repeats(checkout, version)) await followerOf(version).fulfil(db, { ...checkout, title })
  else await sellOnce(db, { checkout, version, title, payment, ...(byHand && { byHand }) })
  await db.run(sql`
    update checkouts set state = 'fulfilled', fulfilled_at = now(), settled_at = now(), client_id = ${clientId} where id = ${id}`)
  // a link is for one payment
  if (checkout.link_id !== null)
    await db.run(sql`update checkouts set state = 'fulfilled', fulfilled_at = now() where id = ${checkout.link_id}`)
  await writeToBuyer(db, { checkoutId: id })
  const sale = repeats(checkout, version) ? 'subscription' : 'purchase'
  await notifySold(db, checkout, { title, amount: byHand?.amount ?? checkout.amount, sale })
  return true
}

/** A package that is free or paid by hand is a purchase of one interval, because nothing charges it again. */
const repeats = ({ provider }: Checkout, { billingModel }: Version): boolean => billingModel === 'SUBSCRIPTION' && provider !== null

function followerOf({ billingModel }: Version) {
  const follower = checkoutFollowers.gathered().find(each => each.billingModel === billingModel)
  if (!follower) throw new Error(`no area fulfils checkouts of ${billingModel}`)
  return follower
}

interface Sold extends Closing {
  checkout: Checkout
  version: Version
  title: string
}

async function sellOnce(db: WorkspaceDb, { checkout, version, title, payment, byHand }: Sold): Promise<void> {
  const { id, client_id: clientId, provider, account_id: accountId } = checkout
  const isInInstallments = checkout.provider_subscription_id !== null
  const day = byHand?.day ?? businessDay(checkout.paid_at ?? undefined)
  const amount = byHand?.amount ?? (isInInstallments ? 0 : checkout.amount)
  const method = byHand?.method ?? (provider === null ? 'free' : 'card')
  await enterPurchase(db, checkout, version, { state: 'paid', method, paid: amount, day, ...(byHand && { note: byHand.note }) })
  // each installment is entered when the provider tells of its invoice
  if (!isInInstallments) {
    await enterPayment(db, {
      sale: { kind: 'purchase', id },
      clientId,
      buyerName: buyerNameOf(checkout),
      buyerEmail: checkout.email,
      fiscal: checkout.fiscal,
      title,
      state: 'paid',
      method,
      amount,
      currency: checkout.currency,
      fee: payment?.fee ?? null,
      card: payment?.card ?? null,
      paidAt: payment?.paidAt ?? checkout.paid_at,
      provider:
        provider !== null && accountId !== null
          ? { name: provider, accountId, paymentId: checkout.provider_payment_id, invoiceId: null }
          : null,
    })
  }
  if (clientId === null) return
  const periodFrom = version.billingModel === 'SUBSCRIPTION' ? day : null
  await giveUnlocks(db, { saleId: id, clientId, versionId: version.id, authorId: checkout.sent_by, day, periodFrom })
  await setPaidUntil(db, clientId)
}
