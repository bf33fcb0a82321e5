import type { MealPlanContent, MealPlanExample } from '@allenio/contract/meal-plans'
import { readSystemFoodNames } from '#areas/aliments'
import { readDishRecipes, takeStarterRecipes } from '#areas/recipes'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import type { WrittenDays } from '../content.ts'
import type { ExampleDay } from './example-meals.ts'
import { daysOf } from './example-rows.ts'
import { omnivorousWeek, vegetarianWeek } from './example-weeks.ts'
import { scaleDays } from '../foods/portions.ts'

/** The energy of the weeks as they are written. */
const weekKcal = 1800

interface Example {
  kcal: number
  week: readonly ExampleDay[]
}

const examples: Record<MealPlanExample, Example> = {
  'omnivorous 1500': { kcal: 1500, week: omnivorousWeek },
  'omnivorous 1800': { kcal: 1800, week: omnivorousWeek },
  'omnivorous 2100': { kcal: 2100, week: omnivorousWeek },
  'omnivorous 2500': { kcal: 2500, week: omnivorousWeek },
  'vegetarian 1500': { kcal: 1500, week: vegetarianWeek },
  'vegetarian 1800': { kcal: 1800, week: vegetarianWeek },
  'vegetarian 2100': { kcal: 2100, week: vegetarianWeek },
  'vegetarian 2500': { kcal: 2500, week: vegetarianWeek },
}

/** The days and the target that a plan begins with. The business gets the recipes that are in it. */
export async function readExample(
  db: WorkspaceDb,
  author: Pick<Actor, 'membershipId' | 'personId'>,
  example: MealPlanExample,
): Promise<{ days: WrittenDays; target: Pick<MealPlanContent, 'kcal'> }> {
  const { kcal, week } = examples[example]
  const days = scaleDays(week, kcal / weekKcal)
  const recipeIds = await takeStarterRecipes(db, author, dishesOf(days))
  const byId = new Map((await readDishRecipes(db, [...recipeIds.values()])).map(recipe => [recipe.id, recipe]))
  const recipes = new Map(
    [...recipeIds].flatMap(([key, id]) => {
      const recipe = byId.get(id)
      return recipe ? [[key, recipe] as const] : []
    }),
  )
  return { days: daysOf(days, { foods: await readSystemFoodNames(db), recipes }), target: { kcal } }
}

const dishesOf = (days: readonly ExampleDay[]): string[] =>
  days.flatMap(({ meals }) => meals.flatMap(({ foods = [] }) => foods.flatMap(each => ('dish' in each ? [each.dish] : []))))
