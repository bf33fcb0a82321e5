import { planPeriods, type PlanPeriod } from '@allenio/contract/plan'

export { planPeriods, type PlanPeriod }

export const trialDays = 30
export const planBufferHours = 72

/** Amounts are cents. A tier holds up to `maxClients` active clients; above the last one the price is agreed. */
export const planTiers = [
  { maxClients: 5, monthlyCents: 0, annualCents: 0 },
  { maxClients: 15, monthlyCents: 1_900, annualCents: 19_000 },
  { maxClients: 30, monthlyCents: 2_900, annualCents: 29_000 },
  { maxClients: 50, monthlyCents: 3_900, annualCents: 39_000 },
  { maxClients: 100, monthlyCents: 4_900, annualCents: 49_000 },
  { maxClients: 300, monthlyCents: 7_900, annualCents: 79_000 },
] as const

export type PlanTier = (typeof planTiers)[number]

export const freeTier = planTiers[0]

export const monthlyPrice = (tier: PlanTier): number => tier.monthlyCents
// five and a half monthly prices; every monthly price is even in cents, so nothing is rounded
export const sixMonthPrice = (tier: PlanTier): number => (tier.monthlyCents * 11) / 2
export const annualPrice = (tier: PlanTier): number => tier.annualCents

const priceOf = { monthly: monthlyPrice, sixMonths: sixMonthPrice, annual: annualPrice } as const satisfies Record<
  PlanPeriod,
  (tier: PlanTier) => number
>

export const planPrice = (tier: PlanTier, period: PlanPeriod): number => priceOf[period](tier)

/** The smallest tier that holds these clients, or `'enterprise'` above the largest. */
export const tierFor = (activeClients: number): PlanTier | 'enterprise' =>
  planTiers.find(tier => activeClients <= tier.maxClients) ?? 'enterprise'

/** The paid tier and period that this is the price of today; undefined for other amounts. */
export function termsOfPrice(amount: number, months: number): { tier: PlanTier; period: PlanPeriod } | undefined {
  const period = planPeriods.find(each => monthCounts[each] === months)
  const tier = period && planTiers.find(each => each.monthlyCents > 0 && planPrice(each, period) === amount)
  return tier && period && { tier, period }
}

const monthCounts = { monthly: 1, sixMonths: 6, annual: 12 } as const satisfies Record<PlanPeriod, number>
