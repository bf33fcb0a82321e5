import { sql, type Db } from '#platform/db'
import type { FileRow } from './rows.ts'

export const findFile = (db: Db, id: string) => db.maybeOne<FileRow>(sql`select * from files where id = ${id} and deleted_at is null`)

export const findFiles = (db: Db, ids: readonly string[]) =>
  db.many<FileRow>(sql`select * from files where id = any(${[...ids]}::uuid[]) and deleted_at is null`)
