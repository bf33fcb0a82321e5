import type { ActionKind } from '@allenio/contract/client-actions'
import { attentionDays, attentionReasons, type AttentionReason } from '@allenio/contract/home'
import { reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Sql, type WorkspaceDb } from '#platform/db'

// Each reason is a select of (place, reason, client_id, day, action_id, detail) from `reached`, which are read
// once: together they are one statement, whatever the number of clients.

/** Fewer kilograms a week than this is the noise of scales. */
const againstAWeek = 0.15
const slopeDays = 28

interface Asked {
  actor: Actor
  today: string
}

interface Parts {
  day: Sql
  action?: Sql
  detail?: Sql
}

/** Of a client `c` among those reached. */
const row = (reason: AttentionReason, { day, action = sql`null`, detail = sql`null` }: Parts) => sql`
  select ${attentionReasons.indexOf(reason)}::int as place, ${reason}::text as reason, c.id as client_id, ${day}::date as day,
    ${action}::uuid as action_id, ${detail}::text as detail`

const before = (today: string, days: number) => sql`${today}::date - ${days}::int`

/** Everybody's weights of the last weeks: each day that has one is a bit, today the lowest. It costs no sorting. */
const recent = (today: string) => sql`
  select w.client_id, bit_or(1 << (${today}::date - least(w.day, ${today}::date))) as days,
    regr_avgy(w.kg::float8, w.day - ${today}::date) as mean, regr_slope(w.kg::float8, w.day - ${today}::date) * 7 as a_week
  from weights w where w.deleted_at is null and w.day > ${before(today, slopeDays)} group by w.client_id`

const lastDay = (today: string) => sql`(${today}::date - round(ln((s.days & -s.days)::float8) / ln(2))::int)`

const selects: Record<AttentionReason, (today: string) => Sql> = {
  'subscription expired': today => sql`${row('subscription expired', { day: sql`c.subscription_end` })} from reached c
    where c.subscription_end < ${today} and c.subscription_end >= ${before(today, attentionDays.expiredSince)}`,

  'overdue action': today => sql`
    ${row('overdue action', { day: sql`a.due_day`, action: sql`a.id`, detail: sql`a.kind || chr(10) || a.title` })}
    from client_actions a join reached c on c.id = a.client_id
    where a.deleted_at is null and not a.is_done and a.due_day < ${today}`,

  'subscription expiring': today => sql`${row('subscription expiring', { day: sql`c.subscription_end` })} from reached c
    where c.subscription_end >= ${today} and c.subscription_end <= ${before(today, -attentionDays.expiring)}`,

  // three days that have a weight at least, and a week between the first and the last
  'weight against goal': today => sql`
    ${row('weight against goal', { day: lastDay(today), detail: sql`round(s.a_week::numeric, 2)` })}
    from reached c join targets t on t.client_id = c.id join recent s on s.client_id = c.id
    where bit_count(s.days::bit(32)) >= 3 and s.days / (s.days & -s.days) >= 1 << 7
      and abs(t.target - s.mean) > 0.5 and s.a_week * sign(t.target - s.mean) < -${againstAWeek}::float8`,

  // who never weighed in was perhaps never meant to; the last day is looked up only for who has not for as long as is known
  'no weigh in': today => sql`
    ${row('no weigh in', { day: sql`coalesce(last.day, ${lastDay(today)})` })}
    from reached c left join recent s on s.client_id = c.id left join lateral (
      select w.day from weights w where s.client_id is null and w.client_id = c.id and w.deleted_at is null
      order by w.day desc, w.id desc limit 1
    ) last on true
    where case when s.client_id is null then last.day is not null else s.days & ((1 << ${attentionDays.noWeighIn + 1}) - 1) = 0 end`,

  'invitation open': () => sql`${row('invitation open', { day: sql`(c.invited_at at time zone 'Europe/Rome')` })} from reached c
    where c.registered_at is null and c.declined_at is null
      and c.invited_at < now() - make_interval(days => ${attentionDays.invitationOpen})`,

  'never seen': () => sql`${row('never seen', { day: sql`(c.registered_at at time zone 'Europe/Rome')` })}
    from memberships m join reached c on c.membership_id = m.id
    where m.role = 'client' and m.last_seen_at is null
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

interface Found {
  rows: AttentionRow[] | null
  counts: Partial<Record<AttentionReason, number>> | null
}

/** The most pressing reason first, within it what has waited longest; with how many there are of each. */
export async function readAttention(
  db: WorkspaceDb, { actor, today }: Asked, { page, reason }: { page: number, reason?: AttentionReason | undefined },
) {
  const union = attentionReasons.map(each => sql`(${selects[each](today)})`).reduce((all, next) => sql`${all} union all ${next}`)
  const { rows, counts } = await db.one<Found>(sql`
    with reached as materialized (
      select c.id, c.membership_id, c.subscription_end, c.invited_at, c.declined_at, c.registered_at
      from clients c where c.status = 'active' and ${reachableClients(actor)}
    ), targets as materialized (
      select m.client_id, m.target::float8 as target from client_metrics m
      where m.kind = 'weight' and m.deleted_at is null and m.target is not null
    ), recent as materialized (${recent(today)}), needs as materialized (${union}), shown as (
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
