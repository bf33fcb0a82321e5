import { checkInAdherenceDays } from '@allenio/contract/surveys'
import { isPaused, type Pause } from '@allenio/domain/clients'
import { addDays } from '@allenio/domain/days'

/** A check-in by the day on which it was due, however late it was answered. */
export interface DueCheckIn {
  day: string
  isAnswered: boolean
}

export interface CheckInAdherence {
  due: number
  answered: number
  /** Null where nothing was due. */
  percent: number | null
}

interface AdherenceWindow {
  /** The last day that counts, in the client's time zone. */
  today: string
  pauses: readonly Pause[]
}

/** Answered check-ins out of those that were due in eight weeks; pauses count nothing, and today's is due once it is answered. */
export function checkInAdherence(checkIns: readonly DueCheckIn[], { today, pauses }: AdherenceWindow): CheckInAdherence {
  const from = addDays(today, 1 - checkInAdherenceDays)
  const counted = checkIns.filter(
    ({ day, isAnswered }) => from <= day && (day < today || (day === today && isAnswered)) && !isPaused(pauses, day),
  )
  const answered = counted.filter(({ isAnswered }) => isAnswered).length
  return { due: counted.length, answered, percent: counted.length === 0 ? null : Math.round((answered / counted.length) * 100) }
}

const levels = { good: 80, fair: 50 } as const

/** How regular the check-ins of a client are, as a mark shows it. */
export const checkInLevel = (percent: number): 'good' | 'fair' | 'poor' =>
  percent >= levels.good ? 'good' : percent >= levels.fair ? 'fair' : 'poor'
