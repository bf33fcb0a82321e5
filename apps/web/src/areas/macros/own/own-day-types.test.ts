import type { MacroAssignment, DayType } from '@allenio/contract/macros'
import { expect, test } from 'vitest'
import { ownDayTypesOn } from './own-day-types.ts'

const today = '2026-11-26'
const figures = { kcal: 2000, protein: null, carbs: null, lipids: null, percents: null, fiber: null, water: null }
const targets = (['training', 'rest'] as const).map(dayType => ({ ...figures, dayType }))
const week = Array.from({ length: 7 }, () => 'rest' as const)
const assignment: MacroAssignment = {
  id: 'a',
  macroId: 'm',
  client: { id: 'c', name: 'Nina Riva', photo: null },
  title: 'Due tipi',
  note: '',
  unit: 'grams',
  weightBasis: 'current',
  days: [],
  targets,
  weight: null,
  startDay: '2026-11-20',
  lastDay: null,
  week,
  followsTraining: false,
  calendar: null,
  movedDays: [],
  message: '',
  receipt: null,
  state: 'current',
  isOutdated: false,
  movedWeight: null,
  assignedBy: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  may: { update: false, openMacro: false },
}

test.each([
  [null, 'rest'],
  ['training', 'training'],
  // a type without a target leaves the day as it was
  ['own 1', 'rest'],
] as const)('of a day that was moved to %s it is %s', (moved: DayType | null, current) => {
  expect(ownDayTypesOn([assignment], today, moved)).toEqual({ types: ['training', 'rest'], current, usual: 'rest' })
})

test('the calendar of training says what is usual', () => {
  const calendar = { spans: [{ from: today, to: today }], days: [today] }
  expect(ownDayTypesOn([{ ...assignment, followsTraining: true, calendar }], today, null)).toMatchObject({ usual: 'training' })
})

test.each([
  ['one target for every day', { week: null }],
  ['a target that is over', { state: 'past' as const }],
  ['a target of other days', { startDay: '2026-11-27' }],
])('%s has no types', (_, more) => {
  expect(ownDayTypesOn([{ ...assignment, ...more }], today, null)).toBeUndefined()
})
