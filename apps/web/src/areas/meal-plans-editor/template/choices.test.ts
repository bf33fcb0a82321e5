import type { OfferedUnit, PlanTakeover } from '@allenio/domain/meal-plans'
import { expect, test } from 'vitest'
import { chosenKeys, placeUnits, toggledSet } from './choices.ts'

const unit = (key: string, ...path: string[]): OfferedUnit => ({
  key,
  changes: [{ kind: 'cell', rowId: key, type: 'component', path, cell: 'grams', before: '1 g', after: '2 g' }],
  own: null,
})

const whole = (key: string, isConflict = false) => ({ key, isConflict, differences: [] })

const takeover: PlanTakeover = {
  units: [whole('rice'), whole('oil'), whole('lock'), whole('egg', true), whole('locked too', true)],
  offered: [unit('rice', 'Lunedì', 'Pranzo', 'Riso'), unit('oil', 'Lunedì', 'Cena', 'Olio')],
  conflicts: [unit('egg', 'Lunedì', 'Cena', 'Uova')],
  ownChanges: [],
}

test.each<[string, string[], string[], string[], number]>([
  ['what is told and what goes along', [], [], ['rice', 'oil', 'lock'], 2],
  ['what was left is not', ['rice'], [], ['oil', 'lock'], 1],
  ['conflicts that were decided so', ['rice', 'oil'], ['egg'], ['egg', 'lock'], 1],
])('%s', (_, left, theirs, keys, count) => {
  const chosen = chosenKeys(takeover, new Set(left), new Set(theirs))
  expect({ keys: [...chosen.keys], count: chosen.count }).toEqual({ keys, count })
})

test('changes are told by day and meal', () => {
  const units = [...takeover.offered, ...takeover.conflicts]
  expect(placeUnits(units).map(({ place, units: members }) => [place, members.length])).toEqual([
    ['Lunedì · Pranzo', 1],
    ['Lunedì · Cena', 2],
  ])
})

test('a choice is made and taken back', () => {
  const once = toggledSet(new Set(['rice']), 'oil')
  expect([[...once], [...toggledSet(once, 'rice')]]).toEqual([['rice', 'oil'], ['oil']])
})
