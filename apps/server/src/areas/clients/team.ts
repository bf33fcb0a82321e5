import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { presentMember, type InCharge } from './list/list.ts'
import { reachableClients } from './reach.ts'

/** The collaborators who can be in charge or still are, each with the number of the asker's clients whom they look after. */
export async function listTeam(db: WorkspaceDb, actor: Actor) {
  const rows = await db.many<Omit<InCharge, 'client_id'> & { clients: number; is_active: boolean }>(sql`
    select m.id, m.role, m.status <> 'inactive' as is_active, coalesce(p.first_name, i.first_name, '') as first_name,
      coalesce(p.last_name, i.last_name, '') as last_name, p.photo_file_id,
      (select count(*) from client_collaborators k join clients c on c.workspace_id = k.workspace_id and c.id = k.client_id
        where k.membership_id = m.id and ${reachableClients(actor)}) as clients
    from memberships m left join persons p on p.id = m.person_id
    left join invitations i on i.workspace_id = m.workspace_id and i.membership_id = m.id
    where m.role in ('coach', 'nutritionist')
    order by is_active desc, first_name, last_name, m.id`)
  return rows
    .filter(({ is_active: isActive, clients }) => isActive || clients > 0)
    .map(({ clients, is_active: isActive, ...member }) => ({ ...presentMember(member, actor.personId), isActive, clients }))
}
