import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

/** Events of other calendars are the member's own, and in no copy of the business. */
export const calendarExporter: Exporter = {
  tables: ['external_events', 'calendar_feeds'],

  ofMember: async (db, personId) => ({
    tables: [
      {
        name: 'external-events',
        rows: await db.many<Row>(sql`
        select e.google_calendar_event_id, e.title, e.starts_at, e.ends_at, e.is_all_day, e.is_busy from external_events e
        join memberships m on m.id = e.membership_id where m.person_id = ${personId} order by e.starts_at, e.id`),
      },
      {
        name: 'calendar-feed',
        rows: await db.many<Row>(sql`
        select f.detail, f.created_at, f.read_at from calendar_feeds f join memberships m on m.id = f.membership_id
        where m.person_id = ${personId}`),
      },
    ],
  }),

  ofWorkspace: async () => ({ tables: [] }),
}
