import { businessDay, reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, nameInSql, sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import type { AssignmentTable } from './assignment-table.ts'

export interface AssignmentAt {
  /** The id of the assigned thing, which may have been deleted. */
  id: string
  assignmentId: string
}

/** Assignments of one thing that one call made. */
export interface AssignmentsAt {
  id: string
  assignmentIds: readonly string[]
}

export type ReachedAssignment = Row<'macro_assignments', 'id' | 'client_id' | 'unassigned_on'>

interface Owned {
  of: string
  clientIds?: readonly string[] | undefined
}

export const isOfClients = (clientIds: readonly string[] | undefined): Sql =>
  clientIds === undefined ? sql`true` : sql`client_id = any(${[...clientIds]}::uuid[])`

/** Finds and locks the clients who will be assigned something; absent clients and those out of reach are refused alike. */
export async function lockClientsToAssign(db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<{ hasInactive: boolean }> {
  const clients = await db.many<Row<'clients', 'id' | 'status'>>(sql`
    select c.id, c.status from clients c where c.id = any(${[...ids]}::uuid[]) and ${reachableClients(actor)}
    order by c.id for no key update of c`)
  if (clients.length < ids.length) throw new AppError('not found')
  addSubjects(db, ids)
  return { hasInactive: clients.some(({ status }) => status === 'inactive') }
}

/** Ends assignments and undoes that. `thing` is the singular that the audit log has for them: 'unassign macro'. */
export function assignmentChanges(assignments: AssignmentTable, thing: string) {
  const table = nameInSql(assignments.table)
  const subject = nameInSql(assignments.subject)

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
    auditChange,

    reachOpen,

    /** Ends an assignment: yesterday was its last day, and one that has not begun never counts. */
    async unassign(db: WorkspaceDb, actor: Actor, at: AssignmentAt): Promise<void> {
      const row = await reachOpen(db, actor, at)
      await setEnd(db, row.id, businessDay())
      await auditChange(db, actor, 'unassign', row)
    },

    async undoUnassign(db: WorkspaceDb, actor: Actor, at: AssignmentAt): Promise<string> {
      const row = await reach(db, actor, at)
      if (row.unassigned_on === null) throw new AppError('not found')
      await setEnd(db, row.id, null)
      await auditChange(db, actor, 'undo unassign', row)
      return row.id
    },

    /**
     * Undoes assignments that were made within the hour. They are deleted, and their ids returned. Instead of being deleted, an earlier one
     * ends, and so does one that `isUsed` (a condition on `a`) is true for. Absent ones were undone before.
     */
    async undo(db: WorkspaceDb, actor: Actor, { id, assignmentIds }: AssignmentsAt, isUsed = sql`false`): Promise<string[]> {
      // the lock waits for records that clients are writing by these assignments, so that the next statement sees them
      const rows = await db.many<Pick<ReachedAssignment, 'id' | 'client_id'>>(sql`
        select a.id, a.client_id from ${table} a where a.id = any(${[...assignmentIds]}::uuid[]) and a.${subject} = ${id}
          and a.client_id in (select c.id from clients c where ${reachableClients(actor)}) order by a.id for update of a`)
      if (rows.length === 0) return []
      const lockedIds = rows.map(row => row.id)
      const deletedRows = await db.many<Pick<ReachedAssignment, 'id'>>(sql`
        delete from ${table} a
        where a.id = any(${lockedIds}::uuid[]) and a.created_at > now() - interval '1 hour' and not (${isUsed}) returning a.id`)
      await db.run(sql`
        update ${table} set unassigned_on = coalesce(unassigned_on, ${businessDay()}::date), updated_at = now()
        where id = any(${lockedIds}::uuid[])`)
      const clientIds = [...new Set(rows.map(row => row.client_id))]
      addSubjects(db, clientIds)
      await audit(db, { personId: actor.personId, action: `undo assign ${thing}`, subjectId: id, details: { clientIds } })
      return deletedRows.map(row => row.id)
    },

    /** Counts the open assignments that a member has made. */
    countOf: async (db: WorkspaceDb, membershipId: string): Promise<number> =>
      (await db.one<Count>(sql`select count(*) as count from ${assignments.open()} o where o.assigned_by = ${membershipId}`)).count,

    handOver: (db: WorkspaceDb, { of, to, clientIds }: Owned & { to: string }) =>
      db.run(sql`update ${table} set assigned_by = ${to} where assigned_by = ${of} and ${isOfClients(clientIds)}`),

    /** Ends the assignments that a member has made. */
    withdraw: async (db: WorkspaceDb, { of, clientIds }: Owned): Promise<void> => {
      const endedRows = await db.many<Pick<ReachedAssignment, 'client_id'>>(sql`
        update ${table} set unassigned_on = ${businessDay()}, updated_at = now()
        where assigned_by = ${of} and unassigned_on is null and ${isOfClients(clientIds)} returning client_id`)
      addSubjects(
        db,
        endedRows.map(row => row.client_id),
      )
    },
  }
}
