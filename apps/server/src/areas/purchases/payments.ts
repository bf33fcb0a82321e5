import type { BuyerFiscal, CardShown, PaymentMethod, PaymentState } from '@allenio/contract/purchases'
import { newId } from '@allenio/domain/ids'
import { paymentTransitions } from '@allenio/domain/purchases'
import { mayBecome } from '@allenio/domain/states'
import { jsonText, lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'

export interface NewPayment {
  sale: { kind: 'purchase' | 'subscription'; id: string }
  clientId: string | null
  buyerName: string
  buyerEmail: string
  fiscal: BuyerFiscal
  /** The package's name on this day, because a later rename must not change a receipt. */
  title: string
  state: PaymentState
  method: PaymentMethod
  amount: number
  currency: string
  fee?: number | null
  card?: CardShown | null
  coversUntil?: string | null
  paidAt: string | null
  /** Null for one by hand and for what is free. */
  provider: { name: string; accountId: string; paymentId: string | null; invoiceId: string | null } | null
}

export interface EnteredPayment {
  id: string
  /** The number of the receipt. */
  number: number
  /** False where it had been entered before; then its state alone was brought forward. */
  isNew: boolean
}

/** Enters a movement of money once, and gives it the next number of the business. A paid one never becomes unpaid again. */
export async function enterPayment(db: WorkspaceDb, payment: NewPayment): Promise<EnteredPayment> {
  const { sale, provider, fee = null, card = null, coversUntil = null } = payment
  // the number is the next one, and two transactions must not enter one movement of the provider
  await lockFor(db, 'payments')
  const storedPayment = provider && (await findEntered(db, provider))
  if (storedPayment) {
    const { id, number, state } = storedPayment
    await db.run(sql`
      update payments set state = ${mayBecome(paymentTransitions, state, payment.state) ? payment.state : state},
        paid_at = coalesce(paid_at, ${payment.paidAt}),
        fee = coalesce(${fee}::integer, fee), card = coalesce(${card && jsonText(card)}::jsonb, card),
        provider_payment_id = coalesce(provider_payment_id, ${provider.paymentId})
      where id = ${id}`)
    return { id, number, isNew: false }
  }
  const id = newId()
  const [purchaseId, subscriptionId] = sale.kind === 'purchase' ? [sale.id, null] : [null, sale.id]
  const { number } = await db.one<Row<'payments', 'number'>>(sql`
    insert into payments (id, number, purchase_id, subscription_id, client_id, buyer_name, buyer_email, fiscal, title, state, method,
      amount, currency, fee, card, covers_until, paid_at, provider, account_id, provider_payment_id, provider_invoice_id)
    select ${id}, coalesce(max(p.number), 0) + 1, ${purchaseId}::uuid, ${subscriptionId}::uuid, ${payment.clientId}::uuid,
      ${payment.buyerName}, ${payment.buyerEmail}, ${jsonText(payment.fiscal)}::jsonb, ${payment.title}, ${payment.state},
      ${payment.method}, ${payment.amount}::integer, ${payment.currency}, ${fee}::integer, ${card && jsonText(card)}::jsonb,
      ${coversUntil}::date, ${payment.paidAt}::timestamptz, ${provider?.name ?? null}, ${provider?.accountId ?? null},
      ${provider?.paymentId ?? null}, ${provider?.invoiceId ?? null}
    from payments p returning number`)
  return { id, number, isNew: true }
}

const findEntered = (db: WorkspaceDb, { accountId, paymentId, invoiceId }: NonNullable<NewPayment['provider']>) =>
  db.maybeOne<Row<'payments', 'id' | 'number' | 'state'>>(sql`
  select id, number, state from payments where account_id = ${accountId}
    and (provider_payment_id = ${paymentId} or provider_invoice_id = ${invoiceId}) limit 1 for update`)
