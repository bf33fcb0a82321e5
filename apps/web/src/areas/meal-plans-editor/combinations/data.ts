import { deleteMealCombination, listMealCombinations, undeleteMealCombination, type MealCombination } from '@allenio/contract/meal-plans'
import { nameWords, searchWords } from '@allenio/domain/search'
import { read } from '#lib/api'
import { useMe } from '#shell'
import { useDelete } from '#ui/deletion'
import { useCombinationWords } from './words.ts'

/** All combinations with their content: the device stores them, so that they can be inserted without a network. */
export const combinationsQuery = () => read(listMealCombinations, {}, { quiet: true, isStored: true, staleTime: 60_000 })

/** Whether this person may save a combination; everybody who edits plans may insert one. */
export const useMaySave = (): boolean => useMe()?.permissions.includes('create meal plans') ?? false

/** Finds the combinations whose name has a word for each word of the search. */
export function matchCombinations(combinations: readonly MealCombination[], search: string): readonly MealCombination[] {
  const parts = searchWords(search)
  return combinations.filter(({ name }) => {
    const words = nameWords(name)
    return parts.every(part => words.some(word => word.startsWith(part)))
  })
}

/** Deletes a combination at once, with an undo in the toast. */
export function useDeleteCombination() {
  const t = useCombinationWords()
  return useDelete({
    from: listMealCombinations,
    remove: deleteMealCombination,
    restore: undeleteMealCombination,
    input: ({ id }: MealCombination) => ({ id }),
    words: ({ name }) => ({ deleted: t('deleted', { name }), restored: t('restored', { name }) }),
  })
}
