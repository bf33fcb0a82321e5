import { lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { found } from '#platform/errors'
import { outdatePlans, refreshPlans } from './plans.ts'

interface MovedDay {
  clientId: string
  programUserId: string
  dayId: string
  day: string | null
}

/** Moves a day of a client's plan to another date, or back to its own. */
export async function moveDay(db: WorkspaceDb, { clientId, programUserId, dayId, day }: MovedDay): Promise<void> {
  await lockFor(db, 'training', clientId)
  const user = found(
    await db.maybeOne<Row<'program_users', 'release_id'>>(sql`
    select release_id from program_users where id = ${programUserId} and client_id = ${clientId} and ended_at is null`),
  )
  const row = (await readRelease(db, user.release_id)).get(dayId)
  found(row?.type === 'day' && !row.isDeleted ? row : undefined)
  await (day === null
    ? db.run(sql`delete from moved_days where program_user_id = ${programUserId} and day_id = ${dayId}`)
    : db.run(sql`
      insert into moved_days (program_user_id, day_id, day) values (${programUserId}, ${dayId}, ${day})
      on conflict (workspace_id, program_user_id, day_id) do update set day = excluded.day`))
  await outdatePlans(db, [clientId])
  // the device reads what follows from the date right after this
  await refreshPlans(db, [clientId])
}
