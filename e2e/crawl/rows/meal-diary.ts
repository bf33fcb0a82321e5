import { getOwnDiet } from '@allenio/contract/meal-diary'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

/** A recipe of a dish in the plan of the demo’s client. */
async function recipeId(role: DemoRole): Promise<string> {
  const { diet } = await call(getOwnDiet, {}, demoToken(role))
  return first(diet?.recipes ?? [], 'recipe in the demo’s diet').id
}

export const rows = { '/mealPlans/recipes/{id}': { id: recipeId } }
