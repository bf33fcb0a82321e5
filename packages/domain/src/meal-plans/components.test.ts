import { CombinedComponents } from '@allenio/contract/meal-plans'
import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import { expect, test } from 'vitest'
import { componentsIn, dissolveDish, dissolveDishes, insertComponents } from './components.ts'

const food = (id: string) => ({ id: `00000000-0000-4000-8000-00000000000${id}`, version: 1, it: `Cibo ${id}`, en: '' })

const components = CombinedComponents.parse([
  { food: food('1'), grams: 150, isLocked: true, alternatives: [{ food: food('2'), grams: 90, isPinned: true }] },
  {
    recipe: { it: 'Zuppa', en: '', portions: 2 },
    portions: 1,
    ingredients: [
      { food: food('3'), grams: 50, ownGrams: 100, alternatives: [{ food: food('1'), grams: 40 }] },
      { food: food('4'), isToTaste: true },
    ],
  },
])

const newIds = () => {
  let count = 0
  return () => `row ${(count += 1)}`
}

const rowsAfter = (operations: ReturnType<typeof insertComponents>): DocumentRows =>
  new Map(operations.flatMap(each => (each.kind === 'insert' ? [[each.id, { ...each, originId: null, isDeleted: false }]] : [])))

test('components become rows of a meal in their order, and these are the same components again', () => {
  const rows = rowsAfter(insertComponents(new Map(), { components, parentId: 'meal', newId: newIds() }))
  const ids = childrenOf(rows, 'meal').map(({ id }) => id)
  expect(CombinedComponents.parse(componentsIn(rows, ids))).toEqual(components)
  expect(rows.size).toBe(6)
})

test('they stand behind a row, each time with ids of their own', () => {
  const newId = newIds()
  const before = rowsAfter(insertComponents(new Map(), { components, parentId: 'meal', newId }))
  const [first] = childrenOf(before, 'meal')
  const rows = new Map([...before, ...rowsAfter(insertComponents(before, { components, parentId: 'meal', afterId: first?.id, newId }))])
  expect(rows.size).toBe(12)
  expect(childrenOf(rows, 'meal').map(({ cells }) => ('recipe' in cells ? 'dish' : 'food'))).toEqual(['food', 'food', 'dish', 'dish'])
})

test('deleted rows and emptied cells are left out', () => {
  const rows = rowsAfter(insertComponents(new Map(), { components, parentId: 'meal', newId: newIds() }))
  const [first, dish] = childrenOf(rows, 'meal')
  const [ingredient] = childrenOf(rows, dish?.id ?? '')
  if (!first || !ingredient) throw new Error('no rows')
  const changed = new Map(rows)
    .set(first.id, { ...first, cells: { ...first.cells, isLocked: null } })
    .set(ingredient.id, { ...ingredient, isDeleted: true })
  const [row, soup] = CombinedComponents.parse(componentsIn(changed, [first.id, dish?.id ?? '', 'unknown']))
  expect(row).not.toHaveProperty('isLocked')
  expect(soup?.ingredients).toMatchObject([{ isToTaste: true }])
})

test('a dish becomes its foods with their alternatives, in its place; its note and lock go along', () => {
  const [row, dish] = components
  if (!row || !dish) throw new Error('no components')
  const noted = { ...dish, note: 'Cuoci piano', isLocked: true }
  expect(dissolveDishes([row, noted])).toEqual([
    row,
    { food: food('3'), grams: 50, note: 'Cuoci piano', isLocked: true, alternatives: [{ food: food('1'), grams: 40 }], ingredients: [] },
    { food: food('4'), isToTaste: true, isLocked: true, alternatives: [], ingredients: [] },
  ])
  const newId = newIds()
  const rows = rowsAfter(insertComponents(new Map(), { components: [row, noted, row], parentId: 'meal', newId }))
  const [, second] = childrenOf(rows, 'meal')
  const operations = dissolveDish(rows, { id: second?.id ?? '', dish: noted, newId })
  expect(operations.at(-1)).toEqual({ kind: 'delete', id: second?.id })
  const after = new Map([...rows, ...rowsAfter(operations)])
  after.delete(second?.id ?? '')
  const ids = childrenOf(after, 'meal').map(({ id }) => id)
  expect(CombinedComponents.parse(componentsIn(after, ids))).toEqual([row, ...dissolveDishes([noted]), row])
})

test('a food is not dissolved', () => {
  const rows = rowsAfter(insertComponents(new Map(), { components, parentId: 'meal', newId: newIds() }))
  const [first] = childrenOf(rows, 'meal')
  const [row] = components
  expect(row && dissolveDish(rows, { id: first?.id ?? '', dish: row, newId: newIds() })).toEqual([])
})
