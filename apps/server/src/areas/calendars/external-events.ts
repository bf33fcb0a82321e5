import { calendarLimits, type CalendarSync, type ExternalEvent, type FileEvent } from '@allenio/contract/calendars'
import { formatSyncTime } from '@allenio/domain/calendars'
import { addDays, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { findLink } from '#areas/google'
import type { Actor } from '#platform/access'
import { jsonText, lockFor, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'

export type ExternalRow = Row<
  'external_events',
  | 'id'
  | 'link_id'
  | 'google_calendar_event_id'
  | 'title'
  | 'starts_at'
  | 'ends_at'
  | 'is_all_day'
  | 'day'
  | 'last_day'
  | 'is_busy'
  | 'is_writable'
>

export const externalColumns = sql`e.id, e.link_id, e.google_calendar_event_id, e.title, e.starts_at, e.ends_at, e.is_all_day, e.day,
  e.last_day, e.is_busy, e.is_writable`

const present = (row: ExternalRow): ExternalEvent => ({
  id: row.id,
  google_calendar_event_id: row.google_calendar_event_id,
  title: row.title,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  isAllDay: row.is_all_day,
  day: row.day,
  lastDay: row.last_day,
  isBusy: row.is_busy,
  source: row.link_id === null ? 'file' : 'google',
})

const mostAnswered = 1000

/** The member's events of other calendars that are not over since yesterday, the soonest first. */
export async function listExternal(db: WorkspaceDb, membershipId: string): Promise<ExternalEvent[]> {
  const rows = await db.many<ExternalRow>(sql`
    select ${externalColumns} from external_events e
    where e.membership_id = ${membershipId} and e.ends_at > now() - interval '1 day' order by e.starts_at, e.id limit ${mostAnswered}`)
  return rows.map(present)
}

export async function readSyncState(db: WorkspaceDb, { membershipId, language }: Actor): Promise<CalendarSync> {
  const link = await findLink(db, membershipId)
  const source = link
    ? await db.maybeOne<Row<'calendar_sources', 'synced_at'>>(sql`select synced_at from calendar_sources where link_id = ${link.id}`)
    : undefined
  const syncedAt = source?.synced_at ?? null
  return {
    isLinked: link !== undefined,
    isBroken: link?.state === 'broken',
    syncedAt,
    lastSync: syncedAt === null ? null : formatSyncTime(language, syncedAt),
  }
}

/** Merges the events of a file: one of the same id is replaced. */
export async function mergeFileEvents(db: WorkspaceDb, { membershipId, timeZone }: Actor, events: readonly FileEvent[]): Promise<void> {
  if (events.some(({ startsAt, endsAt }) => endsAt < startsAt)) throw wrongField('events', 'event ends before it starts')
  if (events.length === 0) return
  const rows = events.map(event => {
    const day = dayIn(timeZone, event.startsAt)
    const last = dayIn(timeZone, new Date(Math.max(Date.parse(event.startsAt), Date.parse(event.endsAt) - 1)))
    return { ...event, id: newId(), day, lastDay: last < day ? day : last > addDays(day, 366) ? addDays(day, 366) : last }
  })
  await lockFor(db, 'events of files', membershipId)
  await db.run(sql`
    insert into external_events (id, membership_id, google_calendar_event_id, title, starts_at, ends_at, is_all_day, day, last_day, is_busy)
    select r.id, ${membershipId}, r.google_calendar_event_id, r.title, r."startsAt", r."endsAt", r."isAllDay", r.day, r."lastDay",
      r."isBusy"
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as r (id uuid, google_calendar_event_id text, title text, "startsAt" timestamptz,
      "endsAt" timestamptz, "isAllDay" boolean, day date, "lastDay" date, "isBusy" boolean)
    on conflict (workspace_id, membership_id, link_id, google_calendar_event_id) do update set title = excluded.title,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, is_all_day = excluded.is_all_day, day = excluded.day,
      last_day = excluded.last_day, is_busy = excluded.is_busy`)
  const { count } = await db.one<Count>(sql`
    select count(*) as count from external_events where membership_id = ${membershipId} and link_id is null`)
  if (count > calendarLimits.stored) throw new AppError('too many events', { values: { max: calendarLimits.stored } })
}

/** An event of the actor's own, locked. */
export const lockExternal = (db: WorkspaceDb, membershipId: string, id: string) =>
  db.maybeOne<ExternalRow>(sql`
  select ${externalColumns} from external_events e where e.id = ${id} and e.membership_id = ${membershipId} for update`)

export const deleteExternalRow = (db: WorkspaceDb, membershipId: string, id: string) =>
  db.run(sql`delete from external_events where id = ${id} and membership_id = ${membershipId}`)
