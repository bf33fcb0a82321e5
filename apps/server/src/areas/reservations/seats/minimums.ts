import { limitTo, sql, type Database, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces, type WorkspaceItem } from '#platform/jobs'
import { notify } from '#platform/notify'
import { cancelForBusiness } from '../bookings/cancellations.ts'
import { lockClientsOf, lockPlaces } from '../locks.ts'
import { appointmentSubject, classCancelled } from '../news/notifications.ts'
import { findComing } from '../bookings/touched-bookings.ts'

type JudgedRow = Row<'appointments', 'id' | 'host_id' | 'place_key' | 'taken' | 'least_people' | 'starts_at' | 'is_cancelled'>

/** Cancels a class that too few people have booked by its moment, and tells everybody. */
async function judgeClass(db: WorkspaceDb, id: string): Promise<void> {
  const place = await db.one<Row<'appointments', 'host_id' | 'place_key'>>(
    sql`select host_id, place_key from appointments where id = ${id}`,
  )
  await lockPlaces(db, { hostIds: [place.host_id], placeKeys: [place.place_key] })
  await lockClientsOf(db, [id])
  const row = await db.maybeOne<JudgedRow>(sql`
    select id, host_id, place_key, taken, least_people, starts_at, is_cancelled from appointments
    where id = ${id} and judged_at <= now() for no key update`)
  if (!row) return
  await db.run(sql`update appointments set judged_at = null where id = ${id}`)
  if (row.is_cancelled || row.taken >= (row.least_people ?? 0)) return
  const bookings = await findComing(db, [id])
  await cancelForBusiness(db, null, { ids: bookings.map(booking => booking.id), reason: '', isTold: false })
  await db.run(sql`update appointments set is_cancelled = true, updated_at = now() where id = ${id}`)
  await tellCancelled(db, bookings)
}

interface ReceiverRow extends Row<'clients', 'id'>, NotNull<Row<'clients', 'membership_id'>> {}

async function tellCancelled(db: WorkspaceDb, bookings: Awaited<ReturnType<typeof findComing>>): Promise<void> {
  const receivers = await db.many<ReceiverRow>(sql`
    select c.id, c.membership_id from clients c
    where c.id = any(${bookings.map(({ client_id }) => client_id)}::uuid[]) and c.status = 'active' and c.membership_id is not null`)
  const memberOf = new Map(receivers.map(({ id, membership_id }) => [id, membership_id]))
  for (const row of bookings) {
    const membershipId = memberOf.get(row.client_id)
    if (membershipId === undefined) continue
    await notify(db, classCancelled, {
      to: [membershipId],
      clientId: row.client_id,
      about: row.id,
      subject: await appointmentSubject(db, row, 1),
    })
  }
}

const dueClasses = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<WorkspaceItem>(sql`
    select workspace_id, id from appointments where judged_at <= now() and ${isNext(sql`workspace_id`, sql`id`)}
    order by judged_at, id ${limitTo(limit)}`),
  treat: async (db, items) => {
    for (const { id } of items) await judgeClass(db, id)
  },
})

export const sweepMinimums = defineSweep({ name: 'sweep class minimums', cron: '*/5 * * * *', parts: () => [dueClasses] })

/** Judges at once what is due, for tests. */
export const judgeDueClasses = (database: Database): Promise<number> => dueClasses({ database, job: sweepMinimums.name })
