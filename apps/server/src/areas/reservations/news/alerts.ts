import type { RuleChanges } from '@allenio/contract/reservations'
import { rulesOf } from '@allenio/domain/reservations'
import { dropAlerts, planAlerts } from '#areas/notifications'
import { sql, type WorkspaceDb } from '#platform/db'
import { defineWorkspaceJob } from '#platform/jobs'
import { bookingAlert, type AppointmentSubject } from './notifications.ts'
import { readBusinessRules } from '../settings.ts'
import type { BookingRow } from '../bookings/bookings.ts'

type AlertedRow = Pick<BookingRow, 'id' | 'client_id' | 'state' | 'starts_at' | 'kind_rules' | 'series_rules'>

interface Alerted {
  row: AlertedRow
  membershipId: string | null
  subject: AppointmentSubject
}

const minuteMs = 60_000

/** Plans the alerts of a booking anew, as the rules say now; what is planned already is dropped. */
export async function replanAlerts(db: WorkspaceDb, { row, membershipId, subject }: Alerted): Promise<void> {
  await dropAlerts(db, { kind: bookingAlert, things: [row.id] })
  const startsAt = Date.parse(row.starts_at)
  const now = Date.now()
  if (row.state !== 'booked' || startsAt <= now || membershipId === null) return
  const { alerts } = rulesOf(await readBusinessRules(db), row.kind_rules, row.series_rules ?? {})
  const moments = alerts.map(minutes => startsAt - minutes * minuteMs).filter(moment => moment > now)
  await planAlerts(db, bookingAlert, {
    thing: row.id,
    alerts: moments.map(at => ({
      to: [membershipId],
      clientId: row.client_id,
      // the name grows with the moment, so that a later alert replaces one that nobody has read
      name: `${row.id}/${new Date(at).toISOString()}/${row.starts_at}`,
      subject,
      at,
      startsAt,
    })),
  })
}

export const isSameAlerts = ({ alerts: before }: RuleChanges, { alerts: after }: RuleChanges): boolean =>
  JSON.stringify(before) === JSON.stringify(after)

/** The bookings whose rules have changed: those of a kind, of a series, or of the whole business. */
interface ChangedRules {
  kindId?: string
  seriesId?: string
}

/** Marks coming bookings, so that the sweep of news plans their alerts anew. Nothing is told where only the rules have changed. */
export const refreshAlerts = defineWorkspaceJob<ChangedRules>({
  name: 'refresh booking alerts',
  handle: async ({ db }, { kindId = null, seriesId = null }) => {
    await db.run(sql`
      update bookings set tell_at = now() where id in (
        select b.id from bookings b join appointments a on a.id = b.appointment_id
        where b.state = 'booked' and b.starts_at > now() and b.told is not null and b.tell_at is null
          and (${kindId}::uuid is null or a.kind_id = ${kindId}::uuid)
          and (${seriesId}::uuid is null or a.series_id = ${seriesId}::uuid)
        order by b.id for no key update of b)`)
  },
})
