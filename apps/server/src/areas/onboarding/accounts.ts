import type { AccountStatus, Selling, SellingState } from '@allenio/contract/onboarding'
import { missingSellerFields } from '@allenio/domain/business'
import { findSeller } from '#areas/business'
import { collectionOf } from '#platform/contributions'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { usePayments, type AccountState, type PaymentProvider } from '#platform/payments'

export type AccountRow = Row<
  'payment_accounts',
  'provider' | 'account_id' | 'status' | 'has_payouts' | 'due_at' | 'checked_at' | 'created_at'
>

const columns = sql`provider, account_id, status, has_payouts, due_at, checked_at, created_at`

/** The account of the business at the provider that is configured now; one at another provider sells nothing here. */
export async function findAccount(db: WorkspaceDb): Promise<AccountRow | undefined> {
  const provider = usePayments()
  if (!provider) return undefined
  return db.maybeOne<AccountRow>(sql`
    select ${columns} from payment_accounts where provider = ${provider.name} and account_id is not null`)
}

/** The account on which the business takes cards, or why it takes none. Whoever sells at a distance has to say who they are. */
export type SellingAccount =
  | { maySell: true; provider: 'stripe' | 'test'; accountId: string; hasPayouts: boolean }
  | { maySell: false; state: Exclude<SellingState, 'active'> }

export async function findSellingAccount(db: WorkspaceDb): Promise<SellingAccount> {
  if (!usePayments()) return { maySell: false, state: 'no provider' }
  const row = await findAccount(db)
  if (!row?.account_id) return { maySell: false, state: 'none' }
  const { provider, account_id: accountId, status, has_payouts: hasPayouts } = row
  if (status !== 'active') return { maySell: false, state: status }
  if (missingSellerFields(await findSeller(db, db.workspaceId)).length > 0) return { maySell: false, state: 'unnamed' }
  return { maySell: true, provider, accountId, hasPayouts }
}

/** Whether the business takes cards, for screens. */
export async function readSelling(db: WorkspaceDb): Promise<Selling> {
  const account = await findSellingAccount(db)
  return account.maySell ? { maySell: true, state: 'active' satisfies AccountStatus } : account
}

interface NamedAccount {
  accountId: string
  state: AccountState
}

/** Run in the transaction after which a business takes cards, or takes none any more. */
export const sellingListeners = collectionOf<(db: WorkspaceDb) => Promise<unknown>>('selling listeners')

/** Writes down what the provider says of the account that the row names. A row that names another one by now stays. */
export async function storeState(db: WorkspaceDb, { accountId, state }: NamedAccount): Promise<void> {
  const before = await db.maybeOne<Row<'payment_accounts', 'status'>>(sql`
    select status from payment_accounts where account_id = ${accountId} for update`)
  await db.run(sql`
    update payment_accounts set status = ${state.status}, has_payouts = ${state.hasPayouts}, due_at = ${state.dueAt}, checked_at = now()
    where account_id = ${accountId}`)
  if (!before || before.status === state.status) return
  for (const hear of sellingListeners.gathered()) await hear(db)
}

/** The row of the business at this provider, locked. It is the memory of an account that is to be made. */
export async function lockAccount(db: WorkspaceDb, provider: PaymentProvider['name']): Promise<AccountRow> {
  await db.run(sql`insert into payment_accounts (provider) values (${provider}) on conflict do nothing`)
  const row = await db.one<AccountRow>(sql`select ${columns} from payment_accounts for update`)
  // sales name the account on which they were made, so that the row may turn to another one
  if (row.provider === provider && row.status !== 'disconnected') return row
  return db.one<AccountRow>(sql`
    update payment_accounts set provider = ${provider}, account_id = null, status = 'pending', has_payouts = false, due_at = null,
      checked_at = null, created_at = clock_timestamp()
    returning ${columns}`)
}

/** Keeps the account that the provider has made; a twin of the call has kept the same one. */
export async function keepAccount(db: WorkspaceDb, { accountId, state }: NamedAccount): Promise<void> {
  await db.run(sql`update payment_accounts set account_id = ${accountId} where account_id is null`)
  await storeState(db, { accountId, state })
}
