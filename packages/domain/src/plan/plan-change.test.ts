import { planPeriods } from '@allenio/contract/plan'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthsOf, paidTiers, planChange, type PlanChange, type PlanStep, type PlanTerms } from './plan-change.ts'
import { freeTier } from './prices.ts'

const terms = (tier: number, period: PlanTerms['period']): PlanTerms => ({ tier, period })
const running = { isTrial: false, scheduled: null, isCancelled: false }
const kinds = (change: PlanChange | null): PlanStep['kind'][] => change?.steps.map(({ kind }) => kind) ?? []

type Wish = Parameters<typeof planChange>[1]
type Row = [name: string, from: PlanTerms, wanted: Wish, expected: Partial<PlanChange> | null]

const m30 = terms(30, 'monthly')
const y30 = terms(30, 'annual')

const rows: Row[] = [
  ['more places', m30, terms(50, 'monthly'), { at: 'now', now: terms(50, 'monthly'), later: null, startsPeriod: false }],
  ['more places, longer period', m30, terms(50, 'annual'), { at: 'now', now: terms(50, 'annual'), later: null, startsPeriod: true }],
  ['more places, shorter period', y30, terms(50, 'monthly'), { at: 'now', now: terms(50, 'annual'), later: terms(50, 'monthly') }],
  ['same places, longer period', m30, terms(30, 'sixMonths'), { at: 'period end', choices: ['period end', 'now'], now: null }],
  [
    'same places, longer period, at once',
    m30,
    { ...terms(30, 'sixMonths'), at: 'now' },
    { at: 'now', choices: ['period end', 'now'], now: terms(30, 'sixMonths'), later: null, startsPeriod: true },
  ],
  ['same places, shorter period', y30, { ...m30, at: 'now' }, { at: 'period end', choices: ['period end'], now: null, later: m30 }],
  ['fewer places', m30, terms(15, 'monthly'), { at: 'period end', now: null, later: terms(15, 'monthly') }],
  ['fewer places, longer period', m30, { ...terms(15, 'annual'), at: 'now' }, { at: 'period end', later: terms(15, 'annual') }],
  ['fewer places, shorter period', y30, terms(15, 'monthly'), { at: 'period end', later: terms(15, 'monthly') }],
  ['the free tier', y30, terms(freeTier.maxClients, 'monthly'), { at: 'period end', now: null, later: 'end' }],
  ['nothing', m30, m30, null],
]

test.each(rows)('%s', (_, from, wanted, expected) => {
  const change = planChange(from, wanted, running)
  if (expected === null) expect(change).toBeNull()
  else expect(change).toMatchObject(expected)
})

describe('the steps', () => {
  const scheduled = terms(15, 'monthly')
  test.each<[string, Wish, Parameters<typeof planChange>[2], PlanStep['kind'][]]>([
    ['an upgrade', terms(50, 'monthly'), running, ['update']],
    ['an upgrade over a schedule', terms(50, 'monthly'), { ...running, scheduled }, ['release', 'update']],
    ['an upgrade after a cancellation', terms(50, 'monthly'), { ...running, isCancelled: true }, ['keep', 'update']],
    ['fewer places after a cancellation', terms(15, 'monthly'), { ...running, isCancelled: true }, ['keep', 'schedule']],
    ['another schedule', terms(15, 'annual'), { ...running, scheduled }, ['release', 'schedule']],
    ['the schedule that stands', terms(15, 'monthly'), { ...running, scheduled }, []],
    ['a cancellation over a schedule', terms(5, 'monthly'), { ...running, scheduled }, ['release', 'cancel']],
    ['a cancellation that stands', terms(5, 'monthly'), { ...running, isCancelled: true }, []],
    ['anything in the trial', terms(15, 'annual'), { ...running, isTrial: true }, ['update']],
  ])('of %s', (_, wanted, facts, expected) => {
    expect(kinds(planChange(m30, wanted, facts))).toEqual(expected)
  })
})

const anyTerms = fc.record({ tier: fc.constantFrom(...paidTiers), period: fc.constantFrom(...planPeriods) })

test('more is never taken away before it was lived, and less is never charged', () => {
  fc.assert(
    fc.property(anyTerms, anyTerms, fc.constantFrom('now' as const, 'period end' as const, undefined), (from, wanted, at) => {
      const change = planChange(from, { ...wanted, at }, running)
      if (!change) {
        expect(wanted).toEqual(from)
        return
      }
      expect(change.choices).toContain(change.at)
      // the places that count at once are at least those that were paid for
      if (change.now) {
        expect(change.now.tier).toBeGreaterThanOrEqual(from.tier)
        expect(monthsOf(change.now.period)).toBeGreaterThanOrEqual(monthsOf(from.period))
      }
      // in the end the wish is fulfilled, and more places are never waited for
      expect(change.later ?? change.now).toEqual(wanted)
      if (wanted.tier > from.tier) expect(change.now?.tier).toBe(wanted.tier)
    }),
  )
})
