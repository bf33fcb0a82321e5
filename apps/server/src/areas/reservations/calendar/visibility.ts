import { sql, type Sql } from '#platform/db'
import { ownClientId, type Asker } from '#areas/clients'
import { groupsOfClient } from '#areas/groups'

/** The roles of those in charge of clients `c`. */
export const rolesInCharge = (clientId: Sql): Sql => sql`
  select m.role from client_collaborators k join memberships m on m.workspace_id = k.workspace_id and m.id = k.membership_id
  where k.client_id = ${clientId} and m.status = 'active'`

/** A condition on series `s`: they are meant for this client, by groups and by who is in charge. */
export const isMeantFor = (clientId: Sql): Sql => sql`(
  (s.client_roles = '{}' or exists (select from (${rolesInCharge(clientId)}) r where r.role = any(s.client_roles)))
  and (not exists (select from slot_groups g where g.series_id = s.id) or exists (
    select from slot_groups g where g.series_id = s.id and g.group_id in ${groupsOfClient(clientId)})))`

/** A condition on series `s`: the team sees what its roles name, and hosts and authors their own; clients what is meant for them. */
export function isVisible(asker: Asker): Sql {
  switch (asker.role) {
    case 'admin':
      return sql`true`
    case 'coach':
    case 'nutritionist':
      return sql`(s.host_id = ${asker.membershipId} or s.author_id = ${asker.membershipId} or ${asker.role} = any(s.roles))`
    case 'client':
      return isMeantFor(ownClientId(asker))
    default:
      return asker.role satisfies never
  }
}

/** Whether a member of the team may change the hours of somebody: their own, and all of them as an admin. */
export const mayChangeHoursOf = (asker: Asker, { hostId, authorId }: { hostId: string | null; authorId: string | null }): boolean =>
  asker.role === 'admin' || (asker.role !== 'client' && (asker.membershipId === hostId || asker.membershipId === authorId))
