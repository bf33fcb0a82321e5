import { copyEquals, isMovedCopy, mergeCopy, type CopyFields } from '@allenio/domain/calendars'
import { withAccess, type LinkOfWorkspace } from '#areas/google'
import { storeMeetLink } from '#areas/reservations'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { deleteEvent, getEvent, GoogleError, hasFault, isMeetPending, meetLinkOf, type GoogleEvent } from '#platform/google'
import { defineJob } from '#platform/jobs'
import { findActor } from './acting-member.ts'
import { readThings } from './copied-things.ts'
import { fieldsOf } from './google-events.ts'
import { notifyDeletedThere, notifyPutBack, notifyReminderDeleted } from './notifications.ts'
import { takeChange } from './taken-changes.ts'
import { writeEvent } from './written-events.ts'

// News of a change, from here or from there, only marks a copy as due. Here both sides are read anew and merged with what they last agreed
// on. No transaction is open while Google is asked.

type CopyRow = Row<
  'calendar_copies',
  | 'id'
  | 'link_id'
  | 'thing'
  | 'thing_id'
  | 'occurrence'
  | 'event_id'
  | 'asked'
  | 'settled'
  | 'is_changed_there'
  | 'is_meet_pending'
  | 'hints'
  | 'failures'
>

const columns = sql`c.id, c.link_id, c.thing, c.thing_id, c.occurrence, c.event_id, c.asked, c.settled, c.is_changed_there,
  c.is_meet_pending, c.hints, c.failures`

/** Nobody else takes a copy for so long; a process that was killed in between holds it up no longer. */
const claim = sql`now() + interval '2 minutes'`
const copiesAtOnce = 20

/** Settles the copies of a link that are due, until none is left or Google asks to wait. */
export async function settleCopies(database: Database, link: LinkOfWorkspace): Promise<void> {
  for (;;) {
    const rows = await database.withWorkspace(link.workspaceId, 'write', db => claimDue(db, link.linkId))
    if (rows.length === 0) return
    for (const [at, row] of rows.entries()) {
      try {
        await settleCopy(database, link, row)
      } catch (error) {
        await database.withWorkspace(link.workspaceId, 'write', async db => {
          await postpone(db, row, error instanceof GoogleError ? error.retryAfter : undefined)
          await release(
            db,
            rows.slice(at + 1).map(({ id }) => id),
          )
        })
        if (hasFault(error, 'busy', 'broken')) return
        throw error
      }
    }
  }
}

const claimDue = (db: WorkspaceDb, linkId: string) =>
  db.many<CopyRow>(sql`
  update calendar_copies c set claimed_until = ${claim} where c.id in (
    select d.id from calendar_copies d join calendar_sources s on s.link_id = d.link_id
    where d.link_id = ${linkId} and s.is_live and d.due_at <= now() and (d.claimed_until is null or d.claimed_until < now())
    order by d.due_at, d.id limit ${copiesAtOnce} for update of d skip locked)
  returning ${columns}`)

const release = (db: WorkspaceDb, ids: readonly string[]) =>
  db.run(sql`update calendar_copies set claimed_until = null where id = any(${[...ids]}::uuid[])`)

/** A copy that failed waits twice as long after each try, an hour at most, and a little more or less than others. */
const postpone = (db: WorkspaceDb, { id, failures }: CopyRow, retryAfter?: number) =>
  db.run(sql`
  update calendar_copies set claimed_until = null, failures = failures + 1,
    due_at = now() + make_interval(secs => ${waitSeconds(failures, retryAfter)}) where id = ${id}`)

export const waitSeconds = (failures: number, retryAfter = 0): number =>
  Math.max(retryAfter, Math.round(Math.min(3600, 30 * 2 ** Math.min(failures, 10)) * (0.75 + Math.random() / 2)))

const mostRounds = 4

async function settleCopy(database: Database, link: LinkOfWorkspace, claimed: CopyRow): Promise<void> {
  const inDb = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(link.workspaceId, 'write', work)
  if (!claimed.is_changed_there && !claimed.is_meet_pending && (await inDb(db => isSettled(db, claimed)))) return
  for (let round = 0; round < mostRounds; round += 1) {
    try {
      return await settleOnce(database, link, claimed, round)
    } catch (error) {
      // the event has changed since it was read, or was there or gone already
      if (!hasFault(error, 'changed', 'conflict', 'not found', 'gone')) throw error
    }
  }
  await inDb(db => postpone(db, claimed))
}

async function settleOnce(database: Database, link: LinkOfWorkspace, claimed: CopyRow, round: number): Promise<void> {
  const inDb = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(link.workspaceId, 'write', work)
  const isNew = claimed.asked === null && round === 0
  const event = isNew ? null : await withAccess(database, link, token => getEvent(token, claimed.event_id))
  const sides = { claimed, event, isNew }
  const here = await inDb(db => decide(db, { ...sides, mayTake: true })).catch((error: unknown) => {
    // our rules refuse what was done there
    if (!(error instanceof AppError)) throw error
    return inDb(db => decide(db, { ...sides, mayTake: false }))
  })
  if (here === 'done') return
  const answer = await withAccess(database, link, async token => {
    if (here !== null) return writeEvent(token, { copyId: claimed.id, eventId: claimed.event_id, here, there: event })
    if (event !== null && event.status !== 'cancelled') await deleteEvent(token, claimed.event_id, event.etag)
    return null
  })
  await inDb(db => settle(db, claimed, { here, event: answer }))
}

type OwnedCopy = CopyRow & Row<'calendar_sources', 'membership_id'>

const lockCopy = (db: WorkspaceDb, id: string) =>
  db.maybeOne<OwnedCopy>(sql`
  select ${columns}, s.membership_id
  from calendar_copies c join calendar_sources s on s.link_id = c.link_id where c.id = ${id} for update of c`)

interface Here {
  fields: CopyFields | null
  changedAt: number | null
  isRepeated: boolean
}

/** The state here of a copy's thing; no fields where it is gone, or is somebody else's by now. */
async function readHere(db: WorkspaceDb, row: OwnedCopy): Promise<Here> {
  const [thing] = await readThings(db, row.thing, [row.thing_id])
  if (thing?.ownerId !== row.membership_id) return { fields: null, changedAt: null, isRepeated: false }
  const time = thing.times.find(({ occurrence }) => occurrence === row.occurrence)
  // a time of a repetition that lies behind stays as it was
  const fields = time ? time.fields : thing.isRepeated && isPast(row) ? row.settled : null
  return { fields, changedAt: thing.changedAt, isRepeated: thing.isRepeated }
}

const isPast = ({ occurrence }: CopyRow): boolean => occurrence !== '' && Date.parse(occurrence) < Date.now() - 2 * 86_400_000

/** Nothing has changed here since both sides agreed, and nobody says that anything has there. */
async function isSettled(db: WorkspaceDb, claimed: CopyRow): Promise<boolean> {
  const row = await lockCopy(db, claimed.id)
  if (!row) return true
  if (row.settled === null || row.is_changed_there) return false
  const { fields } = await readHere(db, row)
  if (!copyEquals(fields, row.settled)) return false
  await settle(db, claimed, { here: fields, event: undefined })
  return true
}

interface Sides {
  claimed: CopyRow
  event: GoogleEvent | null
  /** We have never asked for it, so that nothing can have become of it there. */
  isNew: boolean
  mayTake: boolean
}

/** Merges both sides under the lock of the copy's row. Answers what is to be written there, or that all is done. */
async function decide(db: WorkspaceDb, { claimed, event, mayTake }: Sides): Promise<CopyFields | null | 'done'> {
  const row = await lockCopy(db, claimed.id)
  if (!row) return 'done'
  const { thing } = row
  const here = await readHere(db, row)
  const there = fieldsOf(event, row.settled)
  const verdict = mergeCopy({
    thing,
    here: here.fields,
    there,
    settled: row.settled,
    hereAt: here.changedAt,
    thereAt: event?.updated === undefined ? null : Date.parse(event.updated),
  })
  if (verdict === 'alike' && !lacksMeet(here.fields, event)) {
    await settle(db, claimed, { here: here.fields, event })
    return 'done'
  }
  const isDeletedBooking = thing === 'appointment' && (there === null || here.fields === null)
  if (verdict === 'take' && mayTake && !isDeletedBooking && !here.isRepeated) {
    const actor = await findActor(db, row.membership_id)
    if (!actor) throw new AppError('forbidden')
    await takeChange(db, actor, { thing, id: row.thing_id, there })
    if (there === null) await notifyReminderDeleted(db, row.membership_id, { id: row.thing_id, title: row.settled?.title ?? '' })
    const after = await readHere(db, row)
    if (isMovedCopy(thing, after.fields, there)) throw new AppError('invalid input')
    await settle(db, claimed, { here: after.fields, event })
    return 'done'
  }
  if (verdict === 'take' && here.fields !== null) {
    const subject = { id: row.thing_id, title: here.fields.title, thing, ...startOf(here.fields) }
    if (there === null && thing === 'appointment') await notifyDeletedThere(db, row.membership_id, subject)
    else await notifyPutBack(db, row.membership_id, subject)
  }
  await db.run(sql`
    update calendar_copies set asked = ${jsonOf(here.fields)}::jsonb, claimed_until = ${claim} where id = ${row.id}`)
  return here.fields
}

/** A Meet link was asked for, and neither stands there nor is being made. */
const lacksMeet = (here: CopyFields | null, event: GoogleEvent | null): boolean =>
  here !== null && here.hasMeet && event !== null && meetLinkOf(event) === undefined && !isMeetPending(event)

const startOf = ({ start }: CopyFields) =>
  'day' in start ? { at: null, day: start.day, zone: 'Europe/Rome' } : { at: start.at, day: null, zone: start.zone || 'Europe/Rome' }

const jsonOf = (fields: CopyFields | null): string | null => (fields === null ? null : JSON.stringify(fields))

/** How soon a Meet link that is pending is asked for again. */
const pendingSeconds = 20

interface Settled {
  here: CopyFields | null
  /** Undefined where Google was not asked. */
  event: GoogleEvent | null | undefined
}

/** Both sides agree. A hint that came meanwhile leaves the copy due. */
async function settle(db: WorkspaceDb, { id, hints }: CopyRow, { here, event }: Settled): Promise<void> {
  if (here === null) {
    await db.run(sql`delete from calendar_copies where id = ${id} and hints = ${hints}`)
    await db.run(sql`
      update calendar_copies set asked = null, settled = null, claimed_until = null, is_meet_pending = false where id = ${id}`)
    return
  }
  const link = event ? meetLinkOf(event) : undefined
  const isPending = here.hasMeet && event !== undefined && link === undefined && (event === null || isMeetPending(event))
  const row = await db.maybeOne<Row<'calendar_copies', 'thing' | 'thing_id'>>(sql`
    update calendar_copies set asked = ${jsonOf(here)}::jsonb, settled = ${jsonOf(here)}::jsonb, claimed_until = null, failures = 0,
      settled_at = coalesce(${event?.updated ?? null}::timestamptz, settled_at), is_meet_pending = ${isPending},
      starts_at = ${'day' in here.start ? `${here.start.day}T00:00:00Z` : here.start.at},
      is_changed_there = is_changed_there and hints <> ${hints},
      due_at = case when hints <> ${hints} then now()
        when ${isPending}::boolean then now() + make_interval(secs => ${pendingSeconds}) end
    where id = ${id} returning thing, thing_id`)
  if (row?.thing === 'appointment' && link !== undefined) await storeMeetLink(db, row.thing_id, link)
}

/** Writes the copies of a link that are due. */
export const settleJob = defineJob<LinkOfWorkspace>({
  name: 'settle calendar copies',
  retry: { limit: 2 },
  handle: ({ database }, link) => settleCopies(database, link),
})
