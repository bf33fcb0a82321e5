import type { Notification } from '@allenio/contract/notifications'
import { addDays } from '@allenio/domain/days'

export interface OfDay {
  day: string
  rows: Notification[]
}

/** Groups the rows under their days, the newest first. */
export function inDays(rows: readonly Notification[]): OfDay[] {
  const days: OfDay[] = []
  for (const row of rows) {
    const last = days.at(-1)
    if (last?.day === row.day) last.rows.push(row)
    else days.push({ day: row.day, rows: [row] })
  }
  return days
}

/** The last two days are called today and yesterday instead of by their date. */
export function nearDay(day: string, today: string): 'today' | 'yesterday' | undefined {
  if (day === today) return 'today'
  return day === addDays(today, -1) ? 'yesterday' : undefined
}
