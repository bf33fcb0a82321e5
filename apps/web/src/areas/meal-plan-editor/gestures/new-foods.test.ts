import { expect, test } from 'vitest'
import { foodLibraryOf } from '#lib/food-library'
import { closeDialog, dialog } from '../dialogs.ts'
import { newFoodId } from '../foods/typed-food.ts'
import { testFood, testSession } from '../session.testing.ts'
import { insertFood } from './foods.ts'
import { placeNewFood } from './new-foods.ts'
import { editCells, insertTyped } from './typed-cells.ts'

const empty = foodLibraryOf({ revision: '', libraryRevision: '', own: null, library: null, favoriteIds: [], recentIds: [] }, 'it')
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
