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

export const advicesQuery = (id: string) =>
  listQuery(listNutritionalAdvices, { id }, { rows: page => page.nutritionalAdvices, quiet: true, isStored: true, linksFiles: true })

export const ownAdvicesQuery = () =>
  listQuery(listOwnNutritionalAdvices, {}, { rows: page => page.nutritionalAdvices, quiet: true, isStored: true, linksFiles: true })

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
