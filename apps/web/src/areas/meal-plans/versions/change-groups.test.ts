import type { MealPlanChange } from '@allenio/contract/meal-plan-assignments'
import { expect, test } from 'vitest'
import { foldGroups, groupChanges } from './change-groups.ts'

const change = (rowId: string, path: string[], cell: string | null = 'grams'): MealPlanChange => ({
  kind: cell === null ? 'added' : 'cell',
  rowId,
  type: 'component',
  path,
  cell,
  before: '1',
  after: '2',
})

const changes = [
  change('milk', ['Lunedì', 'Colazione', 'Latte']),
  change('rice', ['Lunedì', 'Pranzo', 'Riso']),
  change('milk', ['Lunedì', 'Colazione', 'Latte'], 'note'),
  change('plan', [], 'title'),
  change('oil', ['Lunedì', 'Pranzo', 'Insalata', 'Olio'], null),
]

test('changes are told by meal, then by row', () => {
  const told = groupChanges(changes).map(({ place, rows }) => [place, rows.map(row => [row.name, row.changes.length])])
  expect(told).toEqual([
    ['Lunedì · Colazione', [['Latte', 2]]],
    [
      'Lunedì · Pranzo',
      [
        ['Riso', 1],
        ['Insalata · Olio', 1],
      ],
    ],
    ['', [['', 1]]],
  ])
})

test.each([
  [1, 1, 2],
  [4, 2, 1],
  [9, 3, 0],
])('at %d changes at once %d groups are shown and %d folded', (atOnce, visible, folded) => {
  expect(foldGroups(groupChanges(changes), atOnce).map(groups => groups.length)).toEqual([visible, folded])
})
