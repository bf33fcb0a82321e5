import type { OwnPayment, Payment } from '@allenio/contract/purchases'
import { refundSums } from '@allenio/domain/purchases'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

type PaymentRow = Row<'payments'>
type DisputeRow = Row<'disputes'>

interface RefundRow extends Row<'refunds', 'id' | 'payment_id' | 'amount' | 'state' | 'reason' | 'created_at'> {
  author: string | null
}

const listRows = (db: WorkspaceDb, condition: Sql) =>
  db.many<PaymentRow>(sql`select y.* from payments y where ${condition} order by y.created_at desc, y.number desc`)

/** The payments of one or more sales, each with its refunds and disputes. */
export async function readPayments(db: WorkspaceDb, condition: Sql): Promise<Payment[]> {
  const rows = await listRows(db, condition)
  const ids = rows.map(({ id }) => id)
  const refunds = await db.many<RefundRow>(sql`
    select r.id, r.payment_id, r.amount, r.state, r.reason, r.created_at, (
      select nullif(trim(p.first_name || ' ' || p.last_name), '') from memberships m join persons p on p.id = m.person_id
      where m.id = r.author_id) as author
    from refunds r where r.payment_id = any(${ids}::uuid[]) order by r.created_at, r.id`)
  const disputes = await db.many<DisputeRow>(sql`
    select * from disputes where payment_id = any(${ids}::uuid[]) order by created_at, id`)
  return rows.map(row =>
    presentPayment(
      row,
      refunds.filter(each => each.payment_id === row.id),
      disputes.filter(each => each.payment_id === row.id),
    ),
  )
}

export const presentRefund = ({ id, amount, state, reason, author, created_at }: RefundRow) => ({
  id,
  amount,
  state,
  reason,
  author,
  createdAt: created_at,
})

function presentPayment(row: PaymentRow, refunds: readonly RefundRow[], disputes: readonly DisputeRow[]): Payment {
  const rest = row.state === 'paid' ? refundSums(row.amount, refunds).rest : 0
  const isDisputed = disputes.some(({ state }) => state === 'open')
  return {
    ...presentOwnPayment(row),
    fee: row.fee,
    rest,
    coversUntil: row.covers_until,
    payoutOn: row.payout_on,
    createdAt: row.created_at,
    refunds: refunds.map(presentRefund),
    disputes: disputes.map(({ id, amount, state, reason, due_at, created_at }) => ({
      id,
      amount,
      state,
      reason,
      dueAt: due_at,
      createdAt: created_at,
    })),
    may: { refund: rest > 0 && !isDisputed && (row.provider === null || row.provider_payment_id !== null) },
  }
}

export const presentOwnPayment = (row: PaymentRow): OwnPayment => ({
  id: row.id,
  number: row.number,
  title: row.title,
  state: row.state,
  method: row.method,
  amount: row.amount,
  currency: row.currency,
  refunded: row.refunded,
  card: row.card,
  paidAt: row.paid_at,
})

export const readOwnPayments = async (db: WorkspaceDb, condition: Sql) => listRows(db, condition)
