import { fileLimits } from '@allenio/contract/files'
import { lockFor, sql, type Db, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { inMegabytes } from './kinds.ts'
import type { Outcome, UploadRow } from './rows.ts'
import { refuseBeyondStorage } from './storage.ts'
import type { Growth } from './store.ts'

const lifetime = sql`interval '24 hours'`
const writerSeconds = 120

export interface Owner {
  personId: string
  workspaceId: string
  /** A client may not use up what belongs to the whole business. */
  isClient: boolean
}

export interface NewUpload extends Owner {
  id: string
  name: string
  mimeType: string
  bytes: number
}

export const insertUpload = (db: SystemDb, { workspaceId, id, personId, name, mimeType, bytes }: NewUpload) =>
  db.one<UploadRow>(sql`
  insert into uploads (workspace_id, id, person_id, name, mime_type, bytes, expires_at)
  values (${workspaceId}, ${id}, ${personId}, ${name}, ${mimeType}, ${bytes}, now() + ${lifetime}) returning *`)

/** Opens an upload, within what one person may have on the way. */
export async function insertWithinLimits(db: SystemDb, upload: NewUpload): Promise<UploadRow> {
  const { personId, bytes } = upload
  // the lock makes transactions count one after the other: two at once would both see the last free place
  await lockFor(db, 'uploads', personId)
  if (!(await hasRoom(db, personId, bytes))) {
    // uploads that have not moved for an hour give way to the new one
    await db.run(sql`update uploads set expires_at = now() where person_id = ${personId} and expires_at > now()
      and expires_at < now() + ${lifetime} - interval '1 hour'`)
    await refuseWithoutRoom(db, personId, bytes)
  }
  const row = await insertUpload(db, upload)
  // the insert locks the rows of the storage count until this transaction ends, so nobody else counts meanwhile
  await refuseBeyondStorage(db, upload)
  return row
}

interface OpenUploads {
  count: number
  bytes: number
}

const openOf = (db: SystemDb, personId: string) =>
  db.one<OpenUploads>(sql`
  select count(*)::int as count, coalesce(sum(bytes), 0)::bigint as bytes from uploads
  where person_id = ${personId} and expires_at > now()`)

async function hasRoom(db: SystemDb, personId: string, bytes: number): Promise<boolean> {
  const openUploads = await openOf(db, personId)
  return openUploads.count < fileLimits.openUploadsOfPerson && openUploads.bytes + bytes <= fileLimits.openBytesOfPerson
}

async function refuseWithoutRoom(db: SystemDb, personId: string, bytes: number): Promise<void> {
  const openUploads = await openOf(db, personId)
  if (openUploads.count >= fileLimits.openUploadsOfPerson) {
    throw new AppError('too many uploads', { values: { max: fileLimits.openUploadsOfPerson }, retryAfter: 60 })
  }
  if (openUploads.bytes + bytes > fileLimits.openBytesOfPerson) {
    throw new AppError('uploads too heavy', { values: { max: inMegabytes(fileLimits.openBytesOfPerson) } })
  }
}

const ownerCondition = ({ personId, workspaceId }: Owner, id: string) =>
  sql`workspace_id = ${workspaceId} and id = ${id} and person_id = ${personId} and expires_at > now()`

export const findUpload = (db: Db, owner: Owner, id: string) =>
  db.maybeOne<UploadRow>(sql`select * from uploads where ${ownerCondition(owner, id)}`)

/** Makes one writer the owner of the next part: of several parts at one offset only one succeeds. */
export const takePen = (db: Db, { id, workspace_id }: UploadRow, { writer, offset }: { writer: string; offset: number }) =>
  db.maybeOne<UploadRow>(sql`
    update uploads set writer = ${writer}, writing_until = now() + make_interval(secs => ${writerSeconds})
    where workspace_id = ${workspace_id} and id = ${id} and received = ${offset} and outcome is null and expires_at > now()
      and (writer is null or writing_until < now()) returning *`)

export const layPenDown = (db: Db, { id, workspace_id }: UploadRow, writer: string) =>
  db.run(sql`
  update uploads set writer = null, writing_until = null
  where workspace_id = ${workspace_id} and id = ${id} and writer = ${writer}`)

export interface Progress {
  received: number
  growth: Growth
  outcome: Outcome | null
}

/** Notes a stored part, unless the upload was dropped or another writer took over meanwhile. */
export const noteProgress = (db: Db, { id, workspace_id }: UploadRow, writer: string, progress: Progress) =>
  db.maybeOne<UploadRow>(sql`
    update uploads set received = ${progress.received}, growth = ${JSON.stringify(progress.growth)},
      outcome = ${progress.outcome && JSON.stringify(progress.outcome)}, writer = null, writing_until = null,
      expires_at = now() + ${lifetime}
    where workspace_id = ${workspace_id} and id = ${id} and writer = ${writer} and expires_at > now() returning *`)

export const noteOutcome = (db: Db, { id, workspace_id }: UploadRow, outcome: Outcome) =>
  db.one<UploadRow>(sql`
  update uploads set received = bytes, outcome = ${JSON.stringify(outcome)}
  where workspace_id = ${workspace_id} and id = ${id} returning *`)

type PosterFacts = Pick<Outcome, 'width' | 'height' | 'thumbKey' | 'thumbBytes'>

/** Adds the picture of a film, unless a write has taken the upload meanwhile. */
export const notePoster = (db: Db, owner: Owner, id: string, poster: PosterFacts) =>
  db.maybeOne<UploadRow>(sql`
  update uploads set outcome = outcome || ${JSON.stringify(poster)}::jsonb
  where ${ownerCondition(owner, id)} and outcome ->> 'kind' = 'video' returning *`)

/** The next sweep erases its bytes. */
export const dropUpload = (db: Db, owner: Owner, id: string) =>
  db.run(sql`update uploads set expires_at = now() where ${ownerCondition(owner, id)}`)
