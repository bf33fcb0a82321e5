import { randomUUID } from 'node:crypto'
import type { CopyFields } from '@allenio/domain/calendars'
import { isMovedCopy } from '@allenio/domain/calendars'
import { withAccess, type LinkOfWorkspace } from '#areas/google'
import { hashToken, newToken } from '#platform/auth'
import { jsonText, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { getCalendarZone, GoogleError, hasFault, listEvents, useGoogle, watchEvents, type GoogleEvent } from '#platform/google'
import { markAllOf } from './copies.ts'
import { isEventOfOurs } from './event-ids.ts'
import { fieldsOf, readEvent } from './google-events.ts'
import { settleCopies, waitSeconds } from './reconcile.ts'

type SourceRow = Row<
  'calendar_sources',
  | 'link_id'
  | 'membership_id'
  | 'zone'
  | 'sync_token'
  | 'full_at'
  | 'window_from'
  | 'window_to'
  | 'generation'
  | 'failures'
  | 'channel_ends_at'
>

const columns = sql`s.link_id, s.membership_id, s.zone, s.sync_token, s.full_at, s.window_from, s.window_to, s.generation, s.failures,
  s.channel_ends_at`

const claim = sql`now() + interval '2 minutes'`
const dayMs = 86_400_000
/** The window that a full sync reads; a new one is read once a week. */
const window = { daysBack: 31, daysAhead: 180 }
const fullEveryMs = 7 * dayMs
/** How often a calendar is asked that pushes nothing, and one that does. */
const pollSeconds = { alone: 300, pushed: 21_600 }

/** Takes a calendar for this process; undefined where another reads it now, or its link has ended. */
const claimSource = (db: WorkspaceDb, linkId: string) =>
  db.maybeOne<SourceRow>(sql`
  update calendar_sources s set claimed_until = ${claim} from memberships m
  where s.link_id = ${linkId} and s.is_live and m.id = s.membership_id and m.status = 'active'
    and (s.claimed_until is null or s.claimed_until < now())
  returning ${columns}`)

export const isSyncDue = (database: Database, { workspaceId, linkId }: LinkOfWorkspace): Promise<boolean> =>
  database.withWorkspace(
    workspaceId,
    'read',
    async db => (await db.maybeOne(sql`select from calendar_sources where link_id = ${linkId} and poll_at <= now()`)) !== undefined,
  )

/** Reads what has changed in a linked calendar, then writes what is due there. Answers false where another process is at it. */
export async function syncCalendar(database: Database, link: LinkOfWorkspace): Promise<boolean> {
  const inDb = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(link.workspaceId, 'write', work)
  const source = await inDb(db => claimSource(db, link.linkId))
  if (!source) return false
  try {
    await readSource(database, link, source)
    await renewChannel(database, link, source)
  } catch (error) {
    await inDb(db => postpone(db, source, error instanceof GoogleError ? error.retryAfter : undefined))
    throw error
  }
  await settleCopies(database, link)
  return true
}

const postpone = (db: WorkspaceDb, { link_id, failures }: SourceRow, retryAfter?: number) =>
  db.run(sql`
  update calendar_sources set claimed_until = null, failures = failures + 1,
    poll_at = now() + make_interval(secs => ${waitSeconds(failures, retryAfter)}) where link_id = ${link_id}`)

const isFullDue = ({ sync_token, full_at }: SourceRow): boolean =>
  sync_token === null || full_at === null || Date.parse(full_at) < Date.now() - fullEveryMs

async function readSource(database: Database, link: LinkOfWorkspace, source: SourceRow): Promise<void> {
  if (isFullDue(source)) return readAll(database, link, source)
  try {
    await readPages(database, link, { source, query: { syncToken: source.sync_token ?? '' }, generation: source.generation })
  } catch (error) {
    // the token is too old
    if (!hasFault(error, 'gone')) throw error
    await readAll(database, link, source)
  }
}

/** Reads a whole window. What is not in it any more is gone. */
async function readAll(database: Database, link: LinkOfWorkspace, source: SourceRow): Promise<void> {
  const inDb = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(link.workspaceId, 'write', work)
  const now = Date.now()
  const timeMin = new Date(now - window.daysBack * dayMs).toISOString()
  const timeMax = new Date(now + window.daysAhead * dayMs).toISOString()
  const zone = (await withAccess(database, link, getCalendarZone)) ?? source.zone
  const generation = source.generation + 1
  await inDb(db => db.run(sql`update calendar_sources set zone = ${zone}, generation = ${generation} where link_id = ${link.linkId}`))
  const seenIds = await readPages(database, link, { source: { ...source, zone }, query: { timeMin, timeMax }, generation })
  await inDb(async db => {
    await db.run(sql`delete from external_events where link_id = ${link.linkId} and generation < ${generation}`)
    // a copy that the window should hold and does not was deleted there
    await db.run(sql`
      update calendar_copies set is_changed_there = true, due_at = now(), hints = hints + 1
      where link_id = ${link.linkId} and settled is not null and starts_at > ${timeMin} and starts_at < ${timeMax}
        and event_id <> all(${[...seenIds]}::text[])`)
    await db.run(sql`
      update calendar_sources set full_at = now(), window_from = ${timeMin}, window_to = ${timeMax} where link_id = ${link.linkId}`)
    await markAllOf(db, source.membership_id)
  })
}

interface Reading {
  source: SourceRow
  query: { syncToken: string } | { timeMin: string; timeMax: string }
  generation: number
}

/** Reads page after page, each stored in a transaction of its own. Answers the ids of our own events that were there. */
async function readPages(database: Database, link: LinkOfWorkspace, { source, query, generation }: Reading): Promise<Set<string>> {
  const seenIds = new Set<string>()
  let pageToken: string | undefined
  for (;;) {
    const page = await withAccess(database, link, token => listEvents(token, { ...query, pageToken }))
    for (const { id = '' } of page.items) if (isEventOfOurs(id)) seenIds.add(id)
    const isLast = page.nextPageToken === undefined
    await database.withWorkspace(link.workspaceId, 'write', async db => {
      // the link may have been removed while Google was asked
      if (!(await db.maybeOne(sql`select from calendar_sources where link_id = ${link.linkId} and is_live for share`))) return
      await storePage(db, { source, items: page.items, generation })
      await db.run(
        isLast
          ? sql`
        update calendar_sources set sync_token = ${page.nextSyncToken ?? null}, synced_at = now(), failures = 0, claimed_until = null,
          poll_at = now() + make_interval(secs => ${nextPoll(source)}) where link_id = ${link.linkId}`
          : sql`update calendar_sources set claimed_until = ${claim} where link_id = ${link.linkId}`,
      )
    })
    if (isLast) return seenIds
    pageToken = page.nextPageToken
  }
}

/** A little sooner or later than others, so that a thousand calendars are not asked in one second. */
function nextPoll({ channel_ends_at }: SourceRow): number {
  const isPushed = channel_ends_at !== null && Date.parse(channel_ends_at) > Date.now()
  return Math.round((isPushed ? pollSeconds.pushed : pollSeconds.alone) * (0.7 + Math.random() * 0.6))
}

interface Page {
  source: SourceRow
  items: readonly GoogleEvent[]
  generation: number
}

export async function storePage(db: WorkspaceDb, { source, items, generation }: Page): Promise<void> {
  const own = items.filter(({ id = '' }) => isEventOfOurs(id))
  await hintCopies(db, source.link_id, own)
  const foreign = items.filter(({ id = '' }) => !isEventOfOurs(id))
  const goneIds = foreign.filter(({ status }) => status === 'cancelled').map(({ id = '' }) => id)
  if (goneIds.length > 0) {
    await db.run(sql`
      delete from external_events where link_id = ${source.link_id} and google_calendar_event_id = any(${goneIds}::text[])`)
  }
  const events = foreign
    .filter(({ status }) => status !== 'cancelled')
    .map(event => readEvent(event, source.zone))
    .filter(event => event !== undefined)
  if (events.length === 0) return
  await db.run(sql`
    insert into external_events (id, membership_id, link_id, google_calendar_event_id, title, starts_at, ends_at, is_all_day, day, last_day,
      is_busy, is_writable, generation)
    select gen_random_uuid(), ${source.membership_id}, ${source.link_id}, r.google_calendar_event_id, r.title, r.starts_at, r.ends_at,
      r.is_all_day, r.day, r.last_day, r.is_busy, r.is_writable, ${generation}
    from jsonb_to_recordset(${jsonText(events)}::jsonb) as r (google_calendar_event_id text, title text, starts_at timestamptz,
      ends_at timestamptz, is_all_day boolean, day date, last_day date, is_busy boolean, is_writable boolean)
    on conflict (workspace_id, membership_id, link_id, google_calendar_event_id) do update set title = excluded.title,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, is_all_day = excluded.is_all_day, day = excluded.day,
      last_day = excluded.last_day, is_busy = excluded.is_busy, is_writable = excluded.is_writable, generation = excluded.generation`)
}

type EchoRow = Row<'calendar_copies', 'id' | 'event_id' | 'thing' | 'asked' | 'settled'>

/**
 * Marks the copies that somebody has changed there. What equals the last request of ours, or what both sides agreed on, is an echo; etags
 * and conferences are not compared, because a push may come before the answer of our own write.
 */
async function hintCopies(db: WorkspaceDb, linkId: string, events: readonly GoogleEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = await db.many<EchoRow>(sql`
    select id, event_id, thing, asked, settled from calendar_copies
    where link_id = ${linkId} and event_id = any(${events.map(({ id = '' }) => id)}::text[]) order by id for update`)
  const eventOf = new Map(events.map(event => [event.id, event]))
  const changed = rows.filter(row => !isEcho(row, eventOf.get(row.event_id)))
  if (changed.length === 0) return
  await db.run(sql`
    update calendar_copies set is_changed_there = true, due_at = now(), hints = hints + 1
    where id = any(${changed.map(({ id }) => id)}::uuid[])`)
}

function isEcho({ thing, asked, settled }: EchoRow, event: GoogleEvent | undefined): boolean {
  const equals = (state: CopyFields | null) => !isMovedCopy(thing, state, fieldsOf(event ?? null, state))
  // before the first answer there is nothing settled that could be seen again
  return equals(asked) || (settled !== null && equals(settled))
}

const renewBeforeMs = dayMs

/** Opens a push channel where Google can reach us, a day before the last one ends. */
async function renewChannel(database: Database, link: LinkOfWorkspace, { channel_ends_at }: SourceRow): Promise<void> {
  if (useGoogle()?.pushAddress === undefined) return
  if (channel_ends_at !== null && Date.parse(channel_ends_at) > Date.now() + renewBeforeMs) return
  const token = newToken()
  const channel = await withAccess(database, link, access => watchEvents(access, { id: randomUUID(), token }))
  await database.withWorkspace(link.workspaceId, 'write', db =>
    db.run(sql`
    update calendar_sources set channel_id = ${channel.id}, channel_resource = ${channel.resource},
      channel_token_hash = ${hashToken(token)}, channel_ends_at = ${channel.endsAt} where link_id = ${link.linkId}`),
  )
}
