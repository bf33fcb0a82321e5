import type { Withdrawal } from '@allenio/contract/purchases'
import { presentWithdrawal, sumPayments, type WithdrawableSales } from '#areas/purchases'
import { titleOf } from './queries.ts'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { requestLater } from './requests/complete.ts'
import { lockSubscription } from './queries.ts'

type Bought = Pick<Row<'subscriptions'>, 'id' | 'state' | 'created_at' | 'withdrawn_at'>

export const readWithdrawal = async (db: WorkspaceDb, { id, state, created_at, withdrawn_at }: Bought): Promise<Withdrawal> =>
  presentWithdrawal({ boughtAt: created_at, withdrawnAt: withdrawn_at, isVoid: state === 'pending', ...(await sumPayments(db, id)) })

/** A buyer who withdraws ends the subscription at once; the money goes back by a refund of the professional. */
export const withdrawableSubscriptions: WithdrawableSales = {
  kind: 'subscription',

  async read(db, saleId) {
    const row = await lockSubscription(db, saleId)
    if (!row) return undefined
    const { paid, refunded } = await sumPayments(db, saleId)
    return {
      title: await titleOf(db, row.package_id),
      buyerName: row.buyer_name,
      buyerEmail: row.buyer_email,
      boughtAt: row.created_at,
      withdrawnAt: row.withdrawn_at,
      isVoid: row.state === 'pending',
      amount: row.amount,
      paid,
      refunded,
      currency: row.currency,
    }
  },

  async withdraw(db, saleId) {
    const updatedRows = await db.run(sql`update subscriptions set withdrawn_at = now() where id = ${saleId} and withdrawn_at is null`)
    if (updatedRows > 0) await requestLater(db, saleId, { kind: 'cancel', details: { at: 'now', by: 'user' }, authorId: null })
  },
}
