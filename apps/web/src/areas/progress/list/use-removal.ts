import { deleteOwnProgress, deleteProgress, undeleteOwnProgress, undeleteProgress } from '@allenio/contract/progress'
import type { Progress } from '@allenio/contract/progress'
import { useQueryClient } from '@tanstack/react-query'
import { call, reportCallError } from '#lib/api'
import { useFormats } from '#lib/formats'
import { toast } from '#ui/toast'
import { useProgressWords } from '../words.ts'
import { dropProgress, refreshProgress } from '../cache.ts'

interface Removal {
  remove: (id: string) => Promise<unknown>
  bringBack: (id: string) => Promise<unknown>
}

/** Gone at once, and back by the toast. */
function useRemoval({ remove, bringBack }: Removal) {
  const t = useProgressWords()
  const { day: dayOf } = useFormats()
  const cache = useQueryClient()
  const settle = async (write: Promise<unknown>): Promise<boolean> => {
    try {
      await write
      return true
    } catch (error) {
      reportCallError(error, { of: 'action' })
      return false
    } finally {
      void refreshProgress(cache)
    }
  }
  const undo = async ({ id, day }: Progress) => {
    if (await settle(bringBack(id))) toast({ type: 'success', text: t('broughtBack', { day: dayOf(day) }) })
  }
  return (progress: Progress) => {
    const { id, day } = progress
    dropProgress(cache, id)
    const written = settle(remove(id))
    toast({
      type: 'success', text: t('deleted', { day: dayOf(day) }),
      // whoever is quicker than the server waits for it
      buttons: [{ text: t('undo'), onClick: () => void written.then(isGone => isGone ? undo(progress) : undefined) }],
    })
  }
}

export const useRemoveProgress = (id: string) => useRemoval({
  remove: progressId => call(deleteProgress, { id, progressId }),
  bringBack: progressId => call(undeleteProgress, { id, progressId }),
})

export const useRemoveOwnProgress = () => useRemoval({
  remove: id => call(deleteOwnProgress, { id }),
  bringBack: id => call(undeleteOwnProgress, { id }),
})
