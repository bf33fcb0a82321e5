import type { ChangeFigures, PastChange, SubscriptionState as State, WaitingChange } from '@allenio/contract/subscriptions'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { mayBecome } from '@allenio/domain/states'
import {
  paidUntil,
  subscriptionState,
  subscriptionTransitions,
  unpaidRenewal,
  type Canceller,
  type OwnFacts,
} from '@allenio/domain/subscriptions'
import { setPaidUntil } from '#areas/clients'
import { hasTaken } from '#areas/purchases'
import { addSubjects, jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import type { FetchedSubscription } from './fetched.ts'
import { lockSubscription } from '../queries.ts'
import { refreshSubscriptionScreens } from '../open-screens.ts'
import { notifyOfState } from '../mails/state-notices.ts'
import { compareTerms } from '../changes/terms.ts'
import { openPayUrl } from '../changes/waiting-change.ts'
import { enterPayments, type PaidInvoice } from '../payments.ts'
import { nextChargeOf } from '../present.ts'
import { adoptTerms, endUnlocks, giveForPeriods } from '../unlocks.ts'

type Subscription = Row<'subscriptions'>

export interface ApplyResult {
  /** Somebody has asked later and was quicker, so this answer is old and was left out. */
  isOld: boolean
  /** The first payment has arrived after days, and its checkout has to be fulfilled before anything else. */
  isToFulfil?: true
  /** Contradictions in the provider's answer; the caller logs them. */
  faults: readonly string[]
}

/** Applies the provider's answer under the row's lock. It may run any number of times and in any order. */
export async function applyFetched(db: WorkspaceDb, id: string, answer: FetchedSubscription): Promise<ApplyResult> {
  const row = await lockSubscription(db, id)
  const { side, startedAt } = answer
  if (!row || row.provider_id !== side.id) return { isOld: false, faults: [] }
  if (Date.parse(startedAt) < Date.parse(row.settled_at)) return { isOld: true, faults: [] }
  addSubjects(db, [id, ...(row.client_id ? [row.client_id] : [])])
  if (await isToFulfil(db, row, answer)) return { isOld: false, isToFulfil: true, faults: [] }
  const terms = compareTerms(side, row)
  const { next, faults } = await writeState(db, row, answer)
  if (terms.kind === 'foreign') {
    return { isOld: false, faults: [...faults, 'a subscription has an amount or a currency that is not ours: it unlocks nothing'] }
  }
  if (terms.kind === 'change dropped') {
    await db.run(sql`update subscriptions set change = null where id = ${id}`)
    next.change = null
    await noteChange(db, id, { step: 'released', change: terms.change })
  }
  if (terms.kind === 'changed') await adoptTerms(db, next, terms.change)
  const paid = await enterPayments(db, next, answer)
  if (terms.kind === 'changed') {
    const figures = figuresAfter(next, paid)
    await noteChange(db, id, { step: 'done', change: { ...terms.change, ...(figures && { figures }) } })
  }
  await giveForPeriods(db, next, side.invoices)
  if (next.ended_at !== null) await endUnlocks(db, next)
  if (next.client_id !== null && next.paid_until !== row.paid_until) await setPaidUntil(db, next.client_id)
  await notifyOfState(db, { before: row, after: next, paid, terms })
  if (next.state !== row.state || next.paid_until !== row.paid_until) await refreshSubscriptionScreens(db, next.client_id)
  return { isOld: false, faults }
}

/** While the first payment waited nothing was opened: the checkout opens it, with all that belongs to a sale. */
async function isToFulfil(db: WorkspaceDb, row: Subscription, { side }: FetchedSubscription): Promise<boolean> {
  if ((row.state !== 'in progress' && row.state !== 'pending') || row.checkout_id === null || paidUntil(side) === null) return false
  return side.endedAt === null && !(await hasTaken(db, row.id, 'fulfilled'))
}

/** Reads the canceller from the open request, because the provider's event may come before its answer. */
const readCanceller = async (db: WorkspaceDb, row: Subscription): Promise<Canceller | null> => {
  const request = await db.maybeOne<Row<'subscription_requests', 'details'>>(sql`
    select details from subscription_requests
    where subscription_id = ${row.id} and kind = 'cancel' and state = 'asked' order by created_at desc limit 1`)
  return request?.details.by ?? row.cancelled_by
}

async function writeState(db: WorkspaceDb, row: Subscription, { side, startedAt, payments }: FetchedSubscription) {
  const settlingInvoiceIds = side.invoices
    .filter(({ paymentId }) => paymentId !== null && payments[paymentId]?.status === 'settling')
    .map(({ id }) => id)
  const own: OwnFacts = { cancelledBy: await readCanceller(db, row), settlingInvoiceIds }
  const computed = subscriptionState(side, own)
  const isAllowed = mayBecome(subscriptionTransitions, row.state, computed)
  const state = isAllowed ? computed : row.state
  const unpaid = unpaidRenewal(side, own)
  const payUrl = unpaid?.payUrl ?? (side.changeExpiresAt === null ? null : openPayUrl(side))
  const isOver = side.endsAt !== null || side.endedAt !== null || side.state === 'canceled'
  const endedAt = side.endedAt ?? (side.state === 'canceled' || side.state === 'incomplete expired' ? (row.ended_at ?? startedAt) : null)
  const until = paidUntil(side)
  const paidDay = until === null ? null : romeDay(until)
  // the rest of a period counts as unpaid once the subscription was ended at once
  const lastDay = paidDay !== null && endedAt !== null && romeDay(endedAt) < paidDay ? romeDay(endedAt) : paidDay
  const next = await db.one<Subscription>(sql`
    update subscriptions set state = ${state}, provider_state = ${side.state}, customer_id = ${side.customerId},
      trial_until = ${side.trialEnd}, period_from = ${side.periodStart}, period_until = ${side.periodEnd}, paid_until = ${lastDay},
      cancelled_by = ${isOver ? own.cancelledBy : null}, ends_at = ${side.endedAt === null ? side.endsAt : null}, ended_at = ${endedAt},
      paused_at = case when ${side.state === 'paused'}::boolean then coalesce(paused_at, ${startedAt}) end,
      pause_id = case when ${side.state === 'paused'}::boolean then pause_id end,
      card = ${side.card && JSON.stringify(side.card)}, balance = ${side.credit},
      unpaid_since = ${unpaid?.since ?? null}, unpaid_amount = ${unpaid?.amount ?? null},
      is_refusal_hard = ${unpaid?.isRefusalHard ?? false}, retry_at = ${unpaid?.retryAt ?? null}, pay_url = ${payUrl},
      reminders = case when ${unpaid !== null}::boolean then reminders else 0 end, settled_at = ${startedAt}
    where id = ${row.id} returning *`)
  if (state !== row.state) await noteState(db, row.id, state)
  return { next, faults: isAllowed ? [] : [`a subscription that is ${row.state} cannot become ${computed}`] }
}

/** The charge of a change, and the next one: for one that was made at once these are the figures of its preview. */
function figuresAfter(row: Subscription, paid: readonly PaidInvoice[]): ChangeFigures | null {
  const next = nextChargeOf(row)
  const { balance, amount, discount } = row
  const dueNow = paid.findLast(({ cause }) => cause !== 'creation')?.amount ?? 0
  return next && { dueNow, balance, nextAmount: next.amount, nextAt: next.at, regularAmount: Math.max(0, amount - discount) }
}

interface ChangeNote {
  step: PastChange['step']
  change: WaitingChange
}

/** Enters a change of the terms in the history, beside the state that it had then. */
export function noteChange(db: WorkspaceDb, subscriptionId: string, { step, change }: ChangeNote): Promise<number> {
  const { package: soldPackage, amount, intervalUnit, intervalCount, figures, at } = change
  const past: PastChange = { step, package: soldPackage, amount, intervalUnit, intervalCount, at, ...(figures && { figures }) }
  return db.run(sql`
    insert into subscription_states (id, subscription_id, state, change)
    select ${newId()}, id, state, ${jsonText(past)}::jsonb from subscriptions where id = ${subscriptionId}`)
}

export const noteState = (db: WorkspaceDb, subscriptionId: string, state: State): Promise<number> =>
  db.run(sql`insert into subscription_states (id, subscription_id, state) values (${newId()}, ${subscriptionId}, ${state})`)
