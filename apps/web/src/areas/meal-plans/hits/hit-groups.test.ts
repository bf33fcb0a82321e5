import type { MealPlanHit } from '@allenio/contract/meal-plans'
import { expect, test } from 'vitest'
import { countFoods, groupHits, shortGroups } from './hit-groups.ts'

const hit = (exclusion: string, food: string, more: Partial<MealPlanHit> = {}): MealPlanHit => ({
  mark: 'red',
  kind: 'allergy',
  state: 'contains',
  exclusion,
  food,
  ...more,
})

test('foods stand under what they touch, each once, and the worst comes first as it came', () => {
  const groups = groupHits([
    hit('Latte', 'Yogurt'),
    hit('Latte', 'Yogurt'),
    hit('Latte', 'Burro'),
    hit('Latte', 'Biscotti', { state: 'may contain' }),
    hit('Latte', 'Pane', { mark: 'amber', state: 'not known' }),
  ])
  expect(groups.map(({ state, foods }) => [state, foods])).toEqual([
    ['contains', ['Yogurt', 'Burro']],
    ['may contain', ['Biscotti']],
    ['not known', ['Pane']],
  ])
})

test('of very many a few stand in sight, and all can be opened', () => {
  const foods = Array.from({ length: 220 }, (_, index) => `Alimento ${index}`)
  const groups = groupHits(['Latte', 'Uova', 'Soia', 'Pesce'].flatMap(name => foods.map(food => hit(name, food))))
  expect(shortGroups(groups).map(each => each.foods.length)).toEqual([3, 3, 3])
  expect([countFoods(groups), countFoods(shortGroups(groups))]).toEqual([880, 9])
})
