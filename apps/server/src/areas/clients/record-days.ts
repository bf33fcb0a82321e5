import { earliestRecordDay } from '@allenio/contract/clients'
import { dayIn } from '@allenio/domain/days'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'

type Asker = Pick<Actor, 'timeZone'>

/** Today in the time zone of the caller. */
export const todayFor = ({ timeZone }: Asker): string => dayIn(timeZone)

/** The time zone of clients `c`: that of their account, or what the team has set where they have none. */
export const zoneOfClient = sql`coalesce((
  select p.time_zone from memberships m join persons p on p.id = m.person_id
  where m.workspace_id = c.workspace_id and m.id = c.membership_id), c.time_zone)`

interface TimeZone {
  time_zone: string
}

interface RecordDays {
  clientId: string
  /** The days of the records; only one after the asker's today asks where the client lives. */
  days: readonly string[]
}

/** The latest day that these records may have: where the client lives, it may already be the next day. */
export async function lastDayFor(db: WorkspaceDb, asker: Asker, { clientId, days }: RecordDays): Promise<string> {
  const today = todayFor(asker)
  if (days.every(day => day <= today)) return today
  const client = await db.one<TimeZone>(sql`select ${zoneOfClient} as time_zone from clients c where c.id = ${clientId}`)
  const clientToday = dayIn(client.time_zone)
  return clientToday > today ? clientToday : today
}

/** Refuses a day after today: a record is about something that was already seen or measured. */
export function refuseStrangeDay(day: string, today: string, field = 'day'): void {
  if (day > today) throw wrongField(field, 'day in future')
  if (day < earliestRecordDay) throw wrongField(field, 'day too early')
}
