import type { ParsedInput } from '@allenio/contract'
import {
  reservationLimits,
  type createSlot,
  type deleteSlot,
  type Slot,
  type undeleteSlot,
  type updateSlot,
} from '@allenio/contract/reservations'
import { addDays, dayIn } from '@allenio/domain/days'
import { continuedRepetition, firstDue } from '@allenio/domain/repetition'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { requestCopies } from '#platform/calendar-files'
import { lockFor, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { enqueue } from '#platform/jobs'
import { canBeRestored } from '#platform/records'
import { isSameAlerts, refreshAlerts } from '../news/alerts.ts'
import { replanAppointments, type Replanned } from './replanned-appointments.ts'
import { presentSlot, reachSeries, reachSeriesToChange, type SeriesRow } from './series.ts'
import { readZone } from '../settings.ts'
import { refuseCrowdedDays, restOf } from './crowded-days.ts'
import { requireSensible, type SlotFields } from './slot-fields.ts'
import { cancelTouched, describeTouched, findComing } from '../bookings/touched-bookings.ts'

async function refuseTooMany(db: WorkspaceDb): Promise<void> {
  await lockFor(db, 'slots')
  const { count } = await db.one<Count>(sql`
    select count(*) as count from slot_series where deleted_at is null and (until_day is null or until_day >= current_date)`)
  if (count >= reservationLimits.series) throw new AppError('too many slots', { values: { max: reservationLimits.series } })
}

export async function create(db: WorkspaceDb, actor: Actor, { id, ...fields }: ParsedInput<typeof createSlot>): Promise<Slot> {
  const offer = await requireSensible(db, actor, fields)
  await refuseTooMany(db)
  await refuseCrowdedDays(db, { offer })
  await insertSeries(db, actor, { id, fields, zone: await readZone(db) })
  const series = await reachSeries(db, actor, id)
  if (series.author_id !== actor.membershipId) throw new AppError('record id taken')
  return presentSlot(db, actor, series)
}

interface NewSeries {
  id: string
  fields: SlotFields
  zone: string
}

async function insertSeries(db: WorkspaceDb, actor: Pick<Actor, 'membershipId'>, { id, fields, zone }: NewSeries): Promise<void> {
  const inserted = await db.run(sql`
    insert into slot_series (id, kind_id, host_id, first_day, start_time, window_end, step_minutes, zone, repetition, until_day, capacity,
      roles, client_roles, rules, note, message, is_answer_asked, has_meet, author_id)
    values (${id}, ${fields.kindId}, ${fields.hostId}, ${fields.firstDay}, ${fields.startTime}, ${fields.windowEnd}, ${fields.stepMinutes},
      ${zone}, ${JSON.stringify(fields.repetition)}, ${fields.untilDay}, ${fields.capacity}, ${fields.roles}, ${fields.clientRoles},
      ${JSON.stringify(fields.rules)}, ${fields.note}, ${fields.message}, ${fields.isAnswerAsked}, ${fields.hasMeet},
      ${actor.membershipId})
    on conflict (workspace_id, id) do nothing`)
  if (inserted > 0) await setGroups(db, id, fields.groupIds)
}

async function setGroups(db: WorkspaceDb, seriesId: string, groupIds: readonly string[]): Promise<void> {
  await db.run(sql`delete from slot_groups where series_id = ${seriesId} and group_id <> all(${[...groupIds]}::uuid[])`)
  await db.run(sql`
    insert into slot_groups (series_id, group_id) select ${seriesId}::uuid, unnest(${[...groupIds]}::uuid[]) on conflict do nothing`)
}

const updateSeries = (db: WorkspaceDb, id: string, fields: SlotFields) =>
  db.run(sql`
  update slot_series set kind_id = ${fields.kindId}, host_id = ${fields.hostId}, first_day = ${fields.firstDay},
    start_time = ${fields.startTime}, window_end = ${fields.windowEnd}, step_minutes = ${fields.stepMinutes},
    repetition = ${JSON.stringify(fields.repetition)}, until_day = ${fields.untilDay}, capacity = ${fields.capacity},
    roles = ${fields.roles}, client_roles = ${fields.clientRoles}, rules = ${JSON.stringify(fields.rules)}, note = ${fields.note},
    message = ${fields.message}, is_answer_asked = ${fields.isAnswerAsked}, has_meet = ${fields.hasMeet}, updated_at = now()
  where id = ${id}`)

/** The day of an occurrence in the zone of its series. */
const dayOf = (series: SeriesRow, startsAt: string): string => dayIn(series.zone, startsAt)

const scheduleOf = ({ repetition, first_day, until_day }: SeriesRow) => ({
  repetition,
  startDay: firstDue(repetition, first_day),
  untilDay: until_day,
})

const endBefore = (db: WorkspaceDb, id: string, day: string) =>
  db.run(sql`update slot_series set until_day = ${addDays(day, -1)}, updated_at = now() where id = ${id}`)

const skipDay = (db: WorkspaceDb, id: string, day: string) =>
  db.run(sql`
  update slot_series set skipped_days = array_append(skipped_days, ${day}::date), updated_at = now()
  where id = ${id} and ${day}::date <> all(skipped_days)`)

/**
 * Changes one occurrence, that and the later ones, or all. One or the later ones become a series of their own, so that other days stay as
 * they are.
 */
export async function update(db: WorkspaceDb, actor: Actor, input: ParsedInput<typeof updateSlot>): Promise<Slot> {
  const { id, startsAt, scope, newId, touched, ...given } = input
  const series = await reachSeriesToChange(db, actor, id)
  const fields: SlotFields =
    scope === 'this'
      ? { ...given, repetition: { kind: 'once' }, untilDay: null }
      : { ...given, repetition: continuedRepetition(given.repetition, scheduleOf(series), given.firstDay) }
  const offer = await requireSensible(db, actor, fields)
  if (scope === 'all') {
    await lockFor(db, 'slots')
    await refuseCrowdedDays(db, { offer, rest: restOf(series, null) })
    await updateSeries(db, id, fields)
    await setGroups(db, id, fields.groupIds)
    await settle(db, actor, { from: id, to: id, days: null, touched })
    if (!isSameAlerts(series.rules, fields.rules)) await enqueue(db, refreshAlerts, { seriesId: id })
    await copyAnew(db, id)
    await audit(db, { personId: actor.personId, action: 'update slot', subjectId: id, details: { scope } })
    return presentSlot(db, actor, await reachSeries(db, actor, id))
  }
  const day = dayOf(series, found(startsAt))
  const ownId = found(newId)
  await refuseTooMany(db)
  const left = scope === 'this' ? { skippedDays: [...series.skipped_days, day] } : { untilDay: addDays(day, -1) }
  await refuseCrowdedDays(db, { offer, rest: restOf(series, left) })
  await insertSeries(db, actor, { id: ownId, fields, zone: series.zone })
  if (scope === 'this') await skipDay(db, id, day)
  else await endBefore(db, id, day)
  await settle(db, actor, { from: id, to: ownId, days: { from: day, to: scope === 'this' ? day : null }, touched })
  if (!isSameAlerts(series.rules, fields.rules)) await enqueue(db, refreshAlerts, { seriesId: ownId })
  await copyAnew(db, ownId)
  await audit(db, { personId: actor.personId, action: 'update slot', subjectId: id, details: { scope, newId: ownId } })
  return presentSlot(db, actor, await reachSeries(db, actor, ownId))
}

type Settling = Replanned & Pick<ParsedInput<typeof updateSlot>, 'touched'>

/** Takes what is booked along, or refuses the change and lists the bookings that it touches. */
async function settle(db: WorkspaceDb, actor: Actor, { touched, ...replanned }: Settling): Promise<void> {
  const bookings = await replanAppointments(db, actor, { ...replanned, choice: touched })
  if (bookings.length === 0 || touched === 'keep' || touched === 'move') return
  if (touched === undefined) throw new AppError('bookings touched', { data: { bookings: describeTouched(actor, bookings) } })
  await cancelTouched(db, actor, { rows: bookings, reason: '' })
}

/** The appointments of a series on the days that a deletion is about. */
async function findAffected(db: WorkspaceDb, id: string, days: { from: string; to: string | null } | null): Promise<string[]> {
  const rows = await db.many<Row<'appointments', 'id'>>(sql`
    select id from appointments where series_id = ${id} and ends_at > now()
      and (${days?.from ?? null}::date is null or (planned_start at time zone zone)::date >= ${days?.from ?? null}::date)
      and (${days?.to ?? null}::date is null or (planned_start at time zone zone)::date <= ${days?.to ?? null}::date)`)
  return rows.map(row => row.id)
}

/** Other calendars may show what the hours say of their appointments. */
const copyAnew = async (db: WorkspaceDb, id: string): Promise<void> =>
  requestCopies(
    db,
    (await findAffected(db, id, null)).map(appointmentId => ({ thing: 'appointment', id: appointmentId })),
  )

/** Removes hours. Bookings are listed first; kept ones stay as appointments of their own. */
export async function remove(db: WorkspaceDb, actor: Actor, input: ParsedInput<typeof deleteSlot>): Promise<void> {
  const { id, startsAt, scope, touched, reason } = input
  const series = await reachSeriesToChange(db, actor, id)
  const day = scope === 'all' ? null : dayOf(series, found(startsAt))
  const affected = await findAffected(db, id, day === null ? null : { from: day, to: scope === 'this' ? day : null })
  const bookings = await findComing(db, affected)
  if (bookings.length > 0 && touched === undefined) {
    throw new AppError('bookings touched', { data: { bookings: describeTouched(actor, bookings) } })
  }
  if (touched === 'cancel') await cancelTouched(db, actor, { rows: bookings, reason })
  if (day === null) await db.run(sql`update slot_series set deleted_at = now() where id = ${id}`)
  else if (scope === 'this') await skipDay(db, id, day)
  else await endBefore(db, id, day)
  await hideEmpty(db, affected)
  await audit(db, { personId: actor.personId, action: 'delete slot', subjectId: id, details: { scope } })
}

/** Cancels appointments that nobody comes to any more; their history stays. Whether a class has its minimum is still judged then. */
const hideEmpty = (db: WorkspaceDb, ids: readonly string[]) =>
  db.run(sql`
  update appointments a set is_cancelled = true, updated_at = now() where a.id = any(${[...ids]}::uuid[])
    and not exists (select from bookings b where b.appointment_id = a.id and b.state in ('booked', 'waiting'))`)

/** Brings hours back. Bookings that were cancelled with them stay cancelled, and so do classes that had too few people. */
export async function undelete(db: WorkspaceDb, actor: Actor, input: ParsedInput<typeof undeleteSlot>): Promise<void> {
  const { id, startsAt, scope, untilDay } = input
  const isOwn = actor.role === 'admin' ? sql`true` : sql`(host_id = ${actor.membershipId} or author_id = ${actor.membershipId})`
  const there = found(
    await db.maybeOne<Row<'slot_series', 'zone'>>(sql`
    select zone from slot_series where id = ${id} and ${isOwn} and (deleted_at is null or ${canBeRestored}) for no key update`),
  )
  const day = startsAt === undefined ? null : dayIn(there.zone, startsAt)
  if (scope === 'all') await db.run(sql`update slot_series set deleted_at = null where id = ${id}`)
  else if (day === null) throw new AppError('not found')
  else if (scope === 'this')
    await db.run(sql`update slot_series set skipped_days = array_remove(skipped_days, ${day}::date) where id = ${id}`)
  else await db.run(sql`update slot_series set until_day = ${untilDay} where id = ${id} and until_day = ${addDays(day, -1)}`)
  await db.run(sql`
    update appointments set is_cancelled = false where series_id = ${id} and is_cancelled and starts_at > now()
      and (least_people is null or judged_at is not null)
      and (${day}::date is null or (planned_start at time zone zone)::date >= ${day}::date)
      and (${scope} <> 'this' or (planned_start at time zone zone)::date = ${day}::date)`)
  await audit(db, { personId: actor.personId, action: 'undelete slot', subjectId: id, details: { scope } })
}
