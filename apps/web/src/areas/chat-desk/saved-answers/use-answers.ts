import { createSavedAnswer, deleteSavedAnswer, listSavedAnswers } from '@allenio/contract/chat-desk'
import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useCall } from '#lib/api'
import { toast } from '#ui/toast'
import { useDeskWords } from '../words.ts'
import { savedAnswersQuery } from './reads.ts'

/** Deleting shows at once and is taken back from a toast: the same answer is made again. */
export function useAnswerRemoval() {
  const t = useDeskWords()
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: keyOf(listSavedAnswers) })
  const remaking = useCall(createSavedAnswer, {
    onSuccess: async ({ title }) => {
      await refresh()
      toast({ type: 'success', text: t('answerBack', { title }) })
    },
  })
  const removal = useCall(deleteSavedAnswer, { onError: refresh })
  return ({ id, title, text, isShared }: SavedAnswer) => {
    const { queryKey } = savedAnswersQuery()
    cache.setQueryData(queryKey, known => known && { ...known, savedAnswers: known.savedAnswers.filter(each => each.id !== id) })
    removal.mutate({ id }, {
      onSuccess: ({ message }) => {
        void refresh()
        toast({
          type: 'success', text: message ?? '',
          buttons: [{ text: t('undo'), onClick: () => remaking.mutate({ title, text, isShared }) }],
        })
      },
    })
  }
}
