import { isPaused, type Pause } from '@allenio/domain/clients'
import { addDays } from '@allenio/domain/days'
import type { ScheduledDay } from './schedule.ts'

export type AssignmentState = 'upcoming' | 'active' | 'paused' | 'expiring' | 'terminated'

export interface AssignmentSpan {
  startDay: string
  pauses: readonly Pause[]
  /** The last day, included; null while a pause without an end is running, because the last day is then not known. */
  lastDay: string | null
  /** Somebody has ended the assignment by hand. */
  isEnded: boolean
}

interface StoredSpan extends Pick<AssignmentSpan, 'startDay' | 'pauses'> {
  lastDay: string
  isEnded?: boolean
}

/** A client's pause does not concern a program that is over by then. The last day is not known while a pause without an end holds it. */
export function spanOf({ startDay, pauses, lastDay, isEnded = false }: StoredSpan): AssignmentSpan {
  const ownPauses = pauses.filter(({ from }) => from <= lastDay)
  return { startDay, pauses: ownPauses, lastDay: openPauseOf(pauses, lastDay) ? null : lastDay, isEnded }
}

/** The pause without an end that holds an assignment with this last day. */
export const openPauseOf = (pauses: readonly Pause[], lastDay: string): Pause | undefined =>
  pauses.find(({ from, until }) => until === null && from <= lastDay)

/**
 * Whether there is a day on which both programs are trained. The days of a pause are free for another program, unless the pause has no
 * end, because such a pause may be over tomorrow.
 */
export function isOverlapping(one: AssignmentSpan, other: AssignmentSpan): boolean {
  if (one.isEnded || other.isEnded) return false
  const last = [one.lastDay, other.lastDay].filter(day => day !== null).sort()[0]
  if (last === undefined) return true
  let day = one.startDay > other.startDay ? one.startDay : other.startDay
  while (day <= last) {
    const until = [...one.pauses, ...other.pauses].find(pause => pause.until !== null && isPaused([pause], day))?.until
    if (!until) return true
    day = addDays(until, 1)
  }
  return false
}

interface StateQuestion {
  /** In the client's time zone. */
  today: string
  expiryDays: number
  /** The client's other assignments. */
  others: readonly AssignmentSpan[]
}

export function assignmentState(span: AssignmentSpan, { today, expiryDays, others }: StateQuestion): AssignmentState {
  const { startDay, lastDay, isEnded, pauses } = span
  if (isEnded || (lastDay !== null && lastDay < today)) return 'terminated'
  if (today < startDay) return 'upcoming'
  if (isPaused(pauses, today)) return 'paused'
  const isNearEnd = lastDay !== null && lastDay <= addDays(today, expiryDays)
  return isNearEnd && !others.some(other => isFollowing(other, lastDay, expiryDays)) ? 'expiring' : 'active'
}

/** Another program goes on beyond the last day, and leaves no longer gap than the warning would. */
const isFollowing = ({ startDay, lastDay, isEnded }: AssignmentSpan, endDay: string, gapDays: number): boolean =>
  !isEnded && (lastDay === null || lastDay > endDay) && startDay <= addDays(endDay, 1 + gapDays)

export interface TrainingToday {
  /** The day of the program to train today. */
  due: string | null
  /** Days whose date has passed and that were not trained, oldest first. */
  missed: readonly ScheduledDay[]
  /** The day that comes after today. */
  next: ScheduledDay | null
}

interface TodayQuestion {
  today: string
  state: AssignmentState
  /** The days follow each other whenever the client trains. */
  isInOrder: boolean
  /** When each day of the program was trained, by its id. */
  trainedOn: ReadonlyMap<string, string>
}

/** Finds the day to train today. In a plan without dates the first open day is due, unless another one was trained today. */
export function trainingToday(days: readonly ScheduledDay[], { today, state, isInOrder, trainedOn }: TodayQuestion): TrainingToday {
  const open = days.filter(({ dayId }) => !trainedOn.has(dayId))
  if (state === 'terminated') return { due: null, missed: open.filter(({ date }) => date !== null && date < today), next: null }
  const missed = open.filter(({ date }) => date !== null && date < today)
  const isTraining = state === 'active' || state === 'expiring'
  const [firstUndated] = open.filter(({ date }) => date === null)
  const hasTrainedToday = [...trainedOn.values()].includes(today)
  const dated = isTraining ? open.find(({ date }) => date === today) : undefined
  const undated = isTraining && isInOrder && !hasTrainedToday ? firstUndated : undefined
  const due = dated ?? undated
  const coming = open.filter(({ date }) => date !== null && date > today).sort(byDate)
  return { due: due?.dayId ?? null, missed, next: coming[0] ?? open.find(day => day.date === null && day !== due) ?? null }
}

const byDate = (one: ScheduledDay, other: ScheduledDay): number => ((one.date ?? '') < (other.date ?? '') ? -1 : 1)
