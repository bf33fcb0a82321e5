import type { Language } from '@allenio/contract'
import { daysBetween } from '@allenio/domain/days'
import { attentionParts, clientCard, reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, limitToPage, sql, type WorkspaceDb } from '#platform/db'

interface AttentionScope {
  actor: Actor
  today: string
}

export interface AttentionRow {
  reason: string
  day: string
  target_id: string | null
  detail: string | null
  workspace_id: string
  id: string
  first_name: string
  last_name: string
  photo_file_id: string | null
}

export const attentionPerPage = 30

interface AttentionResult {
  rows: AttentionRow[] | null
  counts: Record<string, number> | null
}

/** The most pressing reason comes first, and within it the client who has waited longest; also counts each reason. */
export async function readAttention(
  db: WorkspaceDb,
  { actor, today }: AttentionScope,
  { page, reason }: { page: number; reason?: string | undefined },
) {
  const parts = attentionParts.gathered()
  const views = new Set(parts.flatMap(part => part.views ?? []))
  const union = joined(
    parts.map(
      ({ reason: name, order, select }) =>
        sql`(select ${order}::int as place, ${name}::text as reason, rows.* from (${select(today)}) rows)`,
    ),
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
      select * from needs where ${reason ? sql`reason = ${reason}` : sql`true`} order by place, day, client_id, target_id
      ${limitToPage(page, attentionPerPage)}
    )
    select (
      select json_agg(json_build_object('reason', n.reason, 'day', n.day, 'target_id', n.target_id, 'detail', n.detail,
        'workspace_id', c.workspace_id, 'id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'photo_file_id', c.photo_file_id)
        order by n.place, n.day, n.client_id, n.target_id)
      from shown n join clients c on c.id = n.client_id
    ) as rows,
    (select json_object_agg(reason, total) from (select reason, count(*) as total from needs group by reason) counted) as counts`)
  return { rows: rows ?? [], counts: counts ?? {} }
}

/** The reasons that somebody has, the most pressing first. */
export const presentReasons = (counts: Readonly<Record<string, number>>, language: Language) =>
  attentionParts
    .gathered()
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ reason, label }) => {
      const count = counts[reason]
      return count === undefined ? [] : [{ reason, label: label(language), count }]
    })

interface Moment {
  language: Language
  today: string
}

export function presentAttention(row: AttentionRow, actor: Actor, { language, today }: Moment) {
  const { reason, day, detail, target_id: targetId } = row
  const part = attentionParts.gathered().find(each => each.reason === reason)
  if (!part) throw new Error(`No area contributes the reason '${reason}'.`)
  const sentence = part.sentence(language, { days: Math.abs(daysBetween(day, today)), detail })
  return { reason, urgency: part.urgency, client: clientCard(row, actor), sentence, day, targetId }
}
