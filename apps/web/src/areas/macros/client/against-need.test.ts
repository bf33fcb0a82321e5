import { presetEnergyChoices, type BodyState, type DayType, type ResolvedDay } from '@allenio/contract/macros'
import { expect, test } from 'vitest'
import { comparedNeed, differenceFromNeed, meanOfWeek } from './against-need.ts'

const target = (dayType: DayType, kcal: number | null, protein: number | null): ResolvedDay => ({
  dayType,
  kcal,
  protein,
  carbs: null,
  lipids: null,
  percents: null,
  fiber: null,
  water: null,
})

test('one target counts on every day', () => {
  expect(meanOfWeek([target('every day', 2000, 150)], null)).toEqual({ kcal: 2000, protein: 150 })
})

test('types of days count as often as the week has them', () => {
  const week = ['training', 'rest', 'training', 'rest', 'training', 'rest', 'rest'] as const
  expect(meanOfWeek([target('training', 2350, 140), target('rest', 2000, 140)], [...week])).toEqual({ kcal: 2150, protein: 140 })
})

test('a target that is not known leaves the mean unknown', () => {
  const week = ['training', 'rest', 'rest', 'rest', 'rest', 'rest', 'rest'] as const
  expect(meanOfWeek([target('training', 2350, null), target('rest', 2000, 140)], [...week])).toEqual({
    kcal: expect.closeTo(2050, 6),
    protein: null,
  })
  expect(meanOfWeek([target('training', 2350, 140)], [...week]).kcal).toBeNull()
  expect(meanOfWeek([], null)).toEqual({ kcal: null, protein: null })
})

test.each([
  [1984.6, 2335, { kcal: -350, percent: -15 }],
  [2335, 2335, { kcal: 0, percent: 0 }],
  [2600, 2000, { kcal: 600, percent: 30 }],
])('%d kcal for a need of %d', (kcal, need, difference) => {
  expect(differenceFromNeed(kcal, need)).toEqual(difference)
})

// 1500 at rest, times 1.2
const choices = { ...presetEnergyChoices, formula: 'MANUAL' as const, manualBmr: 1500, activityLevel: 'sedentary' as const }
const factsOf = (age: number | null) => ({ sex: 'female' as const, age, heightCm: 165, weight: null, fatFreePercent: null })

test.each<[string, BodyState | null, number | null, number | null, object]>([
  ['is the need', null, 30, null, { kcal: 1800, isSpent: false }],
  ['is what weight and diary told, where it was taken over', null, 30, 2000, { kcal: 2000, isSpent: true }],
  ['so also without an age', null, null, 2000, { kcal: 2000, isSpent: true }],
  ['is the need while breastfeeding', { kind: 'lactation', bornDay: '2026-02-02' }, 30, 2000, { kcal: 2300, isSpent: false }],
  ['is the need in pregnancy', { kind: 'pregnancy', dueDay: '2026-03-12' }, 30, 2000, { kcal: 2300, isSpent: false }],
  ['is the need under 18', null, 17, 2000, { kcal: 1800, isSpent: false }],
])('the energy that a target is compared with %s', (_, state, age, spentKcal, need) => {
  expect(comparedNeed({ facts: factsOf(age), choices, state }, spentKcal, '2026-03-02')).toEqual(need)
})
