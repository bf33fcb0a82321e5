import { createHash } from 'node:crypto'
import type { CalendarFeed, FeedDetail } from '@allenio/contract/calendars'
import { addDays, dayIn } from '@allenio/domain/days'
import { occurrencesIn } from '@allenio/domain/reminders'
import { listRemindersToCopy, readRemindersToCopy, type ReminderToCopy } from '#areas/reminders'
import { listFeedAppointments, type FeedAppointment } from '#areas/reservations'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { hashToken, newToken } from '#platform/auth'
import { renderCalendarFeed, type FeedEntry } from '#platform/calendar-files'
import { useConfig } from '#platform/config'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { findActor } from './acting-member.ts'

type FeedRow = Row<'calendar_feeds', 'detail' | 'created_at' | 'read_at'>

const none: CalendarFeed = { isActive: false, detail: 'titles', createdAt: null, readAt: null }

export async function readFeed(db: WorkspaceDb, membershipId: string): Promise<CalendarFeed> {
  const row = await db.maybeOne<FeedRow>(sql`
    select detail, created_at, read_at from calendar_feeds where membership_id = ${membershipId}`)
  return row ? { isActive: true, detail: row.detail, createdAt: row.created_at, readAt: row.read_at } : none
}

export const feedPath = '/calendars/feeds'

/** A new address; the one before stops working. Only its hash is stored. */
export async function createFeed(db: WorkspaceDb, { membershipId, personId }: Actor, detail: FeedDetail) {
  const token = newToken()
  await db.run(sql`
    insert into calendar_feeds (membership_id, token_hash, detail) values (${membershipId}, ${hashToken(token)}, ${detail})
    on conflict (workspace_id, membership_id) do update set token_hash = excluded.token_hash, detail = excluded.detail, created_at = now(),
      read_at = null`)
  await audit(db, { personId, action: 'create calendar feed', subjectId: membershipId, details: { detail } })
  return { ...(await readFeed(db, membershipId)), address: `${useConfig().baseUrl}${feedPath}/${token}.ics` }
}

export async function deleteFeed(db: WorkspaceDb, { membershipId, personId }: Actor): Promise<CalendarFeed> {
  const deleted = await db.run(sql`delete from calendar_feeds where membership_id = ${membershipId}`)
  if (deleted > 0) await audit(db, { personId, action: 'delete calendar feed', subjectId: membershipId })
  return none
}

export interface FeedFile {
  body: string
  etag: string
}

type FoundFeed = Row<'calendar_feeds', 'workspace_id' | 'membership_id' | 'detail'>

/** The file of a feed; undefined for a token that is revoked, or whose member has left. */
export async function readFeedFile(database: Database, token: string): Promise<FeedFile | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const feed = await database.withSystem('read', db =>
    db.maybeOne<FoundFeed>(sql`
    select f.workspace_id, f.membership_id, f.detail from calendar_feeds f
    join memberships m on m.workspace_id = f.workspace_id and m.id = f.membership_id
    where f.token_hash = ${hashToken(token)} and m.status = 'active'`),
  )
  if (!feed) return undefined
  const entries = await database.withWorkspace(feed.workspace_id, 'write', async db => {
    const actor = await findActor(db, feed.membership_id)
    if (!actor) return undefined
    await db.run(sql`
      update calendar_feeds set read_at = now()
      where membership_id = ${feed.membership_id} and (read_at is null or read_at < now() - interval '1 hour')`)
    return readEntries(db, actor, feed.detail)
  })
  if (!entries) return undefined
  const body = renderCalendarFeed(useConfig().brand, entries)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

const busyTitle = { it: 'Occupato', en: 'Busy' } as const
const span = { back: 30, ahead: 90 }
const mostEntries = 1000

/** The part after the @ is that of invitations, so that a calendar which has both shows one entry. */
const uidOf = (id: string): string => `${id}@${new URL(useConfig().baseUrl).hostname}`

/** Appointments and reminders of a member, as far as the feed tells them. */
async function readEntries(db: WorkspaceDb, actor: Actor, detail: FeedDetail): Promise<FeedEntry[]> {
  const today = dayIn(actor.timeZone)
  const days = { from: addDays(today, -span.back), to: addDays(today, span.ahead) }
  const appointments = await listFeedAppointments(db, actor, { ...days, limit: mostEntries })
  const reminders = await readRemindersToCopy(db, await listRemindersToCopy(db, actor.membershipId))
  const entries = [...appointments.map(row => appointmentEntry(row, detail)), ...reminderEntries(reminders, days)]
  if (detail !== 'busy') return entries
  return entries.map(entry => ({ ...entry, title: busyTitle[actor.language], place: undefined, link: undefined }))
}

function appointmentEntry(row: FeedAppointment, detail: FeedDetail): FeedEntry {
  return {
    uid: uidOf(row.id),
    sequence: row.sequence,
    changedAt: row.changed_at,
    title: [row.kind, detail === 'names' && shortName(row)].filter(Boolean).join(' · '),
    start: { at: row.starts_at },
    end: { at: row.ends_at },
    place: row.place,
    link: row.link,
  }
}

/** Who comes, as far as one tells people apart: the address of a feed may be read by others. */
function shortName({ first_name, last_name, capacity, taken }: FeedAppointment): string {
  if (first_name === null) return capacity > 1 ? `${taken}/${capacity}` : ''
  return last_name ? `${first_name} ${last_name.slice(0, 1)}.` : first_name
}

/** Times of reminders, bounded as a whole: one that repeats each day has as many as the feed has days. */
function reminderEntries(reminders: readonly ReminderToCopy[], days: { from: string; to: string }): FeedEntry[] {
  const entries: FeedEntry[] = []
  for (const { id, title, times, changedAt } of reminders) {
    if (entries.length >= mostEntries) break
    for (const { day, lastDay, startsAt, endsAt } of occurrencesIn(times, days)) {
      const whole = { start: { day }, end: { day: addDays(lastDay, 1) } }
      entries.push({
        uid: uidOf(times.repetition.kind === 'once' ? id : `${id}/${day}`),
        sequence: 0,
        changedAt,
        title,
        ...(startsAt === null ? whole : { start: { at: startsAt }, end: { at: endsAt ?? startsAt } }),
      })
    }
  }
  return entries.slice(0, mostEntries)
}
