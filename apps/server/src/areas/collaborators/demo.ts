import { newId } from '@allenio/domain/ids'
import { addMember } from '#areas/permissions'
import { sql, type WorkspaceDb } from '#platform/db'

/** Beside those who are in already: somebody whose invitation waits, so that the list shows what that looks like. */
export async function fillDemoCollaborators(db: WorkspaceDb): Promise<void> {
  const { id: personId } = await db.one<{ id: string }>(sql`
    select invited_person(${newId()}::uuid, 'luca.ferrari@demo.allenio.test', 'Luca', 'Ferrari', 'it') as id`)
  await addMember(db, { workspaceId: db.workspaceId, personId, role: 'coach' })
  await db.run(sql`
    insert into collaborator_invitations (id, person_id, sent_at) values (${newId()}, ${personId}, now() - interval '2 days')`)
}
