import type { EndingPlan } from '@allenio/contract/plan'
import { listEndingPlans } from '@allenio/contract/plan'
import { workspacesOfSoleAdmin } from '#areas/permissions'
import { useConfig } from '#platform/config'
import { sql, type Row, type SystemDb } from '#platform/db'
import { bindPerson } from '#platform/http'

type RunningPlan = EndingPlan & { workspaceId: string }

interface RunningRow extends Row<'plan_subscriptions', 'workspace_id' | 'name' | 'state' | 'paid_until' | 'trial_until' | 'period_until'> {
  business: string
}

/** The plans of these businesses that would end with them. */
export async function listRunningPlans(db: SystemDb, workspaceIds: readonly string[]): Promise<RunningPlan[]> {
  if (!useConfig().hasPlans) return []
  const rows = await db.many<RunningRow>(sql`
    select pl.workspace_id, w.name as business, pl.name, pl.state, pl.paid_until, pl.trial_until, pl.period_until
    from plan_subscriptions pl join workspaces w on w.id = pl.workspace_id
    where pl.workspace_id = any(${[...workspaceIds]}::uuid[]) and (pl.provider_id is not null and pl.ended_at is null
      or pl.state = 'granted' and (pl.counts_until is null or pl.counts_until > now()))
    order by w.name, w.id`)
  return rows.map(row => ({
    workspaceId: row.workspace_id,
    business: row.business,
    name: row.name,
    isPaid: row.state !== 'granted',
    renewsAt: row.state === 'active' ? nextChargeOf(row) : null,
  }))
}

const nextChargeOf = ({ trial_until: trialUntil, period_until: periodUntil }: RunningRow): string | null =>
  trialUntil !== null && Date.parse(trialUntil) > Date.now() ? trialUntil : periodUntil

/** Deleting an account erases the businesses without another admin, and their plans end with them. */
export const endingPlansBinding = bindPerson(listEndingPlans, async ({ db, actor }) => {
  const businesses = await workspacesOfSoleAdmin(db, actor.personId)
  const ids = businesses.map(({ id }) => id)
  const plans = await listRunningPlans(db, ids)
  return { plans: plans.map(({ business, name, isPaid, renewsAt }) => ({ business, name, isPaid, renewsAt })) }
})
