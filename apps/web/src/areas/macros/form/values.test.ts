import type { MacroDay } from '@allenio/contract/macros'
import { findMacroFaults } from '@allenio/domain/macros'
import { expect, test } from 'vitest'
import { parseDay, scaledValues } from './values.ts'

const write = (value: number) => String(value).replace('.', ',')
const day = (own: Partial<MacroDay>): MacroDay => ({
  dayType: 'every day',
  kcal: null,
  protein: 30,
  carbs: null,
  lipids: 25,
  fiber: 30,
  water: 2000,
  ...own,
})

const scaled = (unit: 'percent' | 'grams' | 'grams per kg', days: MacroDay[], kcals: (number | null)[], factor = 0.9) =>
  scaledValues(
    {
      title: 'Base',
      note: 'Forza',
      unit,
      weightBasis: 'desirable',
      days,
      targets: days.map(({ dayType }, at) => ({ dayType, kcal: kcals[at] ?? null })) as never,
    },
    factor,
    write,
  )

test('each type of day has its energy scaled, and all else stays', () => {
  const values = scaled('percent', [day({ dayType: 'training', kcal: 2400 }), day({ dayType: 'rest', kcal: 1950, fiber: null })], [])
  expect(values).toMatchObject({ title: 'Base', note: 'Forza', unit: 'percent', weightBasis: 'desirable' })
  expect(values.days.map(parseDay)).toEqual([day({ dayType: 'training', kcal: 2160 }), day({ dayType: 'rest', kcal: 1755, fiber: null })])
})

test('grams per kg keep protein and lipids, and carbs take what is left of the new energy', () => {
  const grams = day({ protein: 1.8, carbs: 3, lipids: 0.9 })
  const values = scaled('grams per kg', [grams], [2001])
  expect(values.days.map(parseDay)).toEqual([{ ...grams, kcal: 1801, carbs: null }])
  expect(findMacroFaults({ unit: 'grams per kg', days: values.days.map(parseDay) })).toEqual([])
  // another macro that took it before still does
  const withRest = day({ kcal: 2000, protein: null, carbs: 200, lipids: 60 })
  expect(scaled('grams', [withRest], []).days.map(parseDay)).toEqual([{ ...withRest, kcal: 1800 }])
})

test('a day whose energy nobody can tell stays as it is', () => {
  const unknown = day({ protein: 1.8, carbs: 3, lipids: 1 })
  expect(scaled('grams per kg', [unknown], [null]).days.map(parseDay)).toEqual([unknown])
})
