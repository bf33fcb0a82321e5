import type { Group } from '@allenio/contract/groups'
import { reachableClients, type Asker } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { sql, type Sql } from '#platform/db'

const isAuthor = ({ membershipId }: Asker): Sql => sql`e.author_id is not distinct from ${membershipId}::uuid`

/** A condition on groups `e`: an admin has all, a collaborator those that they made or that hold a client in their charge. */
export function isVisible(asker: Asker): Sql {
  switch (asker.role) {
    case 'admin':
      return sql`true`
    case 'coach':
    case 'nutritionist':
      return sql`(${isAuthor(asker)} or exists (
        select from group_clients held where held.group_id = e.id
          and held.client_id in (select c.id from clients c where ${reachableClients(asker)})))`
    case 'client':
      return sql`false`
    default:
      return asker.role satisfies never
  }
}

/** A condition on groups `e`: nobody deletes a group with somebody else's clients, unless they made it. */
export const isDeletable = (asker: Asker): Sql =>
  asker.role === 'admin'
    ? sql`true`
    : sql`(${isAuthor(asker)} or (${isVisible(asker)} and not exists (
        select from group_clients held join clients other on other.workspace_id = held.workspace_id and other.id = held.client_id
        where held.group_id = e.id and other.deleted_at is null
          and held.client_id not in (select c.id from clients c where ${reachableClients(asker)}))))`

interface MayFacts {
  author_id: string | null
  others: number
}

/** The rights of the actor in a group that they see. */
export const abilities = (actor: Actor, { author_id, others }: MayFacts): Group['may'] => ({
  update: mayDo(actor, 'update groups'),
  delete: mayDo(actor, 'delete groups') && (actor.role === 'admin' || author_id === actor.membershipId || others === 0),
})
