import type { Language, WorkspaceRole } from '@allenio/contract'
import { clientsAllowed, mostClientsOfPlans, placesLeft, planStanding, type PlanStanding } from '@allenio/domain/plan'
import { useConfig } from '#platform/config'
import { sql, type Count, type Db, type Row } from '#platform/db'
import { AppError } from '#platform/errors'
import { usePayments } from '#platform/payments'
import { makeSay } from '#platform/words'
import { findPlan, hasCounted } from './subscription.ts'

export interface PlanState {
  standing: PlanStanding
  activeClients: number
  planName: string | null
  /** A renewal was not paid. */
  isUnpaid: boolean
  trialEndsAt: string
}

const countActive = async (db: Db, workspaceId: string) =>
  (
    await db.one<Count>(sql`
  select count(*) as count from clients
  where workspace_id = ${workspaceId} and status = 'active' and deleted_at is null and source <> 'sample'`)
  ).count

const unlimited = { standing: { kind: 'plan', maxClients: null }, planName: null, isUnpaid: false } as const

/** The current state of a business's plan. Where the installation has no plans, nothing is limited. */
export async function readPlanState(db: Db, workspaceId: string): Promise<PlanState> {
  const { trial_ends_at: trialEndsAt } = await db.one<Row<'workspaces', 'trial_ends_at'>>(sql`
    select trial_ends_at from workspaces where id = ${workspaceId}`)
  const activeClients = await countActive(db, workspaceId)
  if (!useConfig().hasPlans) return { ...unlimited, activeClients, trialEndsAt }
  const row = await findPlan(db, workspaceId)
  const plan = row && hasCounted(row) ? { maxClients: row.max_clients, endsAt: row.counts_until } : null
  const standing = planStanding({ trialEndsAt, plan, activeClients }, Date.now())
  return { standing, activeClients, planName: plan && row ? row.name : null, isUnpaid: row?.state === 'overdue', trialEndsAt }
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

const say = makeSay({
  it: { write: 'Scrivi all’assistenza', operator: 'chi gestisce il servizio' },
  en: { write: 'Write to support', operator: 'the people who run the service' },
})

interface Asker {
  role: WorkspaceRole
  language: Language
}

/** The clients that are to become active, and the page to which an admin comes back after paying for their places. */
export interface WantedPlaces {
  newClients?: number
  from: string
}

/** Call it before clients are created or restored: throws 402 when the plan has no place for so many. */
export async function refuseOverLimit(db: Db & { workspaceId: string }, asker: Asker, wanted: WantedPlaces): Promise<void> {
  const places = await reservePlaces(db, db.workspaceId)
  if (places !== null && places < (wanted.newClients ?? 1)) throw await overLimit(db, asker, wanted)
}

/** The error, with a way out: admins are led to the plans, or write to the operator where none is large enough; others ask their admin. */
async function overLimit(
  db: Db & { workspaceId: string },
  { role, language }: Asker,
  { newClients = 1, from }: WantedPlaces,
): Promise<AppError> {
  const { standing, activeClients } = await readPlanState(db, db.workspaceId)
  const max = clientsAllowed(standing) ?? 0
  const isOver = standing.kind === 'over'
  if (role !== 'admin') {
    return new AppError(isOver ? 'plan needed, ask the admin' : 'client limit, ask the admin', { values: { max } })
  }
  const places = activeClients + newClients
  if (usePayments() && places <= mostClientsOfPlans) {
    const redirect = `/payments?places=${places}&from=${from}`
    return new AppError(isOver ? 'plan needed' : 'client limit', { values: { max }, data: { redirect } })
  }
  const { supportEmail } = useConfig()
  const buttons = supportEmail ? [{ title: say(language)('write'), redirect: `mailto:${supportEmail}` }] : []
  const contact = supportEmail ?? say(language)('operator')
  return new AppError(isOver ? 'plan needed, write to us' : 'client limit, write to us', {
    values: { max, contact },
    ...(buttons.length && { data: { buttons } }),
  })
}
