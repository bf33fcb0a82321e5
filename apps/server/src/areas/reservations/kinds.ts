import type { ParsedInput } from '@allenio/contract'
import { reservationLimits, type AppointmentKind, type createKind, type KindCard, type updateKind } from '@allenio/contract/reservations'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { requestCopies } from '#platform/calendar-files'
import { lockFor, sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { enqueue } from '#platform/jobs'
import { isSameAlerts, refreshAlerts } from './news/alerts.ts'
import { isVisible } from './calendar/visibility.ts'

export type KindRow = Row<
  'appointment_kinds',
  'id' | 'name' | 'duration_minutes' | 'credits' | 'color' | 'place' | 'is_place_single' | 'link' | 'rules' | 'archived_at' | 'created_at'
>

type ListedKind = KindRow & { slots: number }

const selectKinds = (where: Sql) => sql`
  select k.id, k.name, k.duration_minutes, k.credits, k.color, k.place, k.is_place_single, k.link, k.rules, k.archived_at, k.created_at,
    (select count(*) from slot_series s where s.kind_id = k.id and s.deleted_at is null) as slots
  from appointment_kinds k where ${where}`

/** The columns of a kind `k` that `presentKindCard` needs, beside others that have the same names. */
export const kindColumns = sql`k.name as kind_name, k.duration_minutes, k.credits as kind_credits, k.color as kind_color, k.place`

/** The link of an appointment `a`: its own Meet link, or the one of its kind `k`. */
export const meetingLink = sql`coalesce(nullif(a.meet_link, ''), k.link) as link`

export interface KindColumns {
  kind_id: string
  kind_name: string
  duration_minutes: number
  kind_credits: number
  kind_color: KindCard['color']
  place: string
  link: string
}

export const presentKindCard = (row: KindColumns): KindCard => ({
  id: row.kind_id,
  name: row.kind_name,
  durationMinutes: row.duration_minutes,
  credits: row.kind_credits,
  color: row.kind_color,
  place: row.place,
  link: row.link,
})

const presentKind = (row: ListedKind): AppointmentKind => ({
  id: row.id,
  name: row.name,
  durationMinutes: row.duration_minutes,
  credits: row.credits,
  color: row.color,
  place: row.place,
  isPlaceSingle: row.is_place_single,
  link: row.link,
  rules: row.rules,
  isArchived: row.archived_at !== null,
  slots: row.slots,
  createdAt: row.created_at,
})

/** All kinds for the team; for clients those of which they can book hours. */
export async function listKinds(db: WorkspaceDb, actor: Actor): Promise<AppointmentKind[]> {
  const condition =
    actor.role === 'client'
      ? sql`k.archived_at is null
        and exists (select from slot_series s where s.kind_id = k.id and s.deleted_at is null and ${isVisible(actor)})`
      : sql`true`
  const rows = await db.many<ListedKind>(sql`${selectKinds(condition)} order by k.archived_at is not null, k.name_key, k.id`)
  return rows.map(presentKind)
}

export const readKind = async (db: WorkspaceDb, id: string): Promise<AppointmentKind> =>
  presentKind(found(await db.maybeOne<ListedKind>(selectKinds(sql`k.id = ${id}`))))

/** The kind that a slot names; an archived one gets no new hours. */
export async function requireKind(db: WorkspaceDb, id: string): Promise<AppointmentKind> {
  const kind = await readKind(db, id)
  if (kind.isArchived) throw new AppError('kind archived')
  return kind
}

export async function insertKind(db: WorkspaceDb, { rules, ...kind }: ParsedInput<typeof createKind>): Promise<AppointmentKind> {
  await lockFor(db, 'appointment kinds')
  const { count } = await db.one<Count>(sql`select count(*) as count from appointment_kinds where archived_at is null`)
  if (count >= reservationLimits.kinds) throw new AppError('too many kinds', { values: { max: reservationLimits.kinds } })
  const id = newId()
  await db.run(sql`
    insert into appointment_kinds (id, name, duration_minutes, credits, color, place, is_place_single, link, rules)
    values (${id}, ${kind.name}, ${kind.durationMinutes}, ${kind.credits}, ${kind.color}, ${kind.place}, ${kind.isPlaceSingle},
      ${kind.link}, ${JSON.stringify(rules)})`)
  return readKind(db, id)
}

export async function updateKindRow(db: WorkspaceDb, { id, rules, isArchived, ...kind }: ParsedInput<typeof updateKind>) {
  const before = await db.maybeOne<Row<'appointment_kinds', 'rules'>>(sql`
    select rules from appointment_kinds where id = ${id} for no key update`)
  await db.run(sql`
    update appointment_kinds set name = ${kind.name}, duration_minutes = ${kind.durationMinutes}, credits = ${kind.credits},
      color = ${kind.color}, place = ${kind.place}, is_place_single = ${kind.isPlaceSingle}, link = ${kind.link},
      rules = ${JSON.stringify(rules)}, archived_at = case when ${isArchived}::boolean then coalesce(archived_at, now()) end
    where id = ${id}`)
  if (!isSameAlerts(found(before).rules, rules)) await enqueue(db, refreshAlerts, { kindId: id })
  const coming = await db.many<Row<'appointments', 'id'>>(sql`
    select id from appointments where kind_id = ${id} and taken > 0 and not is_cancelled and ends_at > now() order by starts_at limit 2000`)
  await requestCopies(
    db,
    coming.map(row => ({ thing: 'appointment', id: row.id })),
  )
  return readKind(db, id)
}

type KindName = Pick<KindRow, 'id' | 'name'>

/** The names of these kinds. */
export const nameKinds = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<KindName>(sql`select k.id, k.name from appointment_kinds k where k.id = any(${[...ids]}::uuid[])`)
