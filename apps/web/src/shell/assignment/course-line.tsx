import { isDay } from '@allenio/domain/days'
import { assignmentNeighbours } from '@allenio/domain/macros'
import { useFormats } from '#lib/formats'
import { Text } from '#ui/text'

interface Followed {
  title: string
  startDay: string
  endDay?: string | null
}

interface Course {
  kind: 'first' | 'renews' | 'replaces' | 'ends'
  /** The title of what is replaced or ends. */
  title: string
  startDay: string
  lastDay: string
  /** The assignment to come, which ends the new one; the same thing again where an assignment is moved. */
  next: { title: string; lastDay: string; isSame: boolean } | null
}

/** Tells whether what a client follows ends, is replaced or is assigned again, and what comes after the new one. Null without a day. */
export function courseOf<Each extends Followed>(
  { current, upcoming }: { current: Each | null; upcoming: readonly Each[] },
  terms: { startDay: string; endDay?: string },
  isSame: (followed: Each) => boolean,
): Course | null {
  const { startDay, endDay } = terms
  if (!isDay(startDay)) return null
  const { before, next } = assignmentNeighbours([...(current ? [current] : []), ...upcoming], { startDay, endDay: endDay || null })
  const then = next && { title: next.assignment.title, lastDay: next.lastDay, isSame: isSame(next.assignment) }
  if (before === null) return { kind: 'first', title: '', startDay: '', lastDay: '', next: then }
  const { title, startDay: since } = before.assignment
  const kind = isSame(before.assignment) ? 'renews' : since === startDay ? 'replaces' : 'ends'
  return { kind, title, startDay: since, lastDay: before.lastDay, next: then }
}

interface CourseLineProps {
  course: Course | null
  /** Words of the family, which name the thing. */
  first: string
  before: (kind: Exclude<Course['kind'], 'first'>, values: { title: string; day: string; last: string }) => string
  next: (values: { title: string; last: string }) => string
}

/** The end of the course that the client follows, and of the new one. */
export function CourseLine({ course, first, before, next }: CourseLineProps) {
  const { day } = useFormats()
  if (!course) return null
  const { kind, title, startDay, lastDay, next: then } = course
  return (
    <Text size="small" tone={2} breaks>
      {kind === 'first' ? first : before(kind, { title, day: day(startDay), last: day(lastDay) })}
      {then && ` ${next({ title: then.title, last: day(then.lastDay) })}`}
    </Text>
  )
}
