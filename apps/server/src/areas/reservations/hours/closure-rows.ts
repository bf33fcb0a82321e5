import type { Closure, HostCard } from '@allenio/contract/reservations'
import { mayDo, type Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { hostOf } from '../calendar/hosts.ts'

export type ClosureRow = Row<'closures', 'id' | 'title' | 'host_id' | 'starts_at' | 'ends_at' | 'is_holiday'>

export const closureColumns = sql`id, title, host_id, starts_at, ends_at, is_holiday`

/** Closures that touch a span; for some hosts theirs and those of the business. */
export const readClosures = (db: WorkspaceDb, { start, end }: { start: string; end: string }, hostIds?: readonly string[]) =>
  db.many<ClosureRow>(sql`
  select ${closureColumns} from closures where deleted_at is null and ends_at > ${start} and starts_at < ${end}
    and ${hostIds ? sql`(host_id is null or host_id = any(${[...hostIds]}::uuid[]))` : sql`true`} order by starts_at, id`)

/** A closure as the rules see it. */
export const sceneClosure = (row: ClosureRow) => ({ start: Date.parse(row.starts_at), end: Date.parse(row.ends_at), hostId: row.host_id })

/** Clients learn that somebody is away, never why. */
export const presentClosure = (row: ClosureRow, actor: Actor, hosts: ReadonlyMap<string, HostCard>): Closure => ({
  id: row.id,
  title: actor.role === 'client' && !row.is_holiday ? '' : row.title,
  host: row.host_id === null ? null : hostOf(hosts, row.host_id),
  startDate: row.starts_at,
  endDate: row.ends_at,
  isHoliday: row.is_holiday,
  may: { delete: mayDo(actor, 'delete reservations') && mayClose(actor, row.host_id) },
})

const mayClose = (actor: Actor, hostId: string | null): boolean => actor.role === 'admin' || hostId === actor.membershipId
