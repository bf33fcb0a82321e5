import type { ErrorCode } from '@allenio/contract'
import { reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, nameInSql, sql, type Row, type Sql, type TableName, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

// Macros, meal plans and programs end in the same ways: the one who assigned them was wrong, or leaves the team.

interface ClientsToAssign {
  ids: readonly string[]
  /** The only client for whom the thing was made; null for a thing of the library. */
  onlyClientId: string | null
  inactive: ErrorCode
  ofAnother: ErrorCode
}

/** Finds and locks the clients who will be assigned something; absent clients and those out of reach are refused alike. */
export async function lockClientsToAssign(
  db: WorkspaceDb,
  actor: Actor,
  { ids, onlyClientId, inactive, ofAnother }: ClientsToAssign,
): Promise<{ membershipIds: string[] }> {
  const clients = await db.many<Row<'clients', 'id' | 'status' | 'membership_id'>>(sql`
    select c.id, c.status, c.membership_id from clients c where c.id = any(${[...ids]}::uuid[]) and ${reachableClients(actor)}
    order by c.id for no key update of c`)
  if (clients.length < ids.length) throw new AppError('not found')
  if (clients.some(({ status }) => status === 'inactive')) throw new AppError(inactive)
  if (onlyClientId !== null && ids.some(id => id !== onlyClientId)) throw new AppError(ofAnother)
  addSubjects(db, ids)
  return { membershipIds: clients.flatMap(({ membership_id: id }) => id ?? []) }
}

/** Assignments of one thing that one call made. */
export interface AssignmentsAt {
  id: string
  assignmentIds: readonly string[]
}

interface Owned {
  of: string
  clientIds?: readonly string[] | undefined
}

export const isOfClients = (clientIds: readonly string[] | undefined): Sql =>
  clientIds === undefined ? sql`true` : sql`client_id = any(${[...clientIds]}::uuid[])`

interface EndingAssignments {
  table: TableName
  /** The column that names what is assigned. */
  subject: string
  /** The singular that the audit log has for what is assigned: 'undo assign macro'. */
  thing: string
  /** A condition on assignments `a` that are not over. */
  isOpen: () => Sql
  /** Sets the columns by which an assignment ends; one that has ended keeps its end. */
  end: () => Sql
  /** Tells what follows from assignments that their clients have changed. */
  announce: (db: WorkspaceDb, clientIds: readonly string[]) => void | Promise<void>
}

interface EndedRow {
  id: string
  client_id: string
}

/** Functions that end many assignments at once, or give them to another member. */
export function assignmentEnds({ thing, isOpen, end, announce, ...names }: EndingAssignments) {
  const table = nameInSql(names.table)
  const subject = nameInSql(names.subject)
  return {
    /**
     * Undoes assignments that were made within the hour. They are deleted, and their ids returned. Instead of being deleted, an earlier one
     * ends, and so does one that `isUsed` (a condition on `a`) is true for. Absent ones were undone before.
     */
    async undo(db: WorkspaceDb, actor: Actor, { id, assignmentIds }: AssignmentsAt, isUsed = sql`false`): Promise<string[]> {
      // the lock waits for records that clients are writing by these assignments, so that the next statement sees them
      const rows = await db.many<EndedRow>(sql`
        select a.id, a.client_id from ${table} a where a.id = any(${[...assignmentIds]}::uuid[]) and a.${subject} = ${id}
          and a.client_id in (select c.id from clients c where ${reachableClients(actor)}) order by a.id for update of a`)
      if (rows.length === 0) return []
      const lockedIds = rows.map(row => row.id)
      const deletedRows = await db.many<Pick<EndedRow, 'id'>>(sql`
        delete from ${table} a
        where a.id = any(${lockedIds}::uuid[]) and a.created_at > now() - interval '1 hour' and not (${isUsed}) returning a.id`)
      await db.run(sql`update ${table} set ${end()} where id = any(${lockedIds}::uuid[])`)
      const clientIds = [...new Set(rows.map(row => row.client_id))]
      await announce(db, clientIds)
      await audit(db, { personId: actor.personId, action: `undo assign ${thing}`, subjectId: id, details: { clientIds } })
      return deletedRows.map(row => row.id)
    },

    handOver: (db: WorkspaceDb, { of, to, clientIds }: Owned & { to: string }) =>
      db.run(sql`update ${table} set assigned_by = ${to} where assigned_by = ${of} and ${isOfClients(clientIds)}`),

    /** Ends the assignments that a member has made. */
    withdraw: async (db: WorkspaceDb, { of, clientIds }: Owned): Promise<void> => {
      const rows = await db.many<EndedRow>(sql`
        update ${table} a set ${end()} where assigned_by = ${of} and ${isOpen()} and ${isOfClients(clientIds)} returning a.id, a.client_id`)
      await announce(
        db,
        rows.map(row => row.client_id),
      )
    },
  }
}
