import type { DeletionStepKind, RunningDeletion } from '@allenio/contract/dash'
import { operatorDeletionDays } from '@allenio/contract/dash'
import { newId } from '@allenio/domain/ids'
import { jsonText, sql, type NotNull, type Row, type SystemDb } from '#platform/db'

const isRunning = sql`d.undone_at is null and d.finished_at is null`

type RunningRow = Row<'operator_deletions', 'id' | 'created_at' | 'due_at'>
type StepRow = Row<'operator_deletion_steps', 'kind' | 'done_at'> & { business: string | null }

export async function findRunningDeletion(db: SystemDb, personId: string): Promise<RunningDeletion | null> {
  const row = await db.maybeOne<RunningRow>(sql`
    select d.id, d.created_at, d.due_at from operator_deletions d where d.person_id = ${personId} and ${isRunning}`)
  if (!row) return null
  const steps = await db.many<StepRow>(sql`
    select s.kind, s.done_at, w.name as business from operator_deletion_steps s left join workspaces w on w.id = s.workspace_id
    where s.deletion_id = ${row.id} order by s.place`)
  return {
    askedAt: row.created_at,
    dueAt: row.due_at,
    steps: steps.map(({ kind, business, done_at: doneAt }) => ({ kind, business, doneAt })),
  }
}

interface NewDeletion {
  personId: string
  askedBy: string
  /** The businesses that go with the person. */
  workspaceIds: readonly string[]
}

/** Undefined where a deletion runs already. The steps stand in the order in which they are done. */
export async function insertDeletion(db: SystemDb, { personId, askedBy, workspaceIds }: NewDeletion) {
  const row = await db.maybeOne<RunningRow>(sql`
    insert into operator_deletions as d (id, person_id, asked_by, due_at)
    values (${newId()}, ${personId}, ${askedBy}, now() + make_interval(days => ${operatorDeletionDays}))
    on conflict (person_id) where undone_at is null and finished_at is null do nothing
    returning d.id, d.created_at, d.due_at`)
  if (!row) return undefined
  const steps: { kind: DeletionStepKind; workspaceId: string | null }[] = [
    ...workspaceIds.map(workspaceId => ({ kind: 'stop sales' as const, workspaceId })),
    { kind: 'cancel subscriptions', workspaceId: null },
    ...workspaceIds.map(workspaceId => ({ kind: 'notify clients' as const, workspaceId })),
    { kind: 'erase', workspaceId: null },
  ]
  const rows = steps.map((step, place) => ({ place, kind: step.kind, workspace_id: step.workspaceId }))
  await db.run(sql`
    insert into operator_deletion_steps (deletion_id, place, kind, workspace_id)
    select ${row.id}, r.place, r.kind, r.workspace_id
    from jsonb_to_recordset(${jsonText(rows)}::jsonb)
      as r (place integer, kind text, workspace_id uuid)`)
  return row
}

/** The businesses of the running deletion, which then is over. Undefined where none runs. */
export async function endRunningDeletion(db: SystemDb, personId: string): Promise<string[] | undefined> {
  const row = await db.maybeOne<Row<'operator_deletions', 'id'>>(sql`
    update operator_deletions d set undone_at = now()
    where d.person_id = ${personId} and ${isRunning}
      and not exists (select from persons p where p.id = d.person_id and p.deletion_due_at is not null)
    returning d.id`)
  if (!row) return undefined
  const steps = await db.many<NotNull<Row<'operator_deletion_steps', 'workspace_id'>>>(sql`
    select distinct workspace_id from operator_deletion_steps where deletion_id = ${row.id} and workspace_id is not null order by 1`)
  return steps.map(({ workspace_id: id }) => id)
}
