import { describe, expect, test } from 'vitest'
import { annualPrice, freeTier, monthlyPrice, planPeriods, planPrice, planTiers, sixMonthPrice, tierFor } from './index.ts'

test.each([
  [5, 0, 0, 0],
  [15, 19, 104.5, 190],
  [30, 29, 159.5, 290],
  [50, 39, 214.5, 390],
  [100, 49, 269.5, 490],
  [300, 79, 434.5, 790],
])('up to %i clients: %d a month, %d for six months, %d a year', (maxClients, month, sixMonths, year) => {
  const tier = planTiers.find(each => each.maxClients === maxClients) ?? freeTier
  expect(tier.maxClients).toBe(maxClients)
  expect([monthlyPrice(tier), sixMonthPrice(tier), annualPrice(tier)]).toEqual([month * 100, sixMonths * 100, year * 100])
  expect(planPeriods.map(period => planPrice(tier, period))).toEqual([month * 100, sixMonths * 100, year * 100])
})

test('there are no other tiers, they grow, and every price is a whole number of cents', () => {
  expect(planTiers).toHaveLength(6)
  expect(planTiers.map(tier => tier.maxClients)).toEqual(planTiers.map(tier => tier.maxClients).toSorted((a, b) => a - b))
  expect(planTiers.flatMap(tier => planPeriods.map(period => planPrice(tier, period))).every(Number.isInteger)).toBe(true)
})

describe('the tier for a number of active clients', () => {
  test.each([
    [0, 5],
    [1, 5],
    [5, 5],
    [6, 15],
    [15, 15],
    [16, 30],
    [30, 30],
    [31, 50],
    [50, 50],
    [51, 100],
    [100, 100],
    [101, 300],
    [300, 300],
  ])('%i clients: up to %i', (clients, maxClients) => {
    expect(tierFor(clients)).toMatchObject({ maxClients })
  })

  test.each([301, 5_000])('%i clients: enterprise', clients => {
    expect(tierFor(clients)).toBe('enterprise')
  })
})
