import { newId } from '@allenio/domain/ids'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import type { PaymentProvider } from '#platform/payments'
import { closeRequest } from '../requests/requests.ts'

// A new card is entered at the provider's own page. The row stands before the page is made, and is done once the card is the one of the
// subscription itself.

const cardHours = 24

/** The open question for a new card, made if there is none. */
export async function openCard(db: WorkspaceDb, subscriptionId: string, authorId: string): Promise<{ id: string; createdAt: string }> {
  await db.run(sql`
    update subscription_requests set state = 'refused'
    where subscription_id = ${subscriptionId} and kind = 'card' and state = 'asked'
      and created_at < now() - make_interval(hours => ${cardHours - 1})`)
  await db.run(sql`
    insert into subscription_requests (id, subscription_id, kind, author_id) values (${newId()}, ${subscriptionId}, 'card', ${authorId})
    on conflict do nothing`)
  const row = await db.one<Row<'subscription_requests', 'id' | 'created_at'>>(sql`
    select id, created_at from subscription_requests where subscription_id = ${subscriptionId} and kind = 'card' and state = 'asked'`)
  return { id: row.id, createdAt: row.created_at }
}

export const cardExpiry = (createdAt: string): string => new Date(Date.parse(createdAt) + cardHours * 3_600_000).toISOString()

interface CardsOf {
  workspaceId: string
  id: string
  accountId: string
  providerId: string
}

/** Puts new cards to use whose page is finished, and forgets pages that have expired. */
export async function settleCards(
  { database, provider }: { database: Database; provider: PaymentProvider },
  { workspaceId, id, accountId, providerId }: CardsOf,
): Promise<void> {
  const open = await database.withWorkspace(workspaceId, 'read', db =>
    db.many<Row<'subscription_requests', 'id' | 'provider_id'>>(sql`
      select id, provider_id from subscription_requests
      where subscription_id = ${id} and kind = 'card' and state = 'asked' and provider_id is not null`),
  )
  for (const { id: requestId, provider_id: checkoutId } of open) {
    if (checkoutId === null) continue
    const { status } = await provider.readCheckout(accountId, checkoutId)
    if (status === 'open') continue
    if (status === 'complete') await provider.useCard(accountId, { subscriptionId: providerId, checkoutId }, `card:${requestId}`)
    await database.withWorkspace(workspaceId, 'write', db => closeRequest(db, requestId, status === 'complete' ? 'done' : 'refused'))
  }
}
