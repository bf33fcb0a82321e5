import { foodCategories, type AllergenTags, type FoodCategory } from '@allenio/contract/aliments'
import { diets, type DietState } from '@allenio/contract/recipes'
import { describe, expect, test } from 'vitest'
import { deriveDiets, dietRules, type DietFood } from '../index.ts'

const food = (category: FoodCategory | null, allergens: AllergenTags = {}, cholesterol?: number): DietFood => ({
  category,
  allergens,
  ...(cholesterol !== undefined && { cholesterol }),
})

const statesOf = (...foods: DietFood[]): DietState[] => {
  const states = deriveDiets(foods)
  return diets.map(diet => states[diet])
}

const fishFree = { fish: 'free', crustaceans: 'free', molluscs: 'free' } as const
const animalFree = { ...fishFree, milk: 'free', lactose: 'free', eggs: 'free' } as const

describe('a food', () => {
  test.each<[string, DietFood, DietState[]]>([
    ['apple', food('fruit'), ['yes', 'yes', 'yes']],
    ['carrot', food('vegetables'), ['yes', 'yes', 'yes']],
    ['spinach soufflé', food('vegetables', { milk: 'contains', eggs: 'contains' }), ['yes', 'yes', 'no']],
    ['steak', food('beef'), ['no', 'no', 'no']],
    ['liver', food('offal'), ['no', 'no', 'no']],
    ['ham', food('cured_meats'), ['no', 'no', 'no']],
    ['cod', food('fish'), ['yes', 'no', 'no']],
    ['mussels', food('shellfish'), ['yes', 'no', 'no']],
    ['milk', food('milk_yogurt'), ['yes', 'yes', 'no']],
    ['parmesan', food('cheese'), ['yes', 'yes', 'no']],
    ['egg', food('eggs'), ['yes', 'yes', 'no']],
    // pasta without eggs, pasta of which nobody has said so, pasta with eggs
    ['spaghetti', food('pasta_noodles', animalFree), ['yes', 'yes', 'yes']],
    ['traces of eggs', food('pasta_noodles', { ...animalFree, eggs: 'may contain' }), ['yes', 'yes', 'yes']],
    ['own pasta', food('pasta_noodles'), ['yes', 'yes', 'not known']],
    ['tagliatelle', food('pasta_noodles', { eggs: 'contains' }), ['yes', 'yes', 'no']],
    ['mash', food('potatoes_tubers', { milk: 'contains' }), ['yes', 'yes', 'no']],
    ['wine', food('alcohol', animalFree), ['yes', 'yes', 'yes']],
    ['cream liqueur', food('alcohol', { milk: 'contains' }), ['yes', 'yes', 'no']],
    ['lard', food('fats_oils', animalFree, 95), ['not known', 'not known', 'no']],
    ['butter', food('fats_oils', { ...fishFree, milk: 'contains' }, 215), ['not known', 'not known', 'no']],
    ['olive oil', food('fats_oils', animalFree, 0), ['yes', 'yes', 'yes']],
    ['oil of unknown cholesterol', food('fats_oils', animalFree), ['not known', 'not known', 'not known']],
    ['margarine of unknown milk', food('fats_oils', fishFree, 0), ['yes', 'yes', 'not known']],
    ['cod liver oil', food('fats_oils', { fish: 'contains' }), ['not known', 'no', 'no']],
    ['bread', food('bread_bakery', animalFree), ['not known', 'not known', 'not known']],
    ['stew', food('dishes'), ['not known', 'not known', 'not known']],
    ['fish soup', food('soups', { fish: 'contains' }), ['not known', 'no', 'no']],
    ['without a category', food(null, animalFree), ['not known', 'not known', 'not known']],
    ['cheese without a category', food(null, { milk: 'contains' }), ['not known', 'not known', 'no']],
  ])('%s', (_, each, states) => expect(statesOf(each)).toEqual(states))
})

describe('a dish', () => {
  test('is as its worst food', () => {
    expect(statesOf(food('vegetables'), food('cheese'))).toEqual(['yes', 'yes', 'no'])
    expect(statesOf(food('vegetables'), food('dishes'))).toEqual(['not known', 'not known', 'not known'])
    expect(statesOf(food('dishes'), food('fish'), food('fruit'))).toEqual(['not known', 'no', 'no'])
  })

  test('without foods is not known', () => expect(statesOf()).toEqual(['not known', 'not known', 'not known']))
})

test('a stricter diet refuses what a milder one refuses, and allows nothing that it does not allow', () => {
  const order: readonly DietState[] = ['no', 'not known', 'yes']
  for (const category of foodCategories) {
    const [pescatarian = '', vegetarian = '', vegan = ''] = statesOf(food(category, animalFree)).map(state => order.indexOf(state))
    expect([pescatarian >= vegetarian, vegetarian >= vegan]).toEqual([true, true])
  }
})

test('no category is in two lists of one diet', () => {
  for (const diet of diets) {
    const { never, always, whenFree } = dietRules[diet]
    const listed: FoodCategory[] = [...never.categories, ...always.categories, ...whenFree.categories]
    expect(new Set(listed).size).toBe(listed.length)
  }
})

test('salt and water come from no animal, whatever their category', () => {
  const salt = { category: 'sauces_dressings' as const, allergens: {}, kcal: 0, protein: 0, carbs: 0, lipids: 0 }
  expect(deriveDiets([salt])).toEqual({ pescatarian: 'yes', vegetarian: 'yes', vegan: 'yes' })
  expect(deriveDiets([{ ...salt, protein: null }]).vegan).toBe('not known')
})
