import * as contract from '@allenio/contract/recipes'
import { exporters } from '#areas/account'
import { foodFactsKeepers, foodUses } from '#areas/aliments'
import { teamContent } from '#areas/collaborators'
import { demoParts } from '#platform/demo'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { fillDemoRecipes } from './demo.ts'
import { recipeExporter } from './export.ts'
import { recipeFactsKeeper } from './facts.ts'
import { recipePictures } from './file-rules.ts'
import { sweepFacts, sweepRecipes } from './jobs.ts'
import { recipeBindings } from './routes.ts'
import { recipeContent } from './team-content.ts'
import { recipesOfFoods } from './uses.ts'
import { recipesWords } from './words.ts'

export const recipesArea = area({
  name: 'recipes',
  tables: ['recipes', 'recipe_foods'],
  contract,
  bindings: recipeBindings,
  errors: contract.recipesErrors,
  words: recipesWords,
  jobs: [sweepRecipes, sweepFacts],
  contributes: [
    exporters(recipeExporter),
    demoParts(fillDemoRecipes),
    fileRules(recipePictures),
    teamContent(recipeContent),
    foodUses(recipesOfFoods),
    foodFactsKeepers(recipeFactsKeeper),
  ],
})

export { readDishRecipes, type DishRecipe } from './dishes.ts'
export { givenRecipes } from './client-recipes.ts'
export { findRecipeMethods, type RecipeMethod } from './methods.ts'
export { knownRecipes } from './queries.ts'
export { takeStarterRecipes } from './starter/index.ts'
export { recognizeLines } from './text-lines.ts'
