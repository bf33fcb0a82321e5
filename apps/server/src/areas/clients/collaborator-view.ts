import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

/** The actor whose view a list shows: the caller, or a collaborator of the business if the admin asks for that view. */
export async function actingAsCollaborator(db: WorkspaceDb, actor: Actor, collaboratorId: string | undefined): Promise<Actor> {
  if (collaboratorId === undefined) return actor
  const isOwn = actor.role !== 'admin' && collaboratorId === actor.membershipId
  const { role } = found(isOwn ? actor : actor.role === 'admin' ? await findCollaborator(db, collaboratorId) : undefined)
  return { ...actor, role, membershipId: collaboratorId }
}

const findCollaborator = (db: WorkspaceDb, id: string) =>
  db.maybeOne<Row<'memberships', 'role'>>(sql`
  select role from memberships where id = ${id} and role in ('coach', 'nutritionist')`)
