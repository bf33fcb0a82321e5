import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dayViewOf } from '../diet/day-view.ts'
import { diet, planned, rice, today } from '../diet/diet.testing.ts'
import { MealLine } from './meal-line.tsx'

const hazelnuts = { id: 'food Nocciole', version: 1, it: 'Nocciole', en: 'Hazelnuts' }
const swap = { day: today, rowId: rice.id, releaseId: 'release', grams: 30, alternativeId: null, changedAt: planned.changedAt }

function lunchWith(food: typeof hazelnuts | null, allergies?: string[]): string {
  const view = dayViewOf(diet, { ...diet.diary, swaps: [{ ...swap, food, allergies }] }, today)
  const [next] = view.meals
  if (!next) throw new Error('the day has a lunch')
  return renderToStaticMarkup(<MealLine view={view} next={next} />)
}

test('the next meal warns of a food that was swapped before its allergy was recorded', () => {
  expect(lunchWith(null)).not.toContain('Allergia')
  expect(lunchWith(hazelnuts, ['Frutta a guscio'])).toContain('Allergia: Frutta a guscio')
})
