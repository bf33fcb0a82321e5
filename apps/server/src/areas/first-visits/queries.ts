import { firstVisitSteps, type FirstVisit, type FirstVisitStepName } from '@allenio/contract/first-visits'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { doneSteps, stepTargets } from './parts.ts'

interface FirstVisitRow extends Row<'first_visits', 'skipped_steps'> {
  done: FirstVisitStepName[]
  targets: (string | null)[]
}

/** Reads how far the first visit of a client has come; null where none is open. The caller has reached the client. */
export async function readFirstVisit(db: WorkspaceDb, clientId: string): Promise<FirstVisit | null> {
  const row = await db.maybeOne<FirstVisitRow>(sql`
    select v.skipped_steps, ${doneSteps(sql`v.client_id`)} as done, ${stepTargets(sql`v.client_id`)} as targets
    from first_visits v where v.client_id = ${clientId} and v.ended_at is null`)
  if (!row) return null
  const steps = firstVisitSteps.map((step, at) => ({
    step,
    state: row.done.includes(step) ? ('done' as const) : row.skipped_steps.includes(step) ? ('skipped' as const) : ('open' as const),
    targetId: row.targets[at] ?? null,
  }))
  return { steps, current: steps.find(({ state }) => state === 'open')?.step ?? null }
}

export const startFirstVisit = (db: WorkspaceDb, clientId: string, memberId: string) =>
  db.run(sql`
  insert into first_visits as v (client_id, started_by) values (${clientId}, ${memberId})
  on conflict (workspace_id, client_id) do update
    set ended_at = null, started_at = case when v.ended_at is null then v.started_at else now() end`)

interface Skip {
  clientId: string
  step: FirstVisitStepName
  isSkipped: boolean
}

/** Answers how many first visits it has changed: one, or none where none is open. */
export const updateSkippedStep = (db: WorkspaceDb, { clientId, step, isSkipped }: Skip) =>
  db.run(sql`
  update first_visits set skipped_steps = array_remove(skipped_steps, ${step}) ||
    case when ${isSkipped}::boolean then array[${step}::text] else '{}' end
  where client_id = ${clientId} and ended_at is null`)

export const endFirstVisit = (db: WorkspaceDb, clientId: string) =>
  db.run(sql`update first_visits set ended_at = now() where client_id = ${clientId} and ended_at is null`)
