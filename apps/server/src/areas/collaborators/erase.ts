import type { Eraser, Leave } from '#areas/account'
import { removeMember } from '#areas/permissions'
import { sql, type Row } from '#platform/db'
import { deleteCollaborator } from './departures.ts'
import { notifyDeparture } from './notifications.ts'
import { findMembers } from './queries.ts'

export const leaveAsCollaborator: Leave = async (db, id) =>
  notifyDeparture(db, await deleteCollaborator(db, undefined, { id, moveTo: null }))

// an admin reaches every client without being assigned, so nothing depends on them but the business, which has another admin
export const leaveAsAdmin: Leave = async (db, id) => {
  const [row] = await findMembers(db, [id])
  await removeMember(db, id)
  if (row) await notifyDeparture(db, { row, clients: 0 })
}

export const collaboratorEraser: Eraser = {
  tables: ['memberships'],

  // a person who deletes their account leaves each team as if the admin had removed them
  async leaving(database, personId) {
    const places = await database.withSystem('read', db =>
      db.many<Row<'memberships', 'workspace_id' | 'id'>>(sql`
      select m.workspace_id, m.id from memberships m join persons p on p.id = m.person_id
      where (p.id = ${personId} or p.joined_into = ${personId}) and m.role in ('coach', 'nutritionist')`),
    )
    // a business where it fails keeps nobody from leaving the others; the account goes once all are left
    const failures: unknown[] = []
    for (const { workspace_id: workspaceId, id } of places) {
      await database
        .withWorkspace(workspaceId, 'write', async db => notifyDeparture(db, await deleteCollaborator(db, undefined, { id, moveTo: null })))
        .catch((error: unknown) => void failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  },
}
