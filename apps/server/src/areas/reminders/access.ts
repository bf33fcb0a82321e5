import { actingAsCollaborator, reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

export const isThere = sql`r.deleted_at is null`

/** The asker, and the member whose view they ask for. */
export interface Eyes {
  actor: Actor
  view: Actor
}

export const eyesOf = async (db: WorkspaceDb, actor: Actor, collaboratorId?: string): Promise<Eyes> => ({
  actor,
  view: await actingAsCollaborator(db, actor, collaboratorId),
})

/**
 * A condition on reminders `r`. Beside the author, the admin and the roles that it names see it; one that is private is the author's alone,
 * also where an admin takes a collaborator's view. What is about a client follows the client. Clients see what is addressed to them.
 */
export function isVisible({ actor, view }: Eyes): Sql {
  const ofClient = sql`(r.client_id is null or r.client_id in (select c.id from clients c where ${reachableClients(view)}))`
  const isOwn = sql`r.author_id = ${actor.membershipId}`
  switch (view.role) {
    case 'admin':
      return sql`(not r.is_private or ${isOwn}) and ${ofClient}`
    case 'coach':
    case 'nutritionist':
      return sql`(${isOwn} and ${actor.membershipId === view.membershipId}::boolean or not r.is_private
        and (r.author_id = ${view.membershipId} or ${view.role} = any(r.roles))) and ${ofClient}`
    case 'client':
      return sql`r.id in (
        select t.reminder_id from reminder_tasks t join clients c on c.id = t.client_id where ${reachableClients(view)})`
    default:
      return view.role satisfies never
  }
}

/**
 * The condition on clients `c` by which the tasks of reminders are counted: all for the team, who counts them, and their own for clients.
 */
export const ownTasks = (actor: Actor): [] | [Sql] => (actor.role === 'client' ? [reachableClients(actor)] : [])
