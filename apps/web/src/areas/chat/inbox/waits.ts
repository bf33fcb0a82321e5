import { useMinute } from '#lib/device'
import { useInboxWords } from './words.ts'
const minuteMs = 60_000

export interface Wait {
  unit: 'minutes' | 'hours' | 'days'
  count: number
  /** The wait is so long that somebody should look. */
  isLong: boolean
}

const longHours = 12

/** The time that a client has waited, in hours for up to two days. */
export function waitOf(since: string, now: number): Wait {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / minuteMs))
  const hours = Math.floor(minutes / 60)
  const isLong = hours >= longHours
  if (hours < 1) return { unit: 'minutes', count: minutes, isLong }
  return hours < 48 ? { unit: 'hours', count: hours, isLong } : { unit: 'days', count: Math.floor(hours / 24), isLong }
}

/** The time that a client has waited, as a word beside the name and as a sentence. */
export function useWaitWords() {
  const t = useInboxWords()
  const now = useMinute()
  return (since: string) => {
    const { unit, count, isLong } = waitOf(since, now)
    return { short: t(`short_${unit}`, { count }), long: t(`waits_${unit}`, { count }), isLong }
  }
}
