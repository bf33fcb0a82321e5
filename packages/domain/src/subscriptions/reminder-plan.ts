import { unpaidDaysRange } from '@allenio/contract/clients'

/** The days after an unpaid renewal on which its buyer is reminded. The first mail leaves at once. */
export const reminderDays = [0, 3, 7, 12] as const

interface Overdue {
  since: string
  now: string
  /** How many reminders have gone out. */
  sent: number
  /** After so many days it is ended. */
  unpaidDays: number
}

const dayMs = 86_400_000

/**
 * Counts the reminders that should have gone out by now, and says whether to end the subscription. After a time without a server only one
 * mail leaves, the latest. On the day of the end no reminder leaves any more.
 */
export function dunningStep({ since, now, sent, unpaidDays }: Overdue): { reminders: number; isOver: boolean } {
  const days = Math.floor((Date.parse(now) - Date.parse(since)) / dayMs)
  if (days >= Math.max(unpaidDaysRange.min, unpaidDays)) return { reminders: sent, isOver: true }
  return { reminders: Math.max(sent, reminderDays.filter(day => day <= days).length), isOver: false }
}
