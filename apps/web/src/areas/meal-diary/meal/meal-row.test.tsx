import { expect, test } from 'vitest'
import { markupWithReads } from '#testing'
import { dayViewOf } from '../diet/day-view.ts'
import { diet, planned, rice, swaps, today } from '../diet/diet.testing.ts'
import { IngredientLines, MealRow } from './meal-row.tsx'

const taken = { day: today, rowId: rice.id, releaseId: 'release', grams: 85, alternativeId: 'spelt row', changedAt: planned.changedAt }
const spelt = { id: 'food Farro', version: 1, it: 'Farro', en: 'Farro' }
const noWrite = () => undefined
const writes = { tick: noWrite, tickRow: noWrite, saveNote: noWrite, swap: noWrite }

/** A lunch of rice that was eaten partly. */
function lunchShown(food: typeof spelt | null, allergies?: string[]) {
  const tick = { ...planned, day: today, mealId: 'lunch', state: 'partly' as const, eatenRowIds: [], note: '' }
  const day = dayViewOf(diet, { ...diet.diary, meals: [tick], swaps: [{ ...taken, food, allergies }] }, today)
  const [view] = day.meals
  if (!view) throw new Error('the day has a lunch')
  return { clientId: diet.clientId, view, day, writes, foods: [], recipes: [], swaps, isNext: false, mayTick: true, isEnergyVisible: true }
}

/** The rice, to which the client is allergic. */
const riceRow = (food: typeof spelt | null, allergies?: string[]) =>
  markupWithReads(<MealRow component={{ ...rice, allergies: ['Riso'] }} {...lunchShown(food, allergies)} />)

const boxName = (food: typeof spelt | null) => /Ho mangiato [^<]*/.exec(riceRow(food))?.[0]

test('what is ticked is called as what is eaten', () => {
  expect(boxName(null)).toBe('Ho mangiato Riso')
  expect(boxName(spelt)).toBe('Ho mangiato Farro')
})

test('what an allergy names says so until something else is eaten', () => {
  expect(riceRow(null)).toContain('Allergia: Riso')
  expect(riceRow(spelt)).not.toContain('Allergia')
})

test('an allergic food offers a swap, and a doubt is to be verified', () => {
  expect(riceRow(null)).toContain('>Cambia<')
  const doubted = markupWithReads(<MealRow component={{ ...rice, doubts: ['Soia'] }} {...lunchShown(null)} />)
  expect(doubted).toContain('Soia: da verificare')
  expect(doubted).not.toContain('Allergia')
})

test('what is eaten instead says so, too, where an allergy was recorded after it was chosen', () => {
  expect(riceRow(spelt, ['Glutine'])).toContain('Allergia: Glutine')
  expect(riceRow(spelt, ['Glutine'])).not.toContain('Riso</span>')
})

test('foods and ingredients of a dish have their notes, also where another food is eaten in their place', () => {
  const noted = { ...rice, note: 'Ben sciacquato' }
  for (const food of [null, spelt]) {
    const shown = lunchShown(food)
    expect(markupWithReads(<MealRow component={noted} {...shown} />)).toContain('Ben sciacquato')
    const lines = markupWithReads(<IngredientLines ingredients={[noted, { ...rice, id: 'plain' }]} hasSwaps={false} {...shown} />)
    expect(lines.match(/Ben sciacquato/g)).toHaveLength(1)
  }
})

test('an ingredient is called as it is in the plan', () => {
  const named = { ...rice, customNameIt: 'Riso della nonna' }
  const lines = <IngredientLines ingredients={[named]} hasSwaps={false} {...lunchShown(null)} />
  expect(markupWithReads(lines)).toContain('Riso della nonna')
})
