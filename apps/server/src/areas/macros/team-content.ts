import type { ContentOf, TeamContent } from '#areas/collaborators'
import { businessDay } from '#areas/clients'
import { addSubjects, sql, type Count, type Row, type Sql } from '#platform/db'
import { openAssignments } from './open-assignments.ts'

const isOfClients = (clientIds: readonly string[] | undefined): Sql =>
  clientIds === undefined ? sql`true` : sql`client_id = any(${[...clientIds]}::uuid[])`

/** Assignments go to the heir of their author, or end when the author leaves; the library stays. */
export const macroContent: TeamContent = {
  kind: 'macros',
  label: language => (language === 'it' ? 'macro assegnati' : 'assigned macros'),

  count: async (db, membershipId) =>
    (await db.one<Count>(sql`select count(*) as count from ${openAssignments()} o where o.assigned_by = ${membershipId}`)).count,

  async handOver(db, { of, to, clientIds }: ContentOf & { to: string }) {
    await db.run(sql`update macro_assignments set assigned_by = ${to} where assigned_by = ${of} and ${isOfClients(clientIds)}`)
    // the library goes along when everything does; what was made for one client with the client
    await db.run(sql`update macros set author_id = ${to} where author_id = ${of} and ${isOfClients(clientIds)}`)
  },

  async withdraw(db, { of, clientIds }: ContentOf) {
    const ended = await db.many<Row<'macro_assignments', 'client_id'>>(sql`
      update macro_assignments set unassigned_on = ${businessDay()}, updated_at = now()
      where assigned_by = ${of} and unassigned_on is null and ${isOfClients(clientIds)} returning client_id`)
    addSubjects(
      db,
      ended.map(row => row.client_id),
    )
  },
}
