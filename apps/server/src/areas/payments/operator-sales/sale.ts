import type { Language } from '@allenio/contract'
import type { SaleBuyer } from '@allenio/contract/payments'
import { newId } from '@allenio/domain/ids'
import { collectionOf } from '#platform/contributions'
import { jsonText, lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { enqueue } from '#platform/jobs'
import type { CheckoutState } from '#platform/payments'
import { requireBilling } from '../billing-profile.ts'
import { askCheckout, type CheckoutIntent } from '../checkouts/ask.ts'
import { setCheckoutState, type CheckoutRow } from '../checkouts/queries.ts'
import { insertCheckout } from '../checkouts/start.ts'
import { openPage } from '../session-page.ts'
import { cancelSaleJob } from './cancel-job.ts'

/** A sale of an area to a business on the operator's account, beside plans. */
export interface OperatorSale {
  /** The kind names the follower that is told of its payment. */
  kind: string
  /** The row that is paid; one checkout is open for it at a time. */
  saleId: string
  titles: Readonly<Record<Language, string>>
  /** The one whom the invoice names; null for the business itself. */
  buyer: SaleBuyer | null
  /** Cents without VAT, once or for a year. */
  net: number
  rhythm: 'once' | 'yearly'
  /** Monthly parts of a price that is paid once; null for at once. */
  installments: number | null
  language: Language
  /** Paths of the app to which the provider leads back. */
  successPath: string
  cancelPath: string
}

/** The sale as the provider's picture tells it. */
export interface SaleState {
  saleId: string
  state: 'open' | 'settling' | 'paid' | 'overdue' | 'failed' | 'expired' | 'ended'
  /** The end of the paid year; null for what is paid once. */
  paidUntil: string | null
  /** When it ends, where it was cancelled. */
  endsAt: string | null
  installmentsPaid: number
}

/** An area that is told how its sales stand, in the transaction that stores it. It may be told the same again. */
export interface SaleFollower {
  kind: string
  /** False where it has no place for what was paid, which is then given back. */
  follow: (db: WorkspaceDb, sale: SaleState) => Promise<boolean>
}

export const saleFollowers = collectionOf<SaleFollower>('operator sale followers', ({ kind }) => kind)

/** JSON that goes from one step of a call to the next. */
export type SaleIntent = CheckoutIntent

const minutes = 60

/** The three steps of a call that pays at the operator, as `bindInSteps` runs them. */
export const payAtOperator = {
  /** Stores the checkout, or finds the one that is open for this sale. Throws 'billing data missing'. */
  async begin(db: WorkspaceDb, sale: OperatorSale): Promise<SaleIntent> {
    await lockFor(db, 'operator sale', sale.saleId)
    const { vat } = await requireBilling(db, sale.buyer)
    const { workspaceId } = db
    const open = await db.maybeOne<CheckoutRow & { is_over: boolean; has_buyer: boolean }>(sql`
      select *, expires_at <= now() as is_over, buyer is not distinct from ${sale.buyer && jsonText(sale.buyer)}::jsonb as has_buyer
      from plan_checkouts
      where kind = 'sale' and sale_id = ${sale.saleId} and state in ('asked', 'open') for update`)
    const parts = sale.rhythm === 'yearly' ? null : sale.installments
    const isSame =
      open && !open.is_over && open.has_buyer && open.net === sale.net && open.installments === parts && open.vat_reason === vat.reason
    if (isSame) return { workspaceId, checkoutId: open.id, replacedId: null }
    if (open) await setCheckoutState(db, open.id, 'expired')
    const checkoutId = newId()
    const { kind, saleId, titles, buyer, net, rhythm, installments, language, successPath, cancelPath } = sale
    await insertCheckout(db, {
      id: checkoutId,
      kind: 'sale',
      saleKind: kind,
      saleId,
      rhythm: rhythm === 'yearly' || installments !== null ? 'repeating' : 'once',
      installments: parts,
      title: titles.it,
      titleEn: titles.en,
      buyer,
      net,
      vat,
      startsAt: null,
      language,
      successPath,
      cancelPath,
      minutes,
    })
    return { workspaceId, checkoutId, replacedId: open?.id ?? null }
  },
  ask: (intent: SaleIntent): Promise<CheckoutState> => askCheckout(intent),
  finish: (_db: WorkspaceDb, { answer }: { intent: SaleIntent; answer: CheckoutState }): { sessionUrl: string } => openPage(answer),
}

/** Ends what renews each year with its paid time. A job asks the provider. */
export async function cancelAtOperator(db: WorkspaceDb, saleId: string): Promise<void> {
  const row = await db.maybeOne<Row<'plan_checkouts', 'id'>>(sql`
    select id from plan_checkouts
    where kind = 'sale' and sale_id = ${saleId} and provider_subscription_id is not null and state <> 'ended'
    order by created_at desc limit 1`)
  if (row) await enqueue(db, cancelSaleJob, { workspaceId: db.workspaceId, checkoutId: row.id })
}
