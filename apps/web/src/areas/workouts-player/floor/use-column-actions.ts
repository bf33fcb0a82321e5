import { eventToUndo, isStillThere } from '@allenio/domain/workouts'
import { IconArrowBackUp, IconFlag, IconTrash } from '@tabler/icons-react'
import { confirm } from '#ui/confirm'
import type { MenuItem } from '#ui/menu'
import { toast } from '#ui/toast'
import type { PlayerState } from '../player/player-state.ts'
import { countSets } from '../sets/set-count.ts'
import { recordFacts } from '../sets/workout-view.ts'
import { useFloorWords } from './words.ts'

/** The actions on a whole workout of the floor; questions name the person, because several train at once. */
export function useColumnActions({ stored, view, player, facts, keep, isReadOnly }: PlayerState, name: string) {
  const t = useFloorWords()
  const undo = async () => {
    const eventId = eventToUndo(stored.state)
    if (eventId === undefined) return
    const text = t(isStillThere(stored.state, eventId) ? 'undone' : 'notUndone', { name })
    await keep({ kind: 'undo', eventId })
    toast({ text, id: 'floor undone' })
  }
  const finish = async () => {
    const { done, sets } = countSets(view.exercises)
    const text = done === 0 ? t('finishEmpty') : t('finishOpen', { count: sets - done })
    const question = { title: t('finishTitle', { name }), text, proceed: t('finish'), close: t('goOn') }
    if ((done === 0 || done < sets) && !(await confirm(question))) return
    await player?.finish(recordFacts(facts))
  }
  const discard = async () => {
    const question = {
      title: t('discardTitle', { name }),
      text: t('discardText'),
      proceed: t('discardProceed'),
      close: t('goOn'),
      danger: true,
    }
    if (await confirm(question)) await keep({ kind: 'discard' })
  }
  const isUnderWay = stored.state.workout.state === 'under way' && !isReadOnly
  const items: MenuItem[] = [
    ...(isReadOnly || eventToUndo(stored.state) === undefined
      ? []
      : [{ label: t('undo'), icon: IconArrowBackUp, onClick: () => void undo() }]),
    ...(isUnderWay ? [{ label: t('finishWorkout'), icon: IconFlag, onClick: () => void finish() }] : []),
    ...(isUnderWay ? [{ label: t('discard'), icon: IconTrash, danger: true, onClick: () => void discard() }] : []),
  ]
  return { items, finish }
}
