import { listRecipes } from '@allenio/contract/recipes'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

async function recipeId(role: DemoRole): Promise<string> {
  const { recipes } = await call(listRecipes, { page: 1 }, demoToken(role))
  return first(recipes, 'recipe').id
}

export const rows = { '/recipes/{id}': { id: recipeId } }
