import type { CellValue } from '@allenio/contract/documents'
import { mealPlanBounds, mealPlanCellsByType, mealPlanLimits, MealPlanCells } from '@allenio/contract/meal-plans'
import { recipeLimits } from '@allenio/contract/recipes'
import { expect, test } from 'vitest'
import { isPossiblePlanCell } from './index.ts'

const schemas = [...Object.values(mealPlanCellsByType), MealPlanCells]

/** Whether each schema that has the cell takes the value. */
const isTaken = (cell: string, value: CellValue) =>
  schemas.filter(({ shape }) => cell in shape).every(schema => schema.safeParse({ [cell]: value }).success)

const measure = (amount: number) => ({ name: { it: 'fetta', en: 'slice' }, amount })

const values: [string, CellValue][] = [
  ...Object.entries(mealPlanBounds).flatMap(([cell, { least, most }]) =>
    [least - 1, least, least + 0.005, most - 0.5, most, most + 1].map((value): [string, CellValue] => [cell, value]),
  ),
  ...[0, -1, 0.25, recipeLimits.measureAmount, recipeLimits.measureAmount + 1].map((amount): [string, CellValue] => [
    'measure',
    measure(amount),
  ]),
  ...['title', 'titleIt', 'nameEn', 'customNameIt', 'note', 'description', 'descriptionEn'].flatMap(cell =>
    [0, mealPlanLimits.title, mealPlanLimits.title + 1, mealPlanLimits.text, mealPlanLimits.text + 1].map((length): [string, CellValue] => [
      cell,
      'x'.repeat(length),
    ]),
  ),
  ['time', '07:30'],
  ['isToTaste', true],
  ['basis', 'kcal'],
]

test('an editor sends what the server takes, and nothing else', () => {
  const answers = values.map(([cell, value]) => [cell, value, isPossiblePlanCell(cell, value)])
  expect(answers).toEqual(values.map(([cell, value]) => [cell, value, isTaken(cell, value)]))
  expect(answers.filter(([, , isPossible]) => isPossible === false).length).toBeGreaterThan(20)
})
