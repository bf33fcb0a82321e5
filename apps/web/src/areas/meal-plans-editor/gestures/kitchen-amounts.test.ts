import type { PlannedFood } from '@allenio/contract/aliments'
import { idOfSource, packLibrary } from '@allenio/domain/aliments'
import { expect, test, vi } from 'vitest'
import { foodLibraryOf } from '#lib/food-library'
import { createJudge } from '../foods/exclusion-judge.ts'
import { briefFood } from '../foods/typed-food.ts'
import { testFood, testSession } from '../session.testing.ts'
import { addAlternatives, suggestedQuantity, suggestionsFor } from './alternatives.ts'
import { insertFood, replaceFood } from './foods.ts'

// Amounts as a kitchen weighs them: of a food in the place of another, and of suggested alternatives.

interface Message {
  text: string
  buttons?: readonly { text: string; onClick: () => void }[]
}
const toast = vi.hoisted(() => vi.fn<(message: Message) => void>())
vi.mock('#ui/toast', async importOriginal => ({ ...(await importOriginal<object>()), toast }))

const portion = { name: { it: 'porzione', en: 'portion' }, amount: 1, grams: 80, source: 'LARN' as const }
const potatoes = testFood('potatoes', { kcal: 77 })

/** A row of so many grams of potatoes, with another food in their place. */
function replacedIn(grams: number, food: PlannedFood, more: { isToTaste?: boolean; hasQuantity?: boolean } = {}) {
  const session = testSession()
  toast.mockClear()
  const { isToTaste = false, hasQuantity = false } = more
  const meal = () => session.outline.get().days[0]?.meals[0]
  const quantity = { grams, measure: null, isToTaste }
  const id = insertFood(session, { mealId: meal()?.id ?? '', food: potatoes, quantity }) ?? ''
  const entry = () => session.outline.get().entries.get(id)
  const before = entry()
  if (before) replaceFood(session, before, { food, hasQuantity })
  return { session, amount: () => entry()?.amount }
}

test.each([
  ['as much energy', 185, { kcal: 370 }, {}, 40],
  ['as much energy, of little by the gram', 100, { kcal: 884 }, {}, 9],
  ['as much energy of a leaner food', 100, { kcal: 40 }, {}, 195],
  ['a portion, where as much energy would be a heap', 185, { kcal: 15, measures: [portion] }, {}, 80],
  ['what there was, where as much energy would be a heap', 185, { kcal: 15 }, {}, 185],
  ['a portion, where the energy is not known', 185, { kcal: null, measures: [portion] }, {}, 80],
  ['what there was, where nothing is known', 185, { kcal: null }, {}, 185],
  ['what comes with it', 185, { kcal: 370 }, { hasQuantity: true }, 185],
] as const)('another food in a row is %s', (_, grams, figures, more, expected) => {
  expect(
    replacedIn(grams, testFood('other', { ...figures, measures: [...('measures' in figures ? figures.measures : [])] }), more).amount()
      ?.grams,
  ).toBe(expected)
})

test('what is to taste stays to taste, and a newer version of the food keeps its quantity', () => {
  expect(replacedIn(0, testFood('other', { kcal: 370 }), { isToTaste: true }).amount()).toMatchObject({ isToTaste: true, grams: 0 })
  expect(replacedIn(185, { ...potatoes, version: 2, kcal: 90 }).amount()?.grams).toBe(185)
})

test('a proposed quantity is said, and one press keeps the one before', () => {
  const { amount } = replacedIn(185, testFood('other', { kcal: 370, name: 'Polenta' }))
  const { text, buttons = [] } = toast.mock.calls[0]?.[0] ?? { text: '' }
  expect([text, buttons.map(button => button.text)]).toEqual([
    'Polenta: 40\u00A0g, per la stessa energia o la sua porzione',
    ['Tieni 185\u00A0g'],
  ])
  buttons[0]?.onClick()
  expect(amount()?.grams).toBe(185)
})

const inLibrary = (sourceId: number, nameIt: string, kcal: number, protein: number) => ({
  sourceId,
  nameIt,
  nameEn: '',
  twin: null,
  synonyms: [],
  category: 'fish' as const,
  allergens: { fish: 'contains' as const },
  cholesterol: null,
  kcal,
  protein,
  carbs: 0,
  lipids: 2,
  carbsIncludeFiber: false,
})

const columns = packLibrary([
  inLibrary(9501, 'Orata, cruda', 120, 20),
  inLibrary(9502, 'Sogliola, cruda', 80, 17),
  inLibrary(9503, 'Nasello, crudo', 70, 16),
])
const library = foodLibraryOf(
  {
    revision: '1',
    libraryRevision: '1',
    tables: 'USDA first',
    own: { foods: [], hiddenIds: [], overlays: [] },
    library: columns,
    favoriteIds: [],
    recentIds: [],
  },
  'it',
)
const choosing = { library, basis: 'kcal', judge: null, clientFoodIds: [] } as const
const cod = testFood('cod', { nameIt: 'Merluzzo, crudo', category: 'fish', kcal: 75, protein: 17, carbs: 0, lipids: 1 })

function sessionWithCod() {
  const session = testSession()
  const meal = session.outline.get().days[0]?.meals[0]?.id ?? ''
  const id = insertFood(session, { mealId: meal, food: cod, quantity: { grams: 200, measure: null, isToTaste: false } }) ?? ''
  const row = () => {
    const entry = session.outline.get().entries.get(id)
    if (!entry) throw new Error('no row')
    return entry
  }
  return { session, row }
}

test('all ticked suggestions are added as one step, with the basis that they were chosen by', () => {
  const { session, row } = sessionWithCod()
  const suggestions = suggestionsFor(row(), { ...choosing, basis: 'protein' })
  expect(suggestions.map(({ food, grams }) => [food.nameIt, grams])).toEqual([
    ['Orata, cruda', 170],
    ['Sogliola, cruda', 200],
    ['Nasello, crudo', 215],
  ])
  const before = session.gestures.length
  const added = suggestions.map(each => ({ food: briefFood(each.food), quantity: suggestedQuantity(session.book.foods.get(), each) }))
  addAlternatives(session, row(), 'protein', added)
  expect(session.gestures).toHaveLength(before + 1)
  expect(row().cells['basis']).toBe('protein')
  expect(row().subRows.map(({ amount, cells }) => [amount?.food?.it, amount?.grams, cells['isPinned']])).toEqual([
    ['Orata, cruda', 170, undefined],
    ['Sogliola, cruda', 200, undefined],
    ['Nasello, crudo', 215, undefined],
  ])
  expect(suggestionsFor(row(), choosing)).toEqual([])
})

test('a measure of the food makes pieces of a suggestion', () => {
  const { session, row } = sessionWithCod()
  const [first] = suggestionsFor(row(), choosing)
  if (!first) throw new Error('no suggestion')
  session.book.add([
    { ...briefFood(first.food), measures: [{ name: { it: 'filetto', en: 'fillet' }, amount: 1, grams: 95, source: 'own' }] },
  ])
  expect(suggestedQuantity(session.book.foods.get(), first)).toMatchObject({ grams: 190, measure: { amount: 2 } })
})

test('what an exclusion of the client touches is not suggested', () => {
  const { session, row } = sessionWithCod()
  const name = ''
  const judge = createJudge([{ kind: 'dislike', target: { kind: 'food', foodId: idOfSource(9502) }, name }], session.book)
  expect(suggestionsFor(row(), { ...choosing, judge }).map(({ food }) => food.nameIt)).toEqual(['Nasello, crudo', 'Orata, cruda'])
  const allergic = createJudge([{ kind: 'allergy', target: { kind: 'allergen', allergen: 'fish' }, name }], session.book)
  expect(suggestionsFor(row(), { ...choosing, judge: allergic })).toEqual([])
})
