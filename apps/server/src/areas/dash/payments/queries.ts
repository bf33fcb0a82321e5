import type { ParsedInput } from '@allenio/contract'
import type { getWorkoutPackagePayments, PackagePayment } from '@allenio/contract/dash'
import { isRealBusiness, isTestBusiness } from '../businesses/conditions.ts'
import { hasWords, joined, limitToPage, sql, type Row, type Sql, type SystemDb } from '#platform/db'

type Filters = Omit<ParsedInput<typeof getWorkoutPackagePayments>, 'page'>

// no column of the buyer is selected here, nor searched
interface PaymentRow extends Row<
  'payments',
  'id' | 'title' | 'amount' | 'fee' | 'refunded' | 'currency' | 'state' | 'provider_payment_id' | 'provider_invoice_id'
> {
  business: string
  is_test: boolean
  kind: PackagePayment['kind']
  day: string
}

const from = sql`payments r join workspaces w on w.id = r.workspace_id`
const at = sql`coalesce(r.paid_at, r.created_at)`

const condition = ({ search, state, kind, test, from: first, to }: Filters): Sql =>
  joined(
    [
      sql`true`,
      ...hasWords(
        sql`search_form(' ' || w.name || ' ' || r.title || ' ' || coalesce(r.provider_payment_id, r.provider_invoice_id, ''))`,
        search,
      ),
      ...(state === undefined ? [] : [sql`r.state = ${state}`]),
      ...(kind === undefined ? [] : [kind === 'purchase' ? sql`r.purchase_id is not null` : sql`r.subscription_id is not null`]),
      ...(test === undefined ? [] : [test === 'yes' ? isTestBusiness : isRealBusiness]),
      ...(first === undefined ? [] : [sql`${at} >= (${first}::date)::timestamp at time zone 'Europe/Rome'`]),
      ...(to === undefined ? [] : [sql`${at} < (${to}::date + 1)::timestamp at time zone 'Europe/Rome'`]),
    ],
    ' and ',
  )

export const listPayments = (db: SystemDb, filters: Filters, { page, perPage }: { page: number; perPage: number }) =>
  db.many<PaymentRow>(sql`
  select r.id, w.name as business, ${isTestBusiness} as is_test,
    r.title, case when r.purchase_id is null then 'subscription' else 'purchase' end as kind,
    r.amount, r.fee,
    r.refunded, r.currency, r.state, (${at} at time zone 'Europe/Rome')::date as day, r.provider_payment_id, r.provider_invoice_id
  from ${from} where ${condition(filters)} order by ${at} desc, r.id desc ${limitToPage(page, perPage)}`)

interface PaymentTotal extends Row<'payments', 'currency'> {
  count: number
  amount: number
  fee: number
  refunded: number
}

/** Sums the payments by currency. Those that failed or are on their way count nowhere, test businesses only where they are asked for. */
export const sumPayments = (db: SystemDb, { test = 'no', ...filters }: Filters) =>
  db.many<PaymentTotal>(sql`
  select r.currency, count(*)::int as count, sum(r.amount)::bigint as amount, coalesce(sum(r.fee), 0)::bigint as fee,
    sum(r.refunded)::bigint as refunded
  from ${from} where ${condition({ test, ...filters })} and r.state = 'paid' group by r.currency order by r.currency`)

export const presentPayment = (row: PaymentRow): PackagePayment => ({
  id: row.id,
  business: row.business,
  isTest: row.is_test,
  package: row.title,
  kind: row.kind,
  amount: row.amount,
  fee: row.fee,
  refunded: row.refunded,
  currency: row.currency,
  state: row.state,
  day: row.day,
  providerId: row.provider_payment_id ?? row.provider_invoice_id,
})
