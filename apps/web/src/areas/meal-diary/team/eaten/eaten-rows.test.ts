import type { EatenDay, EatenTotal } from '@allenio/contract/meal-diary'
import { expect, test } from 'vitest'
import { eatenRow, type EatenAnswer } from './eaten-rows.ts'

const whole = (amount: number): EatenTotal => ({ amount, coverage: 1, isComplete: true })
const judged = { set: 'LARN', person: { sex: 'female', ageMonths: 34 * 12, state: null }, weightKg: 62 } as const
const target = { kcal: 2000, protein: 100, carbs: null, lipids: 70, fiber: null }

const day = (totals: EatenDay['totals']): EatenDay => ({
  day: '2026-11-23',
  isOver: true,
  isRecorded: true,
  totals,
  items: 3,
  textItems: 0,
  textKcal: 0,
  unknownMeals: 0,
  target: null,
})

const answer = (totals: EatenDay['totals'], hasTarget = true): EatenAnswer => ({
  days: [day(totals)],
  mean: { days: 1, totals, target: hasTarget ? target : null },
})

test('energy and macros are held against the target of the client', () => {
  const row = eatenRow('protein', answer({ protein: whole(80) }), judged)
  expect(row).toMatchObject({ reference: 100, set: null, percent: 80, mark: null, mean: { amount: 80 } })
  expect(row.days).toEqual([{ day: '2026-11-23', total: whole(80) }])
  expect(eatenRow('carbs', answer({ carbs: whole(80) }), judged)).toMatchObject({ reference: null, percent: null })
})

test('micronutrients are held against the reference of the person', () => {
  expect(eatenRow('iron', answer({ iron: whole(9) }), judged)).toMatchObject({ set: 'LARN', reference: 18, percent: 50, mark: 'amber' })
  expect(eatenRow('iron', answer({ iron: whole(9) }), { ...judged, person: null })).toMatchObject({ reference: null, percent: null })
})

test('gaps prove no lack, and what is not known has no percent', () => {
  const partial = answer({ iron: { amount: 9, coverage: 0.7, isComplete: false } })
  expect(eatenRow('iron', partial, judged)).toMatchObject({ percent: 50, mark: null })
  expect(eatenRow('iron', answer({}), judged)).toMatchObject({ reference: 18, percent: null, mark: null, mean: undefined })
})

test('days that are not over are judged by nothing', () => {
  const { days } = answer({ protein: whole(80) })
  expect(eatenRow('protein', { days, mean: null }, judged)).toMatchObject({ reference: null, percent: null, mark: null })
})
