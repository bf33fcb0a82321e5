import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#lib/session'
import { testFood, testSession } from '../session.testing.ts'
import { insertFood } from './foods.ts'
import { setCells } from './meals.ts'
import { copyTree, pasteTree } from './tree-clipboard.ts'

type Session = ReturnType<typeof testSession>

beforeEach(() => signIn('local', { token: 't', personId: `person ${Math.random()}`, workspaceId: 'studio' }))

const days = (session: Session) => session.outline.get().days
const day = (session: Session, at = 0) => days(session)[at]?.id ?? ''
const meal = (session: Session, at: number, dayAt = 0) => days(session)[dayAt]?.meals[at]?.id ?? ''
const mealNames = (session: Session, dayAt = 0) => days(session)[dayAt]?.meals.map(each => each.meal.title.it)
const foodsIn = (session: Session, at: number, dayAt = 0) =>
  days(session)[dayAt]?.meals[at]?.rows.map(({ amount }) => [amount?.food?.id, amount?.grams])

/** A plan whose first meal has rice. */
function planWithRice() {
  const session = testSession()
  setCells(session, day(session), { nameIt: 'Lunedì', nameEn: 'Monday' })
  insertFood(session, { mealId: meal(session, 0), food: testFood('rice'), quantity: { grams: 80, measure: null, isToTaste: false } })
  session.gestures.length = 0
  return session
}

test('a day goes into another plan with its name and foods, in one gesture, and is shown', () => {
  const [session, other] = [planWithRice(), testSession()]
  expect(copyTree(session, day(session))?.slice(0, 3)).toEqual([['Lunedì'], ['Colazione'], ['rice', '80\u00a0g']])
  pasteTree(other, day(other))
  expect(days(other).map(each => each.day.name.it)).toEqual(['Giorno 1', 'Lunedì'])
  expect([foodsIn(other, 0, 1), other.dayId.get(), other.gestures.length]).toEqual([[['rice', 80]], day(other, 1), 1])
  expect(other.book.foods.get().size).toBe(1)
})

test('a day beside itself gets the next free name', () => {
  const session = planWithRice()
  copyTree(session, day(session))
  pasteTree(session, day(session))
  expect(days(session).map(each => each.day.name.it)).toEqual(['Lunedì', 'Giorno 1'])
  expect(foodsIn(session, 0, 1)).toEqual([['rice', 80]])
})

test('a meal takes the place of the one of its title in another plan, and keeps that one’s id; beside itself it is doubled', () => {
  const [session, other] = [planWithRice(), testSession()]
  copyTree(session, meal(session, 0))
  const before = meal(other, 0)
  pasteTree(other, day(other))
  expect([mealNames(other), meal(other, 0), foodsIn(other, 0)]).toEqual([mealNames(session), before, [['rice', 80]]])
  pasteTree(session, day(session))
  expect(mealNames(session)?.slice(0, 3)).toEqual(['Colazione', 'Colazione', 'Spuntino di metà mattina'])
})

test('what is no day or meal is not copied', () => {
  const session = planWithRice()
  expect(copyTree(session, session.planId)).toBeUndefined()
})
