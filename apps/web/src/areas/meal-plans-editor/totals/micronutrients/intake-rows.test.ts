import { sumNutrients, summableFood } from '@allenio/domain/aliments'
import type { MealSum } from '@allenio/domain/meal-plans'
import { expect, test } from 'vitest'
import { figureCodes } from '../../foods/food-book.ts'
import { testFood } from '../../session.testing.ts'
import { lackingFactsOf, plainRowOf } from './intake-rows.ts'
import { intakeRowOf } from './judged-rows.ts'

const woman = { sex: 'female', ageMonths: 34 * 12, state: null } as const
const question = { set: 'LARN', person: woman, weightKg: 62, kcal: 1850 } as const

const sumOf = (...nutrients: Record<string, number>[]): MealSum => ({ sum: nutrientSumOf(nutrients), estimatedKcal: 0, isPartial: false })

const nutrientSumOf = (nutrients: readonly Record<string, number>[]) =>
  sumNutrients(
    figureCodes,
    nutrients.map((each, index) => ({
      food: summableFood(`${index}`, testFood(`${index}`, { nutrients: each }), figureCodes),
      grams: 100,
    })),
  )

test('a nutrient is held against the reference of the person', () => {
  expect(intakeRowOf('iron', sumOf({ iron: 9 }), question).judgement).toMatchObject({ percent: 50, mark: 'amber', precision: 'plain' })
  expect(intakeRowOf('sodium', sumOf({ sodium: 2140 }), question)).toMatchObject({
    intake: { aim: 'limit', reference: 2000 },
    judgement: { percent: 107, finding: 'above ceiling' },
  })
})

test('gaps make it a lower bound, and never a lack', () => {
  expect(intakeRowOf('iron', sumOf({ iron: 4 }, { iron: 5 }, {}), question).judgement).toMatchObject({ precision: 'at least', mark: null })
})

test('a free meal makes it a lower bound: its estimate is energy of which no nutrient is known', () => {
  const sum = sumOf({ iron: 9 })
  const kcal = testFood('0').kcal ?? 0
  const rowOf = (more: Partial<MealSum>) => intakeRowOf('iron', { ...sum, ...more }, question)
  expect(rowOf({ estimatedKcal: kcal }).total).toMatchObject({ coverage: 0.5, isComplete: false })
  for (const more of [{ estimatedKcal: kcal }, { isPartial: true }])
    expect(rowOf(more)).toMatchObject({ total: { isComplete: false }, judgement: { mark: null } })
})

test('without a person there is the amount alone', () => {
  expect(plainRowOf('iron', sumOf({ iron: 9 }))).toMatchObject({ total: { roundedAmount: 9 }, intake: null, judgement: null })
})

test('niacin counts what tryptophan makes of it', () => {
  const row = intakeRowOf('vitamin_b3', sumOf({ vitamin_b3: 9, tryptophan: 0.54 }), question)
  expect(row.intake?.target).toBe(18)
  expect(row.judgement).toMatchObject({ percent: 100, finding: 'enough' })
  expect([row.total.roundedAmount, row.compared.roundedAmount]).toEqual([9, 18])
})

test('facts that references go by are named once', () => {
  const rows = ['fiber', 'sugars', 'iron'].map(code => intakeRowOf(code, sumOf({ iron: 9 }), { ...question, kcal: null }))
  expect(lackingFactsOf(rows)).toEqual(['energy'])
})
