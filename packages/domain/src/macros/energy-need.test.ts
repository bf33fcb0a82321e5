import { presetEnergyChoices, type BodyState, type EnergyFacts } from '@allenio/contract/macros'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { desirableKg, energyNeed, energyOfState, hasWeightMoved } from './index.ts'

const today = '2026-03-02'
const facts: EnergyFacts = { sex: 'female', age: 30, heightCm: 165, weight: { kg: 60, day: today }, fatFreePercent: null }

describe('the need', () => {
  test.each<[string, object, object, BodyState | null, object]>([
    // Mifflin-St Jeor: 10 * 60 + 6.25 * 165 - 5 * 30 - 161 = 1320.25
    ['without an activity level', {}, {}, null, { bmr: 1320.3, kcal: null }],
    ['of a typed rate', {}, { formula: 'MANUAL', manualBmr: 1500, activityLevel: 'sedentary' }, null, { bmr: 1500, kcal: 1800 }],
    [
      'with breastfeeding',
      {},
      { formula: 'MANUAL', manualBmr: 1500, activityLevel: 'sedentary' },
      { kind: 'lactation', bornDay: '2026-01-02' },
      { kcal: 2300 },
    ],
    [
      'after breastfeeding for long',
      {},
      { formula: 'MANUAL', manualBmr: 1500, activityLevel: 'sedentary' },
      { kind: 'lactation', bornDay: '2025-01-02' },
      { kcal: 1800 },
    ],
    ['without a weight', { weight: null }, { activityLevel: 'active' }, null, { bmr: null, kcal: null }],
    ['without a typed rate', {}, { formula: 'MANUAL', activityLevel: 'active' }, null, { bmr: null, kcal: null }],
  ])('%s', (_, moreFacts, moreChoices, state, expected) => {
    const need = energyNeed({ facts: { ...facts, ...moreFacts }, choices: { ...presetEnergyChoices, ...moreChoices }, state }, today)
    expect({ ...need, bmr: need.bmr === null ? null : Math.round(need.bmr * 10) / 10 }).toMatchObject(expected)
  })
})

describe('what a state adds', () => {
  test.each<[BodyState, object]>([
    [
      { kind: 'pregnancy', dueDay: '2026-12-07' },
      { kind: 'pregnancy', week: 0, trimester: 1, kcal: 70 },
    ],
    [
      { kind: 'pregnancy', dueDay: '2026-08-31' },
      { kind: 'pregnancy', week: 14, trimester: 2, kcal: 260 },
    ],
    [
      { kind: 'pregnancy', dueDay: '2026-09-01' },
      { kind: 'pregnancy', week: 13, trimester: 1, kcal: 70 },
    ],
    [
      { kind: 'pregnancy', dueDay: '2026-05-25' },
      { kind: 'pregnancy', week: 28, trimester: 3, kcal: 500 },
    ],
    [
      { kind: 'pregnancy', dueDay: '2026-02-09' },
      { kind: 'pregnancy', week: 43, trimester: 3, kcal: 500 },
    ],
    [{ kind: 'pregnancy', dueDay: '2026-02-08' }, { kind: 'over' }],
    [
      { kind: 'lactation', bornDay: '2026-03-02' },
      { kind: 'lactation', months: 0, kcal: 500 },
    ],
    [
      { kind: 'lactation', bornDay: '2025-09-05' },
      { kind: 'lactation', months: 5, kcal: 500 },
    ],
    [
      { kind: 'lactation', bornDay: '2025-08-30' },
      { kind: 'lactation', months: 6, kcal: null },
    ],
  ])('%j', (state, expected) => expect(energyOfState(state, today)).toEqual(expected))
})

test.each([
  ['of the formula', {}, 57.5],
  ['that was typed', { manualDesirableKg: 62 }, 62],
])('the desirable weight %s', (_, choices, kg) => expect(desirableKg(facts, { ...presetEnergyChoices, ...choices })).toBeCloseTo(kg, 1))

test('without a height there is no desirable weight but a typed one', () => {
  expect(desirableKg({ ...facts, heightCm: null }, presetEnergyChoices)).toBeNull()
  expect(desirableKg({ ...facts, heightCm: null }, { ...presetEnergyChoices, manualDesirableKg: 62 })).toBe(62)
})

test.each([
  [70, 71.3, false],
  [70, 71.4, true],
  [70, 68.6, true],
  [70, 68.7, false],
])('from %f to %f kg it has moved: %s', (frozen, now, hasMoved) => expect(hasWeightMoved(frozen, now)).toBe(hasMoved))

test('a need is a plain figure, or none', () => {
  const anyFacts = fc.record({
    sex: fc.constantFrom('female' as const, 'male' as const, null),
    age: fc.option(fc.integer({ min: 0, max: 120 })),
    heightCm: fc.option(fc.integer({ min: 30, max: 260 })),
    weight: fc.option(fc.record({ kg: fc.double({ min: 20, max: 400, noNaN: true }), day: fc.constant(today) })),
    fatFreePercent: fc.constant(null),
  })
  fc.assert(
    fc.property(anyFacts, fc.constantFrom('MIFFLIN_ST_JEOR' as const, 'HENRY_OXFORD' as const, 'MOLNAR' as const), (each, formula) => {
      const need = energyNeed({ facts: each, choices: { ...presetEnergyChoices, formula, activityLevel: 'active' }, state: null }, today)
      const figures = [need.bmr, need.kcal, need.desirableKg].filter(figure => figure !== null)
      expect(figures.filter(figure => !Number.isFinite(figure))).toEqual([])
      expect(need.desirableKg ?? 1).toBeGreaterThan(0)
    }),
    runs,
  )
})

test.each([
  [null, 1800],
  [0, 1800],
  [-300, 1500],
  [250, 2050],
])('with %s kcal decided on a need of 1800 the target is %d', (adjustmentKcal, targetKcal) => {
  const choices = { ...presetEnergyChoices, formula: 'MANUAL', manualBmr: 1500, activityLevel: 'sedentary', adjustmentKcal } as const
  expect(energyNeed({ facts, choices, state: null }, '2026-03-02')).toMatchObject({ kcal: 1800, targetKcal })
})
