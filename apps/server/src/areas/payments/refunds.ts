import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { ownAccount, type Settler } from '#platform/payments'

/** Notes how much of a payment was given back in all, in cents. */
export const storeRefund = (db: WorkspaceDb, providerPaymentId: string | null, refunded: number): Promise<number> =>
  db.run(sql`
    update plan_payments set refunded = least(${refunded}, total), state = case when ${refunded} >= total then 'refunded' else 'paid' end
    where provider_payment_id = ${providerPaymentId}`)

/** Refunds are made by the operator at the provider, and read off the payment. */
export const planPaymentSettler: Settler = {
  kind: 'plan payment',

  rowsOf: async (db, { accountId, refs }) => {
    if (accountId !== ownAccount) return []
    const rows = await db.many<Row<'plan_payments', 'workspace_id' | 'id'>>(sql`
      select workspace_id, id from plan_payments
      where workspace_id is not null and provider_payment_id = any(${[...refs]}::text[])`)
    return rows.flatMap(({ workspace_id: workspaceId, id }) => (workspaceId === null ? [] : [{ workspaceId, id }]))
  },

  due: async () => [],

  async settle({ database, provider }, { workspaceId, id }) {
    const row = await database.withWorkspace(workspaceId, 'read', db =>
      db.maybeOne<Row<'plan_payments', 'provider_payment_id' | 'provider'>>(sql`
        select provider_payment_id, provider from plan_payments where id = ${id}`),
    )
    if (!row?.provider_payment_id || row.provider !== provider.name) return
    const { refunded } = await provider.readPayment(ownAccount, row.provider_payment_id)
    await database.withWorkspace(workspaceId, 'write', db => storeRefund(db, row.provider_payment_id, refunded))
  },
}
