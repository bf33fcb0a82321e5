import type { PlanPeriod } from '@allenio/contract/plan'
import { newId } from '@allenio/domain/ids'
import { planPrice, planTiers, termsOfPrice, type PlanTerms } from '@allenio/domain/plan'
import { sql, type Database, type Row } from '#platform/db'
import { ownAccount, type PaymentProvider, type SubscriptionState } from '#platform/payments'
import { nameOfTier } from './names.ts'

// How plans are called at the provider: a tier and a period are a price, and every plan is charged on the operator's own account.

type Rhythm = SubscriptionState['rhythm']

export const rhythms = {
  monthly: { unit: 'MONTH', count: 1 },
  sixMonths: { unit: 'MONTH', count: 6 },
  annual: { unit: 'YEAR', count: 1 },
} as const satisfies Record<PlanPeriod, Rhythm>

/** The price of today, without VAT; undefined for the free tier and for places that no tier has. */
export function priceOfTerms({ tier, period }: PlanTerms): number | undefined {
  const found = planTiers.find(each => each.maxClients === tier && each.monthlyCents > 0)
  return found && planPrice(found, period)
}

/** The price at the provider. It is made when it is first needed, or by `payments-setup`. */
export async function ensurePrice(database: Database, provider: PaymentProvider, { tier, period }: PlanTerms): Promise<string> {
  const amount = priceOfTerms({ tier, period })
  if (amount === undefined) throw new Error(`no plan has ${tier} places`)
  const { name } = provider
  const row = await database.withSystem('read', db =>
    db.maybeOne<Row<'plan_prices', 'provider_price_id'>>(sql`
      select provider_price_id from plan_prices
      where provider = ${name} and tier = ${tier} and period = ${period} and amount = ${amount}`),
  )
  if (row) return row.provider_price_id
  const price = { name: `Allenio ${nameOfTier(tier)}`, amount, currency: 'EUR', rhythm: rhythms[period] }
  const { id } = await provider.createPrice(ownAccount, price, `planPrice:${tier}:${period}:${amount}`)
  await database.withSystem('write', db =>
    db.run(sql`
      insert into plan_prices (id, provider, tier, period, amount, provider_price_id)
      values (${newId()}, ${name}, ${tier}, ${period}, ${amount}, ${id}) on conflict do nothing`),
  )
  return id
}

/** The terms of a subscription at the provider, at a price of today or an older one; undefined where it is none of ours. */
export async function findTerms(
  database: Database,
  provider: PaymentProvider['name'],
  { amount, currency, rhythm: { unit, count } }: Pick<SubscriptionState, 'amount' | 'currency' | 'rhythm'>,
): Promise<PlanTerms | undefined> {
  if (currency.toUpperCase() !== 'EUR') return undefined
  const months = unit === 'YEAR' ? 12 * count : unit === 'MONTH' ? count : 0
  const terms = termsOfPrice(amount, months)
  if (terms) return { tier: terms.tier.maxClients, period: terms.period }
  const period = months === 1 ? 'monthly' : months === 6 ? 'sixMonths' : months === 12 ? 'annual' : undefined
  if (period === undefined) return undefined
  return database.withSystem('read', db =>
    db.maybeOne<Row<'plan_prices', 'tier' | 'period'>>(sql`
      select tier, period from plan_prices where provider = ${provider} and period = ${period} and amount = ${amount}
      order by created_at desc limit 1`),
  )
}
