import { newId } from '@allenio/domain/ids'
import { sql, type Database } from '#platform/db'

interface NewClient {
  workspaceId: string
  firstName?: string
  membershipId?: string
  inChargeOf?: readonly string[]
}

/** Clients and waiting invitations, put straight into their tables. */
export function teamFactories(database: Database) {
  const asSystem = <T>(work: Parameters<typeof database.withSystem<T>>[1]) => database.withSystem('write', work)

  async function client({ workspaceId, firstName = 'Martina', membershipId, inChargeOf = [] }: NewClient): Promise<string> {
    const id = newId()
    await asSystem(async db => {
      await db.run(sql`insert into clients (workspace_id, id, first_name, last_name, membership_id)
        values (${workspaceId}, ${id}, ${firstName}, 'Bellini', ${membershipId ?? null})`)
      for (const member of inChargeOf) {
        await db.run(sql`insert into client_collaborators (workspace_id, client_id, membership_id)
          values (${workspaceId}, ${id}, ${member})`)
      }
    })
    return id
  }

  /** Who was invited two hours ago and has not come in yet. */
  async function waiting(workspaceId: string, role: 'coach' | 'nutritionist' = 'coach') {
    const [personId, membershipId] = [newId(), newId()]
    const email = `${personId}@example.com`
    await asSystem(async db => {
      await db.run(sql`insert into persons (id, email, email_key, first_name, last_name)
        values (${personId}, ${email}, ${email}, 'Luca', 'Ferrari')`)
      await db.run(sql`insert into memberships (workspace_id, id, person_id, role)
        values (${workspaceId}, ${membershipId}, ${personId}, ${role})`)
    })
    await database.withWorkspace(workspaceId, 'write', db => db.run(sql`
      insert into collaborator_invitations (id, person_id, sent_at) values (${newId()}, ${personId}, now() - interval '2 hours')`))
    return { personId, membershipId, email }
  }

  return { client, waiting }
}
