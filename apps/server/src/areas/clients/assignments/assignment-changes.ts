import { reachableClients } from '../reach.ts'
import { businessDay } from '../fields.ts'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, nameInSql, sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import type { AssignmentTable } from './assignment-table.ts'

export interface AssignmentAt {
  /** Names the thing that is assigned, which may have been deleted. */
  id: string
  assignmentId: string
}

/** Assignments of one thing that were made at once. */
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

/** The clients who are to be assigned something, locked; absent and out of reach are alike. */
export async function lockClientsToAssign(db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<{ hasInactive: boolean }> {
  const clients = await db.many<Row<'clients', 'id' | 'status'>>(sql`
    select c.id, c.status from clients c where c.id = any(${[...ids]}::uuid[]) and ${reachableClients(actor)}
    order by c.id for no key update of c`)
  if (clients.length < ids.length) throw new AppError('not found')
  addSubjects(db, ids)
  return { hasInactive: clients.some(({ status }) => status === 'inactive') }
}

/** Ends assignments and takes that back. `thing` is one of what is assigned, as the audit log names it: 'unassign macro'. */
export function assignmentChanges(assignments: AssignmentTable, thing: string) {
  const table = nameInSql(assignments.table)
  const subject = nameInSql(assignments.subject)

  /** The assignment that a call changes, locked; absent and out of reach are alike. */
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

  /** One that was not ended: after that it has no first day any more. */
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

    /** It counts until yesterday; one that has not begun never counts. */
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
     * Takes back assignments that were made within the hour: they go as if they had never been, and their ids are answered. One that
     * `isUsed`, a condition on `a`, and an earlier one end. Those that are not there were taken back before.
     */
    async undo(db: WorkspaceDb, actor: Actor, { id, assignmentIds }: AssignmentsAt, isUsed = sql`false`): Promise<string[]> {
      // the lock waits for what clients record by them just now, and the next statement sees it
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

    /** How many open ones a member has assigned. */
    countOf: async (db: WorkspaceDb, membershipId: string): Promise<number> =>
      (await db.one<Count>(sql`select count(*) as count from ${assignments.open()} o where o.assigned_by = ${membershipId}`)).count,

    handOver: (db: WorkspaceDb, { of, to, clientIds }: Owned & { to: string }) =>
      db.run(sql`update ${table} set assigned_by = ${to} where assigned_by = ${of} and ${isOfClients(clientIds)}`),

    /** Ends what a member has assigned. */
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
