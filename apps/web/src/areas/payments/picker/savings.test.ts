import { planPeriods, planPrice, planTiers } from '@allenio/domain/plan'
import { expect, test } from 'vitest'
import { monthlyAverage, savingOf, tierHolding, type TierPrices } from './savings.ts'

const pricesOf = (maxClients: number): TierPrices => {
  const tier = planTiers.find(each => each.maxClients === maxClients) ?? planTiers[0]
  return { monthly: planPrice(tier, 'monthly'), sixMonths: planPrice(tier, 'sixMonths'), annual: planPrice(tier, 'annual') }
}

test.each([
  [15, [0, 950, 3_800], [1_900, 1_742, 1_584]],
  [50, [0, 1_950, 7_800], [3_900, 3_575, 3_250]],
  [300, [0, 3_950, 15_800], [7_900, 7_242, 6_584]],
])('%i places: what a longer period saves, and what its month costs', (maxClients, savings, averages) => {
  const prices = pricesOf(maxClients)
  expect(planPeriods.map(period => savingOf(prices, period))).toEqual(savings)
  expect(planPeriods.map(period => monthlyAverage(prices, period))).toEqual(averages)
})

test('a longer period that costs more saves nothing', () => {
  expect(savingOf({ monthly: 1_000, sixMonths: 7_000, annual: 12_000 }, 'sixMonths')).toBe(0)
})

test.each([
  [0, 15],
  [15, 15],
  [16, 30],
  [300, 300],
  [301, 300],
])('%i places need the tier of %i', (places, expected) => expect(tierHolding([15, 30, 50, 100, 300], places)).toBe(expected))
