import { collectionOf } from '#platform/contributions'
import { joined, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { lastDaysOf, pausedFromOf, readReleaseDays, storedSchedule } from './assignment-days.ts'
import { announceAssignments } from './assignment-observers.ts'

/** A condition on a moved day `m`: its client has trained it. */
export const movedDayUses = collectionOf<Sql>('moved day uses')

/** The days of an assignment `u` that its client has moved, with their dates. */
export const movedDays: Sql = sql`(select jsonb_object_agg(m.day_id, m.day) from moved_days m where m.program_user_id = u.id) as moved`

interface DayMove {
  clientId: string
  programUserId: string
  dayId: string
  /** Null puts it back. */
  day: string | null
}

type MovingUser = Row<'program_users', 'release_id' | 'start_day' | 'weekdays' | 'pauses' | 'last_day' | 'has_own_end'> & {
  moved: Record<string, string> | null
}

/** Moves a day of a client's plan to another date, or back to its own. The last day follows, unless the team has set it. */
export async function moveDay(db: WorkspaceDb, { clientId, programUserId, dayId, day }: DayMove): Promise<void> {
  found(
    await db.maybeOne(sql`
    select from program_users where id = ${programUserId} and client_id = ${clientId} and ended_at is null for no key update`),
  )
  await (day === null
    ? db.run(sql`delete from moved_days where program_user_id = ${programUserId} and day_id = ${dayId}`)
    : db.run(sql`
      insert into moved_days (program_user_id, day_id, day) values (${programUserId}, ${dayId}, ${day})
      on conflict (workspace_id, program_user_id, day_id) do update set day = excluded.day`))
  const user = await db.one<MovingUser>(sql`
    select u.release_id, u.start_day, u.weekdays, u.pauses, u.last_day, u.has_own_end, ${movedDays} from program_users u
    where u.id = ${programUserId}`)
  const days = await readReleaseDays(db, user.release_id)
  found(days.some(week => week.includes(dayId)) || undefined)
  if (user.has_own_end && day !== null && day > user.last_day) throw new AppError('training closed')
  if (!user.has_own_end) {
    const lastDay = lastDaysOf(days)(storedSchedule(user))
    const pausedFrom = pausedFromOf(user.pauses, lastDay)
    await db.run(sql`
      update program_users set last_day = ${lastDay}, paused_from = ${pausedFrom}::date where id = ${programUserId}`)
  }
  await announceAssignments(db, [clientId])
}

/** Puts the days back that were moved by dates which hold no longer; those that were trained stay where they were. */
export function deleteMovedDays(db: WorkspaceDb, programUserId: string): Promise<number> {
  const isTrained = joined([sql`false`, ...movedDayUses.gathered()], ' or ')
  return db.run(sql`delete from moved_days m where m.program_user_id = ${programUserId} and not (${isTrained})`)
}
