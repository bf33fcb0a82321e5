import type { Pause } from '@allenio/contract/clients'
import { readPauses } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { lastDaysOf, pausedFromOf, readReleaseDays, storedSchedule } from './assignment-days.ts'
import { announceAssignments } from './assignment-observers.ts'
import { movedDays } from './moved-days.ts'

// Assignments hold a copy of their client's pauses, because lists, sweeps and calendars ask for it in SQL.

/** The pauses of a client that are not over before an assignment begins. */
export const pausesFrom = (pauses: readonly Pause[], startDay: string): Pause[] =>
  pauses.filter(({ until }) => until === null || until >= startDay)

export const readPausesFrom = async (
  db: WorkspaceDb,
  { clientId, startDay }: { clientId: string; startDay: string },
): Promise<readonly Pause[]> => pausesFrom((await readPauses(db, [clientId])).get(clientId) ?? [], startDay)

type FollowingUser = Row<
  'program_users',
  'id' | 'client_id' | 'release_id' | 'start_day' | 'weekdays' | 'pauses' | 'paused_from' | 'last_day' | 'has_own_end'
> & { moved: Record<string, string> | null }

/** Plans the assignments of clients that nobody has ended around their pauses. */
export async function followPauses(db: WorkspaceDb, clientIds: readonly string[]): Promise<void> {
  const users = await db.many<FollowingUser>(sql`
    select u.id, u.client_id, u.release_id, u.start_day, u.weekdays, u.pauses, u.paused_from, u.last_day, u.has_own_end, ${movedDays}
    from program_users u where u.client_id = any(${[...clientIds]}::uuid[]) and u.ended_at is null order by u.id for no key update of u`)
  const pausesOf = await readPauses(db, clientIds)
  const changed = users.flatMap(user => {
    const pauses = pausesFrom(pausesOf.get(user.client_id) ?? [], user.start_day)
    return JSON.stringify(pauses) === JSON.stringify(user.pauses) ? [] : [{ ...user, pauses }]
  })
  if (changed.length === 0) return
  const rows = []
  for (const [releaseId, followers] of Map.groupBy(changed, ({ release_id: id }) => id)) {
    const lastDayOf = lastDaysOf(await readReleaseDays(db, releaseId))
    for (const user of followers) {
      const last = user.has_own_end ? user.last_day : lastDayOf(storedSchedule(user))
      rows.push({ id: user.id, pauses: user.pauses, paused: pausedFromOf(user.pauses, last), last })
    }
  }
  await db.run(sql`
    update program_users u set pauses = r.pauses, paused_from = r.paused, last_day = r.last
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, pauses jsonb, paused date, last date) where u.id = r.id`)
  await announceAssignments(
    db,
    changed.map(({ client_id: clientId }) => clientId),
  )
}
