import type { Reminder } from '@allenio/contract/reminders'
import type { CalendarSpan } from '#ui/calendar'
import { toastWithUndo } from '#ui/toast'
import { fieldsOf, useUpdateReminder } from '../data.ts'
import { useReminderWords } from '../words.ts'
import { movedTo } from './entries.ts'

interface Move {
  from: CalendarSpan
  to: CalendarSpan
}

/** Puts a reminder where it was dropped; the toast brings it back. The promise settles when the page has read again. */
export function useMove(zone: string): (reminder: Reminder, move: Move) => Promise<unknown> {
  const t = useReminderWords()
  const update = useUpdateReminder()
  return async (reminder, { from, to }) => {
    const before = fieldsOf(reminder)
    const first = movedTo(reminder.first, to, { from, timeZone: reminder.timeZone, zone })
    try {
      await update.mutateAsync({ ...before, ...first })
      toastWithUndo(t('moved'), () => void update.mutateAsync(before).catch(() => undefined))
    } catch {
      // the shell has said why, and the entry goes back to its place
    }
  }
}
