import { createSavedAnswer, deleteSavedAnswer, listSavedAnswers } from '@allenio/contract/chat-desk'
import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { changeRow, read, useCall } from '#lib/api'
import { toast } from '#ui/toast'
import { useDeskWords } from '../words.ts'

/** There are a few dozen at most. They are cached on the device, so that they work without a connection, too. */
export const savedAnswersQuery = () => read(listSavedAnswers, {}, { quiet: true, keep: true, staleTime: 60_000 })

/** Deleting shows at once and is undone from a toast: the same answer is created again. */
export function useDeleteAnswer() {
  const t = useDeskWords()
  const creation = useCall(createSavedAnswer, { onSuccess: ({ title }) => toast({ type: 'success', text: t('answerBack', { title }) }) })
  const deletion = useCall(deleteSavedAnswer, {
    optimistic: (cache, { id }) => changeRow(cache, listSavedAnswers, { id, change: () => undefined }),
  })
  return ({ id, title, text, isShared }: SavedAnswer) =>
    deletion.mutate(
      { id },
      {
        onSuccess: ({ message }) =>
          toast({
            type: 'success',
            text: message ?? '',
            buttons: [{ text: t('undo'), onClick: () => creation.mutate({ title, text, isShared }) }],
          }),
      },
    )
}
