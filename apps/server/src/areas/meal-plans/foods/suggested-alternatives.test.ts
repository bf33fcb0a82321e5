import { readFileSync } from 'node:fs'
import { foodCategories, type FoodCategory } from '@allenio/contract/aliments'
import { isListedFood } from '@allenio/domain/aliments'
import { kitchenFoods, suggestAlternatives } from '@allenio/domain/meal-plans'
import { expect, test } from 'vitest'
import { libraryRows } from '#platform/library'

// The suggestions among the real foods of the library: what a dietitian would offer, and nothing beside it.

const rowsOf = (file: string) => libraryRows(readFileSync(new URL(`../../../../library/${file}`, import.meta.url), 'utf8'))
const europeanRows = rowsOf('foods-europe.csv')
const twins = new Map(europeanRows.map(row => [row['replaces'], Number(row['id'])] as const))
const figure = (text: string | undefined) => (text ? Number(text) : null)

const library = [...rowsOf('foods.csv'), ...europeanRows].flatMap(row => {
  const id = row['id'] ?? ''
  const place = { sourceId: Number(id), twin: row['replaces'] ? Number(row['replaces']) : (twins.get(id) ?? null) }
  if (!isListedFood(place, 'Europe first')) return []
  const figures = {
    kcal: figure(row['kcal']),
    protein: figure(row['protein_g']),
    carbs: figure(row['carbs_g']),
    lipids: figure(row['lipids_g']),
  }
  const category = foodCategories.find(each => each === row['category']) ?? null
  return [{ id, nameIt: row['name_it'] ?? '', brand: '', category, figures }]
})

const starches: FoodCategory[] = ['pasta_noodles', 'grains_flours', 'potatoes_tubers', 'bread_bakery']
const meats: FoodCategory[] = ['beef', 'veal', 'pork', 'lamb_goat', 'poultry', 'game_other']

test.each<[string, number, 'kcal' | 'protein', FoodCategory[], string]>([
  ['Pane bianco', 60, 'kcal', ['bread_bakery'], 'Pane integrale'],
  ['Pasta di semola, secca', 80, 'kcal', starches, 'Pasta integrale, secca'],
  ['Riso bianco, crudo', 80, 'kcal', starches, 'Orzo perlato, crudo'],
  ['Petto di pollo senza pelle, crudo', 150, 'protein', meats, 'Petto di tacchino, crudo'],
  ['Merluzzo, crudo', 200, 'protein', ['fish', 'shellfish'], 'Sogliola, cruda'],
  ['Mozzarella vaccina', 125, 'kcal', ['cheese'], 'Provolone'],
  ['Mela', 150, 'kcal', ['fruit'], 'Pera'],
  ['Zucchine, crude', 200, 'kcal', ['vegetables', 'mushrooms_algae'], 'Finocchi, crudi'],
  ['Olio extravergine di oliva', 10, 'kcal', ['fats_oils'], 'Olio di oliva'],
])('%s, %d g by %s, is replaced by foods of its group, and %s is among them', (name, grams, basis, categories, among) => {
  const food = library.find(each => each.nameIt === name)
  if (!food) throw new Error(`the library has no ${name}`)
  const suggestions = suggestAlternatives({ food, grams, basis }, library, {
    isFamiliar: ({ id }) => kitchenFoods.has(Number(id)),
    isLeftOut: () => false,
    atMost: 10,
  })
  expect(suggestions).toHaveLength(10)
  for (const each of suggestions)
    expect([each.food.nameIt, categories]).toEqual([each.food.nameIt, expect.arrayContaining([each.food.category])])
  for (const each of suggestions) expect(each.grams % 5 === 0 || each.grams < 20).toBe(true)
  expect(suggestions.map(each => each.food.nameIt)).toContain(among)
})

test('the foods of a kitchen are foods of the library', () => {
  const ids = new Set([...rowsOf('foods.csv'), ...europeanRows].map(row => Number(row['id'])))
  expect([...kitchenFoods].filter(id => !ids.has(id))).toEqual([])
})
