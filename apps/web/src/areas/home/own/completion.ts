import { completeOwnAction, type OwnAction } from '@allenio/contract/client-actions'
import { newId } from '@allenio/domain/ids'
import { reportCallError } from '#lib/api'
import { sendSoon } from '#lib/offline'
import { toast, TOAST_MS } from '#ui/toast'
import { useOwnWords } from './words.ts'

/** Shows the completion at once and sends it a moment later, so that a slip of the thumb can be undone before. */
export function useCompletion({ id, dueDay }: OwnAction, title: string): () => void {
  const t = useOwnWords()
  const complete = async () => {
    navigator.vibrate?.(10)
    const { cancel } = await sendSoon(completeOwnAction, { id, dueDay, completionId: newId() }, { title, ms: TOAST_MS + 500 })
    const undo = async () => {
      if (!(await cancel())) toast({ type: 'info', text: t('tooLateToUndo') })
    }
    toast({ type: 'success', text: t('doneSaid'), buttons: [{ text: t('undo'), onClick: () => void undo() }] })
  }
  return () => void complete().catch((error: unknown) => reportCallError(error))
}
