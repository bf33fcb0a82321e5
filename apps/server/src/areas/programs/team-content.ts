import { isOfClients } from '#areas/client-records'
import type { TeamContent } from '#areas/collaborators'
import { sql, type Count } from '#platform/db'
import { isOpen } from './present.ts'
import { programEnds } from './assignments/undone-assignments.ts'

/** Programs follow the team: what somebody has assigned goes to their heir, or ends with them. */
export const programContent: TeamContent = {
  kind: 'programs',
  label: language => (language === 'it' ? 'programmi assegnati' : 'assigned programs'),

  count: async (db, membershipId) =>
    (await db.one<Count>(sql`select count(*) as count from program_users u where u.assigned_by = ${membershipId} and ${isOpen()}`)).count,

  async handOver(db, owned) {
    await programEnds.handOver(db, owned)
    // the models of the library go along when everything does; own versions with their clients
    const isMoving = owned.clientIds === undefined ? sql`true` : sql`client_id is not null and ${isOfClients(owned.clientIds)}`
    await db.run(sql`update programs set owner_id = ${owned.to} where owner_id = ${owned.of} and ${isMoving}`)
  },

  withdraw: programEnds.withdraw,
}
