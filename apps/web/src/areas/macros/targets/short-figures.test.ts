import type { MacroDay, MacroUnit } from '@allenio/contract/macros'
import { resolveDay } from '@allenio/domain/macros'
import { expect, test } from 'vitest'
import { shortFigures, spanOfKcal } from './short-figures.ts'

const restIsCarbs: MacroDay = { dayType: 'every day', kcal: 2000, protein: 30, carbs: null, lipids: 20, fiber: null, water: null }

test.each([
  ['percent', restIsCarbs, { protein: 30, carbs: 50, lipids: 20 }],
  ['grams', { ...restIsCarbs, protein: 100 }, { protein: 100, carbs: 355, lipids: 20 }],
  ['grams per kg', { ...restIsCarbs, protein: 2, lipids: 1 }, { protein: 2, carbs: null, lipids: 1 }],
] as const satisfies readonly [MacroUnit, MacroDay, object][])('in %s the rest is a figure where one is known', (unit, day, figures) => {
  expect(shortFigures({ unit, day, target: resolveDay(day, unit, null) })).toMatchObject(figures)
})

test('days of unlike energy are told as a span', () => {
  expect(spanOfKcal([{ kcal: 2100.4 }, { kcal: null }, { kcal: 1600 }])).toEqual({ least: 1600, most: 2100 })
  expect(spanOfKcal([{ kcal: null }])).toBeNull()
})
