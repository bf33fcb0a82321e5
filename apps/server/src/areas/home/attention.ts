import { attentionReasons, type AttentionReason } from '@allenio/contract/home'
import { attentionParts, reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, limitTo, sql, type WorkspaceDb } from '#platform/db'

interface AttentionScope {
  actor: Actor
  today: string
}

export interface AttentionRow {
  reason: AttentionReason
  day: string
  action_id: string | null
  detail: string | null
  workspace_id: string
  id: string
  first_name: string
  last_name: string
  photo_file_id: string | null
}

export const attentionPerPage = 30

type Counts = Record<AttentionReason, number>

interface AttentionResult {
  rows: AttentionRow[] | null
  counts: Partial<Counts> | null
}

/** The most pressing reason comes first, and within it the client who has waited longest; also counts each reason. */
export async function readAttention(
  db: WorkspaceDb,
  { actor, today }: AttentionScope,
  { page, reason }: { page: number; reason?: AttentionReason | undefined },
) {
  const parts = attentionParts.gathered()
  const views = new Set(parts.flatMap(part => part.views ?? []))
  const union = joined(
    parts.map(part => sql`(${part.select(today)})`),
    ' union all ',
  )
  const tables = joined(
    [...views, { name: sql`needs`, select: () => union }].map(({ name, select }) => sql`${name} as materialized (${select(today)})`),
    ', ',
  )
  const { rows, counts } = await db.one<AttentionResult>(sql`
    with reached as materialized (
      select c.id, c.membership_id, c.subscription_end, c.invited_at, c.declined_at, c.registered_at
      from clients c where c.status = 'active' and ${reachableClients(actor)}
    ), ${tables}, shown as (
      select * from needs where ${reason ? sql`reason = ${reason}` : sql`true`} order by place, day, client_id, action_id
      ${limitTo(attentionPerPage + 1, (page - 1) * attentionPerPage)}
    )
    select (
      select json_agg(json_build_object('reason', n.reason, 'day', n.day, 'action_id', n.action_id, 'detail', n.detail,
        'workspace_id', c.workspace_id, 'id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'photo_file_id', c.photo_file_id)
        order by n.place, n.day, n.client_id, n.action_id)
      from shown n join clients c on c.id = n.client_id
    ) as rows,
    (select json_object_agg(reason, total) from (select reason, count(*) as total from needs group by reason) counted) as counts`)
  return { rows: rows ?? [], counts: countsOf(counts ?? {}) }
}

const countsOf = (counts: Partial<Counts>): Counts =>
  attentionReasons.reduce((all, reason) => ({ ...all, [reason]: counts[reason] ?? 0 }), {} as Counts) // each reason gets its number
