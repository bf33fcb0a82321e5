import type { ContentOf, TeamContent } from '#areas/collaborators'
import { sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { announceAssignments } from './assignment-observers.ts'
import { isOpen } from './present.ts'

const isOfClients = (clientIds: readonly string[] | undefined): Sql =>
  clientIds === undefined ? sql`true` : sql`client_id = any(${[...clientIds]}::uuid[])`

const isAssignedBy = ({ of, clientIds }: ContentOf): Sql => sql`u.assigned_by = ${of} and ${isOfClients(clientIds)}`

/** Programs follow the team: what somebody has assigned goes to their heir, or ends with them. */
export const programContent: TeamContent = {
  kind: 'programs',
  label: language => (language === 'it' ? 'programmi assegnati' : 'assigned programs'),

  count: async (db, membershipId) =>
    (
      await db.one<Count>(sql`
      select count(*) as count from program_users u where ${isAssignedBy({ of: membershipId })} and ${isOpen()}`)
    ).count,

  async handOver(db, { to, ...content }) {
    await db.run(sql`update program_users u set assigned_by = ${to} where ${isAssignedBy(content)}`)
    // the models of the library go along when everything does; own versions with their clients
    const isMoving = content.clientIds === undefined ? sql`true` : sql`client_id is not null and ${isOfClients(content.clientIds)}`
    await db.run(sql`update programs set owner_id = ${to} where owner_id = ${content.of} and ${isMoving}`)
  },

  async withdraw(db: WorkspaceDb, content) {
    const ended = await db.many<Row<'program_users', 'client_id'>>(sql`
      update program_users u set ended_at = now() where ${isAssignedBy(content)} and ${isOpen()} returning u.client_id`)
    await announceAssignments(
      db,
      ended.map(user => user.client_id),
    )
  },
}
