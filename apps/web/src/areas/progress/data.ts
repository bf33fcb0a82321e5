import {
  deleteOwnProgress,
  deleteProgress,
  listOwnProgresses,
  listProgresses,
  undeleteOwnProgress,
  undeleteProgress,
} from '@allenio/contract/progress'
import type { Progress } from '@allenio/contract/progress'
import { listQuery, read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useDelete } from '#ui/deletion'
import { useProgressWords } from './words.ts'

/** Newest day first. */
export const progressesQuery = (id: string) =>
  listQuery(listProgresses, { id }, { rows: ({ progresses }) => progresses, quiet: true, isStored: true })

export const ownProgressesQuery = () =>
  listQuery(listOwnProgresses, {}, { rows: ({ progresses }) => progresses, quiet: true, isStored: true })

/** One page, by default the newest; cached, so that the overview also opens without a connection. */
export const progressPageQuery = (id: string, page?: number) => read(listProgresses, { id, page }, { isStored: true, quiet: true })

function useDeleteWords() {
  const t = useProgressWords()
  const { day: dayOf } = useFormats()
  return ({ day }: Progress) => ({ deleted: t('deleted', { day: dayOf(day) }), restored: t('restored', { day: dayOf(day) }) })
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
