import type { Language } from '@allenio/contract'
import { attentionGroups, type attentionViews } from '@allenio/contract/home'
import { daysBetween } from '@allenio/domain/days'
import { severityParts, type AttentionReason } from '@allenio/domain/home'
import { attentionParts, type AttentionGroup, type AttentionPart } from '#areas/client-overview'
import { clientCard, realClients } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { inWorkspace, joined, limitToPage, sql, type Sql, type WorkspaceDb } from '#platform/db'

export interface AttentionScope {
  /** The member whose marks and permissions count. */
  asker: Actor
  /** The member whose clients are looked at. */
  actor: Actor
  today: string
  /** Reasons that only the inbox tells count too. */
  hasNews: boolean
}

interface NeedRow {
  reason: string
  day: string
  target_id: string | null
  detail: string | null
}

export interface PersonRow {
  workspace_id: string
  id: string
  first_name: string
  last_name: string
  photo_file_id: string | null
  needs: NeedRow[]
}

export const attentionPerPage = 30

interface AttentionResult {
  rows: PersonRow[] | null
  total: number
  unseen: number
  snoozed: number
  counts: Partial<Record<AttentionGroup, number>> | null
}

export const partsFor = ({ asker, hasNews }: Pick<AttentionScope, 'asker' | 'hasNews'>) =>
  attentionParts.gathered().filter(({ permission, isNews }) => (hasNews || !isNews) && (!permission || mayDo(asker, permission)))

/** Reasons that tell of something new: seeing it ends them. */
const isUnseen = ({ isNews, markSeen }: AttentionPart): boolean => isNews !== undefined || markSeen !== undefined

/** The weight of a part's row, as the domain's table has it. */
function severitySql({ reason }: { reason: AttentionReason }): Sql {
  const { base, each, most } = severityParts(reason)
  return sql`${base}::float8 + least(${most}::float8, ${each}::float8 * rows.amount)`
}

/**
 * The tables `needs`, with a row for each reason of a client in the actor's reach, and `visible`, without the reasons that the asker
 * has snoozed or dismissed.
 */
export function needTables(db: WorkspaceDb, scope: AttentionScope, clientId?: string): Sql {
  const { asker, actor, today } = scope
  const parts = partsFor(scope)
  const views = new Set(parts.flatMap(part => part.views ?? []))
  const union = joined(
    parts.map(
      part => sql`(
        select ${severitySql(part)} as severity, ${part.group}::text as part, ${part.reason}::text as reason,
          ${isUnseen(part)}::boolean as is_unseen, rows.*
        from (${part.select(today, asker)}) rows)`,
    ),
    ' union all ',
  )
  const tables = joined(
    [...views, { name: sql`needs`, select: () => union }].map(({ name, select }) => sql`${name} as materialized (${select(today)})`),
    ', ',
  )
  return sql`
    reached_also_inactive as not materialized (
      select c.workspace_id, c.id, c.membership_id, c.subscription_end, c.invited_at, c.declined_at, c.registered_at, c.status
      from clients c where ${inWorkspace(db, 'c')} and ${realClients(actor)} and ${clientId ? sql`c.id = ${clientId}` : sql`true`}
    ), reached as materialized (select * from reached_also_inactive where status = 'active'), ${tables}, hidden as materialized (
      select n.client_id, n.reason, n.occurrence, k.kind from needs n join attention_marks k
        on k.membership_id = ${asker.membershipId} and k.client_id = n.client_id and k.reason = n.reason
        and k.occurrence = n.occurrence and k.until > ${today}
    ), visible as materialized (
      select n.* from needs n where (n.client_id, n.reason, n.occurrence) not in (select client_id, reason, occurrence from hidden)
    )`
}

/** Reads each client once, by their most pressing reason; clients with equally pressing reasons are sorted by how long they have waited. */
export async function readAttention(
  db: WorkspaceDb,
  scope: AttentionScope,
  { page, group, view }: { page: number; group?: AttentionGroup | undefined; view: AttentionView },
): Promise<AttentionResult> {
  const isOfGroup = group ? sql`n.part = ${group}` : sql`true`
  // somebody of whom something is new stands by the worst of all their reasons
  const isListed = view === 'unseen' ? sql`n.is_unseen` : sql`true`
  const result = await db.one<AttentionResult>(sql`
    with ${needTables(db, scope)}, counted as materialized (
      select n.client_id, n.part, bool_or(${isListed}) as is_listed,
        count(distinct (n.reason, n.target_id)) filter (where n.is_unseen) as unseen
      from visible n group by n.client_id, n.part
    ), firsts as (
      select distinct on (n.client_id) n.client_id, n.severity, n.since from visible n
      where ${isOfGroup} and n.client_id in (select client_id from counted n where n.is_listed and ${isOfGroup})
      order by n.client_id, n.severity desc, n.since, n.target_id
    ), people as (
      select * from firsts order by severity desc, since, client_id ${limitToPage(page, attentionPerPage)}
    ), listed as (
      select n.client_id, json_agg(json_build_object('reason', n.reason, 'day', n.day, 'target_id', n.target_id, 'detail', n.detail)
        order by ${isOfGroup} desc, n.severity desc, n.since, n.target_id) as needs
      from visible n where n.client_id in (select client_id from people) group by n.client_id
    )
    select (
      select json_agg(json_build_object('workspace_id', c.workspace_id, 'id', c.id, 'first_name', c.first_name, 'last_name', c.last_name,
        'photo_file_id', c.photo_file_id, 'needs', l.needs) order by p.severity desc, p.since, p.client_id)
      from people p join listed l on l.client_id = p.client_id join clients c on c.id = p.client_id
    ) as rows,
    (select count(distinct client_id) from counted where is_listed) as total,
    (select coalesce(sum(unseen), 0) from counted) as unseen,
    (select count(distinct client_id) from hidden where kind = 'snoozed') as snoozed,
    (select json_object_agg(part, total) from (
      select part, count(*) as total from counted where is_listed group by part) t) as counts`)
  return result
}

/** The groups in the order of the contract, if areas have reasons in them; also those that no client has now. */
export const presentGroups = (scope: AttentionScope, counts: AttentionResult['counts']) => {
  const groups = new Set(partsFor(scope).map(({ group }) => group))
  return attentionGroups.filter(group => groups.has(group)).map(group => ({ group, count: counts?.[group] ?? 0 }))
}

type AttentionView = (typeof attentionViews)[number]

interface Moment {
  language: Language
  today: string
}

export function presentPerson(row: PersonRow, actor: Actor, moment: Moment) {
  return { client: clientCard(row, actor), needs: row.needs.map(need => presentNeed(need, moment)) }
}

function presentNeed({ reason, day, detail, target_id: targetId }: NeedRow, { language, today }: Moment) {
  const part = attentionParts.gathered().find(each => each.reason === reason)
  if (!part) throw new Error(`No area contributes the reason '${reason}'.`)
  const sentence = part.sentence(language, { days: Math.abs(daysBetween(day, today)), detail })
  const handled = part.handled?.(language, detail ?? '') ?? null
  return { reason, group: part.group, urgency: part.urgency, isUnseen: isUnseen(part), sentence, day, targetId, detail, handled }
}
