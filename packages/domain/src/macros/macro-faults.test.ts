import type { MacroDay, MacroUnit } from '@allenio/contract/macros'
import { expect, test } from 'vitest'
import { findMacroFaults, type MacroFault } from './index.ts'

const day = (more: Partial<MacroDay> = {}): MacroDay => ({
  dayType: 'every day',
  kcal: 2000,
  protein: 150,
  carbs: 200,
  lipids: null,
  fiber: null,
  water: null,
  ...more,
})

test.each<[string, MacroUnit, MacroDay[], MacroFault[]]>([
  ['one target', 'grams', [day()], []],
  ['two types', 'grams', [day({ dayType: 'training' }), day({ dayType: 'rest' })], []],
  ['no rest and no kcal', 'grams', [day({ kcal: null, lipids: 60 })], []],
  ['one type twice', 'grams', [day({ dayType: 'rest' }), day({ dayType: 'rest' })], [{ field: 'days', code: 'macro day types' }]],
  ['every day and another', 'grams', [day(), day({ dayType: 'rest' })], [{ field: 'days', code: 'macro day types' }]],
  ['a rest without kcal', 'grams', [day({ kcal: null })], [{ field: 'days.0.kcal', code: 'macro kcal needed' }]],
  [
    'percents without kcal',
    'percent',
    [day({ kcal: null, protein: 30, carbs: 40, lipids: 30 })],
    [{ field: 'days.0.kcal', code: 'macro kcal needed' }],
  ],
  [
    'three rests',
    'grams',
    [day({ protein: null, carbs: null })],
    [
      { field: 'days.0.carbs', code: 'macro two rests' },
      { field: 'days.0.lipids', code: 'macro two rests' },
    ],
  ],
  ['nothing left', 'grams', [day({ kcal: 1399 })], [{ field: 'days.0.lipids', code: 'macro above kcal' }]],
  ['exactly nothing left', 'grams', [day({ kcal: 1400 })], []],
  ['percents above 100', 'percent', [day({ protein: 60, carbs: 41 })], [{ field: 'days.0.lipids', code: 'macro above kcal' }]],
  ['only a weight tells', 'grams per kg', [day({ kcal: 100, protein: 3, carbs: 5 })], []],
  ['a percent above 100', 'percent', [day({ protein: 101, carbs: 0, lipids: 0 })], [{ field: 'days.0.protein', code: 'invalid input' }]],
  ['31 g per kg', 'grams per kg', [day({ protein: 31, carbs: 1 })], [{ field: 'days.0.protein', code: 'invalid input' }]],
  [
    'of the second day',
    'grams',
    [day({ dayType: 'rest' }), day({ dayType: 'own 1', kcal: null })],
    [{ field: 'days.1.kcal', code: 'macro kcal needed' }],
  ],
])('faults of %s', (_, unit, days, faults) => expect(findMacroFaults({ unit, days })).toEqual(faults))
