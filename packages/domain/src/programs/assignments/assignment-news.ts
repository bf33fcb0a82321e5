import { isPaused, type Pause } from '@allenio/domain/clients'
import { addDays } from '@allenio/domain/days'
import type { AssignmentSpan } from './assignment-states.ts'

// A client gets news of an assignment by comparing what was announced to them with its present state. A change that was undone
// meanwhile is therefore no news, and several changes at once are announced by their result.

/** The state of an assignment as its client knows it. */
export interface AnnouncedAssignment {
  isOver: boolean
  /** The pauses that are not over. */
  pauses: readonly Pause[]
  releasedAt: string | null
}

export type AssignmentNews = { kind: 'assigned' | 'changed' | 'resumed' | 'ended' } | { kind: 'paused'; pause: Pause }

interface NewsQuestion {
  /** Null for somebody who was told nothing yet. */
  announced: AnnouncedAssignment | null
  /** `releasedAt` is the moment from which on they have another release than at first; it may be to come. */
  assignment: AssignmentSpan & { releasedAt: string | null }
  /** In the client's time zone. */
  today: string
  now: number
}

interface NewsAnswer {
  news: AssignmentNews[]
  announced: AnnouncedAssignment
  /** The next day on which there is something to tell without anybody's doing. */
  nextDay: string | null
}

export function assignmentNews({ announced, assignment, today, now }: NewsQuestion): NewsAnswer {
  const { lastDay, isEnded } = assignment
  const isOver = isEnded || (lastDay !== null && lastDay < today)
  const isReleased = assignment.releasedAt !== null && Date.parse(assignment.releasedAt) <= now
  const current = {
    isOver,
    pauses: assignment.pauses.filter(({ until }) => until === null || until >= today),
    releasedAt: isReleased ? assignment.releasedAt : (announced?.releasedAt ?? null),
  }
  const news = newsBetween(announced, current, isPaused(current.pauses, today))
  return { news, announced: current, nextDay: isOver ? null : nextDayOf(assignment, today) }
}

function newsBetween(before: AnnouncedAssignment | null, current: AnnouncedAssignment, isResting: boolean): AssignmentNews[] {
  if (before === null) return current.isOver ? [] : [{ kind: 'assigned' }]
  if (current.isOver) return before.isOver ? [] : [{ kind: 'ended' }]
  const news: AssignmentNews[] = []
  const pause = current.pauses.find(each => !before.pauses.some(known => isSame(known, each)))
  const isCalledOff = !isResting && before.pauses.some(({ from }) => !current.pauses.some(each => each.from === from))
  if (pause) news.push({ kind: 'paused', pause })
  else if (before.isOver || isCalledOff) news.push({ kind: 'resumed' })
  if (current.releasedAt !== null && current.releasedAt !== before.releasedAt) news.push({ kind: 'changed' })
  return news
}

const isSame = (one: Pause, other: Pause): boolean => one.from === other.from && one.until === other.until

function nextDayOf({ lastDay, pauses }: AssignmentSpan, today: string): string | null {
  const ends = [lastDay, ...pauses.map(({ until }) => until)].flatMap(day => (day === null ? [] : [addDays(day, 1)]))
  const days = [...ends, ...pauses.map(({ from }) => from)].filter(day => day > today)
  return days.sort()[0] ?? null
}
