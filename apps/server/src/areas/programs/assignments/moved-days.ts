import { collectionOf } from '#platform/contributions'
import { joined, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { scheduledDays } from '@allenio/domain/programs'
import { lastDaysOf, pausedFromOf, readReleaseDays, storedSchedule } from './assignment-days.ts'
import { announceAssignments } from './assignment-observers.ts'

/** A condition on a moved day `m`: its client has trained it. */
export const movedDayUses = collectionOf<Sql>('moved day uses')

/** The days of an assignment `u` that its client has moved, with their dates. */
export const movedDays: Sql = sql`(select jsonb_object_agg(m.day_id, m.day) from moved_days m where m.program_user_id = u.id) as moved`

/** Whether an assignment `u` has a day that was moved into a window. */
export const hasMovedDay = (from: string, to: string): Sql =>
  sql`exists (select from moved_days m where m.program_user_id = u.id and m.day between ${from} and ${to})`

interface DayMove {
  clientId: string
  programUserId: string
  dayId: string
  /** Null puts it back. */
  day: string | null
  /** The date that the asker has seen; undefined where they take any. */
  seenDay?: string | null | undefined
}

type MovingUser = Row<'program_users', 'release_id' | 'start_day' | 'weekdays' | 'pauses' | 'last_day' | 'has_own_end'> & {
  moved: Record<string, string> | null
}

/**
 * Moves a day of a client's plan to another date, or back to its own. The last day follows, unless the team has set it. Whoever has seen
 * another date than the day has by now is refused, unless it is there already.
 */
export async function moveDay(db: WorkspaceDb, { clientId, programUserId, dayId, day, seenDay }: DayMove): Promise<void> {
  found(
    await db.maybeOne(sql`
    select from program_users where id = ${programUserId} and client_id = ${clientId} and ended_at is null for no key update`),
  )
  const before = await readMovingUser(db, programUserId)
  const days = await readReleaseDays(db, before.release_id)
  const dateOf = (moved: MovingUser['moved']) =>
    found(scheduledDays(days, storedSchedule({ ...before, moved })).find(each => each.dayId === dayId)).date
  const { [dayId]: _, ...others } = before.moved ?? {}
  const [date, next] = [dateOf(before.moved), day ?? dateOf(others)]
  if (seenDay !== undefined && date !== seenDay && date !== next) throw new AppError('training day moved')
  if (before.has_own_end && day !== null && day > before.last_day) throw new AppError('training closed')
  await (day === null
    ? db.run(sql`delete from moved_days where program_user_id = ${programUserId} and day_id = ${dayId}`)
    : db.run(sql`
      insert into moved_days (program_user_id, day_id, day) values (${programUserId}, ${dayId}, ${day})
      on conflict (workspace_id, program_user_id, day_id) do update set day = excluded.day`))
  if (!before.has_own_end) {
    const moved = day === null ? others : { ...others, [dayId]: day }
    const lastDay = lastDaysOf(days)(storedSchedule({ ...before, moved }))
    const pausedFrom = pausedFromOf(before.pauses, lastDay)
    await db.run(sql`
      update program_users set last_day = ${lastDay}, paused_from = ${pausedFrom}::date where id = ${programUserId}`)
  }
  await announceAssignments(db, [clientId])
}

const readMovingUser = (db: WorkspaceDb, id: string) =>
  db.one<MovingUser>(sql`
  select u.release_id, u.start_day, u.weekdays, u.pauses, u.last_day, u.has_own_end, ${movedDays} from program_users u where u.id = ${id}`)

/** Puts the days back that were moved by dates which hold no longer; those that were trained stay where they were. */
export function deleteMovedDays(db: WorkspaceDb, programUserId: string): Promise<number> {
  const isTrained = joined([sql`false`, ...movedDayUses.gathered()], ' or ')
  return db.run(sql`delete from moved_days m where m.program_user_id = ${programUserId} and not (${isTrained})`)
}
