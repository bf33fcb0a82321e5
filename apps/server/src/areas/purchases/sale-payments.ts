import type { OwnPayment, Payment } from '@allenio/contract/purchases'
import { sql, type NotNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { presentOwnPayment, readOwnPayments, readPayments } from './ledger/payments.ts'

// The payments of a subscription, for the area that shows it.

/** The provider's invoices whose payments have arrived. */
export const listPaidInvoices = async (db: WorkspaceDb, subscriptionId: string): Promise<string[]> =>
  (
    await db.many<NotNull<Row<'payments', 'provider_invoice_id'>>>(sql`
      select provider_invoice_id from payments
      where subscription_id = ${subscriptionId} and state = 'paid' and provider_invoice_id is not null order by number`)
  ).map(row => row.provider_invoice_id)

/** Debits that the bank has refused after days: they stay in the list as failed. */
export const failSettling = (db: WorkspaceDb, subscriptionId: string, invoiceIds: readonly string[]): Promise<number> =>
  db.run(sql`
    update payments set state = 'failed'
    where subscription_id = ${subscriptionId} and state = 'settling' and provider_invoice_id = any(${[...invoiceIds]}::text[])`)

interface Sums {
  paid: number
  refunded: number
}

/** Sums the payments of a subscription and their refunds. */
export const sumPayments = (db: WorkspaceDb, subscriptionId: string): Promise<Sums> =>
  db.one<Sums>(sql`
    select coalesce(sum(amount), 0)::integer as paid, coalesce(sum(refunded), 0)::integer as refunded from payments
    where subscription_id = ${subscriptionId} and state = 'paid'`)

/** A subscription `r` of which something is paid and not refunded. */
export const isUnrefunded: Sql = sql`exists (
  select from payments y where y.subscription_id = r.id and y.state = 'paid' and y.refunded < y.amount)`

/** A subscription `s` with a debit that its bank has not answered yet. */
export const isDebited: Sql = sql`exists (
  select from payments y where y.workspace_id = s.workspace_id and y.subscription_id = s.id and y.state = 'settling')`

export const listOwnPaymentsOf = async (db: WorkspaceDb, subscriptionId: string): Promise<OwnPayment[]> =>
  (await readOwnPayments(db, sql`y.subscription_id = ${subscriptionId}`)).map(presentOwnPayment)

export const listPaymentsOf = (db: WorkspaceDb, subscriptionId: string): Promise<Payment[]> =>
  readPayments(db, sql`y.subscription_id = ${subscriptionId}`)
