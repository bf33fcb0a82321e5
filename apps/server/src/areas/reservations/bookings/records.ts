import type { Exporter } from '#areas/account'
import { defineClientRecords } from '#areas/client-records'
import type { MoveRecords } from '#areas/clients'
import { sql, type TableName } from '#platform/db'
import { setBookingState, type BookingKey } from './booking-states.ts'

export const hourTables = [
  'booking_settings',
  'appointment_kinds',
  'slot_series',
  'slot_groups',
  'appointments',
  'closures',
] as const satisfies readonly TableName[]

/** Where two records are one person, both may stand in one class: then the older booking stays. */
const joinBookings: MoveRecords = async (db, { workspaceId, fromId, toId }) => {
  const replaced = await db.many<BookingKey>(sql`
    select b.workspace_id, b.id, b.state from bookings b
    where b.workspace_id = ${workspaceId} and b.client_id = ${fromId} and b.state in ('booked', 'waiting', 'attended', 'no show', 'excused')
      and exists (select from bookings o where o.workspace_id = b.workspace_id and o.client_id = ${toId}
        and ((o.appointment_id = b.appointment_id and o.state not in ('cancelled', 'cancelled late'))
          or (o.state = 'booked' and b.state = 'booked' and o.starts_at < b.ends_at and o.ends_at > b.starts_at
            and o.starts_at > b.starts_at - interval '1 day')))
    for update of b`)
  const cancelledAt = new Date().toISOString()
  for (const each of replaced) await setBookingState(db, each, 'cancelled', { seat: null, cancelled_at: cancelledAt, tell_at: null })
  await db.run(sql`update bookings set client_id = ${toId} where workspace_id = ${workspaceId} and client_id = ${fromId}`)
}

export const bookingRecords = defineClientRecords({
  table: 'bookings',
  exports: {
    bookings: (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.appointment_id, k.name as kind, r.state, r.starts_at, r.ends_at, a.zone, k.place, r.credits, r.answer,
        r.reason, r.is_by_client, r.created_at, r.cancelled_at, r.marked_at
      from bookings r join appointments a on a.id = r.appointment_id join appointment_kinds k on k.id = a.kind_id
      where ${condition} order by r.starts_at, r.id`),
  },
  join: joinBookings,
})

type Row = Record<string, unknown>

export const hoursExporter: Exporter = {
  tables: hourTables,

  ofMember: async () => ({ tables: [] }),

  ofWorkspace: async db => ({
    tables: [
      { name: 'booking-settings', rows: await db.many<Row>(sql`select rules from booking_settings`) },
      {
        name: 'appointment-kinds',
        rows: await db.many<Row>(sql`
        select id, name, duration_minutes, credits, color, place, is_place_single, link, rules, archived_at, created_at
        from appointment_kinds order by created_at, id`),
      },
      {
        name: 'slots',
        rows: await db.many<Row>(sql`
        select s.id, s.kind_id, s.host_id, s.first_day, s.start_time, s.window_end, s.step_minutes, s.zone, s.repetition, s.until_day,
          s.skipped_days, s.capacity, s.roles, s.client_roles, s.rules, s.note, s.message, s.is_answer_asked, s.has_meet, s.created_at,
          array(select g.group_id from slot_groups g where g.series_id = s.id) as group_ids
        from slot_series s where s.deleted_at is null order by s.created_at, s.id`),
      },
      {
        name: 'appointments',
        rows: await db.many<Row>(sql`
        select id, series_id, kind_id, host_id, starts_at, ends_at, zone, capacity, taken, note, is_cancelled, meet_link from appointments
        order by starts_at, id`),
      },
      {
        name: 'closures',
        rows: await db.many<Row>(sql`
        select id, title, host_id, starts_at, ends_at, is_holiday from closures where deleted_at is null order by starts_at, id`),
      },
    ],
  }),
}
