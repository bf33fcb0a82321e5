import type { CopyThing } from '@allenio/domain/calendars'
import { newId } from '@allenio/domain/ids'
import type { CalendarCopy } from '#platform/calendar-files'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineWorkspaceJob, enqueue } from '#platform/jobs'
import { listAppointmentsToCopy } from '#areas/reservations'
import { listRemindersToCopy } from '#areas/reminders'
import { readThings, type CopiedThing } from './copied-things.ts'
import { eventIdOf } from './event-ids.ts'
import { settleJob } from './reconcile.ts'

interface ChangedCopies {
  copies: readonly CalendarCopy[]
}

/** Marks what has changed here as due. It runs after the change, so that the change waits for no row of ours. */
export const markJob = defineWorkspaceJob<ChangedCopies>({
  name: 'mark calendar copies',
  handle: ({ db }, { copies }) => markChanged(db, copies),
})

/** Called within the change of an appointment or a reminder. It locks nothing. */
export async function keepCopies(db: WorkspaceDb, copies: readonly CalendarCopy[]): Promise<void> {
  if (copies.length === 0) return
  const hasLinks = await db.maybeOne(sql`select from calendar_sources where is_live limit 1`)
  if (hasLinks) await enqueue(db, markJob, { copies })
}

const idsOf = (copies: readonly CalendarCopy[], thing: CopyThing): string[] => [
  ...new Set(copies.filter(copy => copy.thing === thing).map(({ id }) => id)),
]

/** Creates the copies that are missing and marks those that are there as due. */
async function markChanged(db: WorkspaceDb, copies: readonly CalendarCopy[]): Promise<void> {
  for (const thing of ['appointment', 'reminder'] as const) {
    const ids = idsOf(copies, thing)
    if (ids.length === 0) continue
    const things = await readThings(db, thing, ids)
    await insertMissing(db, thing, things)
    await db.run(sql`
      update calendar_copies set due_at = now(), hints = hints + 1 where thing = ${thing} and thing_id = any(${ids}::uuid[])`)
  }
  await settleSoon(db)
}

type SourceRow = Row<'calendar_sources', 'link_id' | 'membership_id'>

const liveSources = (db: WorkspaceDb) =>
  db.many<SourceRow>(sql`
  select link_id, membership_id from calendar_sources where is_live`)

async function settleSoon(db: WorkspaceDb): Promise<void> {
  const rows = await db.many<Row<'calendar_copies', 'link_id'>>(sql`
    select distinct c.link_id from calendar_copies c join calendar_sources s on s.link_id = c.link_id
    where c.due_at <= now() and s.is_live`)
  for (const { link_id: linkId } of rows) {
    await enqueue(db, settleJob, { workspaceId: db.workspaceId, linkId }, { singletonKey: linkId })
  }
}

const dayMs = 86_400_000

async function insertMissing(db: WorkspaceDb, thing: CopyThing, things: readonly CopiedThing[]): Promise<void> {
  const linkOf = new Map((await liveSources(db)).map(row => [row.membership_id, row.link_id]))
  const rows = things.flatMap(({ id, ownerId, times }) => {
    const linkId = linkOf.get(ownerId ?? '')
    if (linkId === undefined) return []
    return times.flatMap(({ occurrence, fields }) => {
      if (fields === null) return []
      const startsAt = 'day' in fields.start ? `${fields.start.day}T00:00:00Z` : fields.start.at
      if (Date.parse(startsAt) < Date.now() - dayMs) return []
      return [{ id: newId(), linkId, thingId: id, occurrence, startsAt, eventId: eventIdOf({ thing, thingId: id, occurrence }) }]
    })
  })
  if (rows.length === 0) return
  await db.run(sql`
    insert into calendar_copies (id, link_id, thing, thing_id, occurrence, event_id, starts_at, due_at)
    select r.id, r."linkId", ${thing}, r."thingId", r.occurrence, r."eventId", r."startsAt", now()
    from jsonb_to_recordset(${jsonText(rows)}::jsonb)
      as r (id uuid, "linkId" uuid, "thingId" uuid, occurrence text, "eventId" text, "startsAt" timestamptz)
    on conflict do nothing`)
}

/** Everything of a member that has to stand in their calendar, for a new link and once a week for what repeats. */
export async function markAllOf(db: WorkspaceDb, membershipId: string): Promise<void> {
  const appointments = await listAppointmentsToCopy(db, membershipId)
  const reminders = await listRemindersToCopy(db, membershipId)
  await insertMissing(db, 'appointment', await readThings(db, 'appointment', appointments))
  await insertMissing(db, 'reminder', await readThings(db, 'reminder', reminders))
}
