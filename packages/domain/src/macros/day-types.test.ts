import type { DayTypeWeek, MacroDay } from '@allenio/contract/macro-fields'
import { expect, test } from 'vitest'
import { dayTypeOn, hasOneTarget, presetWeek, weekFits } from './index.ts'

type Types = MacroDay['dayType'][]
const daysOf = (types: Types) => types.map(dayType => ({ dayType }))
const week: DayTypeWeek = ['training', 'rest', 'training', 'rest', 'training', 'rest', 'rest']

test.each([
  [week, '2026-03-02', 'training'],
  [week, '2026-03-03', 'rest'],
  [week, '2026-03-08', 'rest'],
  [null, '2026-03-02', 'every day'],
] as const)('of %j on %s it is %s', (pattern, day, type) => expect(dayTypeOn(pattern && [...pattern], day)).toBe(type))

test.each<[DayTypeWeek, Types, boolean]>([
  [null, ['every day'], true],
  [null, ['training', 'rest'], false],
  [week, ['training', 'rest'], true],
  [week, ['training', 'rest', 'own 1'], true],
  [week, ['training'], false],
  [week, ['every day'], false],
])('%j fits %j: %s', (pattern, types, fits) => expect(weekFits(pattern, daysOf(types))).toBe(fits))

test.each<[Types, DayTypeWeek]>([
  [['every day'], null],
  [['training', 'rest'], week],
  [['own 1'], ['own 1', 'own 1', 'own 1', 'own 1', 'own 1', 'own 1', 'own 1']],
  [
    ['own 2', 'training'],
    ['training', 'own 2', 'training', 'own 2', 'training', 'own 2', 'own 2'],
  ],
])('the preset of %j fits it', (types, preset) => {
  expect(presetWeek(daysOf(types))).toEqual(preset)
  expect([weekFits(preset, daysOf(types)), hasOneTarget(daysOf(types))]).toEqual([true, preset === null])
})
