import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { mealPlanLimits, MealPlanContent } from '@allenio/contract/meal-plans'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyOperations, childrenByParent, takenReleaseCell, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { counter, runs } from '@allenio/domain/testing'
import { mealPlanModel, operationsWriting } from './index.ts'

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const planId = idOf(0)
const root: DocumentRow = { id: planId, type: 'meal plan', parentId: null, place: 'V', cells: {}, originId: null, isDeleted: false }
const empty: DocumentRows = new Map([[planId, root]])
const newId = counter()

const operationsFor = (rows: DocumentRows, content: MealPlanContent) => operationsWriting(rows, { id: planId, content, newId })

function write(rows: DocumentRows, content: MealPlanContent) {
  const { changed, inverse, faults } = applyOperations(mealPlanModel, rows, operationsFor(rows, content))
  expect(faults.filter(({ reason }) => reason !== 'in deleted')).toEqual([])
  return { rows: withChanges(rows, changed), inverse }
}

/** The content as a call reads it. */
function contentOf(rows: DocumentRows): MealPlanContent {
  const children = childrenByParent(rows)
  const held = (id: string, type: string) => (children.get(id) ?? []).filter(row => row.type === type)
  const alternatives = (id: string, type: string) => held(id, type).map(row => ({ id: row.id, ...row.cells }))
  return MealPlanContent.parse({
    ...rows.get(planId)?.cells,
    days: held(planId, 'day').map(day => ({
      id: day.id,
      ...day.cells,
      meals: held(day.id, 'meal').map(meal => ({
        id: meal.id,
        ...meal.cells,
        components: held(meal.id, 'component').map(component => ({
          id: component.id,
          ...component.cells,
          alternatives: alternatives(component.id, 'alternative'),
          ingredients: held(component.id, 'ingredient').map(ingredient => ({
            id: ingredient.id,
            ...ingredient.cells,
            alternatives: alternatives(ingredient.id, 'ingredient alternative'),
          })),
        })),
      })),
    })),
  })
}

const title = fc.constantFrom('', 'Base', 'Volume')
const grams = fc.integer({ min: 0, max: 500 })
const food = fc.integer({ min: 1, max: 3 }).map(number => ({ id: idOf(900_000 + number), version: 1, it: `Cibo ${number}`, en: '' }))
const alternative = fc.record({ food, grams }, { requiredKeys: ['food'] })
const ingredient = fc.record({ food, grams, ownGrams: grams, alternatives: fc.array(alternative, { maxLength: 2 }) })
const component = fc.oneof(
  fc.record({ food, grams, note: title, alternatives: fc.array(alternative, { maxLength: 2 }), ingredients: fc.constant([]) }),
  fc.record({
    recipe: fc.constant({ it: 'Torta', en: 'Cake', portions: 4 }),
    portions: fc.integer({ min: 1, max: 4 }),
    alternatives: fc.constant([]),
    ingredients: fc.array(ingredient, { maxLength: 3 }),
  }),
)
const meal = fc.record({ titleIt: title, components: fc.array(component, { maxLength: 3 }) })
const day = fc.record({ nameIt: title, meals: fc.array(meal, { maxLength: 3 }) })
const shape = fc.record({ title, days: fc.array(day, { maxLength: 3 }) }, { requiredKeys: ['days'] })

type Shape = typeof shape extends fc.Arbitrary<infer Value> ? Value : never

/** Rows of each type draw their ids from a small stock of that type, so that two bodies share rows in other places. */
function withIds({ days, ...fields }: Shape, seed: number): MealPlanContent {
  const taken = new Set<number>()
  const draw = (type: number) => {
    let number = type * 100 + ((taken.size * 7 + seed) % 23)
    while (taken.has(number)) number += 1
    taken.add(number)
    return idOf(number)
  }
  return MealPlanContent.parse({
    ...fields,
    days: days.map(each => ({
      ...each,
      id: draw(1),
      meals: each.meals.map(eaten => ({
        ...eaten,
        id: draw(2),
        components: eaten.components.map(part => ({
          ...part,
          id: draw(3),
          alternatives: part.alternatives.map(other => ({ ...other, id: draw(5) })),
          ingredients: part.ingredients.map(row => ({
            ...row,
            id: draw(4),
            alternatives: row.alternatives.map(other => ({ ...other, id: draw(6) })),
          })),
        })),
      })),
    })),
  })
}

const anyContent = fc.tuple(shape, fc.nat(22)).map(([written, seed]) => withIds(written, seed))

const dayOf = (number: number, mealNumbers: readonly number[], cells: Cells = {}) => ({
  id: idOf(number),
  ...cells,
  meals: mealNumbers.map(each => ({ id: idOf(each), titleIt: `Pasto ${each}`, components: [] })),
})

describe('a body', () => {
  test('is read back as it was written, whatever stood there; writing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyContent, { minLength: 1, maxLength: 4 }), contents => {
        let rows = empty
        for (const content of contents) {
          rows = write(rows, content).rows
          expect(contentOf(rows)).toEqual(content)
          expect(operationsFor(rows, content)).toEqual([])
        }
      }),
      runs,
    )
  })

  test('can be undone', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        const { rows } = write(empty, before)
        const written = write(rows, after)
        const undone = applyOperations(mealPlanModel, written.rows, written.inverse)
        expect(contentOf(withChanges(written.rows, undone.changed))).toEqual(before)
      }),
      runs,
    )
  })

  test('makes an operation of each difference and of nothing else', () => {
    const { rows } = write(empty, { title: 'Base', days: [dayOf(1, [10, 11, 12], { nameIt: 'Lunedì' }), dayOf(2, [])] })
    const next = { days: [dayOf(1, [12, 10]), dayOf(2, [11])] }
    expect(operationsFor(rows, next).map(({ kind, id }) => [kind, id])).toEqual([
      ['set', planId],
      ['set', idOf(1)],
      ['move', idOf(10)],
      ['move', idOf(11)],
    ])
    expect(operationsFor(rows, { title: 'Base', days: [dayOf(2, [])] })).toEqual([{ kind: 'delete', id: idOf(1) }])
  })

  test('gives new rows ids, and brings deleted ones back', () => {
    const { rows } = write(empty, { days: [dayOf(1, [10, 11])] })
    const without = write(rows, { days: [] }).rows
    expect(contentOf(write(without, { days: [dayOf(1, [11])] }).rows).days).toEqual([
      { id: idOf(1), meals: [{ id: idOf(11), titleIt: 'Pasto 11', components: [] }] },
    ])
    const [added] = operationsWriting(rows, { id: planId, content: { days: [dayOf(1, [10, 11]), { meals: [] }] }, newId: () => idOf(77) })
    expect(added).toMatchObject({ kind: 'insert', id: idOf(77), type: 'day', parentId: planId })
  })

  test('leaves the note of the release that was taken last, which no body names', () => {
    const note = { kind: 'set' as const, id: planId, cells: { [takenReleaseCell]: idOf(7) } }
    const { rows } = write(withChanges(empty, applyOperations(mealPlanModel, empty, [note]).changed), { title: 'Nuovo', days: [] })
    expect(rows.get(planId)?.cells).toEqual({ title: 'Nuovo', [takenReleaseCell]: idOf(7) })
  })

  test('lets meals of two full days change places, and new ones take theirs', () => {
    const full = (from: number) => Array.from({ length: mealPlanLimits.mealsInDay }, (_, at) => from + at)
    const { rows } = write(empty, { days: [dayOf(1, full(100)), dayOf(2, full(200))] })
    const swapped = { days: [dayOf(1, [200, ...full(100).slice(1)]), dayOf(2, [100, ...full(200).slice(1)])] }
    expect(contentOf(write(rows, swapped).rows)).toEqual(swapped)
    const pushed = { days: [dayOf(1, [999, ...full(100).slice(1)]), dayOf(2, [100, ...full(200).slice(1)])] }
    expect(contentOf(write(rows, pushed).rows)).toEqual(pushed)
  })

  test.each([
    ['twice', { days: [dayOf(1, [10]), dayOf(2, [10])] }],
    ['for the plan', { days: [dayOf(1, [0])] }],
    ['for a row of another type', { days: [dayOf(3, [1])] }],
  ])('that has an id %s is refused', (_, content) => {
    const { rows } = write(empty, { days: [dayOf(1, [10])] })
    const { faults } = applyOperations(mealPlanModel, rows, operationsFor(rows, content))
    expect(faults.map(({ reason }) => reason)).toContain('row exists')
  })
})
