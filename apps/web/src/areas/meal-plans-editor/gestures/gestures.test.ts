import { expect, test } from 'vitest'
import { foodLibraryOf } from '#lib/food-library'
import { totalsOf } from '../totals.ts'
import { testFood, testSession } from '../session.testing.ts'
import { editRow } from '../dialogs/cell-texts.ts'
import { mealDescription } from '../row-names.ts'
import { entriesOf } from '../outline.ts'
import { allHitsText, hitText } from '../sheet/columns.ts'
import { useEditorWords } from '../words.ts'
import { editCells } from './typed-cells.ts'
import { addDay, copyDayTo, deleteShownDay } from './days.ts'
import { insertDish } from './dishes.ts'
import {
  addAlternative,
  duplicateRows,
  insertFood,
  replaceFood,
  moveComponents,
  stepGrams,
  swapAlternative,
  toggleLock,
  typedKcal,
  typedQuantity,
} from './foods.ts'
import { importParts } from './imports.ts'
import { addMeal, copyMealTo, nextMealOf, setCells, takesMeals } from './meals.ts'

type Session = ReturnType<typeof testSession>

const rice = testFood('rice', {
  kcal: 350,
  protein: 7,
  carbs: 78,
  lipids: 1,
  measures: [{ name: { it: 'cucchiaio', en: 'spoon' }, amount: 1, grams: 15, source: 'own' }],
})
const pasta = testFood('pasta', { kcal: 370, protein: 13, carbs: 72, lipids: 2 })
const water = testFood('water', { kcal: 0, protein: 0, carbs: 0, lipids: 0 })

const day = (session: Session, at = 0) => session.outline.get().days[at]
const meal = (session: Session, at = 0) => day(session)?.meals[at]?.id ?? ''
const entry = (session: Session, id: string) => {
  const found = session.outline.get().entries.get(id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}
const grams = (session: Session, id: string) => entry(session, id).amount?.grams
const names = (session: Session, at = 0) => day(session)?.meals[at]?.rows.map(({ amount }) => amount?.food?.id)
const add = (session: Session, food = rice, mealId = meal(session)) => insertFood(session, { mealId, food }) ?? ''
const apply = (session: Session, operations: ReturnType<typeof typedQuantity>) => session.edit(operations ?? [])

test('a food makes one gesture, and its day and meal are summed', () => {
  const session = testSession()
  const id = add(session)
  expect(session.gestures).toHaveLength(1)
  expect(entry(session, id).figures).toMatchObject({ kcal: 350, protein: 7, carbs: 78, lipids: 1 })
  const [first] = session.outline.get().days
  expect(first && totalsOf(first.sum)).toMatchObject({ kcal: 350, protein: 7, isPartial: false })
})

test('the meals and rows that a gesture leaves alone stay the same objects, so that they are not drawn again', () => {
  const session = testSession()
  const [changed, beside, elsewhere] = [add(session), add(session, pasta), add(session, rice, meal(session, 1))]
  const before = { day: day(session), beside: entry(session, beside), elsewhere: entry(session, elsewhere) }
  stepGrams(session, [changed], 5)
  expect(day(session)).not.toBe(before.day)
  expect(day(session)?.meals[0]).not.toBe(before.day?.meals[0])
  expect(day(session)?.meals[1]).toBe(before.day?.meals[1])
  expect(entry(session, beside)).toBe(before.beside)
  expect(entry(session, elsewhere)).toBe(before.elsewhere)
})

test('quantities are read as grams, measures and kcal; what cannot be read changes nothing', () => {
  const session = testSession()
  const id = add(session)
  apply(session, typedQuantity(session, entry(session, id), '2 cucchiai'))
  expect(entry(session, id).amount).toMatchObject({ grams: 30, measure: { amount: 2 } })
  apply(session, typedQuantity(session, entry(session, id), '700k'))
  expect(entry(session, id).amount).toMatchObject({ grams: 200, measure: null })
  apply(session, typedKcal(session, entry(session, id), '350'))
  expect(grams(session, id)).toBe(100)
  expect(typedQuantity(session, entry(session, id), 'tanto')).toBeUndefined()
  expect(typedKcal(session, entry(session, id), '-3')).toBeUndefined()
  apply(session, typedKcal(session, entry(session, id), '1.400'))
  expect(grams(session, id)).toBe(400)
  expect(typedKcal(session, entry(session, id), '999.999')).toBeUndefined()
})

test.each([
  ['2', 2],
  ['1/2', 0.5],
  ['2 porzioni', 2],
  ['1.200 g', 6],
  ['1.400k', 2],
  ['200', 200],
  ['201', undefined],
  ['0', undefined],
  ['0,001', undefined],
  ['2 kg', undefined],
])('of a dish, %j is %j portions', (text, portions) => {
  const session = testSession()
  const ingredient = { id: 'of recipe', food: rice, grams: 400, measure: null, isToTaste: false, customNameIt: '', customNameEn: '' }
  const recipe = { id: 'recipe', nameIt: 'Risotto', nameEn: '', portions: 2, components: [ingredient] } as never
  insertDish(session, { mealId: meal(session), afterId: undefined, recipe, portions: 1, isApart: false })
  const dish = entry(session, day(session)?.meals[0]?.rows[0]?.id ?? '')
  const operations = typedQuantity(session, dish, text)
  expect(operations?.[0]).toEqual(portions === undefined ? undefined : { kind: 'set', id: dish.id, cells: { portions } })
})

test('a dish is served from what its recipe has of the alternative that took the place of an ingredient', () => {
  const session = testSession()
  const ingredient = { id: 'of recipe', food: rice, grams: 400, measure: null, isToTaste: false, customNameIt: '', customNameEn: '' }
  const recipe = { id: 'recipe', nameIt: 'Risotto', nameEn: '', portions: 4, components: [ingredient] } as never
  insertDish(session, { mealId: meal(session), afterId: undefined, recipe, portions: 1, isApart: false })
  const dishId = day(session)?.meals[0]?.rows[0]?.id ?? ''
  const id = entriesOf(day(session) ?? { meals: [] }).find(each => each.kind === 'ingredient')?.id ?? ''
  const alternative = addAlternative(session, entry(session, id), pasta) ?? ''
  apply(session, typedQuantity(session, entry(session, alternative), '350'))
  swapAlternative(session, entry(session, alternative))
  for (const [portions, expected] of [
    ['2', 700],
    ['1', 350],
  ] as const) {
    apply(session, typedQuantity(session, entry(session, dishId), portions))
    expect(grams(session, id)).toBe(expected)
  }
})

test('of several measures with a name the usual one is taken, and its weight stands in the row', () => {
  const session = testSession()
  const slice = (it: string, grams: number) => ({ name: { it, en: '' }, amount: 1, grams, source: 'SR28' as const })
  const bread = testFood('bread', { measures: [slice('fetta sottile', 20), slice('fetta media', 30), slice('fetta grande', 45)] })
  const id = add(session, bread)
  const library = foodLibraryOf(
    { revision: '', libraryRevision: '', tables: 'Europe first', own: null, library: null, favoriteIds: [], recentIds: [] },
    'it',
  )
  editCells(session, [{ rowId: id, column: 'quantity', text: '2 fette' }], library)
  expect(entry(session, id).amount).toMatchObject({ grams: 60, measure: { name: { it: 'fetta media' }, amount: 2 } })
  editCells(session, [{ rowId: id, column: 'quantity', text: '2 tegole' }], library)
  expect(grams(session, id)).toBe(60)
})

test('alternatives follow their row by its basis until somebody weighs them', () => {
  const session = testSession()
  const id = add(session)
  const alternative = addAlternative(session, entry(session, id), pasta) ?? ''
  expect(grams(session, alternative)).toBe(95)
  stepGrams(session, [id], 100)
  expect(grams(session, alternative)).toBe(190)
  apply(session, typedQuantity(session, entry(session, alternative), '120'))
  stepGrams(session, [id], -50)
  expect(grams(session, alternative)).toBe(120)
  expect(grams(session, id)).toBe(150)
})

/** Rice of 100 g, and pasta of 95 g with as much energy. */
function riceOrPasta() {
  const session = testSession()
  const id = add(session)
  const alternative = addAlternative(session, entry(session, id), pasta) ?? ''
  session.gestures.length = 0
  return { session, id, alternative }
}

test('an alternative that is weighed in its dialog is pinned by one edit, and follows its row again once it is released', () => {
  const { session, id, alternative } = riceOrPasta()
  editRow(session, entry(session, alternative), { quantity: '120', changes: { customNameIt: 'Fusilli' }, isPinned: true })
  expect(session.gestures).toHaveLength(1)
  expect(entry(session, alternative).cells).toMatchObject({ grams: 120, isPinned: true, customNameIt: 'Fusilli' })
  editRow(session, entry(session, alternative), { quantity: undefined, changes: {}, isPinned: false })
  expect([grams(session, alternative), entry(session, alternative).cells['isPinned'] ?? null]).toEqual([95, null])
  stepGrams(session, [id], 100)
  expect(grams(session, alternative)).toBe(190)
  // the box was cleared after a quantity was typed
  editRow(session, entry(session, alternative), { quantity: '120', changes: {}, isPinned: false })
  expect([grams(session, alternative), entry(session, alternative).cells['isPinned'] ?? null]).toEqual([190, null])
  editRow(session, entry(session, alternative), { quantity: undefined, changes: {}, isPinned: true })
  editRow(session, entry(session, alternative), { quantity: undefined, changes: { customNameIt: '' }, isPinned: undefined })
  expect(entry(session, alternative).cells['isPinned']).toBe(true)
})

test('alternatives follow another basis at once', () => {
  const { session, id, alternative } = riceOrPasta()
  editRow(session, entry(session, id), { quantity: undefined, changes: { basis: 'protein' }, isPinned: false })
  expect([session.gestures.length, grams(session, alternative)]).toEqual([1, 55])
  editRow(session, entry(session, id), { quantity: '200', changes: { basis: 'carbs' }, isPinned: false })
  expect([session.gestures.length, grams(session, alternative)]).toEqual([2, 215])
})

test('other alternatives follow the one that has become the row', () => {
  const { session, id, alternative } = riceOrPasta()
  const bread = addAlternative(session, entry(session, id), testFood('bread', { kcal: 250 })) ?? ''
  expect(grams(session, bread)).toBe(140)
  apply(session, typedQuantity(session, entry(session, alternative), '200'))
  swapAlternative(session, entry(session, alternative))
  expect([grams(session, id), grams(session, alternative), grams(session, bread)]).toEqual([200, 100, 295])
})

test('an alternative without energy keeps a quantity of its own', () => {
  const session = testSession()
  const id = add(session)
  const alternative = addAlternative(session, entry(session, id), water) ?? ''
  expect(entry(session, alternative).cells['isPinned']).toBe(true)
  stepGrams(session, [id], 50)
  expect(grams(session, alternative)).toBe(100)
  editRow(session, entry(session, alternative), { quantity: undefined, changes: {}, isPinned: false })
  expect(entry(session, alternative).cells['isPinned'] ?? null).toBeNull()
  // so much energy is no quantity of it, but the box is ticked
  editRow(session, entry(session, alternative), { quantity: '300k', changes: {}, isPinned: true })
  expect([grams(session, alternative), entry(session, alternative).cells['isPinned']]).toEqual([100, true])
})

test('an alternative changes places with its row, in one gesture and back', () => {
  const session = testSession()
  const id = add(session)
  const alternative = addAlternative(session, entry(session, id), pasta) ?? ''
  session.gestures.length = 0
  swapAlternative(session, entry(session, alternative))
  expect(session.gestures).toHaveLength(1)
  expect([entry(session, id).amount?.food?.id, grams(session, id)]).toEqual(['pasta', 95])
  expect([entry(session, alternative).amount?.food?.id, grams(session, alternative)]).toEqual(['rice', 100])
})

test('an allergy that an alternative touches marks its row and its day, before the row is opened', async () => {
  const session = testSession()
  const id = add(session, testFood('oats', { allergens: { milk: 'free' } }))
  session.exclusions.set([{ kind: 'allergy', target: { kind: 'allergen', allergen: 'milk' }, name: 'Latte' }])
  expect([entry(session, id).mark, day(session)?.mark]).toEqual([null, null])
  addAlternative(session, entry(session, id), testFood('milk', { allergens: { milk: 'contains' } }))
  expect([entry(session, id).mark, day(session)?.mark]).toEqual(['red', 'red'])
  expect(entry(session, id).hits).toEqual([])
  expect(hitText(entry(session, id), useEditorWords.say)).toBe('oppure Latte: allergia')
  const [alternative] = entry(session, id).subRows
  expect(alternative && hitText(alternative, useEditorWords.say)).toBe('Latte: allergia')
  expect(entry(session, add(session, testFood('bread'))).mark).toBe('amber')
})

test('an allergen that several exclusions name is said once, by the worst', () => {
  const session = testSession()
  const id = add(session, testFood('milk', { allergens: { milk: 'contains', nuts: 'may contain' } }))
  const milk = { kind: 'allergen', allergen: 'milk' } as const
  session.exclusions.set([
    { kind: 'intolerance', target: milk, name: 'latte' },
    { kind: 'allergy', target: milk, name: 'Latte' },
    { kind: 'allergy', target: { kind: 'allergen', allergen: 'nuts' }, name: 'Frutta a guscio' },
  ])
  expect(allHitsText(entry(session, id), useEditorWords.say)).toBe('Latte: allergia · Frutta a guscio: può contenerne')
})

test('what has a name alone is judged by its words, and the rest of it is a doubt', async () => {
  const session = testSession()
  session.exclusions.set([{ kind: 'allergy', target: { kind: 'allergen', allergen: 'nuts' }, name: 'Frutta a guscio' }])
  const named = (customNameIt: string) => {
    const id = add(session)
    session.edit([{ kind: 'set', id, cells: { food: null, customNameIt } }])
    return entry(session, id)
  }
  const [cake, pie] = [named('Torta alle noci'), named('Crostata')]
  expect([cake.mark, pie.mark]).toEqual(['red', 'amber'])
  const namedRice = add(session)
  expect(entry(session, namedRice).mark).toBe('amber')
  session.edit([{ kind: 'set', id: namedRice, cells: { customNameIt: 'Riso alle noci' } }])
  expect(entry(session, namedRice).mark).toBe('red')
  expect([hitText(cake, useEditorWords.say), hitText(pie, useEditorWords.say)]).toEqual([
    'Frutta a guscio: allergia',
    'Frutta a guscio: da verificare',
  ])
  session.edit([{ kind: 'set', id: meal(session, 1), cells: { isFree: true, descriptionIt: 'Pizza e gelato alla nocciola' } }])
  expect(
    day(session)
      ?.meals.map(each => each.mark)
      .slice(0, 3),
  ).toEqual([null, 'red', null])
  session.exclusions.set([])
  expect([entry(session, cake.id).mark, day(session)?.mark]).toEqual([null, null])
})

test('rows are locked, duplicated and moved with what stands in them', () => {
  const session = testSession()
  const id = add(session)
  addAlternative(session, entry(session, id), pasta)
  add(session, pasta)
  toggleLock(session, [id])
  expect(entry(session, id).cells['isLocked']).toBe(true)
  duplicateRows(session, [id])
  expect(names(session)).toEqual(['rice', 'rice', 'pasta'])
  const [, copy] = day(session)?.meals[0]?.rows ?? []
  expect(copy).toMatchObject({ alternativeCount: 1, cells: { isLocked: true } })
  moveComponents(session, { rowIds: [id], groupId: meal(session, 1), beforeId: undefined })
  expect([names(session), names(session, 1)]).toEqual([['rice', 'pasta'], ['rice']])
})

test('a meal is copied over the one of its title, and a day over others or behind the last one', () => {
  const session = testSession()
  add(session)
  addDay(session)
  const [first, second] = session.outline.get().days
  copyMealTo(session, meal(session), [second?.id ?? ''])
  const [, before] = session.outline.get().days
  expect(before?.meals.map(({ rows }) => rows.length)).toEqual([1, 0, 0, 0, 0])
  expect(before?.meals[0]?.id).toBe(second?.meals[0]?.id)
  copyDayTo(session, first?.id ?? '', { dayIds: [second?.id ?? ''], added: 2 })
  expect(session.outline.get().days.map(({ meals }) => meals[0]?.rows.length)).toEqual([1, 1, 1, 1])
})

test('a day of twelve meals takes a copy only in the place of another', () => {
  const session = testSession()
  addDay(session)
  const [first, second] = session.outline.get().days
  const [source, target] = [first?.id ?? '', second?.id ?? '']
  const own = addMeal(session, source, 'brunch', null) ?? ''
  for (let at = second?.meals.length ?? 0; at < 12; at += 1) addMeal(session, target, 'snack', null)
  session.gestures.length = 0
  const rows = session.document.rows.get()
  expect(takesMeals(session, { source: rows, ids: [own], dayId: target })).toBe(false)
  copyMealTo(session, own, [target])
  expect(importParts(session, { source: rows, dayIds: [], mealIds: [own], dayId: target })).toBe(false)
  expect(day(session, 1)?.meals).toHaveLength(12)
  add(session)
  copyMealTo(session, meal(session), [target])
  expect(day(session, 1)?.meals).toHaveLength(12)
  expect(names(session, 0)).toEqual(day(session, 1)?.meals[0]?.rows.map(({ amount }) => amount?.food?.id))
})

test('a free meal that is described in one language has that description in both', () => {
  const session = testSession()
  setCells(session, meal(session), { isFree: true, descriptionEn: 'Pizza with friends' })
  const [free] = day(session)?.meals ?? []
  expect(free && [mealDescription(free, 'it'), mealDescription(free, 'en')]).toEqual(['Pizza with friends', 'Pizza with friends'])
})

test('the only day is emptied, another one is deleted and its neighbour shown', () => {
  const session = testSession()
  const [only] = session.outline.get().days
  addDay(session)
  const [, second] = session.outline.get().days
  expect(session.dayId.get()).toBe(second?.id)
  deleteShownDay(session, second?.id ?? '')
  expect([session.outline.get().days.length, session.dayId.get()]).toEqual([1, only?.id])
  deleteShownDay(session, only?.id ?? '')
  expect(session.outline.get().days).toMatchObject([{ id: only?.id, meals: [] }])
})

test('a new meal stands by its time, and is the first preset one that the day lacks', () => {
  const session = testSession()
  const [first] = session.outline.get().days
  const lunch = first?.meals[2]
  session.edit([{ kind: 'delete', id: lunch?.id ?? '' }])
  expect(nextMealOf(session, first?.id ?? '')).toEqual({ type: 'lunch', time: '13:00' })
  addMeal(session, first?.id ?? '', 'lunch', '13:00')
  expect(day(session)?.meals.map(({ meal: { type } }) => type)).toEqual(['breakfast', 'mid-morning snack', 'lunch', 'snack', 'dinner'])
})

test('a day that did not change stays the same object, whatever happens in another', () => {
  const session = testSession()
  addDay(session)
  const [before] = session.outline.get().days
  const second = session.outline.get().days[1]?.meals[0]?.id ?? ''
  add(session, rice, second)
  const [after] = session.outline.get().days
  // a new food may be one that the first day waits for
  add(session, rice, second)
  expect(session.outline.get().days[0]).toBe(after)
  expect(before?.id).toBe(after?.id)
})

/** A dish of pasta and oil, one portion. */
function addPasta(session: Session, isApart = false, afterId?: string) {
  const ingredient = (food: typeof rice, grams: number) => ({
    id: `${food.id} of recipe`,
    food,
    grams,
    measure: null,
    isToTaste: false,
    customNameIt: '',
    customNameEn: '',
  })
  const oil = testFood('oil', { kcal: 900, lipids: 100 })
  const recipe = {
    id: 'recipe',
    nameIt: 'Pasta',
    nameEn: '',
    portions: 1,
    components: [ingredient(pasta, 80), ingredient(oil, 10)],
  } as never
  insertDish(session, { mealId: meal(session), afterId, recipe, portions: 1, isApart })
  return day(session)?.meals[0]?.rows.at(-1)?.id ?? ''
}

test('a dish whose ingredient was changed by hand is served with that change', () => {
  const session = testSession()
  const dishId = addPasta(session)
  const parts = () => entry(session, dishId).subRows.map(({ amount }) => amount?.grams)
  apply(session, typedQuantity(session, entry(session, entry(session, dishId).subRows[1]?.id ?? ''), '50'))
  stepGrams(session, [dishId], 5)
  expect(parts()).toEqual([83, 52])
  apply(session, typedQuantity(session, entry(session, dishId), '260 g'))
  expect(parts()).toEqual([160, 100])
  apply(session, typedKcal(session, entry(session, dishId), '746'))
  expect(parts()).toEqual([80, 50])
})

test('a dish is written in its measures again when it is served as it was', () => {
  const session = testSession()
  const dishId = addPasta(session)
  const riceId = entry(session, dishId).subRows[1]?.id ?? ''
  replaceFood(session, entry(session, riceId), { food: rice })
  const amount = () => {
    const { grams, measure } = entry(session, riceId).amount ?? {}
    return [grams, measure?.amount]
  }
  const serve = (portions: string) => apply(session, typedQuantity(session, entry(session, dishId), portions))
  apply(session, typedQuantity(session, entry(session, riceId), '2 cucchiai'))
  serve('1,3')
  expect(amount()).toEqual([39, undefined])
  serve('2')
  expect(amount()).toEqual([60, 4])
  serve('1')
  expect(amount()).toEqual([30, 2])
  // another food has other measures
  replaceFood(session, entry(session, riceId), { food: testFood('butter') })
  serve('2')
  expect(amount()).toEqual([60, undefined])
})

test('an ingredient that changes places with its alternative and back is what the recipe has of it', () => {
  const session = testSession()
  const dishId = addPasta(session)
  const pastaId = entry(session, dishId).subRows[0]?.id ?? ''
  apply(session, typedQuantity(session, entry(session, pastaId), '85'))
  const serve = (portions: string) => apply(session, typedQuantity(session, entry(session, dishId), portions))
  serve('0,5')
  const alternativeId = addAlternative(session, entry(session, pastaId), rice) ?? ''
  const swap = () => swapAlternative(session, entry(session, alternativeId))
  swap()
  swap()
  serve('1')
  expect(grams(session, pastaId)).toBe(85)
  // after an edit by hand both are another amount
  serve('0,5')
  swap()
  apply(session, typedQuantity(session, entry(session, pastaId), '20'))
  swap()
  const half = grams(session, pastaId) ?? 0
  serve('1')
  expect(grams(session, pastaId)).toBe(2 * half)
})

test('rows of several meals are copied each within its own', () => {
  const session = testSession()
  const [one, other] = [add(session), add(session, pasta, meal(session, 1))]
  session.gestures.length = 0
  duplicateRows(session, [one, other])
  expect([names(session, 0), names(session, 1), session.gestures.length]).toEqual([['rice', 'rice'], ['pasta', 'pasta'], 1])
})

test('foods of a recipe come between two rows that two people have put in one place', () => {
  const session = testSession()
  const [one, other] = [add(session), add(session, water)]
  const place = session.document.rows.get().get(one)?.place ?? ''
  session.edit([{ kind: 'move', id: other, parentId: meal(session), place }])
  const [first] = day(session)?.meals[0]?.rows ?? []
  addPasta(session, true, first?.id)
  expect(names(session)?.slice(1, 3)).toEqual(['pasta', 'oil'])
  expect(names(session)).toHaveLength(4)
})

test('no slices of a food are no grams of it', () => {
  const session = testSession()
  const id = add(session)
  apply(session, typedQuantity(session, entry(session, id), '0 cucchiai'))
  expect(entry(session, id).amount).toMatchObject({ grams: 0, measure: null })
})

test('a food whose figures have not come is judged by its name, and the rest of it is a doubt', async () => {
  const session = testSession()
  session.exclusions.set([{ kind: 'allergy', target: { kind: 'allergen', allergen: 'nuts' }, name: 'Frutta a guscio' }])
  const id = add(session)
  const foodOf = (it: string) => session.edit([{ kind: 'set', id, cells: { food: { id: it, version: 1, it, en: '' } } }])
  foodOf('Pesto di una volta')
  // the plan's foods are on their way
  expect(entry(session, id).mark).toBe(null)
  session.book.isFilled.set(true)
  expect(entry(session, id).mark).toBe('amber')
  foodOf('Noci tritate')
  expect(entry(session, id).mark).toBe('red')
})

test('an alternative that becomes a food without energy keeps its quantity', () => {
  const { session, alternative } = riceOrPasta()
  replaceFood(session, entry(session, alternative), { food: water })
  expect(entry(session, alternative).cells).toMatchObject({ food: { id: 'water' }, grams: 95, isPinned: true })
})
