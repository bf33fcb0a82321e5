import { installmentsOf } from '@allenio/domain/packages'
import { paidUntil } from '@allenio/domain/subscriptions'
import { refreshPlanScreens } from '#areas/plan'
import { lockFor, sql, type WorkspaceDb } from '#platform/db'
import { ownAccount, type CheckoutState, type Invoice, type SettleContext, type SubscriptionState } from '#platform/payments'
import { setCheckoutState, type CheckoutRow } from '../checkouts/queries.ts'
import { returnSecondPayment } from '../checkouts/second-payment.ts'
import { enterPlanPayment } from '../picture/plan-payments.ts'
import { saleFollowers, type SaleFollower, type SaleState } from './sale.ts'

/**
 * Brings a sale to what the provider tells, enters its payments, and tells the area that sells it. What was paid a second time, on a page
 * that was closed too late, is given back.
 */
export async function settleSale(context: SettleContext, row: CheckoutRow, page: CheckoutState): Promise<void> {
  const { database, provider, log } = context
  const subscriptionId = page.status === 'complete' ? page.subscriptionId : null
  const invoiceId = page.status === 'complete' && page.payment === 'paid' && subscriptionId === null ? page.invoiceId : null
  const giveBack = () => returnSecondPayment(context, { row, subscriptionId, invoiceId, isSettling: page.payment === 'settling' })
  if (row.state === 'returning') return giveBack()
  let side = subscriptionId === null ? null : await provider.readSubscription(ownAccount, subscriptionId)
  if (side && row.installments !== null && side.endsAt === null && side.endedAt === null) {
    const amount = installmentsOf(row.net, row.installments)[1] ?? 0
    side = await provider.limitToInstallments(ownAccount, side.id, { count: row.installments, amount }, `limitSale:${row.id}`)
  }
  const invoices = side?.invoices ?? (invoiceId === null ? [] : [await provider.readInvoice(ownAccount, invoiceId)])
  const isTaken = await database.withWorkspace(row.workspace_id, 'write', async db => {
    const sale = saleOf(row, page, side)
    // pages of one sale are judged one after the other
    await lockFor(db, 'operator sale', sale.saleId)
    const { state } = await db.one<Pick<CheckoutRow, 'state'>>(sql`select state from plan_checkouts where id = ${row.id} for update`)
    await refreshPlanScreens(db, db.workspaceId)
    const isPaidAlready = !takesMoney(state) && (await isPaidElsewhere(db, row))
    if (isPaidAlready && takesMoney(sale.state)) return false
    // a page that was left says nothing of a sale that another one has paid
    if (!isPaidAlready && !(await followerOf(row).follow(db, sale))) return false
    const hasOtherVat = await enterInvoices(db, { row, invoices, card: side?.card ?? null })
    if (hasOtherVat) log.error('an invoice has another VAT than ours', { workspace: row.workspace_id, checkout: row.id })
    const { paidUntil: until, endsAt } = sale
    await setCheckoutState(db, row.id, pageState(sale.state), { subscriptionId, term: { paidUntil: until, endsAt } })
    return true
  })
  if (!isTaken) await giveBack()
}

function followerOf({ sale_kind: saleKind }: CheckoutRow): SaleFollower {
  const follower = saleFollowers.gathered().find(({ kind }) => kind === saleKind)
  if (!follower) throw new Error(`no area sells '${saleKind}'`)
  return follower
}

const paidStates = ['settling', 'paid', 'overdue', 'ended'] as const satisfies readonly SaleState['state'][]
const takesMoney = (state: string): boolean => paidStates.some(each => each === state)

/** Another page of the same sale was paid before. */
const isPaidElsewhere = async (db: WorkspaceDb, { id, sale_id: saleId }: CheckoutRow): Promise<boolean> =>
  (await db.maybeOne(sql`
    select from plan_checkouts where kind = 'sale' and sale_id = ${saleId} and id <> ${id}
      and state = any(${[...paidStates]}::text[])`)) !== undefined

interface SaleInvoices {
  row: CheckoutRow
  invoices: readonly Invoice[]
  card: SubscriptionState['card']
}

async function enterInvoices(db: WorkspaceDb, { row, invoices, card }: SaleInvoices): Promise<boolean> {
  let hasOtherVat = false
  for (const invoice of invoices.filter(({ status, amount }) => status === 'paid' && amount > 0)) {
    const payment = { kind: 'sale', saleId: row.sale_id, provider: row.provider, invoice, titles: row, buyer: row.buyer, card } as const
    hasOtherVat = (await enterPlanPayment(db, payment)).hasOtherVat || hasOtherVat
  }
  return hasOtherVat
}

const pageState = (state: SaleState['state']): CheckoutRow['state'] => (state === 'overdue' ? 'paid' : state)

function saleOf(row: CheckoutRow, page: CheckoutState, side: SubscriptionState | null): SaleState {
  const installmentsPaid = side?.invoices.filter(({ status, amount }) => status === 'paid' && amount > 0).length ?? 0
  const isRenewed = side !== null && row.installments === null
  return {
    saleId: row.sale_id ?? '',
    state: stateOf(page, side),
    paidUntil: isRenewed ? paidUntil(side) : null,
    endsAt: isRenewed ? side.endsAt : null,
    installmentsPaid,
  }
}

function stateOf({ status, payment }: CheckoutState, side: SubscriptionState | null): SaleState['state'] {
  if (status === 'open' || status === 'expired') return status
  if (payment === 'failed') return 'failed'
  if (side === null) return payment === 'settling' ? 'settling' : 'paid'
  switch (side.state) {
    case 'incomplete':
      return 'settling'
    case 'incomplete expired':
      return 'failed'
    case 'past due':
    case 'unpaid':
    case 'paused':
      return 'overdue'
    case 'canceled':
      return 'ended'
    case 'trialing':
    case 'active':
      return 'paid'
    default:
      return side.state satisfies never
  }
}
