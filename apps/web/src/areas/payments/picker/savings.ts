import { monthsOf, type PlanPeriod } from '@allenio/domain/plan'

/** The cents of each period. */
export type TierPrices = Readonly<Record<PlanPeriod, number>>

/** Computes the cents saved in one period against paying each of its months. */
export const savingOf = (prices: TierPrices, period: PlanPeriod): number => Math.max(0, prices.monthly * monthsOf(period) - prices[period])

/** Computes the average price of a month, rounded up so that the period never costs more than it says. */
export const monthlyAverage = (prices: TierPrices, period: PlanPeriod): number => Math.ceil(prices[period] / monthsOf(period))

/** The smallest tier with a price that holds so many, or the largest where none does. */
export const tierHolding = (tiers: readonly number[], places: number): number =>
  tiers.find(maxClients => maxClients >= places) ?? tiers.at(-1) ?? 0
