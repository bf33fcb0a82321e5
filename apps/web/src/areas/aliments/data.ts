import { countFoods, getFood, listFoodAuthors, listFoods } from '@allenio/contract/aliments'
import type { Food } from '@allenio/contract/aliments'
import { keepPreviousData } from '@tanstack/react-query'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import type { FoodFilters } from './list/filters.ts'

/** A food of the library is never edited: `may.update` is then about what the business lays over it. */
export const isEditable = ({ source, may }: Pick<Food, 'source' | 'may'>): boolean => source === 'own' && may.update

/** The list as it opens is there without a connection, too. */
export const foodsQuery = (filters: FoodFilters) =>
  listQuery(listFoods, filters, {
    rows: ({ aliments }) => aliments,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { isStored: true }),
  })

/** The counts beside the list, which does not wait for them. The last counts stay until the next arrive, so that tabs do not jump. */
export const countsQuery = ({ sort: _sort, ...filters }: FoodFilters) => ({
  ...read(countFoods, filters, { quiet: true, ...(!isNarrowed(filters) && { isStored: true }) }),
  placeholderData: keepPreviousData,
})

export const foodQuery = (id: string) => read(getFood, { id }, { quiet: true })

export const foodAuthorsQuery = () => read(listFoodAuthors, {}, { quiet: true })
