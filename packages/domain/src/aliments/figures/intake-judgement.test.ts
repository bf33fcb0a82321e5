import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { ceilingKind, judgeIntake, type Ceiling, type CeilingKind, type NutrientTotal } from '../index.ts'

const totalOf = (amount: number | null, coverage: number | null): NutrientTotal => ({
  amount,
  roundedAmount: amount,
  coverage,
  isComplete: coverage === 1,
})

const ceiling = (kind: CeilingKind, amount: number): Ceiling => ({ kind, amount })

describe('against a target of 10', () => {
  test.each([
    // amount, coverage, precision, finding, mark, percent
    [10, 1, 'plain', 'enough', null, 100],
    [9.99, 1, 'plain', 'not proven', null, 99],
    [7, 1, 'plain', 'not proven', null, 70],
    [6.99, 1, 'plain', 'below 70 %', 'amber', 69],
    [0, 1, 'plain', 'below 70 %', 'amber', 0],
    // 70 % is 7, and not a hair less
    [6.99, 0.95, 'plain', 'below 70 %', 'amber', 69],
    [6.99, 0.9499, 'at least', 'below 70 %', 'amber', 69],
    [6.99, 0.9, 'at least', 'below 70 %', 'amber', 69],
    [6.99, 0.8999, 'at least', 'not proven', null, 69],
    [6.99, 0.5, 'at least', 'not proven', null, 69],
    [6.99, 0.4999, 'amount only', 'not proven', null, null],
    // enough is proven whatever is missing
    [10, 0.1, 'amount only', 'enough', null, null],
    [10, null, 'amount only', 'enough', null, null],
    [6.99, null, 'amount only', 'not proven', null, null],
    [null, 0, 'unknown', 'not proven', null, null],
    [null, null, 'unknown', 'not proven', null, null],
  ] as const)('%s with a coverage of %s', (amount, coverage, precision, finding, mark, percent) => {
    const judgement = judgeIntake(totalOf(amount, coverage), { target: 10, ceilings: [] })
    expect(judgement).toEqual({ precision, finding, ceiling: null, mark, percent, isWithinCeilings: null })
  })

  test('shares are exact: 0.77 is 70 % of 1.1, and 2.03 of 2.9', () => {
    expect(judgeIntake(totalOf(2.03, 1), { target: 2.9, ceilings: [] })).toMatchObject({ finding: 'not proven', percent: 70 })
    expect(judgeIntake(totalOf(0.77, 1), { target: 1.1, ceilings: [] })).toMatchObject({ finding: 'not proven', percent: 70 })
    expect(judgeIntake(totalOf(0.7699, 1), { target: 1.1, ceilings: [] })).toMatchObject({ finding: 'below 70 %', percent: 69 })
  })

  test.each([null, 0, -1, Number.NaN, Infinity])('a target of %s is none', target => {
    expect(judgeIntake(totalOf(5, 1), { target, ceilings: [] })).toMatchObject({ finding: 'not proven', mark: null, percent: null })
  })
})

describe('against ceilings', () => {
  const upper = ceiling('upper level', 300)

  test.each([
    [300.01, 1, 'above ceiling', 'red', false],
    [300, 1, 'enough', null, true],
    // a ceiling is passed whatever is missing, and kept only where little is
    [300.01, 0.1, 'above ceiling', 'red', false],
    [300.01, null, 'above ceiling', 'red', false],
    [300, 0.95, 'enough', null, true],
    [300, 0.9499, 'enough', null, null],
    [null, 0, 'not proven', null, null],
  ] as const)('%s with a coverage of %s', (amount, coverage, finding, mark, isWithinCeilings) => {
    expect(judgeIntake(totalOf(amount, coverage), { target: 100, ceilings: [upper] })).toMatchObject({ finding, mark, isWithinCeilings })
  })

  test.each([
    ['upper level', 'red'],
    ['safe level', 'amber'],
    ['range maximum', 'amber'],
    ['prevention target', 'amber'],
  ] as const)('above the %s is %s', (kind, mark) => {
    const passed = ceiling(kind, 5)
    expect(judgeIntake(totalOf(6, 0.2), { target: null, ceilings: [passed] })).toMatchObject({ mark, ceiling: passed })
  })

  test('an upper level comes first, then the lower one, and those that are not passed not at all', () => {
    const ceilings = [ceiling('prevention target', 1), ceiling('upper level', 5), ceiling('upper level', 4), ceiling('upper level', 9)]
    expect(judgeIntake(totalOf(6, 1), { target: 2, ceilings }).ceiling).toEqual(ceiling('upper level', 4))
    expect(judgeIntake(totalOf(3, 1), { target: 2, ceilings })).toMatchObject({ ceiling: ceilings[0], mark: 'amber' })
  })

  test('what the reference names beside a ceiling comes back with it', () => {
    const ofLarn = { ...upper, set: 'LARN' }
    expect(judgeIntake(totalOf(400, 1), { target: null, ceilings: [ofLarn] }).ceiling?.set).toBe('LARN')
  })
})

test.each([
  ['UL', '', 'upper level'],
  ['UL', 'safe_level', 'safe level'],
  ['UL', 'added_only', null],
  ['UL', 'nicotinamide_added', null],
  ['UL', 'nicotinic_acid_added', null],
  ['UL', 'safe_level_added', null],
  ['RI_MAX', '', 'range maximum'],
  ['RI_MIN', '', null],
  ['SDT', 'target_max', 'prevention target'],
  ['SDT', 'target_min', null],
  ['PRI', '', null],
  ['AI', 'safe_and_adequate', null],
])('%s %s', (kind, condition, expected) => expect(ceilingKind(kind, condition)).toBe(expected))

test('what is missing can only be more: no later figure takes a proof back', () => {
  const figure = fc.double({ min: 0, max: 1000, noNaN: true })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(figure, figure, share, figure, figure, (known, more, coverage, target, limit) => {
      const intake = { target, ceilings: [ceiling('upper level', limit)] }
      const judgement = judgeIntake(totalOf(known, coverage), intake)
      const later = judgeIntake(totalOf(known + more, 1), intake)
      if (judgement.finding === 'enough') expect(['enough', 'above ceiling']).toContain(later.finding)
      if (judgement.mark === 'red') expect(later.mark).toBe('red')
      if (coverage < 0.9) expect(judgement.finding).not.toBe('below 70 %')
    }),
    runs,
  )
})
