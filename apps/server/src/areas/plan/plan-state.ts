import type { Language, WorkspaceRole } from '@allenio/contract'
import { clientsAllowed, placesLeft, planStanding, type PlanStanding } from '@allenio/domain/plan'
import { useConfig } from '#platform/config'
import { sql, type Count, type Db, type Row } from '#platform/db'
import { AppError } from '#platform/errors'
import { addWords } from '#platform/words'

interface PlanRow extends Row<'workspaces', 'trial_ends_at' | 'plan_name' | 'plan_max_clients' | 'plan_ends_at'> {
  has_plan: boolean
}

export interface PlanState {
  standing: PlanStanding
  activeClients: number
  planName: string | null
}

const findPlan = (db: Db, workspaceId: string) =>
  db.one<PlanRow>(sql`
  select trial_ends_at, is_premium or plan_name is not null as has_plan, plan_name, plan_max_clients, plan_ends_at
  from workspaces where id = ${workspaceId}`)

const countActive = async (db: Db, workspaceId: string) =>
  (
    await db.one<Count>(sql`
  select count(*) as count from clients
  where workspace_id = ${workspaceId} and status = 'active' and deleted_at is null and source <> 'sample'`)
  ).count

/** The current state of a business's plan. */
export async function readPlanState(db: Db, workspaceId: string): Promise<PlanState> {
  const row = await findPlan(db, workspaceId)
  const activeClients = await countActive(db, workspaceId)
  const plan = row.has_plan ? { maxClients: row.plan_max_clients, endsAt: row.plan_ends_at } : null
  const standing = planStanding({ trialEndsAt: row.trial_ends_at, plan, activeClients }, Date.now())
  return { standing, activeClients, planName: row.plan_name }
}

/** The number of clients that may still become active; null while there is no limit. A lock keeps the places until the transaction ends. */
export async function reservePlaces(db: Db, workspaceId: string): Promise<number | null> {
  // calls that add clients wait here for one another: otherwise all of them would find the same last place free
  await db.run(sql`select 1 from workspaces where id = ${workspaceId} for no key update`)
  return freePlaces(db, workspaceId)
}

/** The free places at this moment. It takes no lock, so the number may change at once. */
export async function freePlaces(db: Db, workspaceId: string): Promise<number | null> {
  const { standing, activeClients } = await readPlanState(db, workspaceId)
  return placesLeft(standing, activeClients)
}

const say = addWords('plan support', {
  it: { write: 'Scrivi all’assistenza', operator: 'chi gestisce il servizio' },
  en: { write: 'Write to support', operator: 'whoever runs the service' },
})

interface Asker {
  role: WorkspaceRole
  language: Language
}

/** Call it before clients are created or restored: throws 402 when the plan has no place for so many. */
export async function refuseOverLimit(db: Db & { workspaceId: string }, asker: Asker, newClients = 1): Promise<void> {
  const places = await reservePlaces(db, db.workspaceId)
  if (places !== null && places < newClients) throw await overLimit(db, asker)
}

/** The error, with a way out: admins write to the operator, because nothing can be paid for here yet; others ask their admin. */
export async function overLimit(db: Db & { workspaceId: string }, { role, language }: Asker): Promise<AppError> {
  const { standing } = await readPlanState(db, db.workspaceId)
  const max = clientsAllowed(standing) ?? 0
  const isOver = standing.kind === 'over'
  if (role !== 'admin') {
    return new AppError(isOver ? 'plan needed, ask the admin' : 'client limit, ask the admin', { values: { max } })
  }
  const { supportEmail } = useConfig()
  const buttons = supportEmail ? [{ title: say(language)('write'), redirect: `mailto:${supportEmail}` }] : []
  const contact = supportEmail ?? say(language)('operator')
  return new AppError(isOver ? 'plan needed' : 'client limit', { values: { max, contact }, ...(buttons.length && { data: { buttons } }) })
}
