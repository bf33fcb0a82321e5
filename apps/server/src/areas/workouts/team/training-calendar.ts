import type { ClientTraining, ReadTraining } from '#areas/client-overview'
import { sql, type Sql } from '#platform/db'

interface ProgramRow {
  client_id: string
  from: string
  to: string
  is_in_order: boolean
  days: string[] | null
}

/** The last day that counts of an assignment `u`: its own, or the one before it was ended; a pause without an end holds it. */
const lastDay: Sql = sql`least(case when u.paused_from is null then u.last_day else 'infinity'::date end,
  (u.ended_at at time zone 'Europe/Rome')::date - 1)`

/** A day `d` on which something was trained, or is planned for that date and was not trained ahead of it. */
export const isTrainingDay: Sql = sql`(d.done > 0 or d.dated > 0 and (cardinality(d.day_ids) = 0 or exists (
  select from unnest(d.day_ids) as planned (id) where not exists (
    select from completed_workouts w
    where w.client_id = d.client_id and w.state = 'finished' and w.day_id = planned.id and w.day < d.day and w.day > d.day - 14))))`

/** The calendars of training: a program with weekdays tells each day of its span, one in order only those that were trained. */
export const readCalendars: ReadTraining = async (db, clientIds, { from, to }) => {
  const rows = await db.many<ProgramRow>(sql`
    select p.client_id, p.from, p.to, p.is_in_order, (
      select json_agg(d.day order by d.day) from workout_days d
      where d.client_id = p.client_id and d.day between p.from and p.to and ${isTrainingDay}) as days
    from (
      select u.client_id, greatest(u.start_day, ${from}::date) as from, least(${lastDay}, ${to}::date) as to,
        u.weekdays is null as is_in_order
      from program_users u where u.client_id = any(${[...clientIds]}::uuid[]) and u.start_day <= ${to}) p
    where p.from <= p.to order by p.client_id, p.from, p.to`)
  return new Map([...Map.groupBy(rows, row => row.client_id)].map(([clientId, programs]) => [clientId, calendarOf(programs)]))
}

const calendarOf = (programs: readonly ProgramRow[]): ClientTraining => ({
  spans: programs.flatMap(({ from, to, is_in_order: isInOrder }) => (isInOrder ? [] : [{ from, to }])),
  days: [...new Set(programs.flatMap(({ days }) => days ?? []))],
  isInOrder: programs.some(row => row.is_in_order),
})
