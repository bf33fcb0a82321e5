import { sql, type Db } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { inMegabytes, isAccepted } from './kinds.ts'
import type { FileRow, Outcome, UploadRow } from './rows.ts'

export interface Claim {
  personId: string
  /** Patterns such as 'image/*' or 'application/pdf'; a star on both sides takes any file. */
  accept: readonly string[]
  maxBytes: number
  /** The input field that names the upload, where a refusal is shown. */
  field?: string
  /** An archive that the server made of somebody's data: it is counted apart. */
  isExport?: boolean
  /** A file of the product: it stays when the account of whoever sent it ends. */
  isOfProduct?: boolean
  /** The business that gets the file, where the call is within none. */
  workspaceId?: string
  /** The upload was encrypted by `sealUpload`; a plain one is not taken, nor a sealed one without this. */
  isSealed?: boolean
}

interface ClaimableUpload extends Pick<UploadRow, 'workspace_id' | 'id' | 'name' | 'mime_type'> {
  outcome: Outcome
}

/** Finds a ready upload of the person that may become such a file; the row is locked until the transaction ends. */
export async function findClaimable(db: Db, uploadId: string, claim: Claim): Promise<ClaimableUpload> {
  const { personId, accept, maxBytes, field = 'uploadId', isSealed = false } = claim
  const upload = found(
    await db.maybeOne<UploadRow>(sql`
    select * from uploads where id = ${uploadId} and person_id = ${personId} and expires_at > now() for update`),
  )
  const { outcome } = upload
  if (!outcome) throw wrongField(field, 'upload not complete')
  if ((outcome.isSealed ?? false) !== isSealed) throw new AppError('not found')
  if (!isAccepted(outcome, accept)) throw wrongField(field, 'file type not accepted')
  if (outcome.sentBytes > maxBytes) throw wrongField(field, 'over the maximum', { max: inMegabytes(maxBytes) })
  return { ...upload, outcome }
}

export interface ClaimedFile extends FileRow {
  /** How long a film lasts, where it says so. */
  seconds: number | null
}

/** Turns a ready upload into a file of the caller's workspace (of the person's own, where the call has none). */
export async function claimUpload(db: Db, uploadId: string, claim: Claim): Promise<ClaimedFile> {
  const { personId, workspaceId = null, isExport = false, isOfProduct = false } = claim
  const upload = await findClaimable(db, uploadId, claim)
  const { outcome } = upload
  const file = await db.one<FileRow>(sql`
    insert into files (workspace_id, id, person_id, name, mime_type, kind, bytes, width, height, storage_key, thumb_key, thumb_bytes,
      is_export, is_sealed)
    values (coalesce(${workspaceId}::uuid, current_workspace(), no_workspace()), ${upload.id}, ${isOfProduct ? null : personId},
      ${outcome.name}, ${outcome.mimeType}, ${outcome.kind}, ${outcome.bytes},
      ${outcome.width}, ${outcome.height}, ${outcome.storageKey}, ${outcome.thumbKey}, ${outcome.thumbBytes}, ${isExport},
      ${outcome.isSealed ?? false})
    returning *`)
  const deletedCount = await db.run(sql`delete from uploads where workspace_id = ${upload.workspace_id} and id = ${upload.id}`)
  if (!deletedCount) throw new AppError('changed meanwhile')
  return { ...file, seconds: outcome.seconds ?? null }
}
