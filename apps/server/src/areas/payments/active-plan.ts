import type { ActivePlan } from '@allenio/contract/payments'
import { clientsAllowed, freeTier, withVat } from '@allenio/domain/plan'
import { findPlan, hasCounted, readPlanState, type PlanRow } from '#areas/plan'
import type { WorkspaceDb } from '#platform/db'
import { usePayments } from '#platform/payments'
import { billingOf } from './billing-profile.ts'
import { findOpen, findScheduled, scheduledTerms, type ChangeRow } from './changes/store.ts'
import { nameOfTier } from './names.ts'
import { isLive } from './picture/apply.ts'
import { priceOfTerms } from './plan-terms.ts'

/** The plan of the business with what is charged next, what waits, and what its admins may do with it. */
export async function readActivePlan(db: WorkspaceDb): Promise<ActivePlan> {
  const { standing, activeClients, trialEndsAt } = await readPlanState(db, db.workspaceId)
  const { vat } = await billingOf(db)
  const row = await findPlan(db, db.workspaceId)
  const isTrial = Date.parse(trialEndsAt) > Date.now()
  const common = {
    activeClients,
    places: clientsAllowed(standing),
    trialEndsAt: isTrial ? trialEndsAt : null,
    bufferUntil: standing.kind === 'grace' ? standing.endsAt : null,
    vat,
  }
  const isOver =
    row?.state === 'ended' || (row?.state === 'granted' && row.counts_until !== null && Date.parse(row.counts_until) <= Date.now())
  if (!row || row.state === 'incomplete' || (isOver && !hasCounted(row))) return { ...withoutPlan(isTrial), ...common }
  const open = await findOpen(db)
  const scheduled = await findScheduled(db)
  const next = scheduled && scheduledTerms(scheduled)
  const nextNet = next ? (priceOfTerms(next) ?? 0) : row.price
  return {
    ...common,
    name: row.name,
    price: row.price,
    state: row.state,
    tier: row.max_clients,
    period: row.period,
    paidUntil: row.paid_until,
    endsAt: row.ends_at ?? row.ended_at,
    nextCharge: row.state === 'active' && row.period_until !== null ? { at: row.period_until, amount: withVat(nextNet, vat) } : null,
    unpaid: row.unpaid_since === null ? null : { since: row.unpaid_since, retryAt: row.retry_at, payUrl: row.pay_url },
    scheduledChange:
      scheduled && next && scheduled.scheduled_at !== null ? { ...next, price: withVat(nextNet, vat), at: scheduled.scheduled_at } : null,
    openChange: presentOpen(open),
    card: row.card,
    may: abilitiesOf(row, { isOver, hasScheduled: next !== undefined, hasOpen: open !== undefined }),
  }
}

const withoutPlan = (isTrial: boolean) => ({
  name: nameOfTier(freeTier.maxClients),
  price: 0,
  state: isTrial ? ('trial' as const) : ('free' as const),
  tier: null,
  period: null,
  paidUntil: null,
  endsAt: null,
  nextCharge: null,
  unpaid: null,
  scheduledChange: null,
  openChange: null,
  card: null,
  may: { ...nothing, purchase: usePayments() !== undefined },
})

const nothing = { purchase: false, change: false, cancel: false, resume: false, releaseChange: false, changeCard: false }

/** A cancellation that is under way changes no terms, so there is nothing to show. */
const presentOpen = (open: ChangeRow | undefined): ActivePlan['openChange'] =>
  open?.kind === 'change' && open.tier !== null && open.period !== null
    ? { tier: open.tier, period: open.period, total: open.total, confirmUrl: open.confirm_url, expiresAt: open.expires_at }
    : null

interface AbilityFacts {
  isOver: boolean
  hasScheduled: boolean
  hasOpen: boolean
}

function abilitiesOf(row: PlanRow, { isOver, hasScheduled, hasOpen }: AbilityFacts): ActivePlan['may'] {
  const maySell = usePayments() !== undefined
  if (!maySell || row.state === 'granted') return { ...nothing, purchase: maySell && isOver }
  if (!isLive(row)) return { ...nothing, purchase: true }
  const isRunning = row.state === 'active' || row.state === 'ending'
  return {
    purchase: false,
    change: isRunning && !hasOpen,
    cancel: row.state !== 'ending',
    resume: row.state === 'ending' && !hasOpen,
    releaseChange: hasScheduled && !hasOpen,
    changeCard: true,
  }
}
