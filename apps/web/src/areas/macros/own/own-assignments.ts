import type { MacroAssignment } from '@allenio/contract/macros'

type Span = Pick<MacroAssignment, 'startDay' | 'lastDay'>

interface Course<Assignment> {
  current: Assignment | undefined
  /** The next first. */
  upcoming: Assignment[]
  /** The latest first. */
  past: Assignment[]
}

/** Days alone decide which one counts today: the states that the device has stored may be of yesterday. */
export function courseOn<Assignment extends Span>(assignments: readonly Assignment[], today: string): Course<Assignment> {
  const isPast = ({ lastDay }: Span) => lastDay !== null && lastDay < today
  const upcoming = assignments.filter(({ startDay }) => startDay > today).toSorted((one, other) => compare(one.startDay, other.startDay))
  const past = assignments.filter(isPast).toSorted((one, other) => compare(other.startDay, one.startDay))
  // the one that was begun last, where a stored answer lacks the end of the one before it
  const current = assignments
    .filter(assignment => assignment.startDay <= today && !isPast(assignment))
    .toSorted((one, other) => compare(other.startDay, one.startDay))[0]
  return { current, upcoming, past }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
