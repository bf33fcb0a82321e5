import { childrenByParent } from '@allenio/domain/documents'
import { sql, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { AppError } from '#platform/errors'

/** How many days each week of a program has; of the release that a client has where the program is gone. */
export async function readDaysByWeek(db: WorkspaceDb, programId: string, releaseId?: string): Promise<number[]> {
  if (releaseId !== undefined) return daysOfRelease(db, releaseId)
  const weeks = await db.many<{ days: number }>(sql`
    select (select count(*) from program_days y where y.parent_id = w.id and y.deleted_at is null) as days
    from program_weeks w where w.parent_id = ${programId} and w.deleted_at is null order by w.place, w.id`)
  const days = weeks.map(week => week.days)
  if (days.every(count => count === 0)) throw new AppError('program empty')
  return days
}

async function daysOfRelease(db: WorkspaceDb, releaseId: string): Promise<number[]> {
  const rows = await readRelease(db, releaseId)
  const children = childrenByParent(rows)
  const root = [...rows.values()].find(({ parentId }) => parentId === null)
  return (children.get(root?.id ?? '') ?? []).map(week => children.get(week.id)?.length ?? 0)
}

/** Weeks of more than seven days have no weekdays. */
export function requireWeekdays(daysByWeek: readonly number[]): void {
  if (daysByWeek.some(days => days > 7)) throw new AppError('only in order')
}
