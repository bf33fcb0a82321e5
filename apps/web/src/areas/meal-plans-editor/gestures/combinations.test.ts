import { CombinedComponents } from '@allenio/contract/forms/meal-plans'
import { childrenOf } from '@allenio/domain/documents'
import { expect, test } from 'vitest'
import type { FoodLibrary } from '#lib/food-library'
import { testFood, testSession } from '../session.testing.ts'
import { copies, copyComponents, hasCopiedDish, pasteComponents, pasteFoods } from './clipboard.ts'
import { combinedComponents, insertCombination } from './combinations.ts'
import { dissolveRow } from './dishes.ts'
import { addAlternative, insertEmpty, insertFood, toggleLock } from './foods.ts'

type Session = ReturnType<typeof testSession>

const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
const [rice, pasta, bread] = [1, 2, 3].map(count => testFood(idOf(count), { name: `food ${count}` })) as [Food, Food, Food]
type Food = ReturnType<typeof testFood>

const meal = (session: Session, at = 0) => session.outline.get().days[0]?.meals[at]?.id ?? ''
const rows = (session: Session, at = 0) => session.outline.get().days[0]?.meals[at]?.rows ?? []
const foods = (session: Session, at = 0) => rows(session, at).map(({ amount }) => amount?.food?.id)
const add = (session: Session, food: Food) => insertFood(session, { mealId: meal(session), food }) ?? ''
const entry = (session: Session, id: string) => {
  const found = session.outline.get().entries.get(id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}

/** The index of a device that has these foods. */
const libraryOf = (...all: Food[]): FoodLibrary => ({
  find: () => [],
  meant: () => undefined,
  called: () => undefined,
  get: id => {
    const found = all.find(food => food.id === id)
    return found && { ...found, figures: found, cholesterol: null }
  },
  all: [],
  isReady: true,
})

/** A session whose server knows these foods. */
function sessionWith(...known: Food[]) {
  const session = testSession()
  const asked: string[] = []
  const load = async (ids: readonly string[]) => {
    asked.push(...ids)
    const loaded = known.filter(({ id }) => ids.includes(id))
    session.book.add(loaded)
    return loaded
  }
  return { session: { ...session, book: { ...session.book, load } }, asked }
}

test('copied rows are pasted whole into another plan, and only their own texts mean them', () => {
  const [session, other] = [testSession(), testSession()]
  const id = add(session, rice)
  addAlternative(session, entry(session, id), pasta)
  copyComponents(session, [id], [['rice', '100']])
  expect([copies.isMeantBy([['rice', '100']]), copies.isMeantBy([['rice', '120']])]).toEqual([true, false])
  expect(pasteComponents(other, meal(other, 2), undefined)).toBe(1)
  expect(rows(other, 2)).toMatchObject([{ alternativeCount: 1, figures: { kcal: 100 } }])
  expect(rows(other, 2)[0]?.id).not.toBe(id)
})

test('rows become a combination with what stands in them; lines without a food are left out', () => {
  const session = testSession()
  const id = add(session, rice)
  addAlternative(session, entry(session, id), pasta)
  toggleLock(session, [id])
  const emptyId = insertEmpty(session, meal(session), id) ?? ''
  const [alternative] = entry(session, id).subRows
  expect(combinedComponents(session, [id, emptyId, alternative?.id ?? ''])).toMatchObject([
    { food: { id: rice.id }, grams: 100, isLocked: true, alternatives: [{ food: { id: pasta.id } }] },
  ])
})

const cellOf = ({ id }: Food, version = 1) => ({ id, version, it: `vecchio ${id}`, en: '' })
const combination = CombinedComponents.parse([
  { food: cellOf(rice), grams: 150, alternatives: [{ food: cellOf(pasta), grams: 90 }] },
  { recipe: { it: 'Zuppa', en: '', portions: 2 }, portions: 1, ingredients: [{ food: cellOf(bread), grams: 40 }] },
])

test('a combination comes as one gesture behind a row, with the newest foods of the index and of the server', async () => {
  const newRice = { ...rice, version: 3, nameIt: 'Riso' }
  const newBread = { ...bread, version: 2, nameIt: 'Pane' }
  const { session, asked } = sessionWith(newBread, pasta)
  const [first] = [add(session, pasta), add(session, pasta)]
  session.gestures.length = 0
  await insertCombination(session, { mealId: meal(session), afterId: first, components: combination }, libraryOf(newRice, pasta))
  expect(session.gestures).toHaveLength(1)
  expect(asked).toEqual([bread.id])
  expect(foods(session)).toEqual([pasta.id, rice.id, undefined, pasta.id])
  const [, row, dish] = rows(session)
  expect(row?.amount?.food).toEqual({ id: rice.id, version: 3, it: 'Riso', en: '' })
  expect(row).toMatchObject({ amount: { grams: 150 }, subRows: [{ amount: { grams: 90 } }], figures: { kcal: 150 } })
  expect(dish?.subRows).toMatchObject([{ amount: { food: { version: 2, it: 'Pane' }, grams: 40 } }])
})

test('foods that are nowhere, or out of reach, stay as they were saved', async () => {
  const { session } = sessionWith()
  session.book.load = () => Promise.reject(new Error('offline'))
  await insertCombination(session, { mealId: meal(session), components: combination }, libraryOf())
  expect(rows(session)[0]?.amount?.food).toEqual(cellOf(rice))
})

test('it takes the place of a row without a food, and comes only where there is room', async () => {
  const { session } = sessionWith()
  const library = libraryOf(rice, pasta, bread)
  const emptyId = insertEmpty(session, meal(session), undefined) ?? ''
  expect(await insertCombination(session, { mealId: meal(session), afterId: emptyId, components: combination }, library)).toBe(true)
  expect(foods(session)).toEqual([rice.id, undefined])
  const many = Array.from({ length: 59 }, () => combination[0]).flatMap(each => each ?? [])
  expect(await insertCombination(session, { mealId: meal(session), components: many }, library)).toBe(false)
  expect(childrenOf(session.document.rows.get(), meal(session))).toHaveLength(2)
})

test('a dish is dissolved into its foods by one gesture, and a copied one is pasted either way', async () => {
  const { session } = sessionWith(bread)
  const [, dish] = combination
  const components = dish ? [dish] : []
  await insertCombination(session, { mealId: meal(session), components }, libraryOf(bread))
  const [soup] = rows(session)
  if (!soup) throw new Error('no dish')
  copyComponents(session, [soup.id])
  expect(hasCopiedDish()).toBe(true)
  session.gestures.length = 0
  dissolveRow(session, soup)
  expect(session.gestures).toHaveLength(1)
  expect(rows(session)).toMatchObject([{ kind: 'food', amount: { food: { id: bread.id }, grams: 40 } }])
  pasteComponents(session, meal(session, 1), undefined)
  pasteFoods(session, meal(session, 1))
  expect(rows(session, 1).map(({ kind }) => kind)).toEqual(['dish', 'food'])
  copyComponents(session, [rows(session)[0]?.id ?? ''])
  expect(hasCopiedDish()).toBe(false)
})
