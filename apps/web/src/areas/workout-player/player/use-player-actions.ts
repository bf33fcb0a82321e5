import { eventToUndo, isStillThere } from '@allenio/domain/workouts'
import { goTo } from '#shell'
import { hrefTo } from '#lib/screens'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toast'
import { countSets } from '../sets/set-count.ts'
import type { PlayerState } from './player-state.ts'
import { usePlayerWords } from './words.ts'

/** Actions on the whole workout. */
export function usePlayerActions({ stored, view, keep, finish }: PlayerState) {
  const t = usePlayerWords()
  return {
    undo: async () => {
      const eventId = eventToUndo(stored.state)
      if (eventId === undefined) return
      const text = t(isStillThere(stored.state, eventId) ? 'undone' : 'notUndone')
      await keep({ kind: 'undo', eventId })
      toast({ type: 'info', text, id: 'workout undone' })
    },
    finish: async () => {
      const { done, sets } = countSets(view.exercises)
      const open = sets - done
      const isEmpty = done === 0
      const text = isEmpty ? t('finishEmpty') : t('finishOpen', { count: open })
      const question = { title: t('finishTitle'), text, proceed: t('finish'), close: t('goOn') }
      if ((isEmpty || open > 0) && !(await confirm(question))) return
      await finish()
    },
    discard: async () => {
      const question = { title: t('discardTitle'), text: t('discardText'), proceed: t('discardProceed'), close: t('goOn'), danger: true }
      if (!(await confirm(question))) return
      await keep({ kind: 'discard' })
      goTo(hrefTo('/home'), { replace: true })
    },
  }
}
