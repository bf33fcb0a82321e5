import { listPlannedFoods } from '@allenio/contract/aliments'
import { countRecipes, getRecipe, listRecipeChoices, listRecipes } from '@allenio/contract/recipes'
import { keepPreviousData } from '@tanstack/react-query'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import type { RecipeFilters } from './list/filters.ts'

/** The list as it opens is there without a connection, too. */
export const recipesQuery = (filters: RecipeFilters) =>
  listQuery(listRecipes, filters, {
    rows: ({ recipes }) => recipes,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { isStored: true }),
  })

/** The counts beside the list, which does not wait for them. The last counts stay until the next arrive, so that tabs do not jump. */
export const countsQuery = ({ sort: _sort, ...filters }: RecipeFilters) => ({
  ...read(countRecipes, filters, { quiet: true, ...(!isNarrowed(filters) && { isStored: true }) }),
  placeholderData: keepPreviousData,
})

/** The tags and authors that recipes have. */
export const choicesQuery = () => read(listRecipeChoices, {}, { quiet: true })

export const recipeQuery = (id: string) => read(getRecipe, { id }, { quiet: true })

/** For reading alone: a recipe that was read once is there without a connection, too. */
export const storedRecipeQuery = (id: string) => read(getRecipe, { id }, { quiet: true, isStored: true })

/** Foods that were found by a search. The earlier ones stay until the next are there, so that no row blinks. */
export const plannedFoodsQuery = (ids: readonly string[]) => ({
  ...read(listPlannedFoods, { ids: ids.join(',') }, { quiet: true }),
  placeholderData: keepPreviousData,
  enabled: ids.length > 0,
})
