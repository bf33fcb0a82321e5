import type { Permission } from '@allenio/contract'
import { mayDo, type Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { daysAgo, nameInSql, nothing, sql, type Row, type Sql, type TableName, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { deleteFile, undeleteFile } from '#platform/files'
import { closeRoom } from '#platform/realtime'
import type { RefuseTooMany } from './limit.ts'

interface DeletionOptions {
  table: TableName
  /** The singular that the audit log has for the row: 'delete recipe'. */
  thing: string
  permission: Permission
  /** The number of days in which a deleted row can be undeleted. */
  days: number
  /** A condition on the rows `e` that the actor sees, deleted ones among them. */
  isReachable: (actor: Actor) => Sql
  /** The kind of document that the rows are. The documents then get the row's `updated_at`, and devices with one open are notified. */
  documentKind?: string
  /** Columns that undeleting sets beside `deleted_at`, for a value that another row may have taken meanwhile. */
  setOnUndelete?: Sql
  refuseTooMany?: RefuseTooMany
  /** The file of a row `e`, which is deleted and undeleted together with it. */
  fileId?: Sql
  /** Deletes a file that other rows may show, too. */
  deleteFile?: (db: WorkspaceDb, fileId: string) => Promise<unknown>
  onDeleted?: (db: WorkspaceDb, ids: readonly string[]) => Promise<unknown>
  onUndeleted?: (db: WorkspaceDb, ids: readonly string[]) => Promise<unknown>
}

interface DeletionChange {
  action: 'delete' | 'undelete'
  ids: readonly string[]
}

type ChangedRow = Row<'documents', 'id'> & { file_id: string | null }

const isAmong = (ids: readonly string[]): Sql => sql`e.id = any(${[...ids]}::uuid[])`

/** Deletes rows so that they can be undeleted for some days; `eraseRows` erases those that nobody has undeleted. */
export function rowDeletion({ thing, permission, days, isReachable, documentKind, refuseTooMany, ...options }: DeletionOptions) {
  const table = nameInSql(options.table)
  const updatedAt = documentKind ? nothing : sql`, updated_at = now()`
  const setOnUndelete = options.setOnUndelete ? sql`, ${options.setOnUndelete}` : nothing
  const columns = sql`e.id, ${options.fileId ?? sql`null::uuid`} as file_id`

  async function deleteRows(db: WorkspaceDb, condition: Sql): Promise<string[]> {
    const rows = await db.many<ChangedRow>(sql`
      update ${table} e set deleted_at = now()${updatedAt} where ${condition} and e.deleted_at is null returning ${columns}`)
    for (const { file_id: fileId } of rows) if (fileId !== null) await (options.deleteFile ?? deleteFile)(db, fileId)
    const ids = rows.map(({ id }) => id)
    if (documentKind) for (const id of ids) closeRoom(db, { thing: documentKind, id })
    await options.onDeleted?.(db, ids)
    return ids
  }

  async function undeleteRows(db: WorkspaceDb, condition: Sql): Promise<string[]> {
    const rows = await db.many<ChangedRow>(sql`
      update ${table} e set deleted_at = null${updatedAt}${setOnUndelete}
      where ${condition} and e.deleted_at > ${daysAgo(days)} returning ${columns}`)
    await refuseTooMany?.(db, 0)
    for (const { file_id: fileId } of rows) if (fileId !== null) await undeleteFile(db, fileId)
    const ids = rows.map(({ id }) => id)
    await options.onUndeleted?.(db, ids)
    return ids
  }

  const changeRows = { delete: deleteRows, undelete: undeleteRows }

  const changeOne = (action: DeletionChange['action']) => async (db: WorkspaceDb, actor: Actor, id: string) => {
    const [changedId] = await changeRows[action](db, sql`e.id = ${id} and ${isReachable(actor)}`)
    await audit(db, { personId: actor.personId, action: `${action} ${thing}`, subjectId: found(changedId) })
  }

  return {
    delete: changeOne('delete'),
    undelete: changeOne('undelete'),

    /** Deletes rows that the caller has found in reach. Returns those that existed. */
    deleteMany: (db: WorkspaceDb, ids: readonly string[]) => deleteRows(db, isAmong(ids)),

    /** Deletes or undeletes rows in a bulk change. Checks the permission, because bulk changes are open to people who may not delete. */
    changeMany(db: WorkspaceDb, actor: Actor, { action, ids }: DeletionChange): Promise<string[]> {
      if (!mayDo(actor, permission)) throw new AppError('forbidden')
      return changeRows[action](db, isAmong(ids))
    },
  }
}
