import {
  deleteMealCombination,
  listMealCombinations,
  undeleteMealCombination,
  type MealCombination,
} from '@allenio/contract/meal-combinations'
import { nameWords, searchWords } from '@allenio/domain/search'
import { read } from '#lib/api'
import { useMe } from '#shell'
import { useDelete } from '#ui/deletion'
import { useCombinationWords } from './words.ts'

/** All of them, with everything in them: they are kept on the device, and inserted without a network, too. */
export const combinationsQuery = () => read(listMealCombinations, {}, { quiet: true, isStored: true, staleTime: 60_000 })

/** Whether this person may save one; who edits plans may always insert one. */
export const useMaySave = (): boolean => useMe()?.permissions.includes('create meal plans') ?? false

/** Those with a word for each word of the search. */
export function matchCombinations(combinations: readonly MealCombination[], search: string): readonly MealCombination[] {
  const parts = searchWords(search)
  return combinations.filter(({ name }) => {
    const words = nameWords(name)
    return parts.every(part => words.some(word => word.startsWith(part)))
  })
}

/** It disappears at once, and the toast brings it back. */
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
