import { figuresOfDish } from '@allenio/domain/meal-plans'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { addDay } from '../gestures/days.ts'
import { addAlternative, insertFood } from '../gestures/foods.ts'
import { setCells } from '../gestures/meals.ts'
import type { DayEntry } from '../outline.ts'
import { testFood, testSession } from '../session.testing.ts'
import { targetOf } from '../target.ts'
import { recipeLabel, totalsOf, totalText } from '../totals.ts'
import { daysInMean, foodsWithout, freeMealsOf, meanOf, rangeOf, unknownPartsOf } from './day-figures.ts'
import { MacroBars, MacroLine } from './macro-bars.tsx'

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
  const row = { eatenGrams: 100, lacksQuantity: false }
  const broth = testFood('broth', { lipids: null })
  expect(
    figuresOfDish([
      { row, food: broth },
      { row, food: broth },
    ]).isAtLeast,
  ).toEqual({ kcal: false, protein: false, carbs: false, lipids: true })
})

const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')

describe('the totals beside the table', () => {
  const withoutLipids = testFood('broth', { lipids: null })
  const lineOf = (session: Session) => textOf(createElement(MacroLine, { totals: totalsOf(dayOf(session).sum) }))
  const perKgOf = (session: Session) => {
    const { sum } = dayOf(session)
    const shown = { totals: totalsOf(sum), mean: null, target: targetOf({}), weightKg: 10, fiber: null }
    return textOf(createElement(MacroBars, shown)).match(/(?:≥ )?[\d,]+ g\/kg/g)
  }

  test('say of each macro whether it is only the known part', () => {
    const session = testSession()
    add(session)
    expect(lineOf(session)).toBe('P 10C 10G 2')
    expect(perKgOf(session)).toEqual(['1,0 g/kg', '1,0 g/kg', '0,2 g/kg'])
    add(session, withoutLipids)
    expect(lineOf(session)).toBe('P 20C 20G ≥ 2')
    expect(perKgOf(session)).toEqual(['2,0 g/kg', '2,0 g/kg', '≥ 0,2 g/kg'])
  })
})

test.each([
  [480, false, 'Zuppa, 120 kcal'],
  [480, true, 'Zuppa, ≥ 120 kcal'],
  [null, true, 'Zuppa'],
])('a recipe of %s kcal, at least: %s, is chosen as "%s"', (kcal, isLower, label) => {
  const isAtLeast = { kcal: isLower, protein: true, carbs: true, lipids: true }
  const recipe = { name: 'Zuppa', portions: 4, figures: { kcal, protein: null, carbs: null, lipids: null, isAtLeast } }
  expect(recipeLabel(recipe).replaceAll(/\s/g, ' ')).toBe(label)
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
    expect(unknownPartsOf(dayOf(session), { foods: foods(session), countsAlternatives: false })).toBe(0)
    expect(unknownPartsOf(dayOf(session), { foods: new Map(), countsAlternatives: false })).toBe(1)
  })
})

test('a mean tells how many days it leaves out: one of which nothing is known, and none that is empty', () => {
  const session = testSession()
  add(session)
  addDay(session)
  addDay(session)
  const free = session.outline.get().days[1]?.meals[0]?.id ?? ''
  expect(daysInMean(session.outline.get().days)).toEqual({ counted: 1, all: 1 })
  setCells(session, free, { isFree: true })
  expect(daysInMean(session.outline.get().days)).toEqual({ counted: 1, all: 2 })
  setCells(session, free, { estimatedKcal: 600 })
  expect(daysInMean(session.outline.get().days)).toEqual({ counted: 2, all: 2 })
})
