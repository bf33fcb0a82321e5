import { expect, test } from 'vitest'
import { foodLibraryOf } from '#lib/food-library'
import { closeDialog, dialog } from '../dialogs.ts'
import { newFoodId } from '../foods/typed-food.ts'
import { testFood, testSession } from '../session.testing.ts'
import { insertFood } from '../gestures/foods.ts'
import { placeNewFood } from './new-food-dialog.tsx'
import { editCells, insertTyped, insertWeighed, quantityFault } from '../gestures/typed-cells.ts'

const empty = foodLibraryOf(
  { revision: '', libraryRevision: '', tables: 'Europe first', own: null, library: null, favoriteIds: [], recentIds: [] },
  'it',
)
const bread = testFood('bread', { source: 'own', nameIt: 'Pane di casa' })

const mealOf = (session: ReturnType<typeof testSession>) => session.outline.get().days[0]?.meals[0]
const rowsOf = (session: ReturnType<typeof testSession>) => mealOf(session)?.rows.map(({ amount }) => [amount?.food?.id, amount?.grams])

test('a name that no food has leads to its creation, and lands with the quantity that was typed', () => {
  const session = testSession()
  const mealId = mealOf(session)?.id ?? ''
  const typed = 'pane di casa 80'
  expect(insertTyped(session, { mealId, afterId: undefined, text: typed, optionId: newFoodId }, empty)).toBeUndefined()
  expect(dialog.get()).toMatchObject({ kind: 'new food', typed, mealId })
  closeDialog()
  const gestureIds = new Set<string | undefined>()
  const edit: typeof session.edit = (operations, gestureId) => {
    gestureIds.add(gestureId)
    session.edit(operations, gestureId)
  }
  placeNewFood({ ...session, edit }, bread, { typed, mealId, afterId: undefined })
  expect(rowsOf(session)).toEqual([['bread', 80]])
  expect(gestureIds.size).toBe(1)
})

test('typed over the food of a row, it takes that row, and a new one where it is gone meanwhile', () => {
  const session = testSession()
  const mealId = mealOf(session)?.id ?? ''
  const rowId = insertFood(session, { mealId, food: testFood('rice') }) ?? ''
  editCells(session, [{ rowId, column: 'food', text: 'pane di casa', optionId: newFoodId }], empty)
  expect(dialog.get()).toMatchObject({ kind: 'new food', typed: 'pane di casa', rowId })
  closeDialog()
  placeNewFood(session, bread, { typed: 'pane di casa', mealId, afterId: undefined, rowId })
  expect(rowsOf(session)).toEqual([['bread', 100]])
  session.edit([{ kind: 'delete', id: rowId }])
  placeNewFood(session, bread, { typed: 'pane di casa 50', mealId, afterId: rowId, rowId })
  expect(rowsOf(session)).toEqual([['bread', 50]])
})

test('a food of the index is weighed by a measure as soon as its figures have come, as one step of undo', async () => {
  const opened = testSession()
  const sliced = {
    ...bread,
    nutrients: { iron: 1 },
    measures: [{ name: { it: 'fetta', en: '' }, amount: 1, grams: 30, source: 'own' as const }],
  }
  const gestureIds = new Set<string | undefined>()
  const load = async () => {
    opened.book.add([sliced])
    return [sliced]
  }
  const edit: typeof opened.edit = (operations, gestureId) => {
    gestureIds.add(gestureId)
    opened.edit(operations, gestureId)
  }
  const session = { ...opened, edit, book: { ...opened.book, load } }
  const mealId = mealOf(session)?.id ?? ''
  expect(quantityFault('2 fette', bread)).toBeUndefined()
  insertWeighed(session, { mealId, afterId: undefined, food: bread, text: '2 fette' })
  await expect.poll(() => rowsOf(session)).toEqual([['bread', 60]])
  expect(gestureIds.size).toBe(1)
  expect([quantityFault('2 tegole', sliced), quantityFault('tanto', bread), quantityFault('', bread)].map(Boolean)).toEqual([
    true,
    false,
    true,
  ])
})
