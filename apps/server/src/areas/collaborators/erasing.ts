import { registerEraser } from '#areas/account'
import { sql } from '#platform/db'
import { leave } from './leaving.ts'
import { tellLeft } from './notices.ts'

registerEraser({
  // who ends their account leaves each team as if the admin had taken them out of it
  async leaving(database, personId) {
    const places = await database.withSystem('read', db => db.many<{ workspace_id: string, id: string }>(sql`
      select m.workspace_id, m.id from memberships m join persons p on p.id = m.person_id
      where (p.id = ${personId} or p.joined_into = ${personId}) and m.role in ('coach', 'nutritionist')`))
    for (const { workspace_id: workspaceId, id } of places) {
      await database.withWorkspace(workspaceId, 'write', async db =>
        tellLeft(db, await leave(db, undefined, { id, moveTo: null })))
    }
  },
})
