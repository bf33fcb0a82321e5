import { reachableClients, type Asker } from '#areas/clients'
import { addSubjects, joined, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'

export type ProgramRecord = Row<
  'programs',
  | 'id'
  | 'title'
  | 'folder_id'
  | 'owner_id'
  | 'is_private'
  | 'client_id'
  | 'origin_id'
  | 'base_release_id'
  | 'prepared_for'
  | 'created_at'
  | 'deleted_at'
>

const columns = sql`p.id, p.title, p.folder_id, p.owner_id, p.is_private, p.client_id, p.origin_id, p.base_release_id, p.prepared_for,
  p.created_at, p.deleted_at`

const ofClients = (asker: Asker): Sql => sql`p.client_id in (select c.id from clients c where ${reachableClients(asker)})`

/** A condition on models `p`: everybody who trains clients sees the library; only the owner and the admin see a private model. */
export function reachableModels({ role, membershipId }: Asker): Sql {
  switch (role) {
    case 'admin':
      return sql`p.client_id is null`
    case 'coach':
      return sql`p.client_id is null and (not p.is_private or p.owner_id = ${membershipId})`
    // clients read releases, and nutritionists read nothing of training
    case 'nutritionist':
    case 'client':
      return sql`false`
    default:
      return role satisfies never
  }
}

/** Whether somebody may share a model: only its owner and the admin, because a colleague would hide it from the owner and themselves. */
export const mayShare = ({ role, membershipId }: Asker, { owner_id: ownerId }: Pick<ProgramRecord, 'owner_id'>): boolean =>
  role === 'admin' || (role === 'coach' && ownerId === membershipId)

/** A condition on clients' own versions `p`. */
export const reachableVersions = (asker: Asker): Sql =>
  asker.role === 'admin' || asker.role === 'coach' ? sql`p.client_id is not null and ${ofClients(asker)}` : sql`false`

/** A condition on all programs `p` that the asker may see and change, deleted ones among them. */
export const reachablePrograms = (asker: Asker): Sql => sql`(${reachableModels(asker)} or ${reachableVersions(asker)})`

async function findPrograms(db: WorkspaceDb, conditions: readonly Sql[], lock: Sql): Promise<ProgramRecord[]> {
  const rows = await db.many<ProgramRecord>(sql`select ${columns} from programs p where ${joined(conditions, ' and ')} ${lock}`)
  addSubjects(
    db,
    rows.flatMap(({ id, client_id: clientId }) => (clientId === null ? [id] : [id, clientId])),
  )
  return rows
}

const isThere = sql`p.deleted_at is null`

/** Finds the program that a call names; absent programs and those out of reach are refused alike. */
export async function reachProgram(db: WorkspaceDb, asker: Asker, id: string): Promise<ProgramRecord> {
  const [program] = await findPrograms(db, [sql`p.id = ${id}`, isThere, reachablePrograms(asker)], sql``)
  return found(program)
}

/** Finds and locks a program. */
export async function reachLockedProgram(db: WorkspaceDb, asker: Asker, id: string): Promise<ProgramRecord> {
  const [program] = await findPrograms(db, [sql`p.id = ${id}`, isThere, reachablePrograms(asker)], sql`for no key update of p`)
  return found(program)
}

export async function reachDeletedProgram(db: WorkspaceDb, asker: Asker, id: string): Promise<ProgramRecord> {
  const deleted = sql`p.deleted_at is not null`
  const [program] = await findPrograms(db, [sql`p.id = ${id}`, deleted, reachablePrograms(asker)], sql`for no key update of p`)
  return found(program)
}

export async function reachPrograms(db: WorkspaceDb, asker: Asker, ids: readonly string[]): Promise<ProgramRecord[]> {
  const uniqueIds = [...new Set(ids)]
  const rows = await findPrograms(
    db,
    [sql`p.id = any(${uniqueIds}::uuid[])`, isThere, reachablePrograms(asker)],
    sql`for no key update of p`,
  )
  if (rows.length < uniqueIds.length) throw new AppError('not found')
  return rows
}

const rowTables = { week: sql`program_weeks`, day: sql`program_days`, workout: sql`program_workouts`, row: sql`program_rows` } as const

export type RowType = keyof typeof rowTables

/** Finds the program of a row that a call names by its id. */
export async function reachProgramOf(db: WorkspaceDb, asker: Asker, type: RowType, id: string): Promise<ProgramRecord> {
  const row = await db.maybeOne<Row<'program_weeks', 'document_id'>>(sql`
    select document_id from ${rowTables[type]} where id = ${id} and deleted_at is null`)
  return reachProgram(db, asker, found(row).document_id)
}
