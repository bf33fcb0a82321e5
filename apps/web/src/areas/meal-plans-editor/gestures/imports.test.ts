import { mealPlanLimits } from '@allenio/contract/meal-plans'
import { mealPlanModel } from '@allenio/domain/meal-plans'
import { expect, test } from 'vitest'
import { testDocument } from '#testing'
import { openSession } from '../session.ts'
import { testFood, testSession } from '../session.testing.ts'
import { addDay } from './days.ts'
import { insertFood } from './foods.ts'
import { importEffects, importFoods, importParts, importRefusal } from './imports.ts'
import { addMeal, setCells } from './meals.ts'

type Session = ReturnType<typeof testSession>

function emptySession(): Session {
  const { id, gestures, document } = testDocument(mealPlanModel, 'meal plan')
  return { ...openSession(document, id), gestures }
}

const days = (session: Session) => session.outline.get().days

/** A plan of a Monday with rice for breakfast and a brunch, and of a day without a name. */
function otherPlan() {
  const other = testSession()
  const [monday] = days(other)
  const breakfastId = monday?.meals[0]?.id ?? ''
  insertFood(other, { mealId: breakfastId, food: testFood('rice') })
  setCells(other, monday?.id ?? '', { nameIt: 'Lunedì', nameEn: 'Monday' })
  const brunchId = addMeal(other, monday?.id ?? '', 'brunch', null) ?? ''
  addDay(other)
  setCells(other, days(other)[1]?.id ?? '', { nameIt: '', nameEn: '' })
  return { source: other.document.rows.get(), dayIds: days(other).map(({ id }) => id), mealIds: [breakfastId, brunchId] }
}

test('meals are not taken by a plan without days, which is said', () => {
  const [session, { source, dayIds, mealIds }] = [emptySession(), otherPlan()]
  for (const parts of [
    { source, mealIds, dayIds: [], dayId: undefined },
    { source, mealIds, dayIds, dayId: undefined },
  ]) {
    expect(importRefusal(session, parts)).toBe('Devi aggiungere un giorno al piano alimentare prima di aggiungere un pasto.')
    expect([importParts(session, parts), session.gestures.length]).toEqual([false, 0])
  }
})

test('whole days are added to a plan without days', () => {
  const [session, { source, dayIds }] = [emptySession(), otherPlan()]
  const parts = { source, dayIds, mealIds: [], dayId: undefined }
  expect(importRefusal(session, parts)).toBeUndefined()
  expect(importEffects(session, parts, 'it')).toEqual(['Si aggiungono in fondo 2 giorni: Lunedì, Giorno 2.'])
  expect(importParts(session, parts)).toBe(true)
  expect(days(session).map(({ meals }) => meals[0]?.rows.length)).toEqual([1, 0])
})

test('what an import replaces, appends and adds is said before, and is what it does', () => {
  const [session, { source, dayIds, mealIds }] = [testSession(), otherPlan()]
  const [first] = days(session)
  setCells(session, first?.id ?? '', { nameIt: 'Sabato' })
  const parts = { source, dayIds: dayIds.slice(1), mealIds, dayId: first?.id }
  expect(importEffects(session, parts, 'it')).toEqual([
    'Sabato: si sostituisce Colazione.',
    'Sabato: si aggiunge in fondo Brunch.',
    'Si aggiunge in fondo un giorno: Giorno 2.',
  ])
  expect(importParts(session, parts)).toBe(true)
  const [after, added] = days(session)
  expect(after?.meals[0]).toMatchObject({ id: first?.meals[0]?.id, rows: [{ amount: { food: { id: 'rice' } } }] })
  expect(after?.meals.at(-1)?.meal.title.it).toBe('Brunch')
  expect([after?.meals.length, added?.meals.length]).toEqual([(first?.meals.length ?? 0) + 1, 5])
})

test('a plan or a day that is full says so before', () => {
  const [session, { source, dayIds, mealIds }] = [testSession(), otherPlan()]
  const [first] = days(session)
  for (let at = first?.meals.length ?? 0; at < mealPlanLimits.mealsInDay; at += 1) addMeal(session, first?.id ?? '', 'snack', null)
  expect(importRefusal(session, { source, dayIds: [], mealIds, dayId: first?.id })).toBe('Un giorno ha al massimo 12 pasti')
  const manyDayIds = Array.from({ length: mealPlanLimits.days }, () => dayIds[0] ?? '')
  expect(importRefusal(session, { source, dayIds: manyDayIds, mealIds: [], dayId: first?.id })).toBe('Un piano ha al massimo 60 giorni')
})

test('foods of a pasted text come one below the other in one gesture, or not at all where the meal has no room or is gone', () => {
  const session = testSession()
  const meal = () => days(session)[0]?.meals[0]
  const mealId = meal()?.id ?? ''
  const ingredient = (id: string, grams: number) => ({ food: testFood(id), grams, measure: null, isToTaste: false }) as never
  insertFood(session, { mealId, food: testFood('rice') })
  session.gestures.length = 0
  expect(importFoods(session, mealId, [ingredient('oil', 10), ingredient('bread', 50)])).toBe(true)
  expect(meal()?.rows.map(({ amount }) => [amount?.food?.id, amount?.grams])).toEqual([
    ['rice', 100],
    ['oil', 10],
    ['bread', 50],
  ])
  const tooMany = Array.from({ length: mealPlanLimits.componentsInMeal - 2 }, (_, at) => ingredient(`food ${at}`, 1))
  expect(importFoods(session, mealId, tooMany)).toBe(false)
  expect(meal()?.rows).toHaveLength(3)
  session.edit([{ kind: 'delete', id: mealId }])
  session.gestures.length = 0
  expect([importFoods(session, mealId, [ingredient('oil', 10)]), session.gestures]).toEqual([false, []])
})
