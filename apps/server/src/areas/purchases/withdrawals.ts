import type { Withdrawal } from '@allenio/contract/purchases'
import { purchaseLimits } from '@allenio/contract/purchases'
import { addDays } from '@allenio/domain/days'
import { withdrawalOn } from '@allenio/domain/purchases'
import { businessDay } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { withdrawableSales, type WithdrawableFacts, type WithdrawableSales } from './followers.ts'
import { writeAcknowledgement } from './mails/jobs.ts'
import { readPackageName } from './names.ts'
import { notifyAdmins, purchaseWithdrawn } from './news.ts'
import { lockPurchase, type PurchaseRow } from './purchase-states.ts'

type Bought = Pick<WithdrawableFacts, 'boughtAt' | 'withdrawnAt' | 'isVoid' | 'paid' | 'refunded'>

export function presentWithdrawal({ boughtAt, withdrawnAt, isVoid, paid, refunded }: Bought): Withdrawal {
  const withdrawnOn = withdrawnAt === null ? null : businessDay(withdrawnAt)
  const { untilDay, mayWithdraw, refundDueOn } = withdrawalOn(businessDay(), {
    boughtOn: businessDay(boughtAt),
    withdrawnOn,
    paid,
    refunded,
  })
  return { untilDay, mayWithdraw: mayWithdraw && !isVoid, withdrawnAt, refundDueOn }
}

/** The money did not come, so that nothing was opened and there is nothing to go back on. */
export const isVoid = ({ state }: Pick<PurchaseRow, 'state'>): boolean => state === 'failed' || state === 'expired'

export const boughtBy = (row: Pick<PurchaseRow, 'created_at' | 'withdrawn_at' | 'state' | 'paid' | 'refunded'>): Bought => ({
  boughtAt: row.created_at,
  withdrawnAt: row.withdrawn_at,
  isVoid: isVoid(row),
  paid: row.paid,
  refunded: row.refunded,
})

/** Purchases, for the link in a receipt. */
export const withdrawablePurchases: WithdrawableSales = {
  kind: 'purchase',
  async read(db, saleId) {
    const row = await lockPurchase(db, saleId)
    if (!row) return undefined
    const { buyer_name: buyerName, buyer_email: buyerEmail, amount, currency } = row
    return { ...boughtBy(row), title: await readPackageName(db, row.package_id), buyerName, buyerEmail, amount, currency }
  },
  async withdraw(db, saleId) {
    await db.run(sql`update purchases set withdrawn_at = coalesce(withdrawn_at, now()) where id = ${saleId}`)
  },
}

interface FoundSale {
  sales: WithdrawableSales
  facts: WithdrawableFacts
}

export async function findWithdrawable(db: WorkspaceDb, saleId: string): Promise<FoundSale> {
  for (const sales of withdrawableSales.gathered()) {
    const facts = await sales.read(db, saleId)
    if (facts) return { sales, facts }
  }
  throw new AppError('not found')
}

interface BuyerRow extends Row<'checkouts', 'language' | 'client_id'> {}

/**
 * Declares a withdrawal once: the buyer gets an acknowledgement with the hour, and the admins are told to refund. A repetition changes
 * nothing.
 */
export async function declareWithdrawal(db: WorkspaceDb, saleId: string): Promise<WithdrawableFacts> {
  const { sales, facts } = await findWithdrawable(db, saleId)
  if (facts.withdrawnAt !== null) return facts
  if (!presentWithdrawal(facts).mayWithdraw) throw new AppError('withdrawal over')
  await sales.withdraw(db, saleId)
  const { facts: withdrawn } = await findWithdrawable(db, saleId)
  const at = found(withdrawn.withdrawnAt)
  const { language, client_id: clientId } = found(
    await db.maybeOne<BuyerRow>(sql`select language, client_id from checkouts where id = ${saleId}`),
  )
  const dueOn = addDays(businessDay(at), purchaseLimits.withdrawalDays)
  if (facts.buyerEmail !== '') await writeAcknowledgement(db, { saleId, facts: withdrawn, language, at, dueOn })
  const { buyerName: buyer, title, paid, refunded, currency } = facts
  const subject = { saleId, sale: sales.kind, buyer, package: title, amount: paid - refunded, currency }
  await notifyAdmins(db, purchaseWithdrawn, { subject, clientId })
  return withdrawn
}
