import { newerFoodIn } from '../outline.ts'
import { expect, test } from 'vitest'
import { testFood, testSession } from '../session.testing.ts'
import { addAlternative, insertFood, typedQuantity } from './foods.ts'
import { insertDish } from './dishes.ts'
import { allComponents, componentEntry, outdatedRows, takeVersion } from './versions.ts'

type Session = ReturnType<typeof testSession>

const slice = { name: { it: 'fetta', en: 'slice' }, amount: 1, grams: 30, source: 'own' as const }
const bread = testFood('bread', { source: 'own', latestVersion: 2, kcal: 250, measures: [slice] })
const newBread = { ...bread, version: 2, kcal: 200, nameIt: 'pane nero', measures: [] }
const rice = testFood('rice', { kcal: 350 })

const meal = (session: Session, at = 0) => session.outline.get().days[0]?.meals[at]?.id ?? ''
const entry = (session: Session, id: string) => {
  const found = session.outline.get().entries.get(id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}
const add = (session: Session, food: typeof bread, at = 0) => insertFood(session, { mealId: meal(session, at), food }) ?? ''
const take = (session: Session, id: string) => {
  const component = componentEntry(session, entry(session, id))
  takeVersion(session, component ? [component] : [], newBread)
}

test('a food of an earlier version is told of, and a deleted one is not', () => {
  const session = testSession()
  const [old, last] = [add(session, bread), add(session, rice)]
  expect([newerFoodIn(entry(session, old)), newerFoodIn(entry(session, last))]).toEqual([bread, undefined])
  const gone = add(session, testFood('gone', { latestVersion: 2, isDeleted: true }))
  expect(newerFoodIn(entry(session, gone))).toBeUndefined()
})

test('a row takes the newer version in one gesture: its quantity stays, its alternatives follow', () => {
  const session = testSession()
  const id = add(session, bread)
  const alternative = addAlternative(session, entry(session, id), rice) ?? ''
  session.edit(typedQuantity(session, entry(session, id), '4 fette') ?? [])
  expect(entry(session, alternative).amount?.grams).toBe(85)
  session.gestures.length = 0
  take(session, id)
  expect(session.gestures).toHaveLength(1)
  expect(entry(session, id).amount).toMatchObject({ food: { version: 2, it: 'pane nero' }, grams: 120, measure: null })
  expect(entry(session, id).figures.kcal).toBe(240)
  expect(entry(session, alternative).amount?.grams).toBe(70)
  expect(newerFoodIn(entry(session, id))).toBeUndefined()
})

test('an alternative that takes it gets as much of the row’s basis as before', () => {
  const session = testSession()
  const id = add(session, rice)
  const alternative = addAlternative(session, entry(session, id), bread) ?? ''
  expect(entry(session, alternative).amount?.grams).toBe(140)
  take(session, alternative)
  expect(entry(session, alternative).amount).toMatchObject({ food: { version: 2 }, grams: 175 })
  expect(entry(session, id).amount?.food?.id).toBe('rice')
})

test('all rows of the plan take it at once, within dishes, too', () => {
  const session = testSession()
  add(session, bread)
  add(session, bread, 2)
  const ingredient = { id: 'of recipe', food: bread, grams: 50, measure: null, isToTaste: false, customNameIt: '', customNameEn: '' }
  const recipe = { id: 'recipe', nameIt: 'Panzanella', nameEn: '', portions: 1, components: [ingredient] } as never
  insertDish(session, { mealId: meal(session, 1), afterId: undefined, recipe, portions: 2, isApart: false })
  const dish = session.outline.get().days[0]?.meals[1]?.rows[0]
  expect([dish && newerFoodIn(dish), outdatedRows(allComponents(session), bread).length]).toEqual([bread, 3])
  session.gestures.length = 0
  takeVersion(session, allComponents(session), newBread)
  expect(session.gestures).toHaveLength(1)
  expect(outdatedRows(allComponents(session), bread)).toEqual([])
  expect(session.outline.get().days[0]?.meals[1]?.rows[0]?.subRows).toMatchObject([{ amount: { food: { version: 2 }, grams: 100 } }])
})
