import { datesIn } from '@allenio/domain/days'
import type { AgendaPart } from '#areas/client-overview'
import type { BusyQuery, BusyTime } from '#areas/reservations'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { externalColumns, type ExternalRow } from './external-events.ts'

const untitled = { it: 'Senza titolo', en: 'Untitled' } as const

/** A member's own events of other calendars, by their titles. Nobody else reads them. */
export const externalAgenda: AgendaPart = {
  layer: 'external',
  permission: 'view reminders',
  color: 'dark',
  read: async (db, { membershipId, language }, { from, to, limit }) => {
    const rows = await db.many<ExternalRow>(sql`
      select ${externalColumns} from external_events e
      where e.membership_id = ${membershipId} and e.day <= ${to} and e.last_day >= ${from} order by e.starts_at, e.id ${limitTo(limit)}`)
    return rows.flatMap(row => {
      const common = {
        title: row.title || untitled[language],
        detail: row.link_id === null ? '' : 'Google',
        client: null,
        isDone: Date.parse(row.ends_at) < Date.now(),
      }
      const link = (day: string) => `/reminders?day=${day}&external=${row.id}`
      if (!row.is_all_day) {
        return [{ ...common, id: row.id, day: row.day, startsAt: row.starts_at, endsAt: row.ends_at, link: link(row.day) }]
      }
      const days = datesIn({ from: row.day < from ? from : row.day, to: row.last_day > to ? to : row.last_day })
      return days.map(day => ({ ...common, id: `${row.id}/${day}`, day, link: link(day) }))
    })
  },
}

/** When members are taken by their other calendars: nobody books them then. */
export async function findBusyTimes(db: WorkspaceDb, { start, end, hostIds }: BusyQuery): Promise<BusyTime[]> {
  const rows = await db.many<Row<'external_events', 'membership_id' | 'starts_at' | 'ends_at' | 'title'>>(sql`
    select e.membership_id, e.starts_at, e.ends_at, e.title from external_events e
    where e.is_busy and e.ends_at > ${start} and e.starts_at < ${end} and e.ends_at > e.starts_at
      and ${hostIds ? sql`e.membership_id = any(${[...hostIds]}::uuid[])` : sql`true`} order by e.starts_at, e.id limit 5000`)
  return rows.map(row => ({ hostId: row.membership_id, start: Date.parse(row.starts_at), end: Date.parse(row.ends_at), title: row.title }))
}
