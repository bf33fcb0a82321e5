import { besideHeld, limitTo, sql, type Db, type Row, type SystemDb } from '#platform/db'
import type { DueQuery } from '#platform/jobs'
import { useFiles } from './engine.ts'
import { keysOf } from './keys.ts'
import { noWorkspace } from './no-workspace.ts'

const graceDays = 7

/** Marks a file as deleted: it is no longer served, and it can be undeleted for some days. */
export const deleteFile = (db: Db, fileId: string) =>
  db.run(sql`
  update files set deleted_at = now(), erase_after = now() + make_interval(days => ${graceDays})
  where id = ${fileId} and deleted_at is null`)

export const undeleteFile = (db: Db, fileId: string) =>
  db.run(sql`
  update files set deleted_at = null, erase_after = null where id = ${fileId} and erase_after > now()`)

/** Marks files for the next sweep without days of grace, because they are erased together with their owner. */
export const eraseFiles = (db: Db, workspaceId: string, fileIds: readonly string[]) =>
  db.run(sql`
  update files set deleted_at = coalesce(deleted_at, now()), erase_after = now()
  where workspace_id = ${workspaceId} and id = any(${[...fileIds]}::uuid[])`)

/**
 * For a column that names one file at a time: the old file is erased when another replaces it or the column is emptied. It
 * cannot be restored, so it is not kept for some days either: a portrait that is changed all day would fill the disk.
 */
export async function replaceFile(db: Db & { workspaceId?: string }, before: string | null, after: string | null): Promise<void> {
  if (before !== null && before !== after) await eraseFiles(db, db.workspaceId ?? noWorkspace, [before])
}

/**
 * For an account that ends: the next sweep erases the person's own files. Files that they sent within a business stay there
 * without their name, and those of a client are erased with the client's record.
 */
export async function eraseFilesOf(db: SystemDb, personId: string): Promise<void> {
  await db.run(sql`update files set deleted_at = coalesce(deleted_at, now()), erase_after = now()
    where person_id = ${personId} and workspace_id = no_workspace()`)
  await db.run(sql`update files set person_id = null where person_id = ${personId} and workspace_id <> no_workspace()`)
  await db.run(sql`update uploads set expires_at = now() where person_id = ${personId} and expires_at > now()`)
}

/** For a business that ends. */
export async function eraseFilesOfWorkspace(db: SystemDb, workspaceId: string): Promise<void> {
  await db.run(sql`update files set deleted_at = coalesce(deleted_at, now()), erase_after = now()
    where workspace_id = ${workspaceId}`)
  await db.run(sql`update uploads set expires_at = now() where workspace_id = ${workspaceId} and expires_at > now()`)
}

type Swept = Row<'uploads', 'workspace_id' | 'id'>

// all rows are deleted at once at the end, so that the storage count is locked only briefly and in the usual order
const rowCondition = (rows: readonly Swept[]) => sql`(workspace_id, id) in (
  select * from unnest(${rows.map(row => row.workspace_id)}::uuid[], ${rows.map(row => row.id)}::uuid[]))`

const isAbandoned = sql`expires_at <= now() and (writing_until is null or writing_until < now())`

/** Dropped and abandoned uploads. */
export const listAbandonedUploads = (db: SystemDb, { isNext, limit }: DueQuery) =>
  db.many<Swept>(sql`
  select workspace_id, id from uploads where ${isAbandoned} and ${isNext(sql`workspace_id`, sql`id`)}
  order by expires_at ${limitTo(limit)}`)

/** Erases these uploads as far as they are abandoned still, and nobody else is at them. */
export async function eraseUploads(db: SystemDb, uploads: readonly Swept[]): Promise<void> {
  const { store } = useFiles()
  const rows = await db.many<Swept>(sql`
    select workspace_id, id from uploads where ${rowCondition(uploads)} and ${isAbandoned} order by expires_at for update skip locked`)
  await besideHeld('sweep of files', async () => {
    for (const { id } of rows) {
      const keys = keysOf(id)
      await store.abandonGrowth(keys.whole)
      await store.erase(keys.all)
    }
  })
  await db.run(sql`delete from uploads where ${rowCondition(rows)}`)
}

/** Lists deleted files that nobody can undelete any more. */
export const listErasedFiles = (db: SystemDb, { isNext, limit }: DueQuery) =>
  db.many<Swept>(sql`
  select workspace_id, id from files where erase_after <= now() and ${isNext(sql`workspace_id`, sql`id`)} order by erase_after
  ${limitTo(limit)}`)

/** Erases the bytes of these files and then their rows. */
export async function eraseStoredFiles(db: SystemDb, files: readonly Swept[]): Promise<void> {
  const { store } = useFiles()
  const rows = await db.many<Swept>(sql`
    select workspace_id, id from files where ${rowCondition(files)} and erase_after <= now() order by erase_after
    for update skip locked`)
  await besideHeld('sweep of files', async () => {
    for (const { id } of rows) await store.erase(keysOf(id).all)
  })
  await db.run(sql`delete from files where ${rowCondition(rows)}`)
}
