import type { Cells, DocumentRow, Operation } from '@allenio/contract/documents'
import fc from 'fast-check'
import { expect } from 'vitest'
import { applyOperations, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { mealPlanModel, readPlannedDays, type MealPlanRowType, type PlannedDay } from './index.ts'

export const planId = 'plan'

interface WrittenRow {
  id: string
  type: MealPlanRowType
  cells?: Cells
  holds?: readonly WrittenRow[]
}

export const food = (id: string, cells: Cells = {}): Cells => ({ food: { id, version: 1, it: id, en: '' }, grams: 100, ...cells })

export const day = (id: string, holds: readonly WrittenRow[], cells: Cells = {}): WrittenRow => ({ id, type: 'day', cells, holds })
export const meal = (id: string, cells: Cells, holds: readonly WrittenRow[] = []): WrittenRow => ({ id, type: 'meal', cells, holds })
export const component = (id: string, cells: Cells, holds: readonly WrittenRow[] = []): WrittenRow => ({
  id,
  type: 'component',
  cells,
  holds,
})

/** The rows of a plan, in the order in which they are written. */
export function planOf(days: readonly WrittenRow[]): DocumentRows {
  const rows: DocumentRow[] = [rowOf({ id: planId, type: 'meal plan' }, null, 0)]
  const add = (written: readonly WrittenRow[], parentId: string) =>
    written.forEach((each, index) => {
      rows.push(rowOf(each, parentId, index))
      add(each.holds ?? [], each.id)
    })
  add(days, planId)
  return new Map(rows.map(row => [row.id, row]))
}

const rowOf = ({ id, type, cells = {} }: WrittenRow, parentId: string | null, index: number): DocumentRow => ({
  id,
  type,
  parentId,
  place: `${String(index + 10)}V`,
  cells,
  originId: null,
  isDeleted: false,
})

export function apply(rows: DocumentRows, operations: readonly Operation[]) {
  const { changed, inverse, faults } = applyOperations(mealPlanModel, rows, operations)
  expect(faults).toEqual([])
  return { rows: withChanges(rows, changed), inverse }
}

/** The content without the ids of rows, in which two copies always differ. */
export const contentOf = (planned: unknown): unknown =>
  JSON.parse(
    JSON.stringify(planned, (key, value: unknown) =>
      key === 'id' && typeof value === 'string' && !value.startsWith('food') ? undefined : value,
    ),
  )

export const daysOf = (rows: DocumentRows): PlannedDay[] => readPlannedDays(rows, planId)

const titles = fc.constantFrom('', 'Colazione', ' colazione', 'PRANZO', 'Cena')
const foods = fc.constantFrom('food 1', 'food 2', 'food 3', 'food 4')

const amount = fc.record({ id: foods, grams: fc.integer({ min: 0, max: 400 }) })
const dish = fc.record({ portions: fc.integer({ min: 1, max: 4 }), ingredients: fc.array(amount, { maxLength: 4 }) })
const anyComponent = fc.oneof(fc.record({ amount, alternatives: fc.array(amount, { maxLength: 3 }) }), dish)
const mealShape = fc.record({ it: titles, en: titles, components: fc.array(anyComponent, { maxLength: 4 }) })

/** Plans of some days with foods, alternatives and dishes. */
export const anyPlan: fc.Arbitrary<DocumentRows> = fc
  .array(fc.array(mealShape, { maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map(days => {
    let last = 0
    const newId = () => `row ${(last += 1)}`
    return planOf(
      days.map((meals, at) =>
        day(
          newId(),
          meals.map(({ it, en, components }) =>
            meal(
              newId(),
              { titleIt: it, titleEn: en },
              components.map(each => componentOf(each, newId)),
            ),
          ),
          { nameIt: `Giorno ${at + 1}` },
        ),
      ),
    )
  })

type AnyComponent = typeof anyComponent extends fc.Arbitrary<infer Value> ? Value : never

function componentOf(each: AnyComponent, newId: () => string): WrittenRow {
  if ('ingredients' in each) {
    const recipe = { id: 'recipe', it: 'Torta', en: '', portions: each.portions }
    return component(
      newId(),
      { recipe, portions: each.portions },
      each.ingredients.map(({ id, grams }) => {
        const measure = { name: { it: 'cucchiaio', en: 'spoon' }, amount: 1 + (grams % 10) / 10 }
        return { id: newId(), type: 'ingredient', cells: food(id, { grams, measure, ownGrams: grams, ownMeasure: measure }) }
      }),
    )
  }
  return component(
    newId(),
    food(each.amount.id, { grams: each.amount.grams }),
    each.alternatives.map(({ id, grams }) => ({ id: newId(), type: 'alternative', cells: food(id, { grams }) })),
  )
}
