import type { AssignmentState } from '@allenio/contract/macros'
import { addDays } from '@allenio/domain/days'

/** The facts of an assignment that decide on which days it counts. */
export interface AssignmentDays {
  id: string
  startDay: string
  /** A moment: if two assignments start on one day, the one made later counts; if made at one moment, the one with the greater id. */
  createdAt: string
  /** The assignment counts until the day before this one. */
  unassignedOn: string | null
  /** The last day that was chosen for it; null where it counts until another begins. An assignment that it has ended stays ended. */
  endDay: string | null
}

export interface AssignmentSpan {
  state: AssignmentState
  /** The last day on which it counts; null while nothing ends it. */
  lastDay: string | null
}

/** A text that sorts behind every day. */
const never = '9999-99-99'

const endOf = ({ unassignedOn }: AssignmentDays): string => unassignedOn ?? never

/** The first day on which the assignment's own facts stop it, whatever other assignments do. */
function ownEndOf({ unassignedOn, endDay }: AssignmentDays): string {
  const afterEnd = endDay === null ? never : addDays(endDay, 1)
  return unassignedOn === null || afterEnd < unassignedOn ? afterEnd : unassignedOn
}

function isLater(one: AssignmentDays, other: AssignmentDays): boolean {
  if (one.startDay !== other.startDay) return one.startDay > other.startDay
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt
}

const isWithin = (assignment: AssignmentDays, day: string): boolean => assignment.startDay <= day && day < endOf(assignment)

/** The assignment that counts on a day: the latest of those that have begun and are not revoked, until its end. */
export function assignmentOn<T extends AssignmentDays>(assignments: readonly T[], day: string): T | undefined {
  const latest = assignments
    .filter(each => isWithin(each, day))
    .reduce<T | undefined>((best, each) => (best && !isLater(each, best) ? best : each), undefined)
  return latest && day < ownEndOf(latest) ? latest : undefined
}

/** The span of each of a client's assignments; null for one that counts on no day, because it was taken back or replaced at once. */
export function assignmentSpans<T extends AssignmentDays>(
  assignments: readonly T[],
  today: string,
): { assignment: T; span: AssignmentSpan | null }[] {
  const current = assignmentOn(assignments, today)
  return assignments.map(assignment => {
    const end = effectiveEnd(assignment, assignments)
    if (end <= assignment.startDay) return { assignment, span: null }
    const lastDay = end === never ? null : addDays(end, -1)
    const isOver = lastDay !== null && lastDay < today
    return { assignment, span: { lastDay, state: assignment === current ? 'current' : isOver ? 'past' : 'upcoming' } }
  })
}

/** The day after the last one on which it counts. If a later assignment shortens it and ends first, the earlier one continues. */
function effectiveEnd(assignment: AssignmentDays, all: readonly AssignmentDays[]): string {
  const laterOnes = all.filter(each => isLater(each, assignment) && each.startDay < endOf(each))
  let end = ownEndOf(assignment)
  for (;;) {
    const covering = laterOnes.filter(each => each.startDay < end && end <= endOf(each))
    if (covering.length === 0) return end
    end = covering.map(({ startDay }) => startDay).reduce((first, day) => (day < first ? day : first))
  }
}

interface FollowedDays {
  startDay: string
  endDay?: string | null
}

interface Neighbour<T> {
  assignment: T
  lastDay: string
}

const earlier = (one: string, other: string): string => (one < other ? one : other)

/**
 * Finds the neighbours of a new assignment. The assignment that has begun by its first day is ended by it, or replaced if it began on that
 * day. The next one to begin ends the new one, unless that has an earlier last day of its own.
 */
export function assignmentNeighbours<T extends FollowedDays>(followed: readonly T[], { startDay, endDay }: FollowedDays) {
  const sorted = followed.toSorted((one, other) => (one.startDay < other.startDay ? -1 : 1))
  const before = sorted.findLast(each => each.startDay <= startDay)
  const next = sorted.find(each => each.startDay > startDay)
  const dayBefore = addDays(startDay, -1)
  const lastDay = next && addDays(next.startDay, -1)
  return {
    /** The earlier assignment, with the last day on which it counts. */
    before: before ? ({ assignment: before, lastDay: earlier(before.endDay ?? dayBefore, dayBefore) } satisfies Neighbour<T>) : null,
    /** The next assignment, with the last day on which the new one counts. */
    next: next && lastDay !== undefined && !(endDay && endDay <= lastDay) ? ({ assignment: next, lastDay } satisfies Neighbour<T>) : null,
  }
}
