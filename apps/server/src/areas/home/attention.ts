import type { ActionKind } from '@allenio/contract/client-actions'
import { attentionDays, attentionReasons, type AttentionReason } from '@allenio/contract/home'
import { reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, sql, type Sql, type WorkspaceDb } from '#platform/db'

// Each reason is a select of (reason, client_id, day, action_id, detail); together they are one statement, whatever the
// number of clients.

/** Fewer kilograms a week than this is the noise of scales. */
const againstAWeek = 0.15
const slopeDays = 28

interface Asked {
  actor: Actor
  today: string
}

const active = ({ actor }: Asked) => sql`c.status = 'active' and ${reachableClients(actor)}`

interface Parts {
  day: Sql
  action?: Sql
  detail?: Sql
}

const row = (reason: AttentionReason, { day, action = sql`null`, detail = sql`null` }: Parts) => sql`
  select ${reason}::text as reason, c.id as client_id, ${day}::date as day, ${action}::uuid as action_id, ${detail}::text as detail`

const before = (today: string, days: number) => sql`${today}::date - ${days}::int`

const selects: Record<AttentionReason, (asked: Asked) => Sql> = {
  'subscription expired': asked => sql`${row('subscription expired', { day: sql`c.subscription_end` })} from clients c
    where ${active(asked)} and c.subscription_end < ${asked.today}
      and c.subscription_end >= ${before(asked.today, attentionDays.expiredSince)}`,

  'overdue action': asked => sql`
    ${row('overdue action', { day: sql`a.due_day`, action: sql`a.id`, detail: sql`a.kind || chr(10) || a.title` })}
    from clients c join client_actions a on a.client_id = c.id
    where ${active(asked)} and a.deleted_at is null and not a.is_done and a.due_day < ${asked.today}`,

  'subscription expiring': asked => sql`${row('subscription expiring', { day: sql`c.subscription_end` })} from clients c
    where ${active(asked)} and c.subscription_end >= ${asked.today}
      and c.subscription_end <= ${before(asked.today, -attentionDays.expiring)}`,

  'weight against goal': asked => sql`
    ${row('weight against goal', { day: sql`s.last_day`, detail: sql`round(s.a_week::numeric, 2)` })}
    from clients c join client_metrics m on m.client_id = c.id and m.kind = 'weight' and m.deleted_at is null and m.target is not null
    join (
      select w.client_id, max(w.day) as last_day, min(w.day) as first_day, count(distinct w.day) as days, avg(w.kg) as mean,
        regr_slope(w.kg, w.day - date '2000-01-01') * 7 as a_week
      from weights w where w.deleted_at is null and w.day > ${before(asked.today, slopeDays)} group by w.client_id
    ) s on s.client_id = c.id
    where ${active(asked)} and s.days >= 3 and s.last_day - s.first_day >= 7
      and abs(m.target - s.mean) > 0.5 and s.a_week * sign(m.target - s.mean) < -${againstAWeek}::numeric`,

  // who never weighed in was perhaps never meant to; the last day is looked up only for who has not for long
  'no weigh in': asked => sql`${row('no weigh in', { day: sql`last.day` })} from clients c cross join lateral (
      select w.day from weights w where w.client_id = c.id and w.deleted_at is null order by w.day desc, w.id desc limit 1
    ) last
    where ${active(asked)} and c.id not in (
      select w.client_id from weights w where w.deleted_at is null and w.day >= ${before(asked.today, attentionDays.noWeighIn)})`,

  'invitation open': asked => sql`${row('invitation open', { day: sql`(c.invited_at at time zone 'Europe/Rome')` })} from clients c
    where ${active(asked)} and c.registered_at is null
      and c.invited_at < now() - make_interval(days => ${attentionDays.invitationOpen})`,

  'never seen': asked => sql`${row('never seen', { day: sql`(c.registered_at at time zone 'Europe/Rome')` })}
    from clients c join memberships m on m.id = c.membership_id
    where ${active(asked)} and m.last_seen_at is null
      and c.registered_at < now() - make_interval(days => ${attentionDays.neverSeen})`,
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

const rank = joined(attentionReasons.map((reason, index) => sql`when ${reason}::text then ${index}::int`), ' ')

interface Found {
  rows: AttentionRow[] | null
  counts: Partial<Record<AttentionReason, number>> | null
}

/** The most pressing reason first, within it what has waited longest; with how many there are of each. */
export async function readAttention(
  db: WorkspaceDb, asked: Asked, { page, reason }: { page: number, reason?: AttentionReason | undefined },
) {
  const union = attentionReasons.map(each => sql`(${selects[each](asked)})`).reduce((all, next) => sql`${all} union all ${next}`)
  const { rows, counts } = await db.one<Found>(sql`
    with needs as materialized (${union}), shown as (
      select n.reason, n.day, n.action_id, n.detail, c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id,
        row_number() over (order by case n.reason ${rank} end, n.day, c.name_key, n.client_id, n.action_id) as place
      from needs n join clients c on c.id = n.client_id
      where ${reason ? sql`n.reason = ${reason}` : sql`true`} order by place
      limit ${attentionPerPage + 1} offset ${(page - 1) * attentionPerPage}
    )
    select (select json_agg(shown order by place) from shown) as rows,
      (select json_object_agg(reason, total) from (select reason, count(*) as total from needs group by reason) counted) as counts`)
  return {
    rows: rows ?? [],
    counts: { ...noneOfAny, ...counts },
  }
}

const noneOfAny: Record<AttentionReason, number> = {
  'subscription expired': 0, 'overdue action': 0, 'subscription expiring': 0, 'weight against goal': 0, 'no weigh in': 0,
  'invitation open': 0, 'never seen': 0,
}

/** What stands in an overdue action's detail. */
export function readDetail(detail: string | null): { kind: ActionKind, title: string } | undefined {
  const [kind, title = ''] = detail?.split('\n') ?? []
  return kind === undefined ? undefined : { kind: kind as ActionKind, title } // written by the select above
}
