import type { PaymentMethod } from '@allenio/contract/purchases'
import { romeDay } from '@allenio/domain/days'
import { findClientToSell, restorePayingClient, setPaidUntil } from '#areas/clients'
import { giveUnlocks, readVersion, takeDiscount, type Version } from '#areas/packages'
import { reservePlaces } from '#areas/plan'
import type { Database, WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { ProviderError, settleRow, usePayments, type PaymentState, type SettledRow } from '#platform/payments'
import { findCheckout, lockCheckout } from '../checkouts/queries.ts'
import { setCheckoutState } from '../checkouts/states.ts'
import { checkoutFollowers, type Checkout } from '../followers.ts'
import { writeToBuyer } from '../mails/jobs.ts'
import { notifySold } from '../news.ts'
import { enterPayment } from '../payments.ts'
import { findPurchase } from '../purchase-states.ts'
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
    await setCheckoutState(db, locked, 'fulfilled')
    return false
  }
  const version = found(await readVersion(db, locked.version_id))
  const title = await readPackageName(db, locked.package_id)
  if (locked.discount_code_id !== null) await takeDiscount(db, { discountId: locked.discount_code_id, saleId: id })
  const clientId = await findClientToSell(db, locked.client_id)
  const checkout = { ...locked, client_id: clientId }
  if (clientId !== null && (isPaid(locked, byHand) || (await hasPlace(db)))) await restorePayingClient(db, clientId)
  if (repeats(checkout, version)) await followerOf(version).fulfil(db, { ...checkout, title })
  else await sellOnce(db, { checkout, version, title, payment, ...(byHand && { byHand }) })
  await setCheckoutState(db, locked, 'fulfilled', { clientId })
  // a link is for one payment
  const link = checkout.link_id === null ? undefined : await lockCheckout(db, checkout.link_id)
  if (link?.state === 'asked') await setCheckoutState(db, link, 'fulfilled')
  await writeToBuyer(db, { checkoutId: id })
  const sale = repeats(checkout, version) ? 'subscription' : 'purchase'
  await notifySold(db, checkout, { title, amount: byHand?.amount ?? checkout.amount, sale })
  return true
}

/** A client who has paid is let in again also above the limit of the plan; what is free passes no limit. */
const isPaid = ({ provider }: Checkout, byHand: Closing['byHand']): boolean => provider !== null || byHand !== undefined

const hasPlace = async (db: WorkspaceDb): Promise<boolean> => (await reservePlaces(db, db.workspaceId)) !== 0

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
  const day = byHand?.day ?? romeDay(checkout.paid_at ?? undefined)
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
  // a bank debit may arrive after the buyer has withdrawn: it is given back, and opens nothing
  const isWithdrawn = found(await findPurchase(db, id)).withdrawn_at !== null
  if (clientId === null || isWithdrawn) return
  const periodFrom = version.billingModel === 'SUBSCRIPTION' ? day : null
  await giveUnlocks(db, { saleId: id, clientId, versionId: version.id, authorId: checkout.sent_by, day, periodFrom })
  await setPaidUntil(db, clientId)
}
