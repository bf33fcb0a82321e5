import { monthsOf, type PlanPeriod } from '@allenio/domain/plan'

/** What each period costs, in cents. */
export type TierPrices = Readonly<Record<PlanPeriod, number>>

/** What somebody pays less in one period than by paying each of its months. */
export const savingOf = (prices: TierPrices, period: PlanPeriod): number => Math.max(0, prices.monthly * monthsOf(period) - prices[period])

/** What a month costs in the middle, rounded up so that the period never costs more than it says. */
export const monthlyAverage = (prices: TierPrices, period: PlanPeriod): number => Math.ceil(prices[period] / monthsOf(period))

/** The smallest tier with a price that holds so many, or the largest where none does. */
export const tierHolding = (tiers: readonly number[], places: number): number =>
  tiers.find(maxClients => maxClients >= places) ?? tiers.at(-1) ?? 0
