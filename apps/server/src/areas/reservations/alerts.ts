import { rulesOf } from '@allenio/domain/reservations'
import { dropAlerts, planAlerts } from '#areas/notifications'
import type { WorkspaceDb } from '#platform/db'
import { bookingAlert, type AppointmentSubject } from './notifications.ts'
import { readBusinessRules } from './settings.ts'
import type { BookingRow } from './bookings.ts'

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
