import type { Language } from '@allenio/contract'
import { checkoutWording, purchaseLimits, type BuyerFiscal, type CheckoutConsent, type CheckoutSource } from '@allenio/contract/purchases'
import { emailKey } from '@allenio/domain/account'
import { isFree, priceOf, type PackagePrice } from '@allenio/domain/packages'
import { findSeller } from '#areas/business'
import { findSellingAccount } from '#areas/onboarding'
import { findOffer, markSold, readDiscount, type Offer } from '#areas/packages'
import { jsonText, lockFor, sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import type { Checkout } from '../followers.ts'
import { lockCheckout } from './queries.ts'

/** Somebody wants to buy. Nothing in it says what it costs. */
export interface Order {
  checkoutId: string
  packageId: string
  versionId: string
  source: CheckoutSource
  clientId: string | null
  linkId: string | null
  sentBy: string | null
  buyer: { firstName: string; lastName: string; email: string; phone: string | null; language: Language; timeZone: string }
  discountCode: string | undefined
  fiscal: BuyerFiscal
  /** The hash of the cookie of the browser that began; null where nobody may choose a password by it. */
  browserHash: string | null
}

type Offered = Extract<Offer, { isOffered: true }>

/** The package with the version that was seen, or a refusal that shows what is offered now. */
export async function requireOffer(db: WorkspaceDb, packageId: string, versionId: string): Promise<Offered> {
  const offer = await findOffer(db, packageId)
  if (!offer.isOffered) throw new AppError(offer.reason === 'not found' ? 'not found' : 'offer ended')
  if (offer.version.id === versionId) return offer
  const { id, price, currency } = offer.version
  throw new AppError('offer changed', { data: { offer: { versionId: id, price, currency } } })
}

export async function requireDiscount(db: WorkspaceDb, code: string | undefined, packageId: string) {
  if (code === undefined || code === '') return undefined
  const discount = await readDiscount(db, code, packageId)
  if (!discount) throw wrongField('discountCode', 'discount not valid')
  return discount
}

/** One person has one trial of a business, whatever they buy. */
async function mayTry(db: WorkspaceDb, { clientId, buyer }: Pick<Order, 'clientId' | 'buyer'>): Promise<boolean> {
  const key = emailKey(buyer.email)
  // an old checkout keeps the address as a hash alone
  const former = await db.maybeOne(sql`
    select from checkouts
    where has_trial and state = 'fulfilled'
      and (email_key in (${key}, encode(sha256(convert_to(${key}, 'UTF8')), 'hex')) or client_id = ${clientId}::uuid)
    limit 1`)
  return former === undefined
}

async function refuseMissingFiscal(db: WorkspaceDb, { fiscalCode, address, city }: BuyerFiscal): Promise<void> {
  if (!(await findSeller(db, db.workspaceId)).asksFiscal) return
  const missing = Object.entries({ fiscalCode, address, city }).find(([, text]) => !text)
  if (missing) throw wrongField(`fiscal.${missing[0]}`, 'fiscal data needed')
}

/** A checkout that is in the way of the order, and how it is treated. */
interface Standing {
  /** The open one of the same price: its answer counts. */
  same: Checkout | undefined
  /** One that ended by this order; the provider is to be told. */
  replaced: Checkout | undefined
}

async function treatStanding(
  db: WorkspaceDb,
  order: Order,
  { price, discountId }: { price: PackagePrice; discountId: string | null },
): Promise<Standing> {
  const standing = await db.maybeOne<Checkout & { is_over: boolean }>(sql`
    select *, expires_at <= now() as is_over from checkouts
    where package_id = ${order.packageId} and email_key = ${emailKey(order.buyer.email)} and state in ('asked', 'open')
      and source <> 'link' for update`)
  if (!standing) return { same: undefined, replaced: undefined }
  const isSame =
    !standing.is_over &&
    standing.version_id === order.versionId &&
    standing.amount === price.firstAmount &&
    standing.total === price.total &&
    standing.discount_code_id === discountId &&
    standing.client_id === order.clientId
  if (!isSame) {
    await db.run(sql`update checkouts set state = 'expired' where id = ${standing.id}`)
    return { same: undefined, replaced: standing }
  }
  // another browser has begun it: from now on the mail alone leads in, so that nobody gets in by paying for somebody else's checkout
  if (standing.browser_hash !== order.browserHash) await db.run(sql`update checkouts set browser_hash = null where id = ${standing.id}`)
  return { same: standing, replaced: undefined }
}

export interface Placed extends Pick<Standing, 'replaced'> {
  checkout: Checkout
  isFree: boolean
}

/** Writes the checkout before the provider is asked, or finds the one that the person has open for this package. */
export async function placeOrder(db: WorkspaceDb, order: Order): Promise<Placed> {
  const key = emailKey(order.buyer.email)
  await lockFor(db, 'checkout', `${order.packageId} ${key}`)
  const standing = await lockCheckout(db, order.checkoutId)
  if (standing) {
    if (standing.package_id !== order.packageId || standing.email_key !== key) throw new AppError('checkout over')
    return { checkout: standing, replaced: undefined, isFree: standing.provider === null }
  }
  const { version } = await requireOffer(db, order.packageId, order.versionId)
  const discount = await requireDiscount(db, order.discountCode, order.packageId)
  const hasTrial = version.trialDays > 0 && (await mayTry(db, order))
  const price = priceOf(version, discount, hasTrial)
  const isForFree = isFree(version, price)
  if (!isForFree) await refuseMissingFiscal(db, order.fiscal)
  const account = isForFree ? undefined : await findSellingAccount(db)
  if (account && !account.maySell) throw new AppError('selling stopped')
  const { same, replaced } = await treatStanding(db, order, { price, discountId: discount?.id ?? null })
  if (same) return { checkout: same, replaced: undefined, isFree: isForFree }
  if (!(await markSold(db, version.id))) throw new AppError('offer ended')
  const { buyer } = order
  const consents: CheckoutConsent[] = (['policy', 'terms', 'early start'] as const).map(purpose => ({
    purpose,
    wording: checkoutWording,
    givenAt: new Date().toISOString(),
  }))
  const minutes = isForFree ? purchaseLimits.freeMinutes : purchaseLimits.checkoutMinutes
  const checkout = await db.one<Checkout>(sql`
    insert into checkouts (id, package_id, version_id, state, source, client_id, email, email_key, first_name, last_name, phone, language,
      time_zone, fiscal, consents, amount, total, currency, has_trial, discount, discount_code_id, provider, account_id,
      browser_hash, link_id, sent_by, expires_at)
    values (${order.checkoutId}, ${order.packageId}, ${version.id}, 'asked', ${order.source}, ${order.clientId}, ${buyer.email}, ${key},
      ${buyer.firstName}, ${buyer.lastName}, ${buyer.phone}, ${buyer.language}, ${buyer.timeZone}, ${jsonText(order.fiscal)}::jsonb,
      ${jsonText(consents)}::jsonb, ${price.firstAmount}, ${price.total}, ${version.currency}, ${hasTrial},
      ${price.discount}, ${discount?.id ?? null},
      ${account?.provider ?? null}, ${account?.accountId ?? null}, ${order.browserHash}, ${order.linkId}, ${order.sentBy},
      now() + make_interval(mins => ${minutes}))
    returning *`)
  return { checkout, replaced, isFree: isForFree }
}
