import { romeDay } from '@allenio/domain/days'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, defineWorkspaceJob, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { requestLater } from './requests/complete.ts'

// The professional's pause of a client rests their payments, too, if they ticked it: from its first day until it is over, shortened or
// deleted. Whoever resumes by hand during the pause is not paused again by it.

const restsNow = (today: string) => sql`k.deleted_at is null and k.pauses_payments and k.from_day <= ${today}::date
  and (k.until_day is null or k.until_day >= ${today}::date)`

const toPause = (today: string) => sql`
  select s.workspace_id, s.id, s.client_id, k.id as pause_id from subscriptions s
  join client_pauses k on k.workspace_id = s.workspace_id and k.client_id = s.client_id and ${restsNow(today)}
  where s.state = 'active' and s.ends_at is null and s.ended_at is null and s.provider_id is not null and not exists (
    select from subscription_requests q where q.workspace_id = s.workspace_id and q.subscription_id = s.id
      and (q.kind = 'pause' and q.state = 'asked'
        or q.kind = 'resume' and q.state <> 'refused' and q.author_id is not null and q.created_at > k.updated_at))`

const toResume = (today: string) => sql`
  select s.workspace_id, s.id, s.client_id from subscriptions s
  where s.state = 'paused' and s.pause_id is not null and s.ended_at is null and not exists (
    select from client_pauses k where k.workspace_id = s.workspace_id and k.id = s.pause_id and k.client_id = s.client_id
      and ${restsNow(today)})`

type PauseRow = Row<'subscriptions', 'id'> & { pause_id: string }

/** Rests and resumes the payments of clients as their pauses say; without ids, of all clients of the business. */
export async function followPauses(db: WorkspaceDb, clientIds?: readonly string[]): Promise<void> {
  const today = romeDay()
  const isOfThese = clientIds ? sql`f.client_id = any(${[...clientIds]}::uuid[])` : sql`true`
  const pausing = await db.many<PauseRow>(sql`select f.id, f.pause_id from (${toPause(today)}) f where ${isOfThese} order by f.id`)
  for (const { id, pause_id: pauseId } of pausing) await requestLater(db, id, { kind: 'pause', details: { pauseId }, authorId: null })
  const resuming = await db.many<Row<'subscriptions', 'id'>>(sql`select f.id from (${toResume(today)}) f where ${isOfThese} order by f.id`)
  for (const { id } of resuming) await requestLater(db, id, { kind: 'resume', authorId: null })
}

export const followPausesHere = defineWorkspaceJob<Record<string, never>>({
  name: 'follow pauses of subscriptions',
  handle: ({ db }) => followPauses(db),
})

const businessesWithPauses = jobInWorkspaces({
  job: followPausesHere,
  list: db => {
    const today = romeDay()
    return db.many<WorkspaceRow>(sql`
      select distinct f.workspace_id from (
        select workspace_id from (${toPause(today)}) p union all select workspace_id from (${toResume(today)}) r) f`)
  },
})

export const sweepPauses = defineSweep({ name: 'sweep pauses of subscriptions', cron: '15 * * * *', parts: () => [businessesWithPauses] })
