import type { Language, Output } from '@allenio/contract'
import type { listPlanPayments, PlanPayment } from '@allenio/contract/payments'
import { titleIn } from './names.ts'
import { limitToPage, pageOf, sql, type Row, type WorkspaceDb } from '#platform/db'

const perPage = 24

type PaymentRow = Row<
  'plan_payments',
  | 'id'
  | 'title'
  | 'title_en'
  | 'state'
  | 'net'
  | 'vat'
  | 'total'
  | 'refunded'
  | 'vat_percent'
  | 'invoice_number'
  | 'card'
  | 'covers_until'
  | 'paid_at'
>

const present = (row: PaymentRow, language: Language): PlanPayment => ({
  id: row.id,
  title: titleIn(language, row),
  state: row.state,
  amount: { net: row.net, vat: row.vat, total: row.total },
  refunded: row.refunded,
  vatPercent: row.vat_percent,
  invoiceNumber: row.invoice_number,
  card: row.card,
  coversUntil: row.covers_until,
  paidAt: row.paid_at,
})

/** The latest first. */
export async function listPayments(db: WorkspaceDb, page: number, language: Language): Promise<Output<typeof listPlanPayments>> {
  const rows = await db.many<PaymentRow>(sql`
    select id, title, title_en, state, net, vat, total, refunded, vat_percent, invoice_number, card, covers_until, paid_at
    from plan_payments order by paid_at desc, id ${limitToPage(page, perPage)}`)
  const { pageRows, nextPage } = pageOf(rows, page, perPage)
  return { payments: pageRows.map(row => present(row, language)), nextPage }
}
