import { createHash, randomUUID } from 'node:crypto'
import { sql, type Row, type SystemDb } from '#platform/db'
import type { GoogleEvent } from '#platform/google'
import { putObject, takeObject } from './accounts.ts'

type EventRow = Row<'test_google_events', 'id' | 'change' | 'event'>

const startOf = ({ start }: GoogleEvent): string => start?.dateTime ?? `${start?.date ?? '2000-01-01'}T00:00:00Z`

const eventIn = (row: EventRow): GoogleEvent => row.event as GoogleEvent // written below

export async function findEvent(db: SystemDb, account: string, id: string): Promise<GoogleEvent | undefined> {
  const row = await db.maybeOne<EventRow>(sql`
    select id, change, event from test_google_events where account = ${account} and id = ${id} for update`)
  return row && eventIn(row)
}

export const listAll = async (db: SystemDb, account: string): Promise<GoogleEvent[]> =>
  (
    await db.many<EventRow>(sql`
    select id, change, event from test_google_events where account = ${account} order by starts_at, id`)
  ).map(eventIn)

/** Stores an event with the fields that Google keeps itself. */
export async function storeEvent(db: SystemDb, account: string, event: GoogleEvent): Promise<GoogleEvent> {
  const updated = new Date().toISOString()
  const stored: GoogleEvent = { status: 'confirmed', eventType: 'default', ...event, updated, etag: `"${randomUUID()}"` }
  await db.run(sql`
    insert into test_google_events (account, id, starts_at, event)
    values (${account}, ${stored.id ?? ''}, ${startOf(stored)}, ${JSON.stringify(stored)}::jsonb)
    on conflict (account, id) do update set event = excluded.event, starts_at = excluded.starts_at, change = default`)
  return stored
}

export const newEventId = (): string => createHash('sha256').update(randomUUID()).digest('hex').slice(0, 26)

interface WindowPage {
  timeMin: string
  timeMax: string
  offset: number
  limit: number
}

/** A page of the events that begin within a window, or in the day before it, without those that are deleted. */
export async function listWindow(db: SystemDb, account: string, { timeMin, timeMax, offset, limit }: WindowPage): Promise<GoogleEvent[]> {
  const rows = await db.many<EventRow>(sql`
    select id, change, event from test_google_events
    where account = ${account} and event->>'status' <> 'cancelled' and starts_at > ${timeMin}::timestamptz - interval '1 day'
      and starts_at < ${timeMax} order by starts_at, id offset ${offset} limit ${limit}`)
  return rows.map(eventIn)
}

/** The changes since. An event that was deleted carries only its id for certain. */
export async function listChanges(db: SystemDb, account: string, after: number): Promise<GoogleEvent[]> {
  const rows = await db.many<EventRow>(sql`
    select id, change, event from test_google_events where account = ${account} and change > ${after} order by change`)
  return rows.map(row => {
    const event = eventIn(row)
    return event.status === 'cancelled' ? { id: row.id, status: 'cancelled' } : event
  })
}

export const latestChange = async (db: SystemDb, account: string): Promise<number> =>
  (
    await db.one<Row<'test_google_events', 'change'>>(sql`
    select coalesce(max(change), 0) as change from test_google_events where account = ${account}`)
  ).change

/** A conference that is asked for is made at once, or stays pending for some reads. */
export async function makeConference(db: SystemDb, account: string, event: GoogleEvent): Promise<GoogleEvent> {
  const request = event.conferenceData?.createRequest
  if (!request || event.hangoutLink !== undefined) return event
  const stored = await takeObject(db, 'account', `account:${account}`)
  if (!stored) return event
  if (stored.object.meetDelay > 0) {
    await putObject(db, 'account', { ...stored, object: { ...stored.object, meetDelay: stored.object.meetDelay - 1 } })
    return { ...event, conferenceData: { createRequest: { ...request, status: { statusCode: 'pending' } } } }
  }
  const name = createHash('sha256')
    .update(request.requestId ?? '')
    .digest('hex')
    .replaceAll(/\d/g, 'x')
  const link = `https://meet.google.com/${name.slice(0, 3)}-${name.slice(3, 7)}-${name.slice(7, 10)}`
  return {
    ...event,
    hangoutLink: link,
    conferenceData: {
      createRequest: { ...request, status: { statusCode: 'success' } },
      entryPoints: [{ entryPointType: 'video', uri: link }],
    },
  }
}
