import { eventToUndo, isStillThere } from '@allenio/domain/workouts'
import type { OpenWorkout } from '#areas/workouts'
import { goTo } from '#shell'
import { hrefTo } from '#lib/screens'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toast'
import { countSets } from '../sets/set-count.ts'
import { recordFacts, viewOf, type PlayerFacts } from '../sets/workout-view.ts'
import { usePlayerWords } from './words.ts'

/** Actions on the whole workout. They read it when they run, so that they stay the same, and a set does not draw their buttons again. */
export function usePlayerActions(player: OpenWorkout | undefined, facts: PlayerFacts) {
  const t = usePlayerWords()
  const undo = async () => {
    if (!player) return
    const { state } = player.workout.get()
    const eventId = eventToUndo(state)
    if (eventId === undefined) return
    const text = t(isStillThere(state, eventId) ? 'undone' : 'notUndone')
    await player.keep({ kind: 'undo', eventId })
    toast({ type: 'info', text, id: 'workout undone' })
  }
  const finish = async () => {
    if (!player) return
    const { done, sets } = countSets(viewOf(player.workout.get().state, facts).exercises)
    const open = sets - done
    const isEmpty = done === 0
    const text = isEmpty ? t('finishEmpty') : t('finishOpen', { count: open })
    const question = { title: t('finishTitle'), text, proceed: t('finish'), close: t('goOn') }
    if ((isEmpty || open > 0) && !(await confirm(question))) return
    await player.finish(recordFacts(facts))
  }
  const discard = async () => {
    const question = { title: t('discardTitle'), text: t('discardText'), proceed: t('discardProceed'), close: t('goOn'), danger: true }
    if (!(await confirm(question))) return
    await player?.keep({ kind: 'discard' })
    goTo(hrefTo('/home'), { replace: true })
  }
  return { undo: () => void undo(), finish: () => void finish(), discard: () => void discard() }
}
