import type { Input } from '@allenio/contract'
import { moveOwnTrainingDay, type ClientCalendar, type TrainingEntry } from '@allenio/contract/workouts'
import { useCallback } from 'react'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { sendOrKeep, useWaitingWrites } from '#lib/offline'
import { toast, toastWithUndo } from '#ui/toast'
import { nameOfEntry, seenDayOf } from '../calendar/entries.ts'
import { useCalendarWords } from '../calendar/words.ts'

type Move = Pick<Input<typeof moveOwnTrainingDay>, 'id' | 'dayId' | 'day'>

/** The calendar with the moves that this device has not sent yet; of a day the last one counts, and one back leaves what was read. */
export function withMoves(calendar: ClientCalendar, moves: readonly Move[]): ClientCalendar {
  if (moves.length === 0) return calendar
  const days = new Map(moves.map(({ id, dayId, day }) => [`${id}/${dayId}`, day]))
  const withMove = (entry: TrainingEntry): TrainingEntry => {
    const day = days.get(entry.id)
    return day ? { ...entry, day, isDated: true, isMoved: true, state: day < calendar.today ? 'missed' : 'planned' } : entry
  }
  return { ...calendar, entries: calendar.entries.map(withMove) }
}

/** Moves that show at once, can be undone, and leave when there is a network. */
export function useOwnMoves() {
  const t = useCalendarWords()
  const formats = useFormats()
  const waiting = useWaitingWrites(moveOwnTrainingDay)
  const withWaiting = useCallback(
    (calendar: ClientCalendar) =>
      withMoves(
        calendar,
        waiting.map(({ input }) => input),
      ),
    [waiting],
  )
  const write = async (entry: TrainingEntry, day: string | null, seenDay: string | null) => {
    if (!entry.plan) return
    const { programUserId: id, dayId } = entry.plan
    const name = nameOfEntry(entry, t)
    // in one lane, so that an undo follows its move
    const outcome = await sendOrKeep(
      moveOwnTrainingDay,
      { id, dayId, day, seenDay },
      { title: `${t('movedTitle')}: ${name}`, lane: 'training days' },
    )
    if (outcome.state === 'refused') toast({ type: 'error', text: messageOf(outcome.error) })
  }
  const move = async (entry: TrainingEntry, day: string | null) => {
    const before = entry.isMoved ? entry.day : null
    const text = day === null ? t('movedBack') : t('moved', { name: nameOfEntry(entry, t), day: formats.fullDay(day) })
    toastWithUndo(text, () => void write(entry, before, day), { id: `moved ${entry.id}` })
    await write(entry, day, seenDayOf(entry))
  }
  return { withWaiting, move }
}
