import type { Pause } from '@allenio/domain/clients'
import { lastDayOf, openPauseOf, programDaysOf, type ProgramDays, type Schedule } from '@allenio/domain/programs'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { AppError } from '#platform/errors'

const weekdaysAtMost = 7

interface WeekDays {
  days: string[]
}

/** The days of a program, week by week, as it is now. A program without days is given to nobody. */
export async function readProgramDays(db: WorkspaceDb, programId: string): Promise<ProgramDays> {
  const weeks = await db.many<WeekDays>(sql`
    select array(select y.id from program_days y where y.parent_id = w.id and y.deleted_at is null order by y.place, y.id) as days
    from program_weeks w where w.parent_id = ${programId} and w.deleted_at is null order by w.place, w.id`)
  if (weeks.every(({ days }) => days.length === 0)) throw new AppError('program empty')
  return weeks.map(({ days }) => days)
}

/** The days of what a client has. */
export async function readReleaseDays(db: WorkspaceDb, releaseId: string): Promise<ProgramDays> {
  const rows = await readRelease(db, releaseId)
  const root = [...rows.values()].find(({ parentId }) => parentId === null)
  return programDaysOf(rows, root?.id ?? '')
}

/** Weeks of more than seven days have no weekdays. */
export const isOnlyInOrder = (days: ProgramDays): boolean => days.some(week => week.length > weekdaysAtMost)

export function requireWeekdays(days: ProgramDays): void {
  if (isOnlyInOrder(days)) throw new AppError('only in order')
}

interface ScheduledUser extends Row<'program_users', 'start_day' | 'weekdays'> {
  pauses: readonly Pause[]
  moved: Record<string, string> | null
}

export const storedSchedule = ({ start_day: startDay, weekdays, pauses, moved }: ScheduledUser): Schedule => ({
  startDay,
  weekdays,
  pauses,
  movedDays: new Map(Object.entries(moved ?? {})),
})

/**
 * Finds the last days of many assignments of one program, of which most have the same schedule. A pause without an end is left out: as
 * long as it lasts, the assignment is paused, and the day is found anew when it ends.
 */
export function lastDaysOf(days: ProgramDays): (schedule: Schedule) => string {
  const found = new Map<string, string>()
  return ({ startDay, weekdays, pauses, movedDays = new Map() }) => {
    const schedule = { startDay, weekdays, pauses: pauses.filter(({ until }) => until !== null), movedDays }
    const key = JSON.stringify({ ...schedule, movedDays: [...movedDays] })
    const lastDay = found.get(key) ?? lastDayOf(days, schedule) ?? startDay
    found.set(key, lastDay)
    return lastDay
  }
}

/** Since when a pause without an end holds an assignment; null where none does. */
export const pausedFromOf = (pauses: readonly Pause[], lastDay: string): string | null => openPauseOf(pauses, lastDay)?.from ?? null
