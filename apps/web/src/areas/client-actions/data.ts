import { completeClientAction, deleteClientAction, listClientActions, undeleteClientAction } from '@allenio/contract/client-actions'
import type { ClientAction } from '@allenio/contract/client-actions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changesOf, refresh, reportCallError, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { sendSoon, useWaitingWrites } from '#lib/offline'
import { useLanguage } from '#lib/words'
import { useDelete } from '#ui/deletion'
import { toast, TOAST_MS } from '#ui/toast'
import { useActionWords } from './words.ts'
import { followCompletions, showAction } from './data/cache.ts'
import { titleOf } from './sentences.ts'

/** The writes that are possible on a client action. */
export function useActionWrites() {
  const t = useActionWords()
  const { day } = useFormats()
  const language = useLanguage()
  const cache = useQueryClient()
  useEffect(() => followCompletions(cache), [cache])
  const waiting = useWaitingWrites(completeClientAction)

  const completion = useCall(completeClientAction, {
    onError: () => refresh(cache, changesOf(completeClientAction)),
    onSuccess: action => {
      showAction(cache, action)
      toast({ type: 'success', text: action.state === 'done' ? t('completed') : t('completedNext', { day: day(action.dueDay) }) })
    },
  })
  const remove = useDelete({
    from: listClientActions,
    remove: deleteClientAction,
    restore: undeleteClientAction,
    input: ({ id }: Pick<ClientAction, 'id'>) => ({ id }),
    words: () => ({ deleted: t('deleted') }),
  })
  const isCompleting = ({ id, dueDay }: DueTime): boolean =>
    (completion.isPending && completion.variables.id === id) || waiting.some(({ input }) => input.id === id && input.dueDay === dueDay)

  /** Ticks the action at once and sends it a moment later, so that a slip of the hand can be undone before. */
  const tick = async (action: ClientAction) => {
    const { id, dueDay } = action
    const { cancel } = await sendSoon(completeClientAction, { id, dueDay }, { title: titleOf(action, language), ms: TOAST_MS + 500 })
    const undo = async () => {
      if (!(await cancel())) toast({ type: 'info', text: t('tooLate') })
    }
    toast({ type: 'success', text: t('completed'), buttons: [{ text: t('undo'), onClick: () => void undo() }] })
  }

  return {
    complete: (action: ClientAction, answer = '') => {
      // a second press while the first is on its way does nothing
      if (isCompleting(action)) return
      const { id, dueDay } = action
      if (answer) completion.mutate({ id, dueDay, answer })
      else void tick(action).catch((error: unknown) => reportCallError(error))
    },
    isCompleting,
    remove,
  }
}

type DueTime = Pick<ClientAction, 'id' | 'dueDay'>

export type ActionWrites = ReturnType<typeof useActionWrites>
