import { expect, test, vi } from 'vitest'
import type { FoodLibrary, FoundFood } from '#lib/food-library'
import { foodOptions, newFoodId } from '../foods/typed-food.ts'
import { handFoods } from '../session.ts'
import { testFood, testSession } from '../session.testing.ts'
import { insertFood } from './foods.ts'
import { editCells, insertTyped, loneName, pasteTexts, takeNamedFoods } from './typed-cells.ts'

const toast = vi.hoisted(() => vi.fn<(message: { text: string }) => void>())
vi.mock('#ui/toast', async importOriginal => ({ ...(await importOriginal<object>()), toast }))

const plain = testFood('rice', { nameIt: 'Riso' })
const rice: FoundFood = { ...plain, name: 'Riso', figures: plain, cholesterol: null }

/** The foods of a device before and after they have come. */
const libraryOf = (...foods: FoundFood[]): FoodLibrary => ({
  isReady: foods.length > 0,
  find: text => foods.filter(({ name }) => name.toLowerCase() === text.toLowerCase()),
  meant: text => foods.find(({ name }) => name.toLowerCase() === text.toLowerCase()),
  called: () => undefined,
  get: id => foods.find(food => food.id === id),
  all: foods,
})
const [before, after] = [libraryOf(), libraryOf(rice)]

const mealOf = (session: ReturnType<typeof testSession>) => session.outline.get().days[0]?.meals[0]
const rowsOf = (session: ReturnType<typeof testSession>) =>
  mealOf(session)?.rows.map(({ amount }) => [amount?.food?.id, amount?.grams, amount?.customName.it])

function typedEarly(text: string) {
  const opened = testSession()
  const gestureIds: (string | undefined)[] = []
  const edit: typeof opened.edit = (operations, gestureId) => {
    gestureIds.push(gestureId)
    opened.edit(operations, gestureId)
  }
  const session = { ...opened, edit, gestureIds }
  const id = insertTyped(session, { mealId: mealOf(session)?.id ?? '', afterId: undefined, text }, before)
  return { session, id: id ?? '' }
}

test('while foods are on their way a typed one may be taken, and none is created', () => {
  const texts = { create: () => 'Crea', awaited: 'In arrivo' }
  expect(foodOptions('riso 80', before, texts)).toEqual([{ id: 'awaited food', text: 'riso 80', detail: 'In arrivo' }])
  expect(foodOptions('', before, texts)).toEqual([])
})

test('a food that is typed before they have come is in its row once they have, with its quantity and as one step of undo', () => {
  const { session } = typedEarly('riso 80')
  expect(rowsOf(session)).toEqual([[undefined, 0, 'riso 80']])
  handFoods(session.awaitsFoods, before)
  expect(rowsOf(session)).toEqual([[undefined, 0, 'riso 80']])
  handFoods(session.awaitsFoods, after)
  expect(rowsOf(session)).toEqual([['rice', 80, '']])
  expect([session.gestureIds.length, new Set(session.gestureIds).size]).toEqual([3, 1])
  handFoods(session.awaitsFoods, after)
  expect(session.gestureIds).toHaveLength(3)
})

test('a typed name that no food has stays as the name of its row', () => {
  const { session } = typedEarly('pane di casa 80')
  handFoods(session.awaitsFoods, after)
  expect(rowsOf(session)).toEqual([[undefined, 0, 'pane di casa 80']])
})

test('a row that was deleted meanwhile stays deleted', () => {
  const { session, id } = typedEarly('riso')
  session.edit([{ kind: 'delete', id }])
  handFoods(session.awaitsFoods, after)
  expect(rowsOf(session)).toEqual([])
})

test('a food typed over another, and pasted ones, wait as well', () => {
  const session = testSession()
  const mealId = mealOf(session)?.id ?? ''
  const rowId = insertFood(session, { mealId, food: testFood('pasta') }) ?? ''
  editCells(session, [{ rowId, column: 'food', text: 'riso' }], before)
  const paste = { groupId: mealId, afterId: rowId, changes: [], extraRows: [['riso', '50']], refusedCount: 0, rowIds: [], columns: [] }
  expect(pasteTexts(session, paste as never, before)).toEqual({ cellCount: 1, refusedCount: 0 })
  handFoods(session.awaitsFoods, after)
  expect(rowsOf(session)?.map(row => row.slice(0, 2))).toEqual([
    ['rice', 100],
    ['rice', 50],
  ])
})

test.each([
  ['a name alone', {}, 'riso 80'],
  ['a quantity', { grams: 50 }, undefined],
  ['a note', { note: 'di casa' }, undefined],
  ['a name in one language', { customNameEn: 'Rice' }, undefined],
  ['a food', { food: { id: 'rice', version: 1, it: 'Riso', en: '' } }, undefined],
])('a row left behind with %s', (_, cells, name) => {
  const { session, id } = typedEarly('riso 80')
  session.edit([{ kind: 'set', id, cells }])
  const entry = session.outline.get().entries.get(id)
  expect(entry && loneName(entry)).toBe(name)
})

test('rows that were left as names take the foods of exactly these names, as one step of undo', () => {
  const { session } = typedEarly('riso 80')
  const exact: FoodLibrary = { ...after, called: name => (name === 'riso' ? rice : undefined) }
  insertTyped(session, { mealId: mealOf(session)?.id ?? '', afterId: undefined, text: 'pane di casa' }, before)
  session.gestureIds.length = 0
  takeNamedFoods(session, exact)
  expect(rowsOf(session)).toContainEqual(['rice', 80, ''])
  expect(rowsOf(session)).toContainEqual([undefined, 0, 'pane di casa'])
  expect([session.gestureIds.length, new Set(session.gestureIds).size]).toEqual([2, 1])
})

test('a pasted row is weighed as the food that comes with it, and a food that nobody has moves nothing', () => {
  const session = testSession()
  const mealId = mealOf(session)?.id ?? ''
  const rowIds = ['lettuce', 'bread'].map(name => insertFood(session, { mealId, food: testFood(name, { kcal: 15 }) }) ?? '')
  const rowChanges = (rowId: string, optionId: string, texts: readonly string[]) =>
    ['food', 'quantity', 'kcal'].map((column, at) => ({ rowId, column, text: texts[at] ?? '', ...(at === 0 && { optionId }) }))
  const changes = [
    ...rowChanges(rowIds[0] ?? '', 'rice', ['Riso', '10', '90']),
    ...rowChanges(rowIds[1] ?? '', newFoodId, ['Kinoa soffiata', '80', '300']),
  ]
  const paste = { groupId: mealId, afterId: rowIds[1], changes, extraRows: [], refusedCount: 0, rowIds, columns: [] }
  expect(pasteTexts(session, paste as never, after)).toEqual({ cellCount: 3, refusedCount: 3 })
  expect(rowsOf(session)?.map(row => row.slice(0, 2))).toEqual([
    ['rice', 10],
    ['bread', 100],
  ])
})

test('all pasted foods that nobody has are named at once', () => {
  const session = testSession()
  const mealId = mealOf(session)?.id ?? ''
  const extraRows = [['kinoa'], ['riso', '50'], ['farro'], ['kinoa', '30']]
  const paste = { groupId: mealId, afterId: undefined, changes: [], extraRows, refusedCount: 0, rowIds: [], columns: [] }
  const onlyRice: FoodLibrary = { ...after, meant: text => (text === 'riso' ? rice : undefined) }
  toast.mockClear()
  expect(pasteTexts(session, paste as never, onlyRice)).toEqual({ cellCount: 1, refusedCount: 3 })
  expect(toast.mock.calls.map(([{ text }]) => text)).toEqual(['Alimenti non trovati: kinoa, farro'])
})
