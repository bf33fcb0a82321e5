import type { BankDebit, Withdrawal } from '@allenio/contract/purchases'
import { purchaseLimits } from '@allenio/contract/purchases'
import { addDays, romeDay } from '@allenio/domain/days'
import { bankDebitFrom, withdrawalOn } from '@allenio/domain/purchases'
import { setPaidUntil } from '#areas/clients'
import { listPaidBookings } from '#areas/credits'
import { listGivenCredits, revokeUnlocks } from '#areas/packages'
import { giveUpPaidBookings } from '#areas/reservations'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { enqueue } from '#platform/jobs'
import { withdrawableSales, type WithdrawableFacts, type WithdrawableSales } from './followers.ts'
import { writeAcknowledgement } from './mails/jobs.ts'
import { readPackageName } from './names.ts'
import { notifyAdmins, purchaseWithdrawn } from './news.ts'
import { settleInstallmentsJob } from './refunds/settlers.ts'
import { lockPurchase, type PurchaseRow } from './purchase-states.ts'

type Bought = Pick<WithdrawableFacts, 'boughtAt' | 'withdrawnAt' | 'isVoid' | 'paid' | 'refunded'>

export function presentWithdrawal({ boughtAt, withdrawnAt, isVoid, paid, refunded }: Bought): Withdrawal {
  const withdrawnOn = withdrawnAt === null ? null : romeDay(withdrawnAt)
  const { untilDay, mayWithdraw, refundDueOn } = withdrawalOn(romeDay(), { boughtOn: romeDay(boughtAt), withdrawnOn, paid, refunded })
  return { untilDay, mayWithdraw: mayWithdraw && !isVoid, withdrawnAt, refundable: Math.max(0, paid - refunded), refundDueOn }
}

/** The money did not come, so that nothing was opened and there is nothing to go back on. */
export const isVoid = ({ state }: Pick<PurchaseRow, 'state'>): boolean => state === 'failed' || state === 'expired'

/** Before the money has arrived nothing is open. */
export const hasMoney = (row: Pick<PurchaseRow, 'state'>): boolean => !isVoid(row) && row.state !== 'pending'

/** When the bank answers, while a purchase waits for it. */
export const debitOf = ({ state, created_at }: Pick<PurchaseRow, 'state' | 'created_at'>): BankDebit | null =>
  state === 'pending' ? bankDebitFrom(romeDay(created_at)) : null

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
    await db.run(sql`
      update purchases set withdrawn_at = now(), access_until = least(access_until, ${romeDay()}::date),
        unpaid_since = null, pay_url = null
      where id = ${saleId} and withdrawn_at is null`)
    await enqueue(db, settleInstallmentsJob, { workspaceId: db.workspaceId, id: saleId })
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

/** Closes what a sale has opened: what it unlocked, what was booked with its credits, and the end that it has paid for. */
async function closeSale(db: WorkspaceDb, saleId: string, clientId: string | null): Promise<void> {
  if (clientId !== null) await giveUpPaidBookings(db, clientId, async () => listPaidBookings(db, await listGivenCredits(db, saleId)))
  await revokeUnlocks(db, { saleId, authorId: null })
  if (clientId !== null) await setPaidUntil(db, clientId)
}

/**
 * Declares a withdrawal once: what the sale has opened closes at once, the buyer gets an acknowledgement with the hour, and the admins are
 * told to refund. A repetition changes nothing.
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
  const dueOn = addDays(romeDay(at), purchaseLimits.withdrawalDays)
  await closeSale(db, saleId, clientId)
  if (facts.buyerEmail !== '') await writeAcknowledgement(db, { saleId, facts: withdrawn, language, at, dueOn })
  const { buyerName: buyer, title, paid, refunded, currency } = facts
  const subject = { saleId, sale: sales.kind, buyer, package: title, amount: paid - refunded, currency, dueOn }
  await notifyAdmins(db, purchaseWithdrawn, { subject, clientId })
  return withdrawn
}
