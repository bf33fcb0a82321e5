import { idOfSource } from '@allenio/domain/aliments'
import type { FoodCell } from '@allenio/contract/meal-plans'
import { mealTypeNames } from '@allenio/domain/meal-plans'
import { scaleIngredients } from '@allenio/domain/recipes'
import type { DishRecipe } from '#areas/recipes'
import type { WrittenDays } from '../content.ts'
import type { ExampleDay, ExampleDish, ExampleFood, ExampleMeal } from './example-meals.ts'

/** The library as example meals name it. */
export interface LibraryNames {
  foods: ReadonlyMap<string, FoodCell>
  recipes: ReadonlyMap<string, DishRecipe>
}

type WrittenComponent = WrittenDays[number]['meals'][number]['components'][number]

export const daysOf = (days: readonly ExampleDay[], names: LibraryNames): WrittenDays => days.map(day => dayOf(day, names))

const dayOf = ({ it, en, meals }: ExampleDay, names: LibraryNames): WrittenDays[number] => ({
  nameIt: it,
  nameEn: en,
  meals: meals.map(meal => mealOf(meal, names)),
})

const mealOf = ({ type, time, foods = [], free }: ExampleMeal, names: LibraryNames): WrittenDays[number]['meals'][number] => ({
  type,
  titleIt: mealTypeNames[type].it,
  titleEn: mealTypeNames[type].en,
  time,
  ...(free && { isFree: true, descriptionIt: free.it, descriptionEn: free.en, estimatedKcal: free.kcal }),
  components: componentsOf(foods, names),
})

export const componentsOf = (foods: readonly (ExampleFood | ExampleDish)[], names: LibraryNames): WrittenComponent[] =>
  foods.flatMap(each => ('dish' in each ? dishOf(each, names) : foodOf(each, names)))

function foodOf([sourceId, grams, instead = []]: ExampleFood, { foods }: LibraryNames): WrittenComponent[] {
  const food = foods.get(idOfSource(sourceId))
  if (!food) return []
  const alternatives = instead.flatMap(([source, amount]) => {
    const other = foods.get(idOfSource(source))
    return other ? [{ food: other, grams: amount }] : []
  })
  return [{ food, ...(grams === 'to taste' ? { grams: 0, isToTaste: true } : { grams }), ingredients: [], alternatives }]
}

/** A dish as the editor makes it: its ingredients keep what the recipe itself has. */
function dishOf({ dish, portions = 1 }: ExampleDish, { foods, recipes }: LibraryNames): WrittenComponent[] {
  const recipe = recipes.get(dish)
  if (!recipe) return []
  const own = recipe.foods.map(each => ({ ...each, measure: null }))
  const served = scaleIngredients(own, portions / recipe.portions)
  const ingredients = served.flatMap(({ id, grams, isToTaste }, at) => {
    const food = foods.get(id)
    return food ? [{ food, grams, ownGrams: own[at]?.grams ?? grams, ...(isToTaste && { isToTaste }), alternatives: [] }] : []
  })
  const cell = { id: recipe.id, it: recipe.name_it, en: recipe.name_en, portions: recipe.portions }
  return [{ recipe: cell, portions, ingredients, alternatives: [] }]
}
