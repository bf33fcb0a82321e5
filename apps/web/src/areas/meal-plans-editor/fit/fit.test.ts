import fc from 'fast-check'
import quadprog from 'quadprog'
import { describe, expect, test } from 'vitest'
import { newId } from '@allenio/domain/ids'
import { fitRows } from '@allenio/domain/meal-plans'
import { runs } from '@allenio/domain/testing'
import { addAlternative, insertFood } from '../gestures/foods.ts'
import { insertRow, setCells } from '../gestures/meals.ts'
import type { RowEntry } from '../outline.ts'
import { testFood, testSession } from '../session.testing.ts'
import type { LineRules } from './lines.ts'
import { amountIn, fittedDays, isChanged, operationsOf, type FittedLine } from './outcome.ts'
import { daysToFit, questionOf, type FitChoices } from './question.ts'
import type { ChosenTarget } from './targets.ts'
import { applyFit } from './use-fit.ts'

type Session = ReturnType<typeof testSession>

const rice = testFood('rice', { kcal: 350, protein: 7, carbs: 78, lipids: 1 })
const chicken = testFood('chicken', { kcal: 110, protein: 23, carbs: 0, lipids: 2 })
const oil = testFood('oil', { kcal: 900, protein: 0, carbs: 0, lipids: 100 })
const egg = testFood('egg', {
  kcal: 130,
  protein: 12,
  measures: [{ name: { it: 'uovo', en: 'egg' }, amount: 1, grams: 50, source: 'own' }],
})
const pasta = testFood('pasta', { kcal: 370, protein: 13, carbs: 72, lipids: 2 })
const broth = testFood('broth', { kcal: 10, protein: null })

const mealId = (session: Session, at = 0) => session.outline.get().days[0]?.meals[at]?.id ?? ''
const entry = (session: Session, id: string): RowEntry => {
  const found = session.outline.get().entries.get(id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}

function add(session: Session, food = rice, grams = 100, cells: Parameters<typeof setCells>[2] = {}): string {
  const id = insertFood(session, { mealId: mealId(session), food, quantity: { grams, measure: null, isToTaste: false } }) ?? ''
  if (Object.keys(cells).length > 0) setCells(session, id, cells)
  return id
}

/** A dish of rice and oil that a recipe of two portions has. */
function addDish(session: Session, portions: number, ingredients: readonly Parameters<typeof setCells>[2][] = [{}, {}]): string {
  session.book.add([rice, oil])
  const id = newId()
  const recipe = { it: 'Risotto', en: '', portions: 2 }
  session.edit(
    insertRow(session.document.rows.get(), { type: 'component', parentId: mealId(session), index: 0, cells: { recipe, portions }, id }),
  )
  const own = [160, 20]
  ;[rice, oil].forEach((food, index) =>
    session.edit(
      insertRow(session.document.rows.get(), {
        type: 'ingredient',
        parentId: id,
        index,
        id: newId(),
        cells: {
          food: { id: food.id, version: 1, it: food.id, en: '' },
          grams: ((own[index] ?? 0) * portions) / 2,
          ownGrams: own[index] ?? 0,
          ...ingredients[index],
        },
      }),
    ),
  )
  return id
}

const rules: LineRules = { countsAlternatives: false, basisOf: () => 'kcal' }
const kcal = (amount: number): ChosenTarget => ({ code: 'kcal', kind: 'about', amount })
const protein = (amount: number): ChosenTarget => ({ code: 'protein', kind: 'about', amount })

function fit(session: Session, targets: readonly ChosenTarget[], choices: Partial<FitChoices> = {}, ownRules: LineRules = rules) {
  const all = { targetsFor: () => targets, keepsLocked: true, keepsDishes: false, heldIds: new Set<string>(), ...choices }
  const days = daysToFit(session.outline.get().days, all, ownRules)
  const { rows, targets: asked } = questionOf(days)
  return fittedDays(session, days, fitRows(rows, asked, quadprog.solveQP))
}

const lineOf = (days: ReturnType<typeof fit>, id: string): FittedLine => {
  const found = days.flatMap(({ lines }) => lines).find(line => line.entry.id === id)
  if (!found) throw new Error(`no line ${id}`)
  return found
}
const targetOf = (days: ReturnType<typeof fit>, code: string) => days[0]?.targets.find(({ target }) => target.code === code)

describe('a day', () => {
  test('comes to its target in household steps, as one gesture, and its table then has the figures of the preview', () => {
    const session = testSession()
    const [riceId, oilId] = [add(session, rice, 80), add(session, oil, 10)]
    const eggId = add(session, egg)
    setCells(session, eggId, { grams: 100, measure: { name: { it: 'uovo', en: 'egg' }, amount: 2 } })
    add(session, chicken, 120)
    const days = fit(session, [kcal(900), protein(50)])
    expect(days[0]?.targets.map(({ miss }) => miss)).toEqual([0, 0])
    session.gestures.length = 0
    applyFit(session, days)
    expect(session.gestures).toHaveLength(1)
    const sum = session.outline.get().days[0]?.sum
    expect(sum && [amountIn(sum, { code: 'kcal' }), amountIn(sum, { code: 'protein' })]).toEqual(days[0]?.targets.map(({ after }) => after))
    const egged = entry(session, eggId).amount
    expect([(entry(session, riceId).amount?.grams ?? 1) % 5, Number.isInteger(entry(session, oilId).amount?.grams)]).toEqual([0, true])
    expect(egged?.grams).toBe((egged?.measure?.amount ?? 0) * 50)
    expect(Number.isInteger(egged?.measure?.amount)).toBe(true)
  })

  test('changes nothing where it is on its target', () => {
    const session = testSession()
    add(session, rice, 83)
    expect(fit(session, [kcal(290)])[0]?.lines.filter(isChanged)).toEqual([])
  })

  test('keeps locked and held rows, unless locks do not count', () => {
    const session = testSession()
    const locked = add(session, rice, 80, { isLocked: true })
    const held = add(session, pasta, 80)
    const free = add(session, chicken, 120)
    const heldIds = new Set([held])
    const days = fit(session, [kcal(800)], { heldIds })
    expect([locked, held, free].map(id => isChanged(lineOf(days, id)))).toEqual([false, false, true])
    expect([locked, held, free].map(id => lineOf(days, id).stays)).toEqual(['locked', 'held', null])
    expect(isChanged(lineOf(fit(session, [kcal(800)], { heldIds, keepsLocked: false }), locked))).toBe(true)
  })

  test('counts free meals as they are estimated', () => {
    const session = testSession()
    const id = add(session, rice, 100)
    setCells(session, mealId(session, 1), { isFree: true, estimatedKcal: 600 })
    const days = fit(session, [kcal(1_125)])
    expect([lineOf(days, id).fittedUnits, targetOf(days, 'kcal')?.after]).toEqual([150, 1_125])
  })

  test('asks of its foods no more macros than belong to the energy that a free meal leaves', () => {
    const session = testSession()
    const id = add(session, rice, 100)
    setCells(session, mealId(session, 1), { isFree: true, estimatedKcal: 350 })
    // half of the energy is that of the free meal
    const days = fit(session, [kcal(700), { code: 'carbs', kind: 'about', amount: 156 }, { code: 'fiber', kind: 'at least', amount: 0 }])
    expect([targetOf(days, 'carbs'), targetOf(days, 'kcal')]).toMatchObject([
      { target: { amount: 78 }, after: 78, miss: 0 },
      { target: { amount: 700 }, after: 700, miss: 0 },
    ])
    expect(lineOf(days, id).fittedUnits).toBe(100)
  })

  test('keeps the energy that it has reached, whatever is asked of the macros', () => {
    const session = testSession()
    add(session, rice, 100)
    add(session, chicken, 100)
    add(session, oil, 10)
    for (const grams of [10, 60, 120, 200]) {
      const days = fit(session, [kcal(550), protein(grams), { code: 'carbs', kind: 'about', amount: 200 }])
      expect(targetOf(days, 'kcal')?.miss).toBe(0)
    }
  })

  test('leaves rows alone whose food lacks a figure, or that have no food', () => {
    const session = testSession()
    const [lacking, empty] = [add(session, broth, 300), add(session, rice, 0)]
    const salt = add(session, rice)
    setCells(session, salt, { grams: null, isToTaste: true })
    add(session, chicken, 100)
    const days = fit(session, [kcal(200), protein(45)])
    expect([lacking, empty].map(id => lineOf(days, id).stays)).toEqual(['no figures', 'no quantity'])
    expect(days[0]?.lines.some(line => line.entry.id === salt)).toBe(false)
    expect(lineOf(fit(session, [kcal(200)]), lacking).stays).toBeNull()
  })
})

describe('what cannot be reached', () => {
  test('is named with the rows at their bounds and the locked ones', () => {
    const session = testSession()
    const meat = add(session, chicken, 100, { mostPercent: 120 })
    const eggs = add(session, egg, 100, { isLocked: true })
    const missed = targetOf(fit(session, [protein(60)]), 'protein')
    expect(missed?.miss).toBeCloseTo(0.23 * 120 + 12 - 60)
    expect(missed?.blocks).toEqual([
      { kind: 'row', id: meat, bound: 'most' },
      { kind: 'row', id: eggs, bound: 'locked' },
    ])
  })

  test('a bound alone counts on its side', () => {
    const session = testSession()
    add(session, chicken, 100)
    const missOf = (kind: 'at least' | 'at most', amount: number) =>
      targetOf(fit(session, [{ code: 'protein', kind, amount }]), 'protein')?.miss
    expect([missOf('at least', 10), missOf('at least', 40), missOf('at most', 90), missOf('at most', 15)]).toEqual([0, 0, 0, 0])
    expect(missOf('at least', 60)).toBeLessThan(0)
    expect(missOf('at most', 5)).toBeGreaterThan(0)
  })
})

describe('a dish', () => {
  const grams = (session: Session, id: string) => entry(session, id).subRows.map(({ amount }) => amount?.grams)

  test('moves by quarters of a portion, in the proportions of its recipe', () => {
    const session = testSession()
    const id = addDish(session, 1)
    const days = fit(session, [kcal(630)])
    expect(lineOf(days, id).fittedUnits).toBe(175)
    applyFit(session, days)
    expect([entry(session, id).component.portions, ...grams(session, id)]).toEqual([1.75, 140, 18])
  })

  test('stays where dishes are to stay, where an ingredient is locked, and where somebody has changed it', () => {
    const session = testSession()
    const [whole, locked, changed] = [addDish(session, 1), addDish(session, 1, [{ isLocked: true }]), addDish(session, 1, [{ grams: 90 }])]
    const stays = (days: ReturnType<typeof fit>) => [whole, locked, changed].map(id => lineOf(days, id).stays)
    expect(stays(fit(session, [kcal(2_000)]))).toEqual([null, 'locked', 'changed dish'])
    expect(stays(fit(session, [kcal(2_000)], { keepsDishes: true }))).toEqual(['dish', 'locked', 'dish'])
    const days = fit(session, [kcal(1_200)], { keepsDishes: true })
    expect(targetOf(days, 'kcal')?.after).toBe(targetOf(days, 'kcal')?.before)
  })

  test('moves no farther than the bounds of its ingredients', () => {
    const session = testSession()
    const id = addDish(session, 1, [{ mostPercent: 130 }])
    const days = fit(session, [kcal(700)])
    expect(lineOf(days, id).fittedUnits).toBe(125)
    expect(targetOf(days, 'kcal')?.blocks).toEqual([{ kind: 'row', id, bound: 'most' }])
  })
})

describe('alternatives', () => {
  test('follow their row, unless they are pinned', () => {
    const session = testSession()
    const id = add(session, rice, 100)
    const following = addAlternative(session, entry(session, id), pasta) ?? ''
    const pinned = addAlternative(session, entry(session, id), chicken) ?? ''
    setCells(session, pinned, { isPinned: true, grams: 150 })
    applyFit(session, fit(session, [kcal(525)]))
    expect([id, following, pinned].map(each => entry(session, each).amount?.grams)).toEqual([150, 140, 150])
  })

  test('of ingredients follow a dish', () => {
    const session = testSession()
    const id = addDish(session, 1)
    const [ingredient] = entry(session, id).subRows
    const alternative = (ingredient && addAlternative(session, ingredient, pasta)) ?? ''
    expect(entry(session, alternative).amount?.grams).toBe(75)
    applyFit(session, fit(session, [kcal(630)]))
    expect(entry(session, alternative).amount?.grams).toBe(130)
  })

  test('count in the mean where the plan counts them', () => {
    const session = testSession()
    setCells(session, session.planId, { countsAlternatives: true })
    const id = add(session, rice, 100)
    const alternative = addAlternative(session, entry(session, id), chicken) ?? ''
    setCells(session, alternative, { isPinned: true, grams: 100 })
    // (3.5 × 200 + 110) / 2
    const days = fit(session, [kcal(405)], {}, { ...rules, countsAlternatives: true })
    expect([lineOf(days, id).fittedUnits, targetOf(days, 'kcal')?.after]).toEqual([200, 405])
  })
})

test('each day comes to the target by itself', () => {
  const session = testSession()
  add(session, rice, 100)
  const [first] = session.outline.get().days
  const copy = newId()
  session.edit(insertRow(session.document.rows.get(), { type: 'day', parentId: session.planId, index: 1, cells: {}, id: copy }))
  const meal = newId()
  session.edit(insertRow(session.document.rows.get(), { type: 'meal', parentId: copy, index: 0, cells: {}, id: meal }))
  insertFood(session, { mealId: meal, food: chicken, quantity: { grams: 300, measure: null, isToTaste: false } })
  const days = fit(session, [kcal(400)])
  expect(days.map(({ day }) => day.id)).toEqual([first?.id, copy])
  expect(days.map(({ targets }) => targets[0]?.miss)).toEqual([0, 0])

  // a day of training has more than one of rest
  session.edit([{ kind: 'set', id: copy, cells: { dayType: 'training' } }])
  const byType = fit(session, [], { targetsFor: ({ cells }) => [kcal(cells['dayType'] === 'training' ? 500 : 300)] })
  expect(byType.map(({ targets }) => [targets[0]?.target.amount, targets[0]?.miss])).toEqual([
    [300, 0],
    [500, 0],
  ])
})

const anyRow = fc.record({
  food: fc.constantFrom(rice, chicken, oil, egg, pasta, broth),
  grams: fc.integer({ min: 0, max: 400 }),
  isLocked: fc.boolean(),
  leastPercent: fc.option(fc.integer({ min: 0, max: 100 })),
  mostPercent: fc.option(fc.integer({ min: 100, max: 300 })),
  isMeasured: fc.boolean(),
})

test('locks and bounds are never broken, and the same day has the same answer', () => {
  fc.assert(
    fc.property(
      fc.array(anyRow, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 3_000 }),
      fc.integer({ min: 0, max: 200 }),
      (rows, energy, grams) => {
        const session = testSession()
        const ids = rows.map(row => {
          const cells = { isLocked: row.isLocked ? true : null, leastPercent: row.leastPercent, mostPercent: row.mostPercent }
          const measure = { name: { it: 'uovo', en: 'egg' }, amount: row.grams / 50 }
          return add(session, row.food, row.grams, { ...cells, ...(row.food === egg && row.isMeasured && row.grams > 0 && { measure }) })
        })
        const targets = [kcal(energy), protein(grams)]
        const days = fit(session, targets)
        const operations = operationsOf(
          session,
          days.flatMap(({ lines }) => lines),
        )
        expect(
          operationsOf(
            session,
            fit(session, targets).flatMap(({ lines }) => lines),
          ),
        ).toEqual(operations)
        applyFit(session, days)
        ids.forEach((id, at) => {
          const { grams: before = 0, isLocked, leastPercent, mostPercent } = rows[at] ?? {}
          const after = entry(session, id).amount?.grams ?? Number.NaN
          expect(Number.isInteger(after)).toBe(true)
          if (isLocked) expect(after).toBe(before)
          // a measure is rounded to whole grams
          expect(after).toBeGreaterThanOrEqual((before * (leastPercent ?? 50)) / 100 - 0.5)
          expect(after).toBeLessThanOrEqual((before * (mostPercent ?? 200)) / 100 + 0.5)
        })
      },
    ),
    runs,
  )
})
