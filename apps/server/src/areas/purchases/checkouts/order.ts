import type { Language } from '@allenio/contract'
import { checkoutWording, purchaseLimits, type BuyerFiscal, type CheckoutConsent, type CheckoutSource } from '@allenio/contract/purchases'
import { emailKey } from '@allenio/domain/account'
import { isFree, priceAtOnce, priceOf, type PackagePrice } from '@allenio/domain/packages'
import { findSeller } from '#areas/business'
import { findSellingAccount } from '#areas/onboarding'
import { findOffer, holdDiscount, markSold, readDiscount, type Offer, type Version } from '#areas/packages'
import { freePlaces } from '#areas/plan'
import { jsonText, lockFor, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { keepTerms } from '../contract/terms.ts'
import type { Checkout } from '../followers.ts'
import { lockCheckout } from './queries.ts'
import { expireAsked, setCheckoutState } from './states.ts'

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
  /** The buyer knows that they have no trial any more. */
  withoutTrial: boolean
  paysAtOnce: boolean
  /** Somebody signed in who has agreed to be linked to the business. */
  personId: string | null
  /** The number of the terms of sale that the page has shown. */
  termsNumber: number | undefined
  /** The hash of the cookie of the browser that began; null where nobody may choose a password by it. */
  browserHash: string | null
}

type Offered = Extract<Offer, { isOffered: true }>

/** The package with the version that was seen, or a refusal that shows what is offered now. */
export async function requireOffer(db: WorkspaceDb, packageId: string, versionId: string): Promise<Offered> {
  const offer = await findOffer(db, packageId)
  if (!offer.isOffered) throw new AppError(offer.reason === 'not found' ? 'not found' : 'offer ended')
  if (offer.version.id === versionId) return offer
  throw offerChanged(offer.version)
}

/** The price, or the terms of the sale, are not those that the buyer has read. */
const offerChanged = ({ id, price, currency }: Version) =>
  new AppError('offer changed', { data: { offer: { versionId: id, price, currency } } })

export async function requireDiscount(db: WorkspaceDb, code: string | undefined, packageId: string) {
  if (code === undefined || code === '') return undefined
  const discount = await readDiscount(db, code, packageId)
  if (!discount) throw wrongField('discountCode', 'discount not valid')
  return discount
}

interface Buyer {
  clientId: string | null
  buyer: { email: string }
}

/** Orders of one person, by the address or as a client; an old checkout keeps the address as a hash alone. */
const isOfBuyer = ({ clientId, buyer }: Buyer): Sql => {
  const key = emailKey(buyer.email)
  return sql`(email_key in (${key}, encode(sha256(convert_to(${key}, 'UTF8')), 'hex')) or client_id = ${clientId}::uuid)`
}

/** One person has one trial of a business, whatever they buy. One that is being paid counts; one that is still open makes way. */
async function hasTried(db: WorkspaceDb, order: Buyer): Promise<boolean> {
  const former = await db.maybeOne(sql`
    select from checkouts where has_trial and state in ('settling', 'paid', 'fulfilled') and ${isOfBuyer(order)} limit 1`)
  return former !== undefined
}

/** The trial that the page has shown is refused before anything is paid, with what is charged instead; the buyer may order without it. */
async function mayTry(db: WorkspaceDb, order: Order, { trialDays }: Version): Promise<boolean> {
  if (trialDays === 0 || order.withoutTrial) return false
  if (await hasTried(db, order)) throw new AppError('trial used')
  return true
}

async function refuseMissingFiscal(db: WorkspaceDb, { fiscalCode, address, city }: BuyerFiscal): Promise<void> {
  if (!(await findSeller(db, db.workspaceId)).asksFiscal) return
  const missing = Object.entries({ fiscalCode, address, city }).find(([, text]) => !text)
  if (missing) throw wrongField(`fiscal.${missing[0]}`, 'fiscal data needed')
}

interface OrderTerms {
  price: PackagePrice
  discountId: string | null
  hasTrial: boolean
  termsId: string
}

/** A person has one open order for a package, one with a trial, and a link has one, whoever follows it. */
const listStanding = (db: WorkspaceDb, order: Order, hasTrial: boolean) =>
  db.many<Checkout & { is_over: boolean }>(sql`
    select *, expires_at <= now() as is_over from checkouts
    where state in ('asked', 'open') and source <> 'link' and id <> ${order.checkoutId} and (
      package_id = ${order.packageId} and email_key = ${emailKey(order.buyer.email)}
      or link_id = ${order.linkId}::uuid
      or ${hasTrial}::boolean and has_trial and ${isOfBuyer(order)})
    order by id for update`)

/** Ends the checkouts that are in the way of the order, but for an open one of the same price, which it answers: that one counts. */
async function replaceStanding(
  db: WorkspaceDb,
  order: Order,
  { price, discountId, hasTrial, termsId }: OrderTerms,
): Promise<Checkout | undefined> {
  const isSame = (each: Checkout & { is_over: boolean }) =>
    !each.is_over &&
    each.package_id === order.packageId &&
    each.email_key === emailKey(order.buyer.email) &&
    each.version_id === order.versionId &&
    each.amount === price.firstAmount &&
    each.total === price.total &&
    each.discount_code_id === discountId &&
    each.client_id === order.clientId &&
    each.link_id === order.linkId &&
    each.person_id === order.personId &&
    each.terms_id === termsId
  const standing = await listStanding(db, order, hasTrial)
  const same = standing.find(isSame)
  for (const each of standing) if (each !== same) await setCheckoutState(db, each, 'expired')
  // another browser has begun it: from now on the mail alone leads in, so that nobody gets in by paying for somebody else's checkout
  if (same && same.browser_hash !== order.browserHash) await db.run(sql`update checkouts set browser_hash = null where id = ${same.id}`)
  return same
}

/** A link is for one payment: it is locked, and over once an order of it is paid, or being paid. */
async function requireLink(db: WorkspaceDb, linkId: string | null): Promise<void> {
  if (linkId === null) return
  const link = await lockCheckout(db, linkId)
  const paid = await db.maybeOne(sql`
    select from checkouts where link_id = ${linkId} and state in ('settling', 'paid', 'fulfilled') limit 1`)
  if (link?.state !== 'asked' || paid) throw new AppError('checkout over')
}

/** Refuses an order whose link or trial was taken by one that it has replaced, and that could not be ended any more. */
export async function refuseOvertaken(db: WorkspaceDb, { link_id: linkId, has_trial: hasTrial, ...checkout }: Checkout): Promise<void> {
  const buyer = { clientId: checkout.client_id, buyer: { email: checkout.email } }
  try {
    await requireLink(db, linkId)
    if (hasTrial && (await hasTried(db, buyer))) throw new AppError('trial used')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await expireAsked(db, checkout.id)
    throw new AppError(error.code, { keepsWrites: true })
  }
}

/** Orders that this one has replaced, and whose pages may still be open at the provider. */
export const listReplaced = (db: WorkspaceDb, { id, package_id, email_key, email, link_id, client_id, has_trial }: Checkout) =>
  db.many<Pick<Checkout, 'id'>>(sql`
    select id from checkouts
    where state = 'expired' and url is not null and id <> ${id} and (
      package_id = ${package_id} and email_key = ${email_key}
      or link_id = ${link_id}::uuid
      or ${has_trial}::boolean and has_trial and ${isOfBuyer({ clientId: client_id, buyer: { email } })})
    order by id`)

export interface Placed {
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
    return { checkout: standing, isFree: standing.provider === null }
  }
  await lockFor(db, 'trial', key)
  await requireLink(db, order.linkId)
  const { version } = await requireOffer(db, order.packageId, order.versionId)
  const discount = await requireDiscount(db, order.discountCode, order.packageId)
  const hasTrial = await mayTry(db, order, version)
  const paysAtOnce = order.paysAtOnce && version.installments !== null
  const price = paysAtOnce ? priceAtOnce(version, discount) : priceOf(version, discount, hasTrial)
  const isForFree = isFree(version, price)
  if (isForFree && order.clientId === null && (await freePlaces(db, db.workspaceId)) === 0) throw new AppError('business full')
  if (!isForFree) await refuseMissingFiscal(db, order.fiscal)
  const account = isForFree ? undefined : await findSellingAccount(db)
  if (account && !account.maySell) throw new AppError('selling stopped')
  const terms = await keepTerms(db)
  if (order.termsNumber !== undefined && order.termsNumber !== terms.number) throw offerChanged(version)
  const same = await replaceStanding(db, order, { price, discountId: discount?.id ?? null, hasTrial, termsId: terms.id })
  if (same) return { checkout: same, isFree: isForFree }
  if (!(await markSold(db, version.id))) throw new AppError('offer ended')
  const { buyer } = order
  const consents: CheckoutConsent[] = (
    ['policy', 'terms', 'early start', ...(order.personId === null ? [] : (['account link'] as const))] as const
  ).map(purpose => ({ purpose, wording: checkoutWording, givenAt: new Date().toISOString() }))
  const minutes = isForFree ? purchaseLimits.freeMinutes : purchaseLimits.checkoutMinutes
  const checkout = await db.one<Checkout>(sql`
    insert into checkouts (id, package_id, version_id, state, source, client_id, email, email_key, first_name, last_name, phone, language,
      time_zone, fiscal, consents, amount, total, currency, has_trial, discount, discount_code_id, provider, account_id,
      browser_hash, link_id, sent_by, terms_id, person_id, pays_at_once, expires_at)
    values (${order.checkoutId}, ${order.packageId}, ${version.id}, 'asked', ${order.source}, ${order.clientId}, ${buyer.email}, ${key},
      ${buyer.firstName}, ${buyer.lastName}, ${buyer.phone}, ${buyer.language}, ${buyer.timeZone}, ${jsonText(order.fiscal)}::jsonb,
      ${jsonText(consents)}::jsonb, ${price.firstAmount}, ${price.total}, ${version.currency}, ${hasTrial},
      ${price.discount}, ${discount?.id ?? null},
      ${account?.provider ?? null}, ${account?.accountId ?? null}, ${order.browserHash}, ${order.linkId}, ${order.sentBy},
      ${terms.id}, ${order.personId}, ${paysAtOnce}, now() + make_interval(mins => ${minutes}))
    returning *`)
  // the provider's page lives a minute longer than the order
  const until = new Date(Date.parse(checkout.expires_at) + 120_000).toISOString()
  if (discount && !(await holdDiscount(db, { discountId: discount.id, saleId: checkout.id, until }))) {
    throw wrongField('discountCode', 'discount used up')
  }
  return { checkout, isFree: isForFree }
}
