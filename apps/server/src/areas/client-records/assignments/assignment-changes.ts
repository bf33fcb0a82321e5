import { romeDay } from '@allenio/domain/days'
import { reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, nameInSql, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { assignmentEnds } from './assignment-ends.ts'
import type { AssignmentTable } from './assignment-table.ts'

export interface AssignmentAt {
  /** The id of the assigned thing, which may have been deleted. */
  id: string
  assignmentId: string
}

export type ReachedAssignment = Row<'macro_assignments', 'id' | 'client_id' | 'unassigned_on'>

/** Ends assignments and undoes that. `thing` is the singular that the audit log has for them: 'unassign macro'. */
export function assignmentChanges(assignments: AssignmentTable, thing: string) {
  const table = nameInSql(assignments.table)
  const subject = nameInSql(assignments.subject)
  const { table: name, subject: column } = assignments
  const ends = assignmentEnds({
    table: name,
    subject: column,
    thing,
    isOpen: () => sql`a.unassigned_on is null`,
    end: () => sql`unassigned_on = coalesce(unassigned_on, ${romeDay()}::date), updated_at = now()`,
    announce: (db, clientIds) => addSubjects(db, clientIds),
  })

  /** Finds and locks the assignment that a call changes; absent ones and those out of reach are refused alike. */
  async function reach(db: WorkspaceDb, actor: Actor, { id, assignmentId }: AssignmentAt): Promise<ReachedAssignment> {
    const row = found(
      await db.maybeOne<ReachedAssignment>(sql`
      select a.id, a.client_id, a.unassigned_on from ${table} a
      where a.id = ${assignmentId} and a.${subject} = ${id} and a.client_id in (select c.id from clients c where ${reachableClients(actor)})
      for no key update of a`),
    )
    addSubjects(db, [row.client_id])
    return row
  }

  /** Finds an assignment that was not ended. */
  async function reachOpen(db: WorkspaceDb, actor: Actor, at: AssignmentAt): Promise<ReachedAssignment> {
    const row = await reach(db, actor, at)
    if (row.unassigned_on !== null) throw new AppError('not found')
    return row
  }

  const auditChange = (db: WorkspaceDb, actor: Actor, action: string, { id, client_id }: ReachedAssignment) =>
    audit(db, { personId: actor.personId, action: `${action} ${thing}`, subjectId: client_id, details: { assignmentId: id } })

  const setEnd = (db: WorkspaceDb, id: string, day: string | null) =>
    db.run(sql`update ${table} set unassigned_on = ${day}::date, updated_at = now() where id = ${id}`)

  return {
    ...ends,

    auditChange,

    reachOpen,

    /** Ends an assignment: yesterday was its last day, and one that has not begun never counts. */
    async unassign(db: WorkspaceDb, actor: Actor, at: AssignmentAt): Promise<void> {
      const row = await reachOpen(db, actor, at)
      await setEnd(db, row.id, romeDay())
      await auditChange(db, actor, 'unassign', row)
    },

    async undoUnassign(db: WorkspaceDb, actor: Actor, at: AssignmentAt): Promise<string> {
      const row = await reach(db, actor, at)
      if (row.unassigned_on === null) throw new AppError('not found')
      await setEnd(db, row.id, null)
      await auditChange(db, actor, 'undo unassign', row)
      return row.id
    },

    /** Counts the open assignments that a member has made. */
    countOf: async (db: WorkspaceDb, membershipId: string): Promise<number> =>
      (await db.one<Count>(sql`select count(*) as count from ${assignments.open()} o where o.assigned_by = ${membershipId}`)).count,
  }
}
