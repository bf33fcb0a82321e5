import type { TeamContent } from '#areas/collaborators'
import { sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { cancelForBusiness } from './bookings/cancellations.ts'
import { lockClientsOf, lockPlaces } from './locks.ts'
import { newsMoment } from './news/news.ts'
import { findComing } from './bookings/touched-bookings.ts'
import { giveSeats } from './seats/waiting-list.ts'

/** A client who goes gives up what they have booked; the seats go to those who wait. */
export const giveUpBookings = (db: WorkspaceDb, clientId: string): Promise<void> =>
  giveUp(db, clientId, { only: async () => sql`true`, isTold: false })

/** The client gives up bookings, because what has paid for them is taken back. They are listed once nobody books for the client. */
export const giveUpPaidBookings = (db: WorkspaceDb, clientId: string, listIds: () => Promise<readonly string[]>): Promise<void> =>
  giveUp(db, clientId, { only: async () => sql`b.id = any(${[...(await listIds())]}::uuid[])`, isTold: true })

interface GivingUp {
  only: () => Promise<Sql>
  isTold: boolean
}

async function giveUp(db: WorkspaceDb, clientId: string, { only, isTold }: GivingUp): Promise<void> {
  const rows = await lockComing(db, clientId, only)
  await cancelForBusiness(db, null, { ids: rows.map(({ id }) => id), reason: '', isTold })
  for (const appointmentId of new Set(rows.map(row => row.appointment_id))) await giveSeats(db, appointmentId)
}

/**
 * The coming bookings of a client, with their locks. A call that books for the client is waited for, and what it has booked meanwhile is
 * among them; then its host is locked after the client, which can end in a deadlock that PostgreSQL undoes.
 */
async function lockComing(db: WorkspaceDb, clientId: string, only: GivingUp['only']) {
  for (let locked: ReadonlySet<string> | undefined; ;) {
    const rows = await db.many<Row<'bookings', 'id' | 'appointment_id'> & Row<'appointments', 'host_id' | 'place_key'>>(sql`
      select b.id, b.appointment_id, a.host_id, a.place_key from bookings b join appointments a on a.id = b.appointment_id
      where b.client_id = ${clientId} and b.state in ('booked', 'waiting') and b.starts_at > now() and ${await only()}`)
    const appointmentIds = rows.map(({ appointment_id }) => appointment_id)
    if (locked && appointmentIds.every(id => locked?.has(id))) return rows
    await lockPlaces(db, { hostIds: rows.map(({ host_id }) => host_id), placeKeys: rows.map(({ place_key }) => place_key) })
    await lockClientsOf(db, appointmentIds, [clientId])
    locked = new Set(appointmentIds)
  }
}

type OwnAppointment = Row<'appointments', 'id' | 'starts_at' | 'ends_at' | 'taken'>

const comingOf = (db: WorkspaceDb, hostId: string) =>
  db.many<OwnAppointment>(sql`
  select id, starts_at, ends_at, taken from appointments where host_id = ${hostId} and ends_at > now() and not is_cancelled
  order by starts_at, id`)

/** Appointments follow the team: an heir takes hours and bookings over; without one both end. */
export const reservationContent: TeamContent = {
  kind: 'appointments',
  label: language => (language === 'it' ? 'appuntamenti prenotati' : 'booked appointments'),

  count: async (db, membershipId) =>
    (
      await db.one<Count>(sql`
      select count(*) as count from appointments where host_id = ${membershipId} and starts_at > now() and taken > 0 and not is_cancelled`)
    ).count,

  async handOver(db, { of, to, clientIds }) {
    // clients who change hands keep the appointments that they have
    if (clientIds !== undefined) return
    await lockPlaces(db, { hostIds: [of, to], placeKeys: [] })
    const coming = await comingOf(db, of)
    await lockClientsOf(
      db,
      coming.map(({ id }) => id),
    )
    const fitting: string[] = []
    const clashing: string[] = []
    for (const row of coming) ((await isFree(db, to, row)) ? fitting : clashing).push(row.id)
    await cancelAll(db, clashing)
    await db.run(sql`update appointments set host_id = ${to}, updated_at = now() where id = any(${fitting}::uuid[])`)
    await db.run(sql`
      update bookings set tell_at = ${newsMoment()} where appointment_id = any(${fitting}::uuid[]) and state in ('booked', 'waiting')`)
    await db.run(sql`update slot_series set host_id = ${to}, updated_at = now() where host_id = ${of} and deleted_at is null`)
  },

  async withdraw(db, { of, clientIds }) {
    if (clientIds !== undefined) return
    await lockPlaces(db, { hostIds: [of], placeKeys: [] })
    const ids = (await comingOf(db, of)).map(({ id }) => id)
    await lockClientsOf(db, ids)
    await cancelAll(db, ids)
    await db.run(sql`update slot_series set deleted_at = now() where host_id = ${of} and deleted_at is null`)
  },
}

async function isFree(db: WorkspaceDb, hostId: string, { starts_at, ends_at, taken }: OwnAppointment): Promise<boolean> {
  if (taken === 0) return true
  const clash = await db.maybeOne(sql`
    select from appointments where host_id = ${hostId} and taken > 0 and not is_cancelled and starts_at < ${ends_at}
      and ends_at > ${starts_at} and starts_at > ${starts_at}::timestamptz - interval '1 day' limit 1`)
  return clash === undefined
}

async function cancelAll(db: WorkspaceDb, appointmentIds: readonly string[]): Promise<void> {
  const bookings = await findComing(db, appointmentIds)
  await cancelForBusiness(db, null, { ids: bookings.map(({ id }) => id), reason: '' })
  await db.run(sql`update appointments set is_cancelled = true, judged_at = null where id = any(${[...appointmentIds]}::uuid[])`)
}
