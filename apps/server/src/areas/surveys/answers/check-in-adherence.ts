import type { Output } from '@allenio/contract'
import { checkInAdherenceDays, checkInThresholds, type listCheckInMarks } from '@allenio/contract/surveys'
import { romeDay } from '@allenio/domain/days'
import { daysBefore } from '#areas/client-overview'
import { reachableClients, type AdherencePart, type Asker } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

const { good, fair } = checkInThresholds

const kind = sql`a.repetition ->> 'kind'`
const every = sql`(a.repetition ->> 'every')::int`

/** A condition on days `d`: the repetition of the action `a` names them. What it means is said by `nextDue` of the domain. */
const isNamed = sql`
  case ${kind}
    when 'once' then d.day = a.start_day
    when 'daily' then true
    when 'weekly' then a.repetition -> 'days' @> to_jsonb(extract(isodow from d.day)::int)
      and (date_trunc('week', d.day)::date - date_trunc('week', a.start_day)::date) / 7 % ${every} = 0
    else d.day = (a.start_day + make_interval(months => m.months))::date and m.months % ${every} = 0
  end`

const monthsOf = sql`
  (extract(year from d.day)::int - extract(year from a.start_day)::int) * 12
    + extract(month from d.day)::int - extract(month from a.start_day)::int`

/**
 * Sums up the check-ins that were due in eight weeks, by client, as `checkInAdherence` of the domain counts them. Surveys that are kept
 * to one profession count nothing.
 */
const sums = (today: string): Sql => sql`
  select p.client_id, p.due, p.answered, p.percent,
    case when p.percent >= ${good}::int then 'good' when p.percent >= ${fair}::int then 'fair' else 'poor' end as level
  from (
    select u.client_id, count(*)::int as due, count(r.id)::int as answered, round(count(r.id) * 100.0 / count(*))::int as percent
    from survey_assignments u
      join surveys e on e.id = u.survey_id and e.type = 'CHECK_IN' and e.reader is null
      join client_actions a on a.id = u.id
      cross join lateral (
        select g.day::date as day from generate_series(
          greatest(a.start_day, ${daysBefore(today, checkInAdherenceDays - 1)})::timestamp,
          least(a.until_day, ${today}::date, (u.ended_at at time zone 'Europe/Rome')::date)::timestamp, interval '1 day') as g (day)) d
      cross join lateral (select ${monthsOf} as months) m
      left join survey_answers r on r.assignment_id = u.id and r.due_day = d.day and r.deleted_at is null
    where ${isNamed} and (d.day < ${today}::date or r.id is not null) and not exists (
      select from client_pauses q where q.client_id = u.client_id and q.deleted_at is null
        and q.from_day <= d.day and (q.until_day is null or q.until_day >= d.day))
    group by u.client_id
  ) p`

/** The order of the client list and its filter. */
export const checkInAdherencePart: AdherencePart = { kind: 'checkIns', permission: 'view surveys', select: sums }

export async function listMarks(db: WorkspaceDb, asker: Asker, clientIds: readonly string[]): Promise<Output<typeof listCheckInMarks>> {
  const marks = await db.many<Output<typeof listCheckInMarks>['marks'][number]>(sql`
    select s.client_id as "clientId", s.percent, s.level, s.due, s.answered from (${sums(romeDay())}) s
      join clients c on c.id = s.client_id
    where s.client_id = any(${[...clientIds]}::uuid[]) and ${reachableClients(asker)} order by s.client_id`)
  return { marks }
}
