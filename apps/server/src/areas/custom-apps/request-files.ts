import { appDocumentTypes, appFileMaxBytes, appFilesAtMost, appFileTypes, type CustomAppFileKind } from '@allenio/contract/custom-apps'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { claimUpload, eraseFiles, findClaimable, sealUpload } from '#platform/files'
import { lockDraft } from './queries.ts'

export interface RequestFile {
  kind: CustomAppFileKind
  uploadId: string
}

/** The files to seal, as JSON: the step that seals runs outside of a transaction. */
export interface SealIntent {
  workspaceId: string
  personId: string
  files: readonly RequestFile[]
}

const fields = { front: 'frontUploadId', back: 'backUploadId', file: 'fileUploadIds' } as const

const claimOf = (personId: string, kind: CustomAppFileKind, field: string = fields[kind]) => ({
  personId,
  accept: kind === 'file' ? appFileTypes : appDocumentTypes,
  maxBytes: appFileMaxBytes,
  field,
})

/** Judges files before they are sealed, so that nothing is encrypted in vain. */
export async function beginFiles(db: WorkspaceDb, { personId }: Actor, files: readonly RequestFile[], field?: string): Promise<SealIntent> {
  const draft = await lockDraft(db)
  await refuseTooMany(db, draft.id, files)
  for (const { kind, uploadId } of files) await findClaimable(db, uploadId, claimOf(personId, kind, field))
  return { workspaceId: db.workspaceId, personId, files }
}

/** Encrypts the files one after the other, as each is held in memory; answers them with the ids of what is sealed. */
export async function sealRequestFiles({ workspaceId, personId, files }: SealIntent): Promise<RequestFile[]> {
  const sealedFiles: RequestFile[] = []
  for (const { kind, uploadId } of files) {
    sealedFiles.push({ kind, uploadId: await sealUpload(uploadId, { ...claimOf(personId, kind), workspaceId }) })
  }
  return sealedFiles
}

/** Adds sealed files; a side of the document takes the place of the one that was there. */
export async function addFiles(db: WorkspaceDb, { personId }: Actor, files: readonly RequestFile[]): Promise<void> {
  const draft = await lockDraft(db)
  await refuseTooMany(db, draft.id, files)
  for (const { kind, uploadId } of files) {
    if (kind !== 'file') await dropFiles(db, await db.many<StoredFile>(sql`select id, file_id from custom_app_files where kind = ${kind}`))
    const file = await claimUpload(db, uploadId, { ...claimOf(personId, kind), isSealed: true })
    await db.run(sql`
      insert into custom_app_files (id, app_id, kind, file_id, name, bytes)
      values (${newId()}, ${draft.id}, ${kind}, ${file.id}, ${file.name}, ${file.bytes})`)
  }
  await touch(db)
  await audit(db, { personId, action: 'add custom app files', details: { kinds: files.map(({ kind }) => kind) } })
}

export async function deleteAppFile(db: WorkspaceDb, { personId }: Actor, id: string): Promise<void> {
  await lockDraft(db)
  const file = found(await db.maybeOne<StoredFile>(sql`select id, file_id from custom_app_files where id = ${id}`))
  await dropFiles(db, [file])
  await touch(db)
  await audit(db, { personId, action: 'delete custom app file' })
}

type StoredFile = Row<'custom_app_files', 'id' | 'file_id'>

async function dropFiles(db: WorkspaceDb, files: readonly StoredFile[]): Promise<void> {
  await db.run(sql`delete from custom_app_files where id = any(${files.map(({ id }) => id)}::uuid[])`)
  await eraseFiles(
    db,
    db.workspaceId,
    files.map(({ file_id: fileId }) => fileId),
  )
}

const touch = (db: WorkspaceDb) => db.run(sql`update custom_apps set revision = revision + 1, updated_at = now()`)

async function refuseTooMany(db: WorkspaceDb, appId: string, files: readonly RequestFile[]): Promise<void> {
  const added = files.filter(({ kind }) => kind === 'file').length
  if (added === 0) return
  const { count } = await db.one<Count>(sql`select count(*) as count from custom_app_files where app_id = ${appId} and kind = 'file'`)
  if (count + added > appFilesAtMost) throw new AppError('too many app files', { values: { max: appFilesAtMost } })
}
