import { figuresOfDish } from '@allenio/domain/meal-plans'
import { describe, expect, test } from 'vitest'
import { addDay } from '../gestures/days.ts'
import { addAlternative, insertFood } from '../gestures/foods.ts'
import { setCells } from '../gestures/meals.ts'
import type { DayEntry } from '../outline.ts'
import { testFood, testSession } from '../session.testing.ts'
import { totalsOf, totalText } from '../totals.ts'
import { foodsWithout, freeMealsOf, meanOf, rangeOf, unknownRowsOf } from './day-figures.ts'

type Session = ReturnType<typeof testSession>

const rice = testFood('rice', { kcal: 350, nutrients: { iron: 1 } })
const oil = testFood('oil', { kcal: 900, nutrients: {} })
const herb = testFood('herb', { kcal: null, nutrients: {} })

function dayOf({ outline }: Session, at = 0): DayEntry {
  const day = outline.get().days[at]
  if (!day) throw new Error(`no day ${at}`)
  return day
}

const mealId = (session: Session, at = 0) => dayOf(session, at).meals[0]?.id ?? ''
const add = (session: Session, food = rice, at = 0) => insertFood(session, { mealId: mealId(session, at), food }) ?? ''
const entry = (session: Session, id: string) => {
  const found = session.outline.get().entries.get(id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}
const foods = (session: Session) => session.book.foods.get()

describe('the range over the alternatives', () => {
  test('is none where there is nothing to choose, or where all choices are alike', () => {
    const session = testSession()
    const id = add(session)
    expect(rangeOf(dayOf(session), foods(session))).toBeNull()
    // an alternative has as much energy as its row
    addAlternative(session, entry(session, id), testFood('farro', { kcal: 350 }))
    expect(rangeOf(dayOf(session), foods(session))).toBeNull()
  })

  test('goes from the least choice of each row to the most, with the estimates of free meals on top', () => {
    const session = testSession()
    const id = add(session)
    addAlternative(session, entry(session, id), oil)
    setCells(session, entry(session, id).subRows[0]?.id ?? '', { grams: 50 })
    expect(rangeOf(dayOf(session), foods(session))).toEqual({ least: 350, most: 450, isAtLeast: false })
    setCells(session, dayOf(session).meals[1]?.id ?? '', { isFree: true, estimatedKcal: 600 })
    expect(rangeOf(dayOf(session), foods(session))).toEqual({ least: 950, most: 1050, isAtLeast: false })
    addAlternative(session, entry(session, id), herb)
    expect(rangeOf(dayOf(session), foods(session))?.isAtLeast).toBe(true)
  })
})

describe('the mean of the days', () => {
  test('leaves days out that have nothing yet, and is none of a single one', () => {
    const session = testSession()
    add(session)
    addDay(session)
    addDay(session)
    expect(meanOf(session.outline.get().days)).toBeNull()
    add(session, oil, 1)
    const mean = meanOf(session.outline.get().days)
    expect(mean && totalsOf(mean)).toMatchObject({ kcal: 625, protein: 10, isPartial: false })
  })
})

test('a total is written with a sign where it is only the known part, and a dish likewise by each figure', () => {
  const session = testSession()
  add(session)
  add(session, testFood('broth', { lipids: null }))
  const totals = totalsOf(dayOf(session).sum)
  expect([totalText(totals, 'kcal'), totalText(totals, 'lipids')]).toEqual(['450', '≥ 2'])
  const figures = { ...entry(session, add(session)).figures, lipids: null }
  expect(figuresOfDish([figures, figures]).isAtLeast).toEqual({ kcal: false, protein: false, carbs: false, lipids: true })
})

test('nothing is known of a day whose foods have not come, and all of an empty one', () => {
  const session = testSession()
  expect(totalsOf(dayOf(session).sum).kcal).toBe(0)
  const free = { isFree: true }
  setCells(session, dayOf(session).meals[0]?.id ?? '', free)
  expect(totalText(totalsOf(dayOf(session).sum), 'kcal')).toBe('–')
  add(session)
  expect(totalText(totalsOf(dayOf(session).sum), 'kcal')).toBe('≥ 350')
})

describe('what keeps a sum from being whole', () => {
  const lacking = (session: Session, code: string, countsAlternatives = false) =>
    foodsWithout(code, [dayOf(session)], { foods: foods(session), countsAlternatives })

  test('is named, each food once', () => {
    const session = testSession()
    add(session)
    const id = add(session, oil)
    add(session, oil)
    add(session, herb)
    expect(lacking(session, 'kcal')).toEqual(['herb'])
    expect(lacking(session, 'iron')).toEqual(['oil', 'herb'])
    addAlternative(session, entry(session, id), testFood('butter', { kcal: 750 }))
    expect(lacking(session, 'iron')).toEqual(['oil', 'herb'])
    expect(lacking(session, 'iron', true)).toEqual(['oil', 'butter', 'herb'])
  })

  test('is said of the figure that lacks something, and of no other', () => {
    const session = testSession()
    add(session)
    add(session, testFood('broth', { lipids: null }))
    expect(totalsOf(dayOf(session).sum)).toMatchObject({
      isPartial: true,
      isAtLeast: { kcal: false, protein: false, carbs: false, lipids: true },
    })
  })

  test('may be a free meal without an estimate, or a row without a food', () => {
    const session = testSession()
    add(session)
    const lunch = dayOf(session).meals[1]?.id ?? ''
    setCells(session, lunch, { isFree: true })
    expect(freeMealsOf(dayOf(session)).map(({ id }) => id)).toEqual([lunch])
    expect(totalsOf(dayOf(session).sum).isAtLeast.kcal).toBe(true)
    setCells(session, lunch, { estimatedKcal: 700 })
    expect(freeMealsOf(dayOf(session))).toEqual([])
    expect(unknownRowsOf(dayOf(session), foods(session))).toBe(0)
    expect(unknownRowsOf(dayOf(session), new Map())).toBe(1)
  })
})
