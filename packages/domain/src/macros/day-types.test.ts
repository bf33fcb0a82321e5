import type { DayTypeWeek, MacroDay } from '@allenio/contract/macros'
import { expect, test } from 'vitest'
import { addDays } from '@allenio/domain/days'
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

test('the calendar of training comes before the week, in the span of a program', () => {
  // Monday to Sunday, of which the program has Tuesday to Saturday; Sunday was trained outside of it
  const calendar = { spans: [{ from: '2026-03-03', to: '2026-03-07' }], days: ['2026-03-03', '2026-03-08'] }
  const types = Array.from({ length: 7 }, (_, at) => dayTypeOn(week, addDays('2026-03-02', at), calendar))
  expect(types).toEqual(['training', 'training', 'rest', 'rest', 'rest', 'rest', 'training'])
})

test('own types, and targets for every day, come from the week alone', () => {
  const calendar = { spans: [{ from: '2026-03-02', to: '2026-03-08' }], days: ['2026-03-02'] }
  const own: DayTypeWeek = ['own 1', 'rest', 'rest', 'rest', 'rest', 'rest', 'rest']
  expect([dayTypeOn(own, '2026-03-02', calendar), dayTypeOn(null, '2026-03-02', calendar)]).toEqual(['own 1', 'every day'])
})

test.each<[DayTypeWeek, Types, boolean]>([
  [week, ['training', 'rest'], true],
  [['rest', 'rest', 'rest', 'rest', 'rest', 'rest', 'rest'], ['rest', 'own 1'], false],
  [null, ['every day'], false],
])('%j that follows training fits %j: %s', (pattern, types, fits) =>
  expect(weekFits(pattern, daysOf(types), { followsTraining: true })).toBe(fits),
)
