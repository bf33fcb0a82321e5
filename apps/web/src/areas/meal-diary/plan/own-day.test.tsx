import type { DietFood } from '@allenio/contract/meal-diary'
import { expect, test } from 'vitest'
import { markupWithReads } from '#testing'
import { lunch, rice } from '../diet/diet.testing.ts'
import { OwnDay } from './own-day.tsx'

const known = (row: { food?: { id: string; version: number; it: string; en: string } | undefined }): DietFood[] =>
  row.food ? [{ ...row.food, category: null, ediblePart: null, cookingFactor: 2.5 }] : []

const kcal = { amount: 1850, isPartial: false }
const figures = { kcal, protein: kcal, carbs: kcal, lipids: kcal, nutrients: {}, isPartial: false }

const textOf = (foods: readonly DietFood[], isEnergyVisible = true) =>
  markupWithReads(<OwnDay day={{ id: 'day', meals: [lunch], figures }} foods={foods} isEnergyVisible={isEnergyVisible} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('a plan says what its foods and their alternatives weigh when they are cooked', () => {
  expect(textOf([...known(rice), ...rice.alternatives.flatMap(known)])).toMatch(/Riso 80 g, 200 g da cotto .*Farro 85 g, 213 g da cotto/)
  expect(textOf([])).toMatch(/Riso 80 g oppure Farro 85 g/)
})

test('foods and ingredients have their notes', () => {
  const seeds = { id: 'seeds', food: { id: 'seeds', version: 1, it: 'Semi', en: 'Seeds' }, alternatives: [], note: 'Tostati' }
  const dish = { ...rice, id: 'dish', recipe: { it: 'Zuppa', en: 'Soup', portions: 1 }, note: 'Ben calda', ingredients: [seeds] }
  const page = <OwnDay day={{ id: 'day', meals: [{ ...lunch, components: [dish] }], figures: null }} foods={[]} isEnergyVisible />
  expect(markupWithReads(page)).toMatch(/Semi.*Tostati.*Ben calda/)
})

test('a plan that was stored before macros were hidden says nothing of its energy', () => {
  expect(textOf([])).toContain('1.850 kcal')
  expect(textOf([], false)).not.toContain('kcal')
})
