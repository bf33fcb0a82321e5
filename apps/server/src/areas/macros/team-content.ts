import type { TeamContent } from '#areas/collaborators'
import { isOfClients } from '#areas/client-records'
import { sql } from '#platform/db'
import { assignmentEnds } from './assignments/assignment-tables.ts'

/** Assignments go to the heir of their author, or end when the author leaves; the library stays. */
export const macroContent: TeamContent = {
  kind: 'macros',
  label: language => (language === 'it' ? 'macro assegnati' : 'assigned macros'),
  count: assignmentEnds.countOf,

  async handOver(db, owned) {
    await assignmentEnds.handOver(db, owned)
    // the library goes along when everything does; what was made for one client with the client
    await db.run(sql`update macros set author_id = ${owned.to} where author_id = ${owned.of} and ${isOfClients(owned.clientIds)}`)
  },

  withdraw: assignmentEnds.withdraw,
}
