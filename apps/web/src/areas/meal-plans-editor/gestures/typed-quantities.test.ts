import type { PlannedFood } from '@allenio/contract/aliments'
import { newId } from '@allenio/domain/ids'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foodLabel, type FoodLibrary } from '#lib/food-library'
import { clearToasts } from '#ui/toast'
import { testFood, testSession } from '../session.testing.ts'
import { dayColumns } from '../sheet/columns.ts'
import { useEditorWords } from '../words.ts'
import { insertDish } from './dishes.ts'
import { addAlternative, insertFood, pinOperations, portionOperations, swapAlternative } from './foods.ts'
import { setCells } from './meals.ts'
import { applyQuantity, editCells, insertTyped, insertWeighed, pasteTexts } from './typed-cells.ts'

const measure = (it: string, grams: number, amount = 1) => ({ name: { it, en: '' }, amount, grams, source: 'SR28' as const })
const honey = testFood('honey', { nameIt: 'Miele', nutrients: { iron: 1 }, measures: [measure('cucchiaio', 21)] })
const egg = testFood('egg', { nameIt: 'Uovo', nutrients: { iron: 1 }, measures: [measure('uovo', 50), measure('uovo piccolo', 38)] })
const walnut = testFood('walnut', { nameIt: 'Noci', nutrients: { iron: 1 }, measures: [measure('noci', 15, 3)] })
const oil = testFood('oil', { nameIt: 'Olio', nutrients: { iron: 1 }, measures: [measure('cucchiaio', 9)] })
const foods = [honey, egg, walnut, oil]

/** The index knows of each food what it is called, and the server the rest. */
const library: FoodLibrary = {
  isReady: true,
  find: text => library.all.filter(({ name }) => name.toLowerCase().slice(0, 2) === text.toLowerCase().slice(0, 2)),
  meant: text => library.find(text, 1)[0],
  called: () => undefined,
  get: id => library.all.find(food => food.id === id),
  all: foods.map(food => ({ ...food, name: food.nameIt, figures: food, cholesterol: null })),
}

function openPlan(load?: () => Promise<readonly PlannedFood[]>) {
  const opened = testSession()
  const loadFoods = async (ids: readonly string[]) => foods.filter(({ id }) => ids.includes(id))
  const session = { ...opened, book: { ...opened.book, load: load ?? loadFoods } }
  const meal = () => session.outline.get().days[0]?.meals[0]
  const type = (text: string) => insertTyped(session, { mealId: meal()?.id ?? '', afterId: undefined, text }, library)
  const rows = () => meal()?.rows.map(({ amount }) => [amount?.grams, amount?.measure?.amount])
  return { session, meal, type, rows }
}

/** The quantity of a row as the table shows it. */
function quantityCell({ unreadQuantities, outline }: ReturnType<typeof testSession>, id: string) {
  const parts = {
    t: useEditorWords.say,
    language: 'it',
    library,
    tolerancePercent: 10,
    unreadQuantities,
    judge: null,
    toggle: () => undefined,
  } as const
  const entry = outline.get().entries.get(id)
  return (
    entry &&
    dayColumns(parts)
      .find(({ key }) => key === 'quantity')
      ?.cell(entry)
  )
}

test.each([
  ['uova 2', [100, 2]],
  ['2 uova', [100, 2]],
  ['un uovo', [50, 1]],
  ['2 uova piccole', [76, 2]],
  ['uova 120', [120, undefined]],
  ['uova 2 g', [2, undefined]],
  ['noci 3', [15, 3]],
  // more than a piece
  ['noci 10', [10, undefined]],
  ['olio 10', [10, undefined]],
])('typed with its food, %s is %j', async (text, row) => {
  const { type, rows } = openPlan()
  type(text)
  await expect.poll(rows).toEqual([row])
})

test.each([
  ['with a brand', { nameIt: 'Skyr', brand: 'Malga Fiorita' }, 'skyr 150', 150],
  ['with a brand, before the food', { nameIt: 'Skyr', brand: 'Malga Fiorita' }, '150 skyr', 150],
  ['with a comma and a figure', { nameIt: 'pane, 30' }, 'pan 50', 50],
  ['with a figure and a brand', { nameIt: 'Latte 1,5 %', brand: 'Malga 2' }, 'latt 200', 200],
  ['that is a quantity', { nameIt: '500 g' }, '500 g 80', 80],
  ['that is a quantity, without another', { nameIt: '500 g' }, '500 g', 100],
])('a chosen food %s keeps the typed quantity', async (_, names, typedText, grams) => {
  const food = testFood('own', { ...names, name: names.nameIt, source: 'own', nutrients: { iron: 1 } })
  const { session, meal, rows } = openPlan(async () => [food])
  const found = { ...food, figures: food, cholesterol: null }
  const called: FoodLibrary['called'] = text => (text === food.nameIt ? found : undefined)
  const own: FoodLibrary = { ...library, get: () => found, called }
  const text = `${foodLabel(food)} ${grams}`
  insertTyped(session, { mealId: meal()?.id ?? '', afterId: undefined, text, typedText, optionId: food.id }, own)
  await expect.poll(rows).toEqual([[grams, undefined]])
  const rowId = meal()?.rows[0]?.id ?? ''
  session.edit([{ kind: 'set', id: rowId, cells: { grams: 7 } }])
  editCells(session, [{ rowId, column: 'food', text, typedText: `${typedText} `, optionId: food.id }], own)
  await expect.poll(rows).toEqual([[typedText === '500 g' ? 7 : grams, undefined]])
})

test('a row without a quantity has no figures, its day is at least so much, and no alternative follows it', async () => {
  const { session, meal, type, rows } = openPlan()
  type('olio 10')
  const id = type('miele 1 cucchiaino') ?? ''
  await expect.poll(() => rows()?.at(-1)).toEqual([0, undefined])
  const entry = () => session.outline.get().entries.get(id)
  expect([entry()?.amount?.lacksQuantity, entry()?.figures.kcal, session.outline.get().days[0]?.sum.isPartial]).toEqual([true, null, true])
  // another device, or a reload, knows nothing of what was typed
  session.unreadQuantities.clear()
  expect(quantityCell(session, id)).toMatchObject({ text: '', mark: { kind: 'error', text: useEditorWords.say('quantityMissingText') } })
  const row = entry()
  if (row) addAlternative(session, row, oil)
  expect(entry()?.subRows[0]?.amount).toMatchObject({ grams: 100 })
  session.edit([{ kind: 'set', id, cells: { grams: 0 } }])
  expect([entry()?.amount?.lacksQuantity, entry()?.figures.kcal, session.outline.get().days[0]?.sum.isPartial]).toEqual([false, 0, false])
  expect(meal()?.rows).toHaveLength(2)
  clearToasts()
})

test('in a field or a column of quantities a bare number is grams', async () => {
  const { session, meal, rows } = openPlan()
  const mealId = meal()?.id ?? ''
  insertWeighed(session, { mealId, afterId: undefined, food: egg, text: '2' })
  const paste = { groupId: mealId, afterId: undefined, changes: [], extraRows: [['uova', '3']], refusedCount: 0, rowIds: [], columns: [] }
  pasteTexts(session, paste as never, library)
  await expect.poll(rows).toEqual([
    [2, undefined],
    [3, undefined],
  ])
})

test('a quantity that somebody types meanwhile stays', async () => {
  const answer = Promise.withResolvers<readonly PlannedFood[]>()
  const { session, meal, rows } = openPlan(() => answer.promise)
  const id = insertFood(session, { mealId: meal()?.id ?? '', food: egg }) ?? ''
  const applied = applyQuantity(session, { id, food: egg, quantity: '2', typedFood: 'uova 2', gestureId: newId() })
  session.edit([{ kind: 'set', id, cells: { grams: 60 } }])
  answer.resolve([egg])
  await applied
  expect(rows()).toEqual([[60, undefined]])
})

test.each([
  ['a measure that the food has not', honey, 'Misura sconosciuta. Ci sono: cucchiaio.'],
  ['a measure that nobody can look up', undefined, useEditorWords.say('measuresUnknown')],
])('%s stays in its cell, and the row has no quantity until it is mended', async (_, known, fault) => {
  const { session, type, rows } = openPlan(async () => (known ? [known] : []))
  const id = type('miele 1 cucchiaino') ?? ''
  await expect.poll(rows).toEqual([[0, undefined]])
  if (known) session.book.add([known])
  else session.book.add([{ ...honey, nutrients: {}, measures: [] }])
  const cell = () => quantityCell(session, id)
  expect(cell()).toMatchObject({ text: '1 cucchiaino', mark: { kind: 'error', text: fault } })
  session.edit([{ kind: 'set', id, cells: { grams: 21 } }])
  expect(cell()).toMatchObject({ text: '21' })
  expect(cell()).not.toHaveProperty('mark')
  session.edit([{ kind: 'set', id, cells: { grams: 21_000 } }])
  expect(cell()).toMatchObject({ mark: { text: 'Più di 5 kg di un solo alimento: è giusto?' } })
  clearToasts()
})

/** A dish of honey and oil, one portion, with two alternatives of the honey. */
function openDish(grams: number) {
  const { session, meal } = openPlan()
  const name = { it: 'cucchiaio', en: '' }
  const ofRecipe = (food: PlannedFood, weight: number, amount: number) => {
    const quantity = { grams: weight, measure: { name, amount }, isToTaste: false }
    return { id: newId(), food, ...quantity, customNameIt: '', customNameEn: '' }
  }
  const recipe = { id: newId(), nameIt: 'Salsa', nameEn: '', portions: 1, components: [ofRecipe(honey, grams, 2), ofRecipe(oil, 9, 1)] }
  insertDish(session, { mealId: meal()?.id ?? '', afterId: undefined, recipe: recipe as never, portions: 1, isApart: false })
  const dish = () => {
    const found = meal()?.rows[0]
    const [row] = found?.subRows ?? []
    if (!found || !row) throw new Error('the dish has gone')
    return { found, row }
  }
  for (const kcal of [370, 15]) addAlternative(session, dish().row, testFood(`of ${kcal} kcal`, { kcal }))
  return { session, dish }
}

test('a dish that was served and swapped in any order is as its recipe again', () => {
  const step = fc.oneof(fc.record({ portions: fc.constantFrom(0.5, 1, 1.3, 2, 7) }), fc.record({ alternative: fc.constantFrom(0, 1) }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.boolean(), fc.array(step, { maxLength: 8 }), (grams, isPinned, steps) => {
      const { session, dish } = openDish(grams)
      const quantities = () => dish().found.subRows.map(({ amount }) => [amount?.food?.id, amount?.grams, amount?.measure?.amount])
      const serve = (portions: number) => session.edit(portionOperations(session, dish().found, portions))
      const swap = (alternative = dish().row) => swapAlternative(session, alternative)
      if (isPinned) setCells(session, dish().row.subRows[0]?.id ?? '', { isPinned: true })
      for (const each of steps) {
        if ('portions' in each) serve(each.portions)
        else swap(dish().row.subRows[each.alternative])
      }
      serve(1)
      swap(dish().row.subRows.find(({ amount }) => amount?.food?.id === honey.id))
      expect(quantities()).toEqual([
        ['honey', grams, 2],
        ['oil', 9, 1],
      ])
    }),
    runs,
  )
})

test('an ingredient that stands aside stays as much as somebody pinned', () => {
  const { session, dish } = openDish(85)
  const swap = () => swapAlternative(session, dish().row.subRows[0] ?? dish().row)
  const serve = (portions: number) => session.edit(portionOperations(session, dish().found, portions))
  swap()
  serve(2)
  const aside = () => dish().row.subRows[0]
  expect(aside()?.amount).toMatchObject({ grams: 170, measure: { amount: 4 } })
  session.edit(pinOperations(session, aside() ?? dish().row, true))
  serve(1)
  expect(aside()?.amount?.grams).toBe(170)
})
