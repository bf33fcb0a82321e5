import type { CoachDetail } from '@allenio/contract/dash'
import { hasSecondFactor } from '#areas/auth'
import { workspacesOfSoleAdmin } from '#areas/permissions'
import { listRunningPlans } from '#areas/plan'
import { sql, type Row, type SystemDb } from '#platform/db'
import { found } from '#platform/errors'
import { findRunningDeletion } from '../deletion/queries.ts'
import { listInterventionsIn } from '../interventions.ts'
import { presentCoach } from './present.ts'
import { readBusinesses } from './queries.ts'

interface Counted extends Row<'workspaces', 'id'> {
  clients: number
  subscriptions: number
}

/** How many clients and running subscriptions businesses have. */
const countIn = (db: SystemDb, ids: readonly string[]) =>
  db.many<Counted>(sql`
  select w.id,
    (select count(*)::int from clients c where c.workspace_id = w.id and c.deleted_at is null and c.source <> 'sample') as clients,
    (select count(*)::int from subscriptions s
      where s.workspace_id = w.id and s.ended_at is null and s.provider_id is not null) as subscriptions
  from workspaces w where w.id = any(${[...ids]}::uuid[])`)

export async function readCoach(db: SystemDb, id: string): Promise<CoachDetail> {
  const row = found((await readBusinesses(db, [id]))[0])
  const goesWithOwner = row.owner_id === null ? [] : await workspacesOfSoleAdmin(db, row.owner_id)
  const plans = new Map(
    (
      await listRunningPlans(
        db,
        goesWithOwner.map(each => each.id),
      )
    ).map(plan => [plan.workspaceId, plan]),
  )
  const counted = new Map((await countIn(db, [id, ...goesWithOwner.map(each => each.id)])).map(each => [each.id, each]))
  return {
    ...presentCoach(row),
    suspendedAt: row.suspended_at,
    suspensionReason: row.suspension_reason,
    runningSubscriptions: counted.get(id)?.subscriptions ?? 0,
    goesWithOwner: goesWithOwner.map(business => ({
      name: business.name,
      clients: counted.get(business.id)?.clients ?? 0,
      subscriptions: counted.get(business.id)?.subscriptions ?? 0,
      plan: planOf(plans.get(business.id)),
    })),
    ownerHasSecondFactor: row.owner_id !== null && (await hasSecondFactor(db, row.owner_id)),
    deletion: row.owner_id === null ? null : await findRunningDeletion(db, row.owner_id),
    interventions: await listInterventionsIn(db, id),
  }
}

type GoingPlan = CoachDetail['goesWithOwner'][number]['plan']

const planOf = (plan: GoingPlan | undefined): GoingPlan => (plan ? { name: plan.name, isPaid: plan.isPaid, renewsAt: plan.renewsAt } : null)
