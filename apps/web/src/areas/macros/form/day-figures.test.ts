import { expect, test } from 'vitest'
import { dayFigures, exampleWeightOf, suggestedFiber } from './day-figures.ts'
import { emptyDay } from './values.ts'
import type { DayTexts } from './values.ts'

const day = (texts: Partial<DayTexts>): DayTexts => ({ ...emptyDay('every day'), rest: null, ...texts })

test('grams that make other kcal than typed are told', () => {
  const texts = day({ kcal: '2000', protein: '150', carbs: '200', lipids: '60' })
  expect(dayFigures(texts, { unit: 'grams', weightKg: null })).toMatchObject({
    difference: { typedKcal: 2000, macroKcal: 1940 },
    percentSum: null,
  })
  expect(dayFigures({ ...texts, carbs: '215' }, { unit: 'grams', weightKg: null }).difference).toBeNull()
})

test('percents are told where they make more or less than a hundred', () => {
  const texts = day({ kcal: '2000', protein: '40', carbs: '50', lipids: '25' })
  expect(dayFigures(texts, { unit: 'percent', weightKg: null })).toMatchObject({ percentSum: 115, isAbove: true, difference: null })
  expect(dayFigures({ ...texts, carbs: '20' }, { unit: 'percent', weightKg: null })).toMatchObject({ percentSum: 85, isAbove: false })
  expect(dayFigures({ ...texts, rest: 'carbs' }, { unit: 'percent', weightKg: null }).percentSum).toBeNull()
})

test('grams per kg are told by the example weight', () => {
  const texts = day({ kcal: '2000', protein: '2', lipids: '1', rest: 'carbs' })
  expect(dayFigures(texts, { unit: 'grams per kg', weightKg: 70 }).target).toMatchObject({ protein: 140, lipids: 70, carbs: 202.5 })
  expect(dayFigures(texts, { unit: 'grams per kg', weightKg: null }).target).toMatchObject({ protein: null, kcal: 2000 })
})

test('an empty day has nothing to show', () => {
  expect(dayFigures(emptyDay('rest'), { unit: 'percent', weightKg: null })).toMatchObject({
    hasAny: false,
    percentSum: null,
    difference: null,
  })
})

test('an example weight is a positive number', () => {
  expect([exampleWeightOf('72,5'), exampleWeightOf(''), exampleWeightOf('0'), exampleWeightOf('x')]).toEqual([72.5, null, null, null])
})

test('fibre follows the energy', () => {
  expect([suggestedFiber(1850), suggestedFiber(null)]).toEqual([26, null])
})
