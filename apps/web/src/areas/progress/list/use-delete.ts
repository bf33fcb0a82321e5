import {
  deleteOwnProgress,
  deleteProgress,
  listOwnProgresses,
  listProgresses,
  undeleteOwnProgress,
  undeleteProgress,
} from '@allenio/contract/progress'
import type { Progress } from '@allenio/contract/progress'
import { useFormats } from '#lib/formats'
import { useDelete } from '#ui/deletion'
import { useProgressWords } from '../words.ts'

function useDeleteWords() {
  const t = useProgressWords()
  const { day: dayOf } = useFormats()
  return ({ day }: Progress) => ({ deleted: t('deleted', { day: dayOf(day) }), restored: t('broughtBack', { day: dayOf(day) }) })
}

export const useDeleteProgress = (clientId: string) =>
  useDelete({
    from: listProgresses,
    remove: deleteProgress,
    restore: undeleteProgress,
    words: useDeleteWords(),
    input: ({ id }: Progress) => ({ id: clientId, progressId: id }),
  })

export const useDeleteOwnProgress = () =>
  useDelete({
    from: listOwnProgresses,
    remove: deleteOwnProgress,
    restore: undeleteOwnProgress,
    words: useDeleteWords(),
    input: ({ id }: Progress) => ({ id }),
  })
