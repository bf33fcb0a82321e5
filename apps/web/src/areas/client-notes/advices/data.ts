import {
  deleteNutritionalAdvice,
  listNutritionalAdvices,
  listOwnNutritionalAdvices,
  undeleteNutritionalAdvice,
} from '@allenio/contract/client-notes'
import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import { listQuery } from '#lib/api'
import { useDelete } from '#ui/deletion'
import { useAdviceWords } from './words.ts'

/** File addresses are valid for at least ten minutes. Reading them again before that keeps all of them on the screen valid. */
const addressesLiveMs = 9 * 60_000

export const advicesQuery = (clientId: string) => ({
  ...listQuery(listNutritionalAdvices, { id: clientId }, { rows: page => page.nutritionalAdvices, quiet: true, keep: true }),
  refetchInterval: addressesLiveMs,
})

export const ownAdvicesQuery = () => ({
  ...listQuery(listOwnNutritionalAdvices, {}, { rows: page => page.nutritionalAdvices, quiet: true, keep: true }),
  refetchInterval: addressesLiveMs,
})

export function useDeleteAdvice(clientId: string) {
  const t = useAdviceWords()
  return useDelete({
    from: listNutritionalAdvices,
    remove: deleteNutritionalAdvice,
    restore: undeleteNutritionalAdvice,
    input: ({ id }: Pick<NutritionalAdvice, 'id'>) => ({ id: clientId, adviceId: id }),
    words: () => ({ deleted: t('deleted'), restored: t('undeleted') }),
  })
}
