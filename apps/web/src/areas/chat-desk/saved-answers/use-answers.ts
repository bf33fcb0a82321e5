import { createSavedAnswer, deleteSavedAnswer, listSavedAnswers } from '@allenio/contract/chat-desk'
import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { changeRow, useCall } from '#lib/api'
import { toast } from '#ui/toast'
import { useDeskWords } from '../words.ts'

/** Deleting shows at once and is undone from a toast: the same answer is created again. */
export function useAnswerRemoval() {
  const t = useDeskWords()
  const remaking = useCall(createSavedAnswer, { onSuccess: ({ title }) => toast({ type: 'success', text: t('answerBack', { title }) }) })
  const removal = useCall(deleteSavedAnswer, {
    optimistic: (cache, { id }) => changeRow(cache, listSavedAnswers, { id, change: () => undefined }),
  })
  return ({ id, title, text, isShared }: SavedAnswer) =>
    removal.mutate(
      { id },
      {
        onSuccess: ({ message }) =>
          toast({
            type: 'success',
            text: message ?? '',
            buttons: [{ text: t('undo'), onClick: () => remaking.mutate({ title, text, isShared }) }],
          }),
      },
    )
}
