import type { OwnKey } from '#ui/spreadsheet'
import { expect, test } from 'vitest'
import { dialog } from '../dialogs.ts'
import { addDay } from '../gestures/days.ts'
import { insertDish } from '../gestures/dishes.ts'
import { insertFood } from '../gestures/foods.ts'
import { testFood, testSession } from '../session.testing.ts'
import { ownKeysOf } from './own-keys.ts'

type Session = ReturnType<typeof testSession>

const rice = testFood('rice')
const firstMeal = (session: Session) => session.outline.get().days[0]?.meals[0]
const grams = (session: Session, id: string) => session.outline.get().entries.get(id)?.amount?.grams
const add = (session: Session) => insertFood(session, { mealId: firstMeal(session)?.id ?? '', food: rice }) ?? ''

/** Undefined where the key is left to the table. */
function press(session: Session, keys: string, rowIds: readonly string[], column = 'food'): number | undefined {
  session.gestures.length = 0
  const key = keys.split(' ').at(-1) ?? ''
  const has = (name: string) => keys.split(' ').includes(name)
  const event: OwnKey = { key, code: key, ctrlKey: has('Ctrl'), shiftKey: has('Shift'), altKey: has('Alt'), metaKey: false }
  const keyOf = ownKeysOf(session, { isMac: false, maySave: false })
  const run = keyOf(event, { rowIds, groupId: firstMeal(session)?.id ?? '', column, isEmpty: false })
  run?.()
  return run && session.gestures.length
}

test.each(['food', 'quantity', 'kcal'])('Ctrl and arrows step the quantity of all selected rows at once from the column %s', column => {
  const session = testSession()
  const ids = [add(session), add(session)]
  for (const [keys, expected] of [
    ['Ctrl ArrowUp', 105],
    ['Ctrl Shift ArrowUp', 155],
    ['Ctrl ArrowDown', 150],
    ['Ctrl Shift ArrowDown', 100],
  ] as const) {
    expect(press(session, keys, ids, column)).toBe(1)
    expect(ids.map(id => grams(session, id))).toEqual([expected, expected])
  }
})

test.each([
  ['Alt KeyC', 'copy meal'],
  ['Alt KeyX', 'paste'],
  ['Alt KeyI', 'import'],
])('%s opens a dialog, also without a row', (keys, kind) => {
  const session = testSession()
  expect(press(session, keys, [])).toBe(0)
  expect(dialog.get()).toMatchObject({ kind, ...(kind !== 'import' && { mealId: firstMeal(session)?.id }) })
})

test('without a row, in a heading or the line for new rows, they are the table’s own', () => {
  expect(press(testSession(), 'Ctrl ArrowUp', [])).toBeUndefined()
})

/** Two portions, of which one weighs so much. */
function dishOf(portionGrams: number) {
  const session = testSession()
  const ingredient = {
    id: 'of recipe',
    food: rice,
    grams: portionGrams,
    measure: null,
    isToTaste: false,
    customNameIt: '',
    customNameEn: '',
  }
  const recipe = { id: 'recipe', nameIt: 'Risotto', nameEn: '', portions: 1, components: [ingredient] } as never
  insertDish(session, { mealId: firstMeal(session)?.id ?? '', afterId: undefined, recipe, portions: 2, isApart: false })
  const dish = () => firstMeal(session)?.rows[0]
  const [id, ingredientId] = [dish()?.id ?? '', dish()?.subRows[0]?.id ?? '']
  return { session, id, ingredientId, portions: () => dish()?.component.portions }
}

test.each([
  [200, 'Ctrl ArrowUp', 2.03, 406],
  [200, 'Ctrl Shift ArrowDown', 1.75, 350],
  [100, 'Ctrl Shift ArrowUp', 2.5, 250],
  // a hundredth of a portion is the least
  [2000, 'Ctrl ArrowUp', 2.01, 4020],
])('of a dish of %d g a portion, %s makes %d portions', (portionGrams, keys, portions, expected) => {
  const { session, id, ingredientId, ...dish } = dishOf(portionGrams)
  expect(press(session, keys, [id])).toBe(1)
  expect([dish.portions(), grams(session, ingredientId)]).toEqual([portions, expected])
})

test('an ingredient that is selected with its dish follows it', () => {
  const { session, id, ingredientId, ...dish } = dishOf(100)
  expect(press(session, 'Ctrl Shift ArrowUp', [id, ingredientId])).toBe(1)
  expect([dish.portions(), grams(session, ingredientId)]).toEqual([2.5, 250])
  expect(press(session, 'Ctrl ArrowUp', [ingredientId])).toBe(1)
  expect([dish.portions(), grams(session, ingredientId)]).toEqual([2.5, 255])
})

test('a dish stays within its portions', () => {
  const { session, id, ...dish } = dishOf(5)
  expect(press(session, 'Ctrl Shift ArrowDown', [id])).toBe(1)
  expect(dish.portions()).toBe(0.01)
  expect(press(session, 'Ctrl ArrowDown', [id])).toBe(0)
})

test('Alt and letters lock a row, open what stands below it, and ask for an alternative', () => {
  const session = testSession()
  const id = add(session)
  const isLocked = () => session.outline.get().entries.get(id)?.cells['isLocked']
  expect([press(session, 'Alt KeyL', [id]), isLocked()]).toEqual([1, true])
  expect([press(session, 'Alt KeyL', [id]), isLocked()]).toEqual([1, undefined])
  expect(press(session, 'Alt KeyO', [id])).toBe(0)
  expect([...session.openIds.get()]).toEqual([id])
  press(session, 'Alt KeyO', [id])
  expect([...session.openIds.get()]).toEqual([])
  press(session, 'Alt KeyA', [id])
  expect(dialog.get()).toMatchObject({ kind: 'alternative', rowId: id })
  expect(press(session, 'Alt KeyL', [])).toBeUndefined()
})

test('Alt and arrows turn the days, and end at the first and the last', () => {
  const session = testSession()
  addDay(session)
  const days = session.outline.get().days.map(({ id }) => id)
  const turned = ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight'].map(key => {
    press(session, `Alt ${key}`, [])
    return days.indexOf(session.dayId.get() ?? '')
  })
  expect(turned).toEqual([0, 0, 1, 1])
})

test('Ctrl, Shift and Enter add the next meal of the day', () => {
  const session = testSession()
  const meals = () => session.outline.get().days[0]?.meals.length ?? 0
  const before = meals()
  expect(press(session, 'Ctrl Shift Enter', [])).toBe(1)
  expect(meals()).toBe(before + 1)
})

test('of a dish there is no alternative, and without a food no combination', () => {
  const { session, id } = dishOf(100)
  dialog.set(undefined)
  press(session, 'Alt KeyA', [id])
  expect(dialog.get()).toBeUndefined()
  expect(press(session, 'Alt KeyS', [id])).toBeUndefined()
})
