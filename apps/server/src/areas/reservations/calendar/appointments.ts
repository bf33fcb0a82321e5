import { momentOf } from '@allenio/domain/days'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { addDays } from '@allenio/domain/days'
import { isSeriesOf, type HoursScope } from '../hours/hours-scope.ts'
import { kindColumns, meetingLink, type KindColumns } from '../kinds.ts'

export interface AppointmentRow
  extends
    Row<
      'appointments',
      | 'workspace_id'
      | 'id'
      | 'series_id'
      | 'planned_start'
      | 'kind_id'
      | 'host_id'
      | 'starts_at'
      | 'ends_at'
      | 'day'
      | 'zone'
      | 'is_in_window'
      | 'capacity'
      | 'taken'
      | 'waiting'
      | 'place_key'
      | 'buffer_before'
      | 'buffer_after'
      | 'note'
      | 'is_cancelled'
    >,
    KindColumns {}

/** Appointments `a` with their kinds. */
export const selectAppointments = (db: WorkspaceDb, where: Sql) =>
  db.many<AppointmentRow>(sql`
  select a.workspace_id, a.id, a.series_id, a.planned_start, a.kind_id, a.host_id, a.starts_at, a.ends_at, a.day, a.zone, a.is_in_window,
    a.capacity, a.taken, a.waiting, a.place_key, a.buffer_before, a.buffer_after, a.note, a.is_cancelled, ${kindColumns},
    ${meetingLink}
  from appointments a join appointment_kinds k on k.id = a.kind_id where ${where} order by a.starts_at, a.id`)

export interface DayRange {
  from: string
  to: string
}

/** The moments between which days lie, in whatever zone they are counted. */
export const momentsOf = ({ from, to }: DayRange, zone: string) => ({
  start: new Date(momentOf(from, '00:00', zone)).toISOString(),
  end: new Date(momentOf(addDays(to, 1), '00:00', zone)).toISOString(),
})

/** Appointments that lie between two moments, and those that were planned there and moved elsewhere. */
export const isWithin = ({ start, end }: { start: string; end: string }): Sql => sql`
  a.id in (
    select b.id from appointments b where b.starts_at >= ${start}::timestamptz - interval '1 day' and b.starts_at < ${end}
      and b.ends_at > ${start}
    union select b.id from appointments b where b.series_id is not null and b.planned_start >= ${start} and b.planned_start < ${end}
  )`

/** Appointments of hosts and places, and of their series that were given to another host. */
export const isInScope = (moments: { start: string; end: string }, scope: HoursScope): Sql => sql`
  ${isWithin(moments)} and (a.host_id = any(${[...scope.hostIds]}::uuid[]) or a.place_key = any(${[...scope.placeKeys]}::text[])
    or a.series_id in (select s.id from slot_series s join appointment_kinds n on n.id = s.kind_id where ${isSeriesOf(scope, sql`n`)}))`
