import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { childrenOf } from '@allenio/domain/documents'
import { counter, runs } from '@allenio/domain/testing'
import { areTitlesAlike, copyDay, copyMeal, deleteDay, mealCopyEffects, mealsCopyEffects, nextDayNames } from './index.ts'
import { anyPlan, apply, component, contentOf, day, daysOf, food, meal, planId, planOf } from './plan.testing.ts'

const breakfast = (id: string, holds = [component(`${id} a`, food('food 1'))]) => meal(id, { titleIt: 'Colazione', time: '07:30' }, holds)

const week = () =>
  planOf([
    day('monday', [breakfast('m1'), meal('m2', { titleIt: 'Cena' })], { nameIt: 'Lunedì' }),
    day('tuesday', [meal('t1', { titleIt: ' cola zione', note: 'veloce' }, [component('t1 a', food('food 2'))])], { nameIt: 'Martedì' }),
    day('wednesday', [meal('w1', { titleEn: 'Breakfast' })], { nameIt: 'Mercoledì' }),
  ])

describe('titles of meals', () => {
  test.each([
    [{ it: 'Colazione', en: '' }, { it: ' COLA zione ', en: 'Dinner' }, true],
    [{ it: 'Cena', en: 'Dinner' }, { it: 'Pranzo', en: 'dinner' }, true],
    [{ it: 'Cena', en: '' }, { it: '', en: 'Cena' }, false],
    [{ it: '', en: '' }, { it: '', en: '' }, false],
    [{ it: '  ', en: '' }, { it: ' ', en: '' }, false],
  ])('%o and %o', (one, other, areAlike) => {
    expect(areTitlesAlike(one, other)).toBe(areAlike)
    expect(areTitlesAlike(other, one)).toBe(areAlike)
  })
})

describe('copying a meal', () => {
  test('takes the place of the meal of its title, which keeps its id and place, and is added elsewhere', () => {
    const rows = week()
    const copy = { source: rows, id: 'm1', dayIds: ['tuesday', 'wednesday'] }
    expect(mealCopyEffects(rows, copy)).toEqual([
      { dayId: 'tuesday', replacedMealId: 't1' },
      { dayId: 'wednesday', replacedMealId: null },
    ])
    const { rows: copied } = apply(rows, copyMeal(rows, { ...copy, newId: counter() }))
    const [, tuesday, wednesday] = daysOf(copied)
    expect(tuesday?.meals.map(({ id, title, time, note }) => [id, title.it, time, note])).toEqual([['t1', 'Colazione', '07:30', '']])
    expect(tuesday?.meals[0]?.components.map(({ rows: [row] }) => row?.food?.id)).toEqual(['food 1'])
    expect(wednesday?.meals.map(({ title }) => title)).toEqual([
      { it: '', en: 'Breakfast' },
      { it: 'Colazione', en: '' },
    ])
  })

  test('replaces the first of two, and one without a title none', () => {
    const rows = planOf([
      day('one', [meal('a', { titleIt: 'Cena' }), meal('b', {})]),
      day('two', [meal('c', {}), meal('d', { titleIt: 'cena' }), meal('e', { titleIt: 'cena' })]),
    ])
    expect(mealCopyEffects(rows, { source: rows, id: 'a', dayIds: ['two'] })).toEqual([{ dayId: 'two', replacedMealId: 'd' }])
    expect(mealCopyEffects(rows, { source: rows, id: 'b', dayIds: ['two'] })).toEqual([{ dayId: 'two', replacedMealId: null }])
  })

  test('with others leaves each of one title its own place', () => {
    const rows = planOf([day('one', [meal('a', { titleIt: 'Cena' }), meal('b', {})])])
    const source = planOf([
      day(
        'other',
        ['c', 'd', 'e'].map(id => meal(id, { titleIt: 'Cena' })),
      ),
    ])
    expect(mealsCopyEffects(rows, { source, ids: ['c', 'd', 'e'], dayId: 'one' })).toEqual([
      { id: 'c', dayId: 'one', replacedMealId: 'a' },
      { id: 'd', dayId: 'one', replacedMealId: null },
      { id: 'e', dayId: 'one', replacedMealId: null },
    ])
  })

  test('onto itself does nothing, and a day is no meal', () => {
    const rows = week()
    expect(copyMeal(rows, { source: rows, id: 'm1', dayIds: ['monday'], newId: counter() })).toEqual([])
    expect(copyMeal(rows, { source: rows, id: 'monday', dayIds: ['tuesday'], newId: counter() })).toEqual([])
  })
})

describe('copying a day', () => {
  test('overwrites meals, keeps the names of the days, and adds days with the next free names', () => {
    const rows = week()
    const added = { planId, count: 2 }
    const { rows: copied } = apply(
      rows,
      copyDay(rows, { source: rows, id: 'monday', dayIds: ['tuesday', 'monday'], added, newId: counter() }),
    )
    const days = daysOf(copied)
    expect(days.map(({ name }) => name.it)).toEqual(['Lunedì', 'Martedì', 'Mercoledì', 'Giorno 1', 'Giorno 2'])
    expect(contentOf(days[1]?.meals)).toEqual(contentOf(days[0]?.meals))
    expect(days[4]?.meals.map(({ title }) => title.it)).toEqual(['Colazione', 'Cena'])
  })

  test('a meal of the same title keeps its id, and the order is that of the copied day', () => {
    const titled = (id: string, titleIt: string) => meal(id, { titleIt }, [component(`${id} a`, food(`food of ${id}`))])
    const rows = planOf([
      day('one', [titled('a', 'Colazione'), titled('b', 'Spuntino'), titled('c', 'Pranzo'), titled('d', 'Cena')]),
      day('two', [titled('e', 'Merenda'), titled('f', 'colazione'), titled('g', 'Cena'), titled('h', 'Pranzo')]),
    ])
    const { rows: copied } = apply(rows, copyDay(rows, { source: rows, id: 'one', dayIds: ['two'], newId: counter('new ') }))
    const [one, two] = daysOf(copied)
    expect(two?.meals.map(({ title, id }) => [title.it, id.startsWith('new') ? 'new' : id])).toEqual([
      ['Colazione', 'f'],
      ['Spuntino', 'new'],
      ['Pranzo', 'h'],
      ['Cena', 'new'],
    ])
    expect(contentOf(two?.meals)).toEqual(contentOf(one?.meals))
  })

  test('names go on where numbers are taken', () => {
    const names = [
      { it: 'Giorno 1', en: '' },
      { it: '', en: ' day 3' },
      { it: 'Lunedì', en: 'Monday' },
    ]
    expect(nextDayNames(3, names)).toEqual([
      { it: 'Giorno 2', en: 'Day 2' },
      { it: 'Giorno 4', en: 'Day 4' },
      { it: 'Giorno 5', en: 'Day 5' },
    ])
    expect(nextDayNames(1, [{ it: '1', en: '' }], { it: '', en: '' })).toEqual([{ it: '2', en: '2' }])
  })

  test('a day that is added is one of its kind, under a name of its own in both languages', () => {
    const rows = planOf([day('easy', [], { nameIt: 'Facile', nameEn: 'Easy', dayType: 'rest', isEasy: true, note: 'Con calma' })])
    const { rows: copied } = apply(
      rows,
      copyDay(rows, { source: rows, id: 'easy', dayIds: [], added: { planId, count: 1 }, newId: counter() }),
    )
    const { cells } = childrenOf(copied, planId)[1] ?? {}
    expect(cells).toEqual({ nameIt: 'Giorno 1', nameEn: 'Day 1', dayType: 'rest', isEasy: true, note: 'Con calma' })
  })

  test('twice is as once, new ids are new, and undoing gives everything back', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(9), fc.nat(9), (rows, from, to) => {
        const ids = childrenOf(rows, planId).map(({ id }) => id)
        const [id = '', target = ''] = [ids[from % ids.length], ids[to % ids.length]]
        const newId = counter('copy ')
        const once = apply(rows, copyDay(rows, { source: rows, id, dayIds: [target], newId }))
        const twice = apply(once.rows, copyDay(once.rows, { source: once.rows, id, dayIds: [target], newId }))
        expect(contentOf(daysOf(twice.rows))).toEqual(contentOf(daysOf(once.rows)))
        const visible = daysOf(once.rows).flatMap(each => [
          each.id,
          ...each.meals.flatMap(({ id: mealId, components }) => [mealId, ...components.map(part => part.id)]),
        ])
        expect(new Set(visible).size).toBe(visible.length)
        expect(daysOf(apply(once.rows, once.inverse).rows)).toEqual(daysOf(rows))
      }),
      runs,
    )
  })
})

describe('deleting a day', () => {
  test('empties the only one, which keeps its name', () => {
    const rows = week()
    const two = apply(apply(rows, deleteDay(rows, 'monday')).rows, deleteDay(rows, 'tuesday')).rows
    expect(daysOf(two).map(({ id }) => id)).toEqual(['wednesday'])
    const one = apply(two, deleteDay(two, 'wednesday')).rows
    expect(daysOf(one).map(({ name, meals }) => [name.it, meals])).toEqual([['Mercoledì', []]])
  })
})
