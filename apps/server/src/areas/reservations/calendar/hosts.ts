import type { HostCard } from '@allenio/contract/reservations'
import { shownToClients, shownToTeam } from '#areas/collaborators'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { isVisible } from './visibility.ts'

/** Hosts by their memberships. A member who hides their name is shown to clients as the admin is. */
export async function readHosts(db: WorkspaceDb, actor: Actor, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, HostCard>> {
  const distinctIds = [...new Set(ids.filter(id => id !== null))]
  const members = await (actor.role === 'client' ? shownToClients : shownToTeam)(db, distinctIds, actor.personId)
  return new Map([...members].map(([id, { name, photo }]) => [id, { id, name, photo }]))
}

/** The card of a host; an appointment outlives the membership of whoever held it. */
export const hostOf = (hosts: ReadonlyMap<string, HostCard>, id: string | null): HostCard =>
  hosts.get(id ?? '') ?? { id: id ?? nobody, name: '', photo: null }

const nobody = '00000000-0000-0000-0000-000000000000'

/** Refuses a host who is no active member of the team; nobody but an admin gives others hours. */
export async function requireHost(db: WorkspaceDb, actor: Actor, hostId: string): Promise<void> {
  const host = await db.maybeOne<Row<'memberships', 'id'>>(sql`
    select id from memberships where id = ${hostId} and status = 'active' and role in ('admin', 'coach', 'nutritionist')`)
  if (!host || (actor.role !== 'admin' && hostId !== actor.membershipId)) throw new AppError('not found')
}

/** The team, for whoever plans; for clients those who have hours that they can book. */
export async function listHosts(db: WorkspaceDb, actor: Actor): Promise<HostCard[]> {
  const condition =
    actor.role === 'client'
      ? sql`exists (select from slot_series s where s.host_id = m.id and s.deleted_at is null and ${isVisible(actor)})`
      : sql`m.role in ('admin', 'coach', 'nutritionist')`
  const rows = await db.many<Row<'memberships', 'id'>>(sql`
    select m.id from memberships m where m.status = 'active' and ${condition} order by m.role <> 'admin', m.created_at, m.id`)
  const ids = rows.map(({ id }) => id)
  const hosts = await readHosts(db, actor, ids)
  return ids.map(id => hostOf(hosts, id))
}
