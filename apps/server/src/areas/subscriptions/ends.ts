import { openStates } from '@allenio/contract/subscriptions'
import { packageName } from '#areas/packages'
import { reachClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Database, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { ProviderError, usePayments } from '#platform/payments'
import { requestLater } from './requests/complete.ts'

type Ending = Row<'subscriptions', 'id' | 'state' | 'ends_at'>

const listOpen = (db: WorkspaceDb, clientId: string) =>
  db.many<Ending>(sql`
    select id, state, ends_at from subscriptions
    where client_id = ${clientId} and ended_at is null and provider_id is not null order by id for no key update`)

/**
 * Cancels what a client pays for, when their access ends: with the paid period, and at once where nothing is paid. A job asks the provider,
 * so that nobody is kept in because it is away.
 */
export async function endSubscriptionsOf(db: WorkspaceDb, clientId: string): Promise<void> {
  for (const { id, state, ends_at } of await listOpen(db, clientId)) {
    const isPaid = state === 'active' || state === 'paused'
    if (isPaid && ends_at !== null) continue
    await requestLater(db, id, { kind: 'cancel', details: { at: isPaid ? 'period end' : 'now', by: 'you' }, authorId: null })
  }
}

/** The packages that clients pay for and that end with their access, for the warning before it. */
export async function listEndingWith(db: WorkspaceDb, actor: Actor, clientIds: readonly string[]) {
  await reachClients(db, actor, clientIds)
  const rows = await db.many<ClientPackages>(sql`
    select s.client_id, array_agg(${packageName(sql`s.package_id`)} order by s.created_at) as packages from subscriptions s
    where s.client_id = any(${[...clientIds]}::uuid[]) and s.state = any(${[...openStates]}::text[]) and s.ended_at is null
    group by s.client_id order by s.client_id`)
  return rows.map(({ client_id: clientId, packages }) => ({ clientId, packages }))
}

interface ClientPackages extends NotNull<Row<'subscriptions', 'client_id'>> {
  packages: string[]
}

interface BusinessSubscription extends Row<'subscriptions', 'id' | 'account_id' | 'provider_id'> {}

/** A business that is erased charges nobody any more. What the provider refuses for good, such as of a lost account, is over anyway. */
export async function endForBusinesses(database: Database, personId: string): Promise<void> {
  const provider = usePayments()
  if (!provider) return
  const rows = await database.withSystem('read', db =>
    db.many<BusinessSubscription>(sql`
      select s.id, s.account_id, s.provider_id from subscriptions s
      join memberships m on m.workspace_id = s.workspace_id and m.person_id = ${personId} and m.role = 'admin'
      where s.ended_at is null and s.provider_id is not null and s.provider = ${provider.name} and not exists (
        select from memberships o where o.workspace_id = s.workspace_id and o.role = 'admin' and o.person_id <> ${personId}
          and o.status = 'active')`),
  )
  for (const { id, account_id: accountId, provider_id: providerId } of rows) {
    if (accountId === null || providerId === null) continue
    try {
      await provider.cancelSubscription(accountId, providerId, 'now', `cancel with business:${id}`)
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isFinal) throw error
    }
  }
}
