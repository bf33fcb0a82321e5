import type { ParsedInput } from '@allenio/contract'
import { reservationLimits, type Closure, type createClosures } from '@allenio/contract/reservations'
import { dayIn } from '@allenio/domain/days'
import { holidaysFrom } from '@allenio/domain/reservations'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, lockFor, sql, type Count, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { canBeRestored } from '#platform/records'
import { closureColumns, presentClosure, type ClosureRow } from './closure-rows.ts'
import { cancelTouched, describeTouched, findTouched } from '../bookings/touched-bookings.ts'
import { readHosts, requireHost } from '../calendar/hosts.ts'
import { readZone } from '../settings.ts'

/** The closures from now on, and the holidays that are not closures yet. */
export async function listComing(db: WorkspaceDb, actor: Actor) {
  const zone = await readZone(db)
  const rows = await db.many<ClosureRow>(sql`
    select ${closureColumns} from closures where deleted_at is null and ends_at > now() order by starts_at, id`)
  const hosts = await readHosts(
    db,
    actor,
    rows.map(({ host_id }) => host_id),
  )
  const closedDays = new Set(rows.filter(({ host_id }) => host_id === null).map(({ starts_at }) => dayIn(zone, starts_at)))
  return {
    closures: rows.map(row => presentClosure(row, actor, hosts)),
    holidays: holidaysFrom(dayIn(zone), actor.language).filter(({ day }) => !closedDays.has(day)),
  }
}

type NewClosures = ParsedInput<typeof createClosures>
type NewClosure = NewClosures['closures'][number]

const dayMs = 86_400_000

function refuseSenseless({ startDate, endDate }: NewClosure): void {
  if (endDate <= startDate) throw wrongField('endDate', 'end before start')
  if (Date.parse(endDate) - Date.parse(startDate) > reservationLimits.closureDays * dayMs) {
    throw wrongField('endDate', 'closure too long', { days: reservationLimits.closureDays })
  }
}

/** Closes, once somebody has said of each booking within what becomes of it. */
export async function createAll(db: WorkspaceDb, actor: Actor, { closures, bookings, reason }: NewClosures): Promise<Closure[]> {
  for (const closure of closures) {
    refuseSenseless(closure)
    if (closure.hostId !== null) await requireHost(db, actor, closure.hostId)
    else if (actor.role !== 'admin') throw new AppError('not found')
  }
  await lockFor(db, 'closures')
  const { count } = await db.one<Count>(sql`select count(*) as count from closures where deleted_at is null and ends_at > now()`)
  if (count + closures.length > reservationLimits.closures) {
    throw new AppError('too many closures', { values: { max: reservationLimits.closures } })
  }
  await insertClosures(db, closures)
  const choiceOf = new Map(bookings.map(({ id, choice }) => [id, choice]))
  const touched = await findTouched(db, closures)
  const unsettled = touched.filter(({ id }) => !choiceOf.has(id))
  if (unsettled.length > 0) throw new AppError('bookings in closure', { data: { bookings: describeTouched(actor, unsettled) } })
  const cancelled = touched.filter(({ id }) => choiceOf.get(id) === 'cancel')
  await cancelTouched(db, actor, { rows: cancelled, reason })
  const ids = closures.map(({ id }) => id)
  await audit(db, { personId: actor.personId, action: 'close hours', details: { ids, cancelled: cancelled.map(({ id }) => id) } })
  return readByIds(db, actor, ids)
}

async function insertClosures(db: WorkspaceDb, closures: readonly NewClosure[]): Promise<void> {
  await db.run(sql`
    insert into closures (id, title, host_id, starts_at, ends_at, is_holiday)
    select r.id, r.title, r."hostId", r."startDate", r."endDate", r."isHoliday"
    from jsonb_to_recordset(${jsonText(closures)}::jsonb)
      as r (id uuid, title text, "hostId" uuid, "startDate" timestamptz, "endDate" timestamptz, "isHoliday" boolean)
    on conflict (workspace_id, id) do nothing`)
}

async function readByIds(db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<Closure[]> {
  const rows = await db.many<ClosureRow>(
    sql`select ${closureColumns} from closures where id = any(${[...ids]}::uuid[]) order by starts_at, id`,
  )
  const hosts = await readHosts(
    db,
    actor,
    rows.map(({ host_id }) => host_id),
  )
  return rows.map(row => presentClosure(row, actor, hosts))
}

const isOwn = ({ role, membershipId }: Actor) => (role === 'admin' ? sql`true` : sql`host_id = ${membershipId}`)

export async function deleteClosureRow(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const changed = await db.run(sql`
    update closures set deleted_at = now() where id = ${id} and deleted_at is null and ${isOwn(actor)}`)
  if (changed === 0) throw new AppError('not found')
  await audit(db, { personId: actor.personId, action: 'delete closure', subjectId: id })
}

export async function undeleteClosureRow(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const changed = await db.run(sql`
    update closures set deleted_at = null where id = ${id} and ${canBeRestored} and ${isOwn(actor)}`)
  if (changed === 0) throw new AppError('not found')
  await audit(db, { personId: actor.personId, action: 'undelete closure', subjectId: id })
}
