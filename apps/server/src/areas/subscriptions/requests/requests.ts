import type { RequestDetails, RequestKind } from '@allenio/domain/subscriptions'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { requirePayments, type PaymentProvider } from '#platform/payments'

// A row holds each request before it goes to the provider. The row's id makes the key of the request, so that a call, its retry and the
// sweep ask for one thing only.

/** A question to the provider, as the steps of a call and the sweep carry it. */
export interface ProviderRequest {
  workspaceId: string
  id: string
  subscriptionId: string
  kind: Exclude<RequestKind, 'card'>
  details: RequestDetails
  accountId: string
  providerId: string
}

export interface NewRequest {
  kind: RequestKind
  details?: RequestDetails
  authorId: string | null
  /** A job asks it after the questions that are open. */
  isLater?: true
}

type AskedSubscription = Pick<Row<'subscriptions'>, 'id' | 'account_id' | 'provider_id'>
type RequestRow = Row<'subscription_requests', 'id' | 'subscription_id' | 'kind' | 'details'>

/** Stores a question about a locked subscription; whoever asks for what is asked already, joins. One question at a time. */
export async function storeRequest(
  db: WorkspaceDb,
  subscription: AskedSubscription,
  { kind, details = {}, authorId, isLater }: NewRequest,
) {
  const open = await db.many<RequestRow>(sql`
    select id, subscription_id, kind, details from subscription_requests
    where subscription_id = ${subscription.id} and state = 'asked' and kind <> 'card' order by created_at`)
  const same = open.find(each => each.kind === kind)
  if (same && isSame(same.details, details)) return presentRequest(db, subscription, same)
  if (open.length > 0 && !isLater) throw new AppError('changed meanwhile')
  const row = await db.one<RequestRow>(sql`
    insert into subscription_requests (id, subscription_id, kind, details, author_id)
    values (${newId()}, ${subscription.id}, ${kind}, ${JSON.stringify(details)}, ${authorId}) returning id, subscription_id, kind, details`)
  return presentRequest(db, subscription, row)
}

const isSame = (one: RequestDetails, other: RequestDetails): boolean =>
  one.at === other.at &&
  one.pauseId === other.pauseId &&
  JSON.stringify(one.change ?? null) === JSON.stringify(other.change ?? null) &&
  JSON.stringify(one.seen ?? null) === JSON.stringify(other.seen ?? null)

function presentRequest(db: WorkspaceDb, { account_id, provider_id }: AskedSubscription, row: RequestRow): ProviderRequest {
  if (account_id === null || provider_id === null || row.kind === 'card') throw new Error('the provider does not have this subscription')
  return {
    workspaceId: db.workspaceId,
    id: row.id,
    subscriptionId: row.subscription_id,
    kind: row.kind,
    details: row.details,
    accountId: account_id,
    providerId: provider_id,
  }
}

/** The questions of a subscription that wait for an answer, the oldest first. */
export async function readRequests(db: WorkspaceDb, subscription: AskedSubscription): Promise<ProviderRequest[]> {
  if (subscription.provider_id === null) return []
  const rows = await db.many<RequestRow>(sql`
    select id, subscription_id, kind, details from subscription_requests
    where subscription_id = ${subscription.id} and state = 'asked' and kind <> 'card' order by created_at`)
  return rows.map(row => presentRequest(db, subscription, row))
}

export const closeRequest = (db: WorkspaceDb, id: string, state: 'done' | 'refused'): Promise<number> =>
  db.run(sql`update subscription_requests set state = ${state}, tried_at = now() where id = ${id} and state = 'asked'`)

/** Asks the provider, outside of any transaction. Asked again, it is done once. */
export async function askProvider(
  { id, kind, details, accountId, providerId }: ProviderRequest,
  provider: PaymentProvider = requirePayments(),
) {
  const key = `${kind}:${id}`
  switch (kind) {
    case 'cancel':
      return provider.cancelSubscription(accountId, providerId, details.at ?? 'period end', key)
    case 'keep':
      return provider.keepSubscription(accountId, providerId, key)
    case 'pause':
      return provider.pauseSubscription(accountId, providerId, key)
    case 'resume':
      return provider.resumeSubscription(accountId, providerId, key)
    case 'release':
      return provider.releaseChange(accountId, providerId, key)
    case 'change':
      return provider.changeSubscription(accountId, providerId, providerChange(details), key)
    default:
      return kind satisfies never
  }
}

export function providerChange({ change, at = 'period end', seen }: RequestDetails) {
  if (!change) throw new Error('a change names no terms')
  const { amount, intervalUnit: unit, intervalCount: count, anchorDay } = change
  return { amount, rhythm: { unit, count }, name: change.package.name, at, anchorDay, prorationDate: seen?.prorationDate ?? null }
}
