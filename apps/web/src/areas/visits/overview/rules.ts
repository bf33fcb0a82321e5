import type { Visit } from '@allenio/contract/visits'

/** The sentence of a client's overview about their visits. */
export interface VisitCourse {
  /** Newest first; drafts are not among them. */
  finished: readonly Visit[]
  last: Visit | undefined
  nextDay: string | undefined
  /** The day of the next visit is over. */
  isOverdue: boolean
}

/**
 * The next visit is the one that the last finished visit names: what an earlier one had planned has come about. So has one whose day is
 * over and that has begun, as the home page takes it.
 */
export function courseOf(visits: readonly Visit[], today: string): VisitCourse {
  const finished = visits.filter(({ finishedAt }) => finishedAt !== null)
  const [last] = finished
  const plannedDay = last?.nextVisitOn ?? undefined
  const isPast = plannedDay !== undefined && plannedDay < today
  const hasBegun = visits.some(({ finishedAt, takenOn }) => finishedAt === null && (takenOn ?? today) > (last?.takenOn ?? ''))
  return { finished, last, nextDay: isPast && hasBegun ? undefined : plannedDay, isOverdue: isPast && !hasBegun }
}
