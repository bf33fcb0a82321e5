import * as contract from '@allenio/contract/recipes'
import { recipeLimits } from '@allenio/contract/recipes'
import { findForgiving, pageOf } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { changeMany } from './bulk-changes.ts'
import { recipeDeletion } from './deletion.ts'
import { cloneRecipe, createRecipe, updateRecipe } from './own-recipes.ts'
import { presentRows, readDetail, readRecipe } from './present.ts'
import { countRows, listAuthors, listRows, listTags } from './queries.ts'
import { listStarterRecipes, takeStarterRecipes } from './starter/index.ts'
import { parseText } from './text-lines.ts'

export const recipeBindings = [
  bind(contract.listRecipes, async ({ db, actor }, { page, sort, ...filters }) => {
    const rows = await findForgiving(
      filters.search,
      matching => listRows(db, actor, { filters, matching, sort, page }),
      each => each.length === 0,
    )
    const { pageRows, nextPage } = pageOf(rows, page, recipeLimits.perPage)
    return { recipes: await presentRows(db, actor, pageRows), nextPage }
  }),

  bind(contract.countRecipes, ({ db, actor }, filters) =>
    findForgiving(
      filters.search,
      matching => countRows(db, actor, filters, matching),
      counts => counts.matching === 0,
    ),
  ),

  bind(contract.listRecipeChoices, async ({ db, actor }) => {
    // clients do not hear who of the team wrote a recipe
    const isClient = actor.role === 'client'
    const [tags, authors] = await Promise.all([listTags(db, actor), isClient ? [] : listAuthors(db, actor)])
    return { tags, authors }
  }),

  bind(contract.getRecipe, ({ db, actor }, { id }) => readDetail(db, actor, id)),

  bind(contract.createRecipe, async ({ db, actor }, written) =>
    withMessage('recipe created', await readDetail(db, actor, await createRecipe(db, actor, written))),
  ),

  bind(contract.updateRecipe, async ({ db, actor }, written) => {
    await updateRecipe(db, actor, written)
    return withMessage('recipe updated', await readDetail(db, actor, written.id))
  }),

  bind(contract.deleteRecipe, async ({ db, actor }, { id }) => {
    await recipeDeletion.delete(db, actor, id)
    return withMessage('recipe deleted', {})
  }),

  bind(contract.undeleteRecipe, async ({ db, actor }, { id }) => {
    await recipeDeletion.undelete(db, actor, id)
    return readRecipe(db, actor, id)
  }),

  bind(contract.cloneRecipe, async ({ db, actor }, clone) =>
    withMessage('recipe cloned', await readDetail(db, actor, await cloneRecipe(db, actor, clone))),
  ),

  bind(contract.changeManyRecipes, ({ db, actor }, change) => changeMany(db, actor, change)),

  bind(contract.listStarterRecipes, async ({ db }) => ({ recipes: await listStarterRecipes(db) })),

  bind(contract.takeStarterRecipes, async ({ db, actor }, { keys }) => {
    const idsByKey = await takeStarterRecipes(db, actor, keys)
    return withMessage('starter recipes taken', { recipeIds: [...idsByKey.values()] })
  }),

  bind(contract.parseRecipeText, ({ db, actor }, { text }) => parseText(db, actor, text)),
]
