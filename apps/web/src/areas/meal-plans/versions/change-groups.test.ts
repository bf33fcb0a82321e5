import type { MealPlanChange } from '@allenio/contract/meal-plans'
import { expect, test } from 'vitest'
import { groupChanges, groupDays } from './change-groups.ts'

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

const whole = (kind: 'added' | 'deleted', type: 'day' | 'meal' | 'component', path: string[]): MealPlanChange => ({
  ...change(`${kind} ${path.join(' ')}`, path, null),
  kind,
  type,
})

const summary = (of: readonly MealPlanChange[]) =>
  groupDays(of).map(({ name, kind, mealCount, meals, count }) => [
    name,
    kind,
    mealCount,
    meals.map(meal => `${meal.name}: ${meal.kind}, ${meal.count}`),
    count,
  ])

test('a day that has come, gone or been replaced is one line, however many foods it has', () => {
  const mealsOf = (kind: 'added' | 'deleted', day: string, names: string[]) =>
    names.flatMap(name => [
      whole(kind, 'meal', [day, name]),
      ...['Pane', 'Olio', 'Riso'].map(food => whole(kind, 'component', [day, name, food])),
    ])
  const copied = [
    ...mealsOf('deleted', 'Martedì', ['Colazione', 'Pranzo', 'Cena']),
    ...mealsOf('added', 'Martedì', ['Colazione', 'Cena']),
    whole('added', 'day', ['Giorno 8']),
    ...mealsOf('added', 'Giorno 8', ['Colazione', 'Cena']),
    whole('deleted', 'day', ['Domenica']),
    ...mealsOf('deleted', 'Domenica', ['Pranzo']),
  ]
  expect(summary(copied)).toEqual([
    ['Martedì', 'replaced', 2, [], 20],
    ['Giorno 8', 'added', 2, [], 9],
    ['Domenica', 'deleted', 0, [], 5],
  ])
  expect(groupDays(copied)[0]?.groups.map(({ place, count }) => [place, count])).toEqual([
    ['Martedì · Colazione', 8],
    ['Martedì · Pranzo', 4],
    ['Martedì · Cena', 8],
  ])
})

test('any other day has a line for each meal that has changed', () => {
  const edited = [...changes, whole('added', 'meal', ['Lunedì', 'Merenda']), whole('deleted', 'meal', ['Lunedì', 'Cena'])]
  expect(summary(edited)).toEqual([
    ['Lunedì', 'changed', 1, ['Colazione: changed, 2', 'Pranzo: changed, 2', 'Merenda: added, 1', 'Cena: deleted, 1'], 6],
    ['', 'changed', 0, [], 1],
  ])
})
