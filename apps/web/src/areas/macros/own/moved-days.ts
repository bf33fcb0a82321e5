import type { Input } from '@allenio/contract'
import type { DayType, MovedDay, MacroAssignment } from '@allenio/contract/macros'
import { saveOwnDay } from '@allenio/contract/meal-diary'
import { useMemo } from 'react'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { sendOrKeep, useWaitingWrites } from '#lib/offline'
import { toast, toastWithUndo } from '#ui/toast'
import { useOwnWords } from './words.ts'

type Move = Pick<Input<typeof saveOwnDay>, 'day' | 'dayType'>

/** The moved days with what was tapped on this device; a type without a target leaves the day as it was. */
export const withWaiting = ({ targets, movedDays }: Pick<MacroAssignment, 'targets' | 'movedDays'>, waiting: readonly Move[]): MovedDay[] =>
  waiting.reduce<MovedDay[]>((days, { day, dayType }) => {
    if (dayType === undefined) return days
    const others = days.filter(each => each.day !== day)
    return dayType !== null && targets.some(target => target.dayType === dayType) ? [...others, { day, dayType }] : others
  }, movedDays)

export function useMovedDays(assignment: MacroAssignment): MovedDay[] {
  const waiting = useWaitingWrites(saveOwnDay)
  return useMemo(
    () =>
      withWaiting(
        assignment,
        waiting.map(({ input }) => input),
      ),
    [assignment, waiting],
  )
}

/** Makes a day one of another type, or null of its own. It shows at once, can be undone, and leaves when there is a network. */
export function useMoveDay(): (move: { day: string; to: DayType | null; before: DayType | null; text: string }) => void {
  const t = useOwnWords()
  const { day: dayText } = useFormats()
  const write = async (day: string, dayType: DayType | null) => {
    const now = new Date().toISOString()
    // in the lane of the diary's own writes: the later one of a day counts
    const outcome = await sendOrKeep(
      saveOwnDay,
      { day, dayType, changedAt: now, sentAt: now },
      { title: `${t('dayType')}, ${dayText(day)}`, lane: 'meal diary', sentAtField: 'sentAt' },
    )
    if (outcome.state === 'refused') toast({ type: 'error', text: messageOf(outcome.error) })
  }
  return ({ day, to, before, text }) => {
    void write(day, to)
    toastWithUndo(text, () => void write(day, before), { id: 'day type' })
  }
}
