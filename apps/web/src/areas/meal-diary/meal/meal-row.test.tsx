import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dayViewOf } from '../diet/day-view.ts'
import { diet, planned, rice, swaps, today } from '../diet/diet.testing.ts'
import { MealRow } from './meal-row.tsx'

const taken = { day: today, rowId: rice.id, releaseId: 'release', grams: 85, alternativeId: 'spelt row', changedAt: planned.changedAt }
const spelt = { id: 'food Farro', version: 1, it: 'Farro', en: 'Farro' }
const noWrite = () => undefined
const writes = { tick: noWrite, tickRow: noWrite, saveNote: noWrite, swap: noWrite }

/** The rice of a lunch that was eaten partly, to which the client is allergic. */
function riceRow(food: typeof spelt | null, allergies?: string[]) {
  const tick = { ...planned, day: today, mealId: 'lunch', state: 'partly' as const, eatenRowIds: [], note: '' }
  const day = dayViewOf(diet, { ...diet.diary, meals: [tick], swaps: [{ ...taken, food, allergies }] }, today)
  const [view] = day.meals
  if (!view) throw new Error('the day has a lunch')
  const shown = {
    clientId: diet.clientId,
    view,
    day,
    writes,
    foods: [],
    recipes: [],
    releaseId: 'release',
    swaps,
    isNext: false,
    mayTick: true,
    isEnergyVisible: true,
  }
  return renderToStaticMarkup(<MealRow component={{ ...rice, allergies: ['Riso'] }} {...shown} />)
}

const boxName = (food: typeof spelt | null) => /Ho mangiato [^<]*/.exec(riceRow(food))?.[0]

test('what is ticked is called as what is eaten', () => {
  expect(boxName(null)).toBe('Ho mangiato Riso')
  expect(boxName(spelt)).toBe('Ho mangiato Farro')
})

test('what an allergy names says so until something else is eaten', () => {
  expect(riceRow(null)).toContain('Allergia: Riso')
  expect(riceRow(spelt)).not.toContain('Allergia')
})

test('what is eaten instead says so, too, where an allergy was recorded after it was chosen', () => {
  expect(riceRow(spelt, ['Glutine'])).toContain('Allergia: Glutine')
  expect(riceRow(spelt, ['Glutine'])).not.toContain('Riso</span>')
})
