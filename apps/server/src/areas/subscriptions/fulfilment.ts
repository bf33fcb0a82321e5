import type { SubscriptionState } from '@allenio/contract/subscriptions'
import { addDays, addMonths, romeDay } from '@allenio/domain/days'
import { mayBecome } from '@allenio/domain/states'
import { subscriptionTransitions } from '@allenio/domain/subscriptions'
import { setPaidUntil } from '#areas/clients'
import { readVersion, type Version } from '#areas/packages'
import { takeStep, type Checkout, type CheckoutFollower } from '#areas/purchases'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { enqueue } from '#platform/jobs'
import { noteState } from './requests/apply.ts'
import { settleSubscription } from './requests/complete.ts'
import { lockSubscription } from './queries.ts'
import { giveForPeriod } from './unlocks.ts'

/** The end of the first period, until the provider has said it exactly: nobody who has paid stands there without an end. */
function firstEnd(
  day: string,
  { intervalUnit, intervalCount, trialDays }: Pick<Version, 'intervalUnit' | 'intervalCount' | 'trialDays'>,
): string {
  if (trialDays > 0) return addDays(day, trialDays)
  const count = intervalCount ?? 1
  switch (intervalUnit) {
    case 'DAY':
      return addDays(day, count)
    case 'WEEK':
      return addDays(day, 7 * count)
    case 'MONTH':
    case null:
      return addMonths(day, count)
    case 'YEAR':
      return addMonths(day, 12 * count)
    default:
      return intervalUnit satisfies never
  }
}

/** Fulfils the checkout of a package that repeats. The provider is asked for the exact days right after the transaction. */
export const subscriptionFollower: CheckoutFollower = {
  billingModel: 'SUBSCRIPTION',
  async fulfil(db, checkout) {
    const { row, isNew } = await enterSubscription(db, checkout, 'active')
    // a buyer who has cancelled or withdrawn meanwhile has nothing to open
    if (row.ended_at !== null || row.withdrawn_at !== null) return
    if (isNew) await noteState(db, row.id, 'active')
    await giveFirstPeriod(db, row)
    if (row.provider_id !== null) await enqueue(db, settleSubscription, { workspaceId: db.workspaceId, id: row.id })
  },

  async wait(db, checkout) {
    const state = checkout.state === 'settling' ? 'in progress' : 'pending'
    const { row, isNew } = await enterSubscription(db, checkout, state)
    if (isNew) await noteState(db, row.id, state)
    if (row.provider_id !== null) await enqueue(db, settleSubscription, { workspaceId: db.workspaceId, id: row.id })
  },
}

/** Enters the subscription of a checkout, whose id it has, or brings it forward: a payment that takes days has entered it before. */
async function enterSubscription(db: WorkspaceDb, checkout: Checkout, wanted: SubscriptionState) {
  const version = found(await readVersion(db, checkout.version_id))
  const { interval_unit, interval_count } = rhythmOf(version)
  const trialDays = checkout.has_trial ? version.trialDays : 0
  const before = await lockSubscription(db, checkout.id)
  const mayGoOn = !before || (before.ended_at === null && mayBecome(subscriptionTransitions, before.state, wanted))
  const state = mayGoOn ? wanted : before.state
  const paidUntil = wanted === 'active' ? firstEnd(romeDay(), { ...version, trialDays }) : null
  const row = await db.one<Row<'subscriptions'>>(sql`
    insert into subscriptions (id, package_id, version_id, checkout_id, client_id, buyer_name, buyer_email, fiscal, state, amount,
      currency, interval_unit, interval_count, provider, account_id, provider_id, customer_id, paid_until, discount, settled_at)
    values (${checkout.id}, ${checkout.package_id}, ${version.id}, ${checkout.id}, ${checkout.client_id},
      ${`${checkout.first_name} ${checkout.last_name}`.trim()}, ${checkout.email}, ${jsonText(checkout.fiscal)}::jsonb, ${state},
      ${version.price}, ${version.currency}, ${interval_unit}, ${interval_count}, ${checkout.provider}, ${checkout.account_id},
      ${checkout.provider_subscription_id}, ${checkout.customer_id}, ${paidUntil},
      ${Math.max(0, version.price - checkout.total)}, 'epoch')
    on conflict (workspace_id, id) do update set client_id = excluded.client_id, provider_id = excluded.provider_id,
      customer_id = excluded.customer_id, state = excluded.state,
      paid_until = case when ${mayGoOn}::boolean then excluded.paid_until else subscriptions.paid_until end
    returning *`)
  return { row, isNew: before?.state !== row.state }
}

function rhythmOf({ intervalUnit, intervalCount }: Version) {
  if (intervalUnit === null || intervalCount === null) throw new Error('a package that does not repeat is no subscription')
  return { interval_unit: intervalUnit, interval_count: intervalCount }
}

async function giveFirstPeriod(db: WorkspaceDb, row: Row<'subscriptions'>): Promise<void> {
  const periodFrom = romeDay(row.created_at)
  if (await takeStep(db, row.id, `period ${periodFrom}`)) await giveForPeriod(db, row, periodFrom)
  if (row.client_id !== null) await setPaidUntil(db, row.client_id)
}
