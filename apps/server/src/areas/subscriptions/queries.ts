import { clientCard, type Asker, type CardRow } from '#areas/clients'
import { packageName, packageNames } from '#areas/packages'
import type { Actor } from '#platform/access'
import { addSubjects, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

export interface SubscriptionRow extends Row<'subscriptions'> {
  package_name: string
  client: CardRow | null
  is_waiting: boolean
}

/** A condition on subscriptions `s`: the admin reaches all, a client their own, and nobody else sees money. */
export const reachableSubscriptions = ({ role, membershipId }: Asker): Sql => {
  switch (role) {
    case 'admin':
      return sql`true`
    case 'coach':
    case 'nutritionist':
      return sql`false`
    case 'client':
      return sql`s.client_id in (select c.id from clients c where c.membership_id = ${membershipId} and c.deleted_at is null)`
    default:
      return role satisfies never
  }
}

export const subscriptionColumns = sql`s.*, ${packageName(sql`s.package_id`)} as package_name,
  (select json_build_object('workspace_id', c.workspace_id, 'id', c.id, 'first_name', c.first_name, 'last_name', c.last_name,
      'photo_file_id', c.photo_file_id)
    from clients c where c.workspace_id = s.workspace_id and c.id = s.client_id) as client,
  exists (select from subscription_requests q
    where q.workspace_id = s.workspace_id and q.subscription_id = s.id and q.state = 'asked' and q.kind <> 'card') as is_waiting`

/** The subscription that a call names: absent and out of reach are alike. */
export async function reachSubscription(db: WorkspaceDb, asker: Asker, id: string): Promise<SubscriptionRow> {
  const row = found(
    await db.maybeOne<SubscriptionRow>(sql`
      select ${subscriptionColumns} from subscriptions s where s.id = ${id} and ${reachableSubscriptions(asker)}`),
  )
  addSubjects(db, [row.id, ...(row.client_id ? [row.client_id] : [])])
  return row
}

/** Locks the subscription first, so that calls at one time are judged one after the other. */
export async function reachSubscriptionToChange(db: WorkspaceDb, asker: Asker, id: string): Promise<SubscriptionRow> {
  await lockSubscription(db, id)
  return reachSubscription(db, asker, id)
}

export const lockSubscription = (db: WorkspaceDb, id: string): Promise<Row<'subscriptions'> | undefined> =>
  db.maybeOne<Row<'subscriptions'>>(sql`select * from subscriptions where id = ${id} for no key update`)

export const cardOfClient = ({ client }: SubscriptionRow, actor: Actor) => client && clientCard(client, actor)

/** The name of a package, as it is today. */
export const titleOf = async (db: WorkspaceDb, packageId: string): Promise<string> =>
  (await packageNames(db, [packageId])).get(packageId) ?? ''

/** The members who hear of money. */
export const listAdmins = async (db: WorkspaceDb): Promise<string[]> =>
  (await db.many<Row<'memberships', 'id'>>(sql`select id from memberships where role = 'admin' and status = 'active' order by id`)).map(
    ({ id }) => id,
  )
