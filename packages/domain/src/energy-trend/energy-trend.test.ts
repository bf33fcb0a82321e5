import { addDays } from '@allenio/domain/days'
import { describe, expect, test } from 'vitest'
import { estimateExpenditure, kcalPerKg, proposeTarget, type TrendInput } from './index.ts'

const today = '2026-11-30'
const dayAt = (days: number, at: number) => addDays(today, at + 1 - days)

/** Mulberry32: the same people in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

const normalOf = (roll: () => number) => () => Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll())

/** Somebody of whom we know what they spend: weights are off by 0.6 kg, most of it water that stays for days, and logs by a tenth. */
function simulate(seed: number): TrendInput & { spent: number; days: number } {
  const roll = dice(seed)
  const normal = normalOf(roll)
  const days = 14 + Math.floor(roll() * 15)
  const spent = 1500 + roll() * 1800
  const habit = spent + (roll() - 0.6) * 1000
  const weighShare = Math.max(0.65, roll())
  const logShare = 0.78 + roll() * 0.22
  const weights: { day: string; kg: number }[] = []
  const intakes: { day: string; kcal: number }[] = []
  let kg = 55 + roll() * 45
  let water = 0.45 * normal()
  for (let at = 0; at < days; at += 1) {
    const day = dayAt(days, at)
    if (at === 0 || at === days - 1 || roll() < weighShare) weights.push({ day, kg: kg + water + 0.4 * normal() })
    const eaten = Math.max(600, habit + 300 * normal())
    if (roll() < logShare) intakes.push({ day, kcal: eaten * (1 + 0.1 * normal()) })
    kg += (eaten - spent) / kcalPerKg
    water = 0.7 * water + 0.45 * Math.sqrt(1 - 0.49) * normal()
  }
  return { today, weights, intakes, spent, days }
}

describe('the interval', () => {
  const people = Array.from({ length: 500 }, (_, seed) => simulate(seed + 1))
  const estimates = people.flatMap(person => {
    const estimate = estimateExpenditure(person)
    return 'gaps' in estimate ? [] : [{ ...person, ...estimate }]
  })

  test('holds the truth for at least 93 of 100 simulated clients', () => {
    expect(estimates.length).toBeGreaterThan(400)
    const held = estimates.filter(({ spent, least, most }) => spent >= least && spent <= most)
    expect(held.length / estimates.length).toBeGreaterThanOrEqual(0.93)
  })

  test('is narrower the longer somebody weighs themselves, and of use after four weeks', () => {
    const widthOf = (from: number, to: number) => {
      const widths = estimates.filter(({ days }) => days >= from && days <= to).map(({ least, most }) => (most - least) / 2)
      return widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 0
    }
    expect(widthOf(26, 28)).toBeLessThan(widthOf(14, 17) / 1.5)
    expect(widthOf(26, 28)).toBeLessThan(450)
  })
})

const steady = (days: number, { kgPerDay = 0, kcal = 2000 } = {}): TrendInput => ({
  today,
  weights: Array.from({ length: days }, (_, at) => ({ day: dayAt(days, at), kg: 80 + kgPerDay * at })),
  intakes: Array.from({ length: days }, (_, at) => ({ day: dayAt(days, at), kcal })),
})

test.each([
  ['a steady weight', {}, 2000, 0],
  ['half a kilogram less a week', { kgPerDay: -0.5 / 7 }, 2550, -550],
  ['a quarter more', { kgPerDay: 0.25 / 7, kcal: 2600 }, 2325, 275],
])('%s: what is spent is what was eaten less what was stored', (_, person, kcal, stored) => {
  const estimate = estimateExpenditure(steady(28, person))
  expect(estimate).toMatchObject({ days: 28, weights: 28, loggedDays: 27 })
  if ('gaps' in estimate) throw new Error('nothing was estimated')
  expect([estimate.kcal, estimate.stored, estimate.meanIntake - estimate.kcal].map(Math.round)).toEqual([kcal, stored, stored])
  expect(estimate.least).toBeLessThan(kcal)
  expect(estimate.most).toBeGreaterThan(kcal)
})

const everyOther = <T>(items: readonly T[]) => items.filter((_, at) => at % 2 === 0)

test.each([
  ['thirteen days', steady(13), ['too few days']],
  ['seven weights', { ...steady(28), weights: steady(28).weights.filter((_, at) => at % 4 === 0) }, ['too few weights']],
  ['half of the days', { ...steady(28), intakes: everyOther(steady(28).intakes) }, ['too few logged days']],
  ['nothing', { today, weights: [], intakes: [] }, ['too few days', 'too few weights', 'too few logged days']],
  ['what is five weeks old', { ...steady(20), today: addDays(today, 35) }, ['too few days', 'too few weights', 'too few logged days']],
])('of %s nothing is said', (_, input, gaps) => {
  expect(estimateExpenditure(input)).toEqual({ gaps })
})

describe('the proposal', () => {
  const interval = { kcal: 2400, least: 2250, most: 2550 }
  const target = { kcal: 2300, kgPerWeek: 0, restingKcal: 1500 }

  test.each([
    ['a target within the interval stays', interval, target, null],
    ['so does one at its edge', interval, { ...target, kcal: 2250 }, null],
    [
      'one that is too low rises',
      interval,
      { ...target, kcal: 2200 },
      { kcal: 2400, change: 200, assumedKcal: 2200, spentKcal: 2400, isCapped: false },
    ],
    [
      'by a tenth at most',
      interval,
      { ...target, kcal: 1900 },
      { kcal: 2090, change: 190, assumedKcal: 1900, spentKcal: 2090, isCapped: true },
    ],
    [
      'one that is too high falls',
      interval,
      { ...target, kcal: 2600 },
      { kcal: 2400, change: -200, assumedKcal: 2600, spentKcal: 2400, isCapped: false },
    ],
    ['a deficit was meant', interval, { ...target, kcal: 1850, kgPerWeek: -0.5 }, null],
    [
      'a deficit that is smaller than meant',
      { kcal: 2000, least: 1850, most: 2150 },
      { ...target, kcal: 1850, kgPerWeek: -0.5 },
      { kcal: 1670, change: -180, assumedKcal: 2400, spentKcal: 2220, isCapped: true },
    ],
    [
      'never below the metabolic rate',
      { kcal: 1600, least: 1500, most: 1700 },
      { kcal: 1700, kgPerWeek: -0.25, restingKcal: 1633 },
      { kcal: 1640, change: -60, assumedKcal: 1975, spentKcal: 1915, isCapped: true },
    ],
    ['and not at all where it is there already', { kcal: 1400, least: 1300, most: 1450 }, { ...target, kcal: 1500 }, null],
    ['nor in small steps from far below it', interval, { ...target, kcal: 1200 }, null],
  ])('%s', (_, estimate, current, proposal) => {
    expect(proposeTarget(estimate, current)).toEqual(proposal)
  })

  test('taken again and again keeps the deficit that was meant, and ends', () => {
    const estimate = { kcal: 2000, least: 1950, most: 2050 }
    let current = { kcal: 1900, kgPerWeek: -500 * (7 / kcalPerKg), restingKcal: 1200 }
    const kcal: number[] = []
    for (let proposal = proposeTarget(estimate, current); proposal; proposal = proposeTarget(estimate, current)) {
      kcal.push(proposal.kcal)
      current = { ...current, kcal: proposal.kcal, kgPerWeek: ((proposal.kcal - proposal.spentKcal) * 7) / kcalPerKg }
      if (kcal.length > 10) break
    }
    expect(kcal).toEqual([1710, 1540])
    expect(estimate.kcal - 1540).toBeLessThanOrEqual(500)
  })
})
