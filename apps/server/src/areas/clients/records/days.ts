import { earliestRecordDay } from '@allenio/contract/client-records'
import { dayIn } from '@allenio/domain/days'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'

type Asker = Pick<Actor, 'personId'>

export const timeZoneOf = async (db: WorkspaceDb, { personId }: Asker): Promise<string> =>
  (await db.one<{ time_zone: string }>(sql`select time_zone from persons where id = ${personId}`)).time_zone

/** The day that it is for the person who asks. */
export const todayFor = async (db: WorkspaceDb, asker: Asker): Promise<string> => dayIn(await timeZoneOf(db, asker))

/** What has been seen or measured was so today at the latest. */
export function refuseStrangeDay(day: string, today: string, field = 'day'): void {
  if (day > today) throw wrongField(field, 'day in future')
  if (day < earliestRecordDay) throw wrongField(field, 'day too early')
}
