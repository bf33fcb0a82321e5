import type { PlannedFood } from '@allenio/contract/aliments'
import { expect, test, vi } from 'vitest'
import { testFood, testSession } from '../session.testing.ts'
import { insertFood, replaceFood } from './foods.ts'

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
