import type { BookingRules, Slot } from '@allenio/contract/reservations'
import { rulesOf, type Hours } from '@allenio/domain/reservations'
import type { Asker } from '#areas/clients'
import { addSubjects, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import type { Actor } from '#platform/access'
import { hostOf, readHosts } from '../calendar/hosts.ts'
import { kindColumns, presentKindCard, type KindColumns } from '../kinds.ts'
import { isSeriesOf, type HoursScope } from './hours-scope.ts'
import { isVisible, mayChangeHoursOf } from '../calendar/visibility.ts'

export interface SeriesRow
  extends
    Row<
      'slot_series',
      | 'id'
      | 'kind_id'
      | 'host_id'
      | 'author_id'
      | 'first_day'
      | 'start_time'
      | 'window_end'
      | 'step_minutes'
      | 'zone'
      | 'repetition'
      | 'until_day'
      | 'skipped_days'
      | 'capacity'
      | 'roles'
      | 'client_roles'
      | 'rules'
      | 'note'
      | 'message'
      | 'is_answer_asked'
      | 'has_meet'
      | 'created_at'
    >,
    KindColumns,
    Row<'appointment_kinds', 'is_place_single'> {
  kind_rules: Row<'appointment_kinds'>['rules']
  group_ids: string[]
}

const isThere = sql`s.deleted_at is null`

/** Series with their kinds. A business has at most a few hundred, so that they are read whole. */
export const selectSeries = (db: WorkspaceDb, where: Sql) =>
  db.many<SeriesRow>(sql`
  select s.id, s.kind_id, s.host_id, s.author_id, s.first_day, s.start_time, s.window_end, s.step_minutes, s.zone, s.repetition,
    s.until_day, s.skipped_days::text[] as skipped_days, s.capacity, s.roles, s.client_roles, s.rules, s.note, s.message,
      s.is_answer_asked, s.has_meet, s.created_at,
    ${kindColumns}, k.link, k.rules as kind_rules, k.is_place_single,
    (select coalesce(array_agg(g.group_id order by g.group_id), '{}') from slot_groups g where g.series_id = s.id) as group_ids
  from slot_series s join appointment_kinds k on k.id = s.kind_id where ${where} order by s.first_day, s.start_time, s.id`)

interface SeriesQuery {
  from: string
  to: string
  moments: { start: string; end: string }
  scope: HoursScope | undefined
}

/** The series that may have an occurrence between two days; of a scope also those that have given it an appointment. */
export const listSeries = (db: WorkspaceDb, { from, to, moments, scope }: SeriesQuery) =>
  selectSeries(
    db,
    sql`${isThere} and s.first_day <= ${to} and (s.until_day is null or s.until_day >= ${from}) and ${
      scope
        ? sql`(${isSeriesOf(scope, sql`k`)} or s.id in (
            select b.series_id from appointments b where b.host_id = any(${[...scope.hostIds]}::uuid[])
              and b.starts_at >= ${moments.start}::timestamptz - interval '1 day' and b.starts_at < ${moments.end}))`
        : sql`true`
    }`,
  )

/** The series that a call names: absent and out of sight are alike. */
export async function reachSeries(db: WorkspaceDb, asker: Asker, id: string): Promise<SeriesRow> {
  const [series] = await selectSeries(db, sql`s.id = ${id} and ${isThere} and ${isVisible(asker)}`)
  addSubjects(db, [id])
  return found(series)
}

/** The series that a call changes, locked; only its host, its author and admins change it. */
export async function reachSeriesToChange(db: WorkspaceDb, asker: Asker, id: string): Promise<SeriesRow> {
  await db.maybeOne(sql`select from slot_series s where s.id = ${id} for no key update of s`)
  const series = await reachSeries(db, asker, id)
  return found(mayChangeHoursOf(asker, { hostId: series.host_id, authorId: series.author_id }) ? series : undefined)
}

export const hoursOf = (row: SeriesRow): Hours => ({
  firstDay: row.first_day,
  startTime: row.start_time,
  windowEnd: row.window_end,
  stepMinutes: row.step_minutes,
  durationMinutes: row.duration_minutes,
  zone: row.zone,
  repetition: row.repetition,
  untilDay: row.until_day,
  skippedDays: row.skipped_days,
})

/** The rules of a series. A class that is cancelled for too few people is booked no later than that is judged. */
export function seriesRules(business: BookingRules, row: Pick<SeriesRow, 'kind_rules' | 'rules'>): BookingRules {
  const rules = rulesOf(business, row.kind_rules, row.rules)
  return rules.minimum === null ? rules : { ...rules, leadHours: Math.max(rules.leadHours, rules.minimum.hoursBefore) }
}

/** The place that two appointments cannot have at one time; null where it does not matter. */
export const placeKeyOf = ({ place, is_place_single }: Pick<SeriesRow, 'place' | 'is_place_single'>): string | null =>
  is_place_single && place.trim() !== '' ? place.trim().toLowerCase() : null

export async function presentSlot(db: WorkspaceDb, actor: Actor, row: SeriesRow): Promise<Slot> {
  const hosts = await readHosts(db, actor, [row.host_id])
  const mayChange = mayChangeHoursOf(actor, { hostId: row.host_id, authorId: row.author_id })
  return {
    id: row.id,
    kind: presentKindCard(row),
    host: hostOf(hosts, row.host_id),
    firstDay: row.first_day,
    startTime: row.start_time,
    windowEnd: row.window_end,
    stepMinutes: row.step_minutes,
    zone: row.zone,
    repetition: row.repetition,
    untilDay: row.until_day,
    capacity: row.capacity,
    roles: row.roles,
    clientRoles: row.client_roles,
    groupIds: row.group_ids,
    rules: row.rules,
    note: row.note,
    message: row.message,
    isAnswerAsked: row.is_answer_asked,
    hasMeet: row.has_meet,
    createdAt: row.created_at,
    may: { update: mayChange, delete: mayChange },
  }
}
