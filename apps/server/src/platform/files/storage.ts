import { useConfig } from '#platform/config'
import { sql, type Db, type Row } from '#platform/db'
import { AppError } from '#platform/errors'
import { noWorkspace } from './no-workspace.ts'
import type { Owner } from './uploads.ts'

/** The bytes that every write counts. */
type FileUse = Row<'storage_uses', 'images' | 'videos' | 'others' | 'exports' | 'deleted' | 'arriving'>

export interface StorageUse extends FileUse {
  /** The bytes of documents with their history and releases, as the engine counts them; only businesses have documents. */
  documents: number
}

const nothingStored: FileUse = { images: 0, videos: 0, others: 0, exports: 0, deleted: 0, arriving: 0 }

const findUse = async (db: Db, workspaceId: string, personId: string): Promise<StorageUse> => ({
  ...((await db.maybeOne<FileUse>(sql`
    select images, videos, others, exports, deleted, arriving from storage_uses
    where workspace_id = ${workspaceId} and person_id = ${personId}`)) ?? nothingStored),
  documents: 0,
})

/** Returns what all members of a workspace use together. */
export async function useOfWorkspace(db: Db, workspaceId: string): Promise<StorageUse> {
  const { documents } = await db.one<Pick<StorageUse, 'documents'>>(sql`
    select (coalesce((select sum(row_bytes + history_bytes) from documents where workspace_id = ${workspaceId}), 0)
      + coalesce((select sum(bytes) from document_contents where workspace_id = ${workspaceId}), 0))::bigint as documents`)
  return { ...(await findUse(db, workspaceId, noWorkspace)), documents }
}

/** Returns what one person uses in a workspace. */
export const useOfMember = (db: Db, workspaceId: string, personId: string) => findUse(db, workspaceId, personId)

/** Returns what one person uses outside of every workspace. */
export const useOfPerson = (db: Db, personId: string) => findUse(db, noWorkspace, personId)

/** The bytes that count against the limit; archives that the server makes have a limit of their own. */
export const countedBytes = ({ images, videos, others, deleted, arriving, documents }: StorageUse): number =>
  images + videos + others + deleted + arriving + documents

/** Throws when the rows just written take the business or the person past their limit. */
export async function refuseBeyondStorage(db: Db, { workspaceId, personId, isClient }: Owner): Promise<void> {
  const { ofWorkspace, ofPerson } = useConfig().storage
  const isOutside = workspaceId === noWorkspace
  if (!isOutside && isBeyond(await useOfWorkspace(db, workspaceId), ofWorkspace)) {
    throw storageFull(ofWorkspace)
  }
  if ((isOutside || isClient) && isBeyond(await findUse(db, workspaceId, personId), ofPerson)) {
    throw new AppError('own storage full', { values: { max: formatSize(ofPerson) } })
  }
}

export const storageFull = (limit: number) => new AppError('workspace storage full', { values: { max: formatSize(limit) } })

const isBeyond = (use: StorageUse, limit: number) => limit > 0 && countedBytes(use) > limit

const megabyte = 1_048_576

const formatSize = (bytes: number) =>
  bytes >= 1024 * megabyte ? `${Math.floor(bytes / 1024 / megabyte)} GB` : `${Math.floor(bytes / megabyte)} MB`
