import type { Language } from '@allenio/contract'
import { sellerLines } from '@allenio/domain/business'
import { daysBetween, romeDay } from '@allenio/domain/days'
import { isFree, priceAtOnce, priceOf, unlockWords, type DiscountRule } from '@allenio/domain/packages'
import { clausesOf, lastDayOf, saleRows, type Clause, type SaleRow, type WordedSale } from '@allenio/domain/purchases'
import { findSeller } from '#areas/business'
import { packageNames, presentUnlocks, readDiscountRules, readVersion, readVersions, type Version } from '#areas/packages'
import { sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findCheckout } from '../checkouts/queries.ts'
import type { Checkout } from '../followers.ts'
import { buyerNameOf } from '../fulfilment/enter.ts'
import { findTerms } from './terms.ts'

/** The agreement of an order, in the words that its page, its mail and its contract share. */
export interface OrderFacts {
  checkout: Checkout
  title: string
  /** The lines that name the seller. */
  seller: string[]
  buyer: string[]
  opens: string[]
  rows: SaleRow[]
  /** The terms that the buyer has read; empty for orders from before they were kept. */
  clauses: Clause[]
  termsNumber: number | null
}

export async function readOrder(db: WorkspaceDb, saleId: string, language?: Language): Promise<OrderFacts | undefined> {
  const checkout = await findCheckout(db, saleId)
  if (!checkout) return undefined
  const shownIn = language ?? checkout.language
  const version = found(await readVersion(db, checkout.version_id))
  const { discount_code_id: codeId } = checkout
  const rule = codeId === null ? undefined : (await readDiscountRules(db, [codeId])).get(codeId)
  const sale = saleOf(checkout, version, rule)
  const seller = await findSeller(db, db.workspaceId)
  const terms = checkout.terms_id === null ? undefined : await findTerms(db, checkout.terms_id)
  return {
    checkout,
    title: (await packageNames(db, [checkout.package_id])).get(checkout.package_id) ?? '',
    seller: sellerLines(shownIn, seller),
    buyer: buyerLines(checkout),
    opens: unlockWords(shownIn, await presentUnlocks(db, version.unlocks), seller.name),
    rows: saleRows(shownIn, sale, 'ordered'),
    clauses: terms ? clausesOf(terms.texts[shownIn], { ...sale, hasAppointments: version.unlocks.credits.length > 0 }) : [],
    termsNumber: terms?.number ?? null,
  }
}

/** The schedules of many orders at once. */
export async function readSales(db: WorkspaceDb, saleIds: readonly string[]): Promise<ReadonlyMap<string, WordedSale>> {
  const checkouts = await db.many<Checkout>(sql`select * from checkouts where id = any(${[...saleIds]}::uuid[])`)
  const versions = await readVersions(
    db,
    checkouts.map(({ version_id }) => version_id),
  )
  const rules = await readDiscountRules(
    db,
    checkouts.flatMap(({ discount_code_id: id }) => id ?? []),
  )
  return new Map(
    checkouts.map(checkout => {
      const rule = checkout.discount_code_id === null ? undefined : rules.get(checkout.discount_code_id)
      return [checkout.id, saleOf(checkout, found(versions.get(checkout.version_id)), rule)]
    }),
  )
}

/** The order as a schedule of charges. What is free or paid by hand is paid once, for one interval. */
function saleOf(checkout: Checkout, version: Version, rule: DiscountRule | undefined): WordedSale {
  const day = romeDay(checkout.paid_at ?? checkout.created_at)
  const price = checkout.pays_at_once ? priceAtOnce(version, rule) : priceOf(version, rule, false)
  const base = { day, currency: checkout.currency, intervalUnit: version.intervalUnit, intervalCount: version.intervalCount }
  if (checkout.provider === null || isFree(version, price)) {
    const lastDay = lastDayOf(version, day)
    return {
      ...base,
      billingModel: 'ONE_TIME_PAYMENT',
      trialDays: 0,
      accessDays: lastDay === null ? null : daysBetween(day, lastDay) + 1,
      firstAmount: checkout.amount,
      nextAmount: null,
      installments: null,
    }
  }
  return {
    ...base,
    billingModel: version.billingModel,
    trialDays: checkout.has_trial ? version.trialDays : 0,
    accessDays: version.accessDays,
    firstAmount: price.firstAmount,
    nextAmount: price.nextAmount,
    installments: price.installments,
  }
}

function buyerLines(checkout: Checkout): string[] {
  const { fiscalCode, address, zip, city, province, country } = checkout.fiscal
  const place = [zip, city, province, country].filter(Boolean).join(' ')
  return [buyerNameOf(checkout), checkout.email, fiscalCode, address, place].flatMap(line => line || [])
}
