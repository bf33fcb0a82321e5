import { newId } from '@allenio/domain/ids'
import { notifyClientAccess } from '#areas/clients'
import { sql, type Database } from '#platform/db'

interface NewClient {
  workspaceId: string
  firstName?: string
  membershipId?: string
  inChargeOf?: readonly string[]
}

/** Clients and waiting invitations, inserted directly into their tables. */
export function teamFactories(database: Database) {
  const asSystem = <T>(work: Parameters<typeof database.withSystem<T>>[1]) => database.withSystem('write', work)

  async function client({ workspaceId, firstName = 'Martina', membershipId, inChargeOf = [] }: NewClient): Promise<string> {
    const id = newId()
    await asSystem(async db => {
      await db.run(sql`insert into clients (workspace_id, id, first_name, last_name, membership_id)
        values (${workspaceId}, ${id}, ${firstName}, 'Bellini', ${membershipId ?? null})`)
      for (const member of inChargeOf) {
        await db.run(sql`insert into client_collaborators (workspace_id, client_id, membership_id, created_at)
          values (${workspaceId}, ${id}, ${member}, clock_timestamp())`)
      }
      await notifyClientAccess(db, { workspaceId, clientIds: [id] })
    })
    return id
  }

  /** A collaborator who was invited two hours ago and has not accepted yet. */
  async function inviteMember(workspaceId: string, role: 'coach' | 'nutritionist' = 'coach') {
    const membershipId = newId()
    const email = `${membershipId}@example.com`
    await asSystem(async db => {
      await db.run(sql`insert into memberships (workspace_id, id, role, status)
        values (${workspaceId}, ${membershipId}, ${role}, 'invited')`)
      await db.run(sql`insert into invitations (workspace_id, email_key, membership_id, email, first_name, last_name, language, sent_at)
        values (${workspaceId}, ${email}, ${membershipId}, ${email}, 'Luca', 'Ferrari', 'it', now() - interval '2 hours')`)
    })
    return { membershipId, email }
  }

  return { client, waiting: inviteMember }
}
