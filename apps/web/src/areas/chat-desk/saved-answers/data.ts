import { deleteSavedAnswer, listSavedAnswers, undeleteSavedAnswer } from '@allenio/contract/chat-desk'
import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { read } from '#lib/api'
import { useDelete } from '#ui/deletion'
import { useDeskWords } from '../words.ts'

/** There are a few dozen at most. They are cached on the device, so that they work without a connection, too. */
export const savedAnswersQuery = () => read(listSavedAnswers, {}, { quiet: true, isStored: true, staleTime: 60_000 })

export function useDeleteAnswer() {
  const t = useDeskWords()
  return useDelete({
    from: listSavedAnswers,
    remove: deleteSavedAnswer,
    restore: undeleteSavedAnswer,
    input: ({ id }: SavedAnswer) => ({ id }),
    words: ({ title }) => ({ deleted: t('answerDeleted', { title }), restored: t('answerBack', { title }) }),
  })
}
