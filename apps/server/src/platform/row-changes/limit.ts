import type { ErrorCode } from '@allenio/contract'
import { lockFor, nameInSql, sql, type Count, type TableName, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

export type RefuseTooMany = (db: WorkspaceDb, added: number) => Promise<void>

/** Refuses more rows in a business than `max`, which the sentence of the code may name; deleted ones do not count. */
export const rowLimit =
  ({ table, max, code }: { table: TableName; max: number; code: ErrorCode }): RefuseTooMany =>
  async (db, added) => {
    await lockFor(db, table)
    const { count } = await db.one<Count>(sql`select count(*) as count from ${nameInSql(table)} where deleted_at is null`)
    if (count + added > max) throw new AppError(code, { values: { max } })
  }
