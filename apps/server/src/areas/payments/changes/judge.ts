import type { ParsedInput } from '@allenio/contract'
import type { previewPlanChange } from '@allenio/contract/payments'
import { freeTier, paidTiers, planChange, termsAfter, type PlanChange, type PlanTerms } from '@allenio/domain/plan'
import { findPlan, lockPlan, readPlanState, type PlanRow } from '#areas/plan'
import type { WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { billingOf } from '../billing-profile.ts'
import { isLive } from '../picture/apply.ts'
import { termsOfRow, type PreviewFacts } from './preview.ts'
import { findOpen, findScheduled, scheduledTerms, type ChangeRow } from './store.ts'

type Wish = ParsedInput<typeof previewPlanChange>

/** The plan that can be changed, locked: one that is paid and runs. */
export async function requirePaidPlan(db: WorkspaceDb): Promise<PlanRow & { provider_id: string; period_until: string }> {
  const row = await lockPlan(db)
  if (row?.state === 'granted') throw new AppError('plan granted')
  const { provider_id: providerId, period_until: periodUntil } = row ?? {}
  if (!row || !isLive(row) || !providerId || !periodUntil || row.state === 'incomplete') throw new AppError('no paid plan')
  return { ...row, provider_id: providerId, period_until: periodUntil }
}

/** Judges a wish, and answers all that its preview needs. */
export async function judgeWish(db: WorkspaceDb, { tier, period, at }: Wish): Promise<PreviewFacts> {
  const row = await requirePaidPlan(db)
  if (row.unpaid_since !== null || row.state === 'overdue') throw new AppError('plan unpaid')
  if (row.state === 'paused') throw new AppError('no paid plan')
  if (tier !== freeTier.maxClients && !paidTiers.includes(tier)) throw wrongField('tier', 'plan unknown')
  const current = termsOfRow(row)
  if (!current) throw new AppError('no paid plan')
  const scheduled = await findScheduled(db)
  const open = await findOpen(db)
  if (open?.state === 'unconfirmed' || open?.state === 'undoing') throw new AppError('plan changing')
  const change = planChange(current, { tier, period, at }, factsOf(row, scheduled))
  if (!change) throw wrongField('tier', 'nothing to change in plan')
  return factsFor(db, row, { current, wanted: { tier, period }, change })
}

const isTrialOf = ({ trial_until: trialUntil, paid_until: paidUntil }: PlanRow): boolean => trialUntil !== null && paidUntil === null

const factsOf = (row: PlanRow, scheduled: ChangeRow | undefined) => ({
  isTrial: isTrialOf(row),
  scheduled: scheduledTerms(scheduled),
  isCancelled: row.state === 'ending',
})

async function factsFor(
  db: WorkspaceDb,
  row: PlanRow,
  { current, wanted, change }: { current: PlanTerms; wanted: PlanTerms; change: PlanChange },
): Promise<PreviewFacts> {
  const { activeClients } = await readPlanState(db, db.workspaceId)
  const { vat } = await billingOf(db)
  return {
    workspaceId: db.workspaceId,
    providerId: row.provider_id ?? '',
    current,
    wanted,
    change,
    vat,
    activeClients,
    periodUntil: row.period_until ?? '',
    isTrial: isTrialOf(row),
    replaces: change.steps.some(({ kind }) => kind === 'release')
      ? 'scheduled change'
      : change.steps.some(({ kind }) => kind === 'keep')
        ? 'cancellation'
        : null,
  }
}

/** The facts of a stored change, judged anew. Its steps stay as they were stored. */
export async function factsOfChange(db: WorkspaceDb, change: ChangeRow): Promise<PreviewFacts | undefined> {
  const row = await findPlan(db, db.workspaceId)
  const current = row && termsOfRow(row)
  const now = termsAfter(change.steps)
  if (!row || !current || !now || change.tier === null || change.period === null) return undefined
  const terms = { tier: change.tier, period: change.period }
  const effect = planChange(current, { ...terms, at: 'now' }, factsOf(row, await findScheduled(db)))
  return effect ? factsFor(db, row, { current, wanted: terms, change: effect }) : undefined
}
