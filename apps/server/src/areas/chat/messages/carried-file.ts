import { fileLimits } from '@allenio/contract/files'
import { messageKindOf } from '@allenio/domain/chat'
import type { MessageType } from '@allenio/contract/chat'
import type { Actor } from '#platform/access'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { claimUpload, eraseFiles, findFile, type ClaimedFile, type FileRow } from '#platform/files'

export interface CarriedFile {
  uploadId?: string | undefined
  attachmentId?: string | undefined
}

const accepted = { accept: ['*/*'], maxBytes: fileLimits.movie } as const

/** Only films in the iPhone's format may exceed the general limit. */
export function refuseTooLarge({ bytes, mime_type, name }: Pick<FileRow, 'bytes' | 'mime_type' | 'name'>): void {
  const isMovie = mime_type === 'video/quicktime' || name.toLowerCase().endsWith('.mov')
  if (!isMovie && bytes > fileLimits.file) {
    throw new AppError('chat file too large', { values: { max: fileLimits.file / 1_048_576 } })
  }
}

export async function takeUpload(db: WorkspaceDb, actor: Pick<Actor, 'personId'>, uploadId: string): Promise<ClaimedFile> {
  const file = await claimUpload(db, uploadId, { personId: actor.personId, ...accepted })
  refuseTooLarge(file)
  return file
}

/** The file that a message names: a new upload, or one of the library, which message and library then share. */
export async function takeCarried(db: WorkspaceDb, actor: Actor, carried: CarriedFile): Promise<FileRow | ClaimedFile | undefined> {
  const { uploadId, attachmentId } = carried
  if (uploadId !== undefined) return takeUpload(db, actor, uploadId)
  if (attachmentId === undefined) return undefined
  if (actor.role === 'client') throw new AppError('not found')
  // the lock lasts until the message is stored: otherwise a deletion meanwhile could erase its file
  const { file_id } = found(
    await db.maybeOne<Row<'chat_attachments', 'file_id'>>(sql`
    select file_id from chat_attachments where id = ${attachmentId} for share`),
  )
  return found(await findFile(db, file_id))
}

/** The file of a message that is forwarded: the actor must see the message, and it must not be a team note. */
export async function takeForwarded(db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>, id: string): Promise<FileRow> {
  // locked for the same reason as a file of the library
  const { file_id } = found(
    await db.maybeOne<NotNull<Row<'messages', 'file_id'>>>(sql`
    select g.file_id from messages g
    join conversations v on v.workspace_id = g.workspace_id and v.id = g.conversation_id
    join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id and c.deleted_at is null
    join conversation_readers r on r.workspace_id = v.workspace_id and r.conversation_id = v.id and r.membership_id = ${membershipId}
    where g.id = ${id} and g.file_id is not null and g.deleted_at is null and not g.is_team_note and g.kind <> 'voice'
      and (v.wiped_to is null or g.id > v.wiped_to) and (r.wiped_to is null or g.id > r.wiped_to)
    for share of g`),
  )
  return found(await findFile(db, file_id))
}

export const kindOf = (file: FileRow | undefined, requestedType: MessageType | undefined): MessageType =>
  file ? messageKindOf({ kind: file.kind, mimeType: file.mime_type }, requestedType) : 'text'

const isNamed = sql`exists (select from messages g where g.workspace_id = f.workspace_id and g.file_id = f.id)
  or exists (select from chat_attachments a where a.workspace_id = f.workspace_id and a.file_id = f.id)
  or exists (select from scheduled_messages s where s.workspace_id = f.workspace_id and s.file_id = f.id)`

/** Erases those of the files that nothing names any more. */
export async function dropFiles(db: WorkspaceDb, fileIds: readonly string[]): Promise<void> {
  const rows = await db.many<Row<'files', 'id'>>(sql`
    select f.id from files f where f.id = any(${[...fileIds]}::uuid[]) and not (${isNamed}) for update of f`)
  await eraseFiles(
    db,
    db.workspaceId,
    rows.map(({ id }) => id),
  )
}
