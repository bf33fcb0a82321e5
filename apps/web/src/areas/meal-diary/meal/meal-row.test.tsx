import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dayViewOf } from '../diet/day-view.ts'
import { diet, planned, rice, swaps, today } from '../diet/diet.testing.ts'
import { MealRow } from './meal-row.tsx'

const taken = { day: today, rowId: rice.id, releaseId: 'release', grams: 85, alternativeId: 'spelt row', changedAt: planned.changedAt }
const spelt = { id: 'food Farro', version: 1, it: 'Farro', en: 'Farro' }
const noWrite = () => undefined
const writes = { tick: noWrite, tickRow: noWrite, saveNote: noWrite, swap: noWrite }

/** The name of the box beside the rice of a lunch that was eaten partly. */
function boxName(food: typeof spelt | null) {
  const tick = { ...planned, day: today, mealId: 'lunch', state: 'partly' as const, eatenRowIds: [], note: '' }
  const day = dayViewOf(diet, { ...diet.diary, meals: [tick], swaps: [{ ...taken, food }] }, today)
  const [view] = day.meals
  if (!view) throw new Error('the day has a lunch')
  const shown = {
    clientId: diet.clientId,
    view,
    day,
    writes,
    foods: [],
    recipes: [],
    swaps,
    isNext: false,
    mayTick: true,
    isEnergyVisible: true,
  }
  return /Ho mangiato [^<]*/.exec(renderToStaticMarkup(<MealRow component={rice} {...shown} />))?.[0]
}

test('what is ticked is called as what is eaten', () => {
  expect(boxName(null)).toBe('Ho mangiato Riso')
  expect(boxName(spelt)).toBe('Ho mangiato Farro')
})
