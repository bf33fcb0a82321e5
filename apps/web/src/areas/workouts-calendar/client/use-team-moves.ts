import { moveClientTrainingDay, type TrainingEntry } from '@allenio/contract/workouts'
import { useCall } from '#lib/api'
import { isOnline } from '#lib/device'
import { useFormats } from '#lib/formats'
import { toast, toastWithUndo } from '#ui/toast'
import { nameOfEntry, seenDayOf } from '../calendar/entries.ts'
import { useCalendarWords } from '../calendar/words.ts'

/** Puts a day of the plan on another date, or back to its own; the toast takes it back. It settles when the page has read again. */
export function useTeamMoves(clientId: string): (entry: TrainingEntry, day: string | null) => Promise<void> {
  const t = useCalendarWords()
  const formats = useFormats()
  const { mutateAsync } = useCall(moveClientTrainingDay, { refetchesOnError: true })
  return async (entry, day) => {
    if (!entry.plan) return
    if (!isOnline()) {
      toast({ type: 'warning', text: t('needsNetwork'), id: 'calendar needs network' })
      return
    }
    const { programUserId, dayId } = entry.plan
    const at = { id: clientId, programUserId, dayId }
    const before = entry.isMoved ? entry.day : null
    try {
      await mutateAsync({ ...at, day, seenDay: seenDayOf(entry) })
    } catch {
      // the shell has said why, and the entry goes back to its place
      return
    }
    const undo = () =>
      mutateAsync({ ...at, day: before, ...(day !== null && { seenDay: day }) }).then(
        () => toast({ type: 'success', text: t('movedBack') }),
        () => undefined,
      )
    const text = day === null ? t('movedBack') : t('moved', { name: nameOfEntry(entry, t), day: formats.fullDay(day) })
    toastWithUndo(text, () => void undo(), { id: `moved ${entry.id}` })
  }
}
