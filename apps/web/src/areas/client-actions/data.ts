import type { Output } from '@allenio/contract'
import {
  completeClientAction,
  deleteClientAction,
  getClientAction,
  listClientActions,
  nudgeClientAction,
  undeleteClientAction,
} from '@allenio/contract/client-actions'
import type { ClientAction, Completion } from '@allenio/contract/client-actions'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeRow, listQuery, reportCallError, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { onWriteSent, sendSoon, useWaitingWrites } from '#lib/offline'
import { useLanguage } from '#lib/words'
import { useDelete } from '#ui/deletion'
import { toastMs } from '#lib/constants'
import { hrefTo } from '#lib/screens'
import { toast, toastMessage, toastWithUndo } from '#ui/toast'
import { useActionWords } from './words.ts'
import { titleOf } from './sentences.ts'

export const actionsHref = (clientId: string, action?: string): string =>
  hrefTo('/clients/$id/actions', { id: clientId }, { search: { action } })

/** All that a client was asked: what is due first comes first, what is done last. */
export const actionsQuery = (clientId: string) =>
  listQuery(listClientActions, { clientId }, { rows: ({ userClientActions }) => userClientActions, quiet: true, isStored: true })

/** One action with its answers, the newest first. */
export const actionQuery = (id: string) => listQuery(getClientAction, { id }, { rows: ({ completions }) => completions, quiet: true })

interface Answer {
  action: ClientAction
  completion: Completion
}

/** The latest completions, without weigh-ins, photos and food diaries, which their own areas report. */
export const latestAnswers = (actions: readonly ClientAction[]): Answer[] =>
  actions
    .filter(({ kind }) => kind !== 'weigh in' && kind !== 'upload photos' && kind !== 'keep food diary')
    .flatMap(action => action.completions.map(completion => ({ action, completion })))

/** Shows the answer of a write at once in every list; the next read corrects the order of the rows. */
export const showAction = (cache: QueryClient, action: ClientAction): void =>
  changeRow(cache, listClientActions, { id: action.id, change: () => action })

let followed: QueryClient | undefined

/** A completion is sent a moment after the press. This shows the server's answer, even if the page was left meanwhile. */
function followCompletions(cache: QueryClient): void {
  if (followed === cache) return
  followed = cache
  const { method, path } = completeClientAction
  onWriteSent(({ call }, answer) => {
    if (call.method !== method || call.path !== path) return
    showAction(cache, answer as Output<typeof completeClientAction>) // the answer of this very call
  })
}

/** The writes that are possible on a client action. */
export function useActionWrites() {
  const t = useActionWords()
  const { day } = useFormats()
  const language = useLanguage()
  const cache = useQueryClient()
  useEffect(() => followCompletions(cache), [cache])
  const waiting = useWaitingWrites(completeClientAction)

  const completion = useCall(completeClientAction, {
    refetchesOnError: true,
    onSuccess: action => {
      showAction(cache, action)
      toast({ type: 'success', text: action.state === 'done' ? t('completed') : t('completedNext', { day: day(action.dueDay) }) })
    },
  })
  const nudging = useCall(nudgeClientAction, {
    refetchesOnError: true,
    onSuccess: (action, message) => {
      showAction(cache, action)
      toastMessage(action, message)
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
    const { cancel } = await sendSoon(completeClientAction, { id, dueDay }, { title: titleOf(action, language), ms: toastMs + 500 })
    const undo = async () => {
      if (!(await cancel())) toast({ type: 'info', text: t('tooLate') })
    }
    toastWithUndo(t('completed'), () => void undo())
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
    nudge: ({ id }: Pick<ClientAction, 'id'>) => nudging.mutate({ id }),
    isNudging: ({ id }: Pick<ClientAction, 'id'>) => nudging.isPending && nudging.variables.id === id,
    remove,
  }
}

type DueTime = Pick<ClientAction, 'id' | 'dueDay'>

export type ActionWrites = ReturnType<typeof useActionWrites>
