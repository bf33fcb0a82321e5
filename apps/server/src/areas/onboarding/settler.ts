import { limitTo, sql, type Row } from '#platform/db'
import type { Settler } from '#platform/payments'
import { storeState } from './accounts.ts'

type SettledAccount = Row<'payment_accounts', 'workspace_id'>

const rowsOf = (rows: readonly SettledAccount[]) => rows.map(({ workspace_id: workspaceId }) => ({ workspaceId, id: workspaceId }))

/** The id of a row is that of its business: it has one account. */
export const accountSettler: Settler = {
  kind: 'account',

  rowsOf: async (db, { provider, accountId, refs }) =>
    refs.includes(accountId)
      ? rowsOf(
          await db.many<SettledAccount>(sql`
            select workspace_id from payment_accounts where provider = ${provider} and account_id = ${accountId}`),
        )
      : [],

  due: async (db, { isNext, limit }) =>
    rowsOf(
      await db.many<SettledAccount>(sql`
        select workspace_id from payment_accounts
        where account_id is not null and status <> 'disconnected' and ${isNext(sql`workspace_id`, sql`workspace_id`)}
        order by checked_at nulls first ${limitTo(limit)}`),
    ),

  async settle({ database, provider }, { workspaceId }) {
    const row = await database.withWorkspace(workspaceId, 'read', db =>
      db.maybeOne<Row<'payment_accounts', 'account_id'>>(sql`
        select account_id from payment_accounts where provider = ${provider.name} and account_id is not null`),
    )
    const accountId = row?.account_id
    if (!accountId) return
    const state = await provider.readAccount(accountId)
    await database.withWorkspace(workspaceId, 'write', db => storeState(db, { accountId, state }))
  },
}
