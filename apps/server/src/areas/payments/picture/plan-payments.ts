import type { PlanBuyer, SaleBuyer } from '@allenio/contract/payments'
import { newId } from '@allenio/domain/ids'
import { withVat } from '@allenio/domain/plan'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import type { Card, Invoice } from '#platform/payments'
import { billingOf, buyerOf } from '../billing-profile.ts'
import type { Titles } from '../names.ts'
import { notifyOfPayment } from '../news.ts'

export interface PaidInvoice {
  kind: 'plan' | 'sale'
  saleId: string | null
  provider: 'stripe' | 'test'
  invoice: Invoice
  titles: Titles
  /** Null for the business itself. */
  buyer: SaleBuyer | null
  card: Card | null
  /** The money is given back at once, so nobody is thanked for it. */
  isReturned?: boolean
}

/** Enters a paid invoice once, with the buyer as on that day. Answers whether its VAT is another than ours. */
export async function enterPlanPayment(db: WorkspaceDb, payment: PaidInvoice): Promise<{ isNew: boolean; hasOtherVat: boolean }> {
  const { kind, saleId, provider, invoice, titles, card, isReturned = false } = payment
  const { net, tax } = invoice
  const billing = await billingOf(db, payment.buyer)
  const { vat } = billing
  const isCharged = tax > 0
  const buyer: PlanBuyer = buyerOf(billing)
  const row = await db.maybeOne<Row<'plan_payments', 'id'>>(sql`
    insert into plan_payments (id, kind, sale_id, title, title_en, state, net, vat, vat_percent, vat_reason, total, currency, buyer,
      provider, provider_invoice_id, provider_payment_id, invoice_number, card, covers_until, paid_at)
    values (${newId()}, ${kind}, ${saleId}, ${titles.title}, ${titles.title_en}, 'paid', ${net}, ${tax},
      ${isCharged ? Math.round((tax * 100) / net) : 0},
      ${isCharged ? 'standard' : vat.percent === 0 ? vat.reason : 'outside'}, ${net + tax}, ${invoice.currency.toUpperCase()},
      ${jsonText(buyer)}::jsonb, ${provider}, ${invoice.id}, ${invoice.paymentId}, ${invoice.number},
      ${card && jsonText(card)}::jsonb, ${invoice.coversUntil}, ${invoice.paidAt ?? invoice.createdAt})
    on conflict (provider, provider_invoice_id) do nothing returning id`)
  if (!row) return { isNew: false, hasOtherVat: false }
  if (!isReturned) await notifyOfPayment(db, { id: row.id, titles, total: net + tax })
  return { isNew: true, hasOtherVat: Math.abs(tax - withVat(net, vat).vat) > 2 }
}
