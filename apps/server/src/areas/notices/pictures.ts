import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { noticeLimits, noticePictureSides, type PictureCrop } from '@allenio/contract/notices'
import { cropBox, defaultCrop, fitCrop } from '@allenio/domain/notices'
import type { Actor } from '#platform/access'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import {
  bringFile,
  claimUpload,
  deleteFile,
  eraseFiles,
  findFile,
  makeCrops,
  undeleteFile,
  useFiles,
  type FileRow,
  type FileRule,
} from '#platform/files'
import { defineJob, enqueue } from '#platform/jobs'

interface PictureChange {
  noticeId: string
  /** A new picture; null removes the one that is there. */
  imageUploadId?: string | null | undefined
  crop?: PictureCrop | null | undefined
}

type PictureFile = Row<'notice_pictures', 'file_id'>

/** Erases the picture, or its cropped copies alone. */
async function dropPictures(db: WorkspaceDb, noticeId: string, sizes: readonly Row<'notice_pictures'>['size'][]): Promise<void> {
  const dropped = await db.many<PictureFile>(sql`
    delete from notice_pictures where notice_id = ${noticeId} and size = any(${[...sizes]}::text[]) returning file_id`)
  const fileIds = dropped.map(({ file_id }) => file_id)
  await eraseFiles(db, db.workspaceId, fileIds)
}

const insertPicture = (
  db: WorkspaceDb,
  { noticeId, size, fileId }: { noticeId: string; size: Row<'notice_pictures'>['size']; fileId: string },
) => db.run(sql`insert into notice_pictures (notice_id, size, file_id) values (${noticeId}, ${size}, ${fileId})`)

/** Takes another picture, or another part of the one that is there; a job cuts it out. */
export async function changePicture(db: WorkspaceDb, { personId }: Actor, { noticeId, imageUploadId, crop }: PictureChange): Promise<void> {
  await dropPictures(db, noticeId, imageUploadId === undefined ? ['wide', 'small'] : ['original', 'wide', 'small'])
  const original =
    imageUploadId === undefined
      ? await findOriginal(db, noticeId)
      : imageUploadId === null
        ? undefined
        : await claimUpload(db, imageUploadId, { personId, accept: ['image/*'], maxBytes: noticeLimits.image, field: 'imageUploadId' })
  if (original && (original.width === null || original.height === null)) throw wrongField('imageUploadId', 'file type not accepted')
  const sides = original && { width: original.width ?? 1, height: original.height ?? 1 }
  const part = sides ? (crop ? fitCrop(crop, sides) : defaultCrop(sides)) : null
  await db.run(sql`update notices set crop = ${part && jsonText(part)}::jsonb where id = ${noticeId}`)
  if (!original) return
  if (imageUploadId !== undefined) await insertPicture(db, { noticeId, size: 'original', fileId: original.id })
  await enqueue(db, cropPicture, { workspaceId: db.workspaceId, noticeId, personId })
}

async function findOriginal(db: WorkspaceDb, noticeId: string): Promise<FileRow | undefined> {
  const row = await db.maybeOne<PictureFile>(sql`select file_id from notice_pictures where notice_id = ${noticeId} and size = 'original'`)
  return row && findFile(db, row.file_id)
}

const copyClaim = (personId: string) => ({ personId, accept: ['image/*'], maxBytes: noticeLimits.image })

export interface PictureToCrop {
  workspaceId: string
  noticeId: string
  /** The copies belong to the person who chose the part. */
  personId: string
}

type Cropped = Row<'notices', 'crop'> & { original: FileRow }

async function readToCrop(db: WorkspaceDb, noticeId: string): Promise<Cropped | undefined> {
  const notice = await db.maybeOne<Row<'notices', 'crop'>>(sql`
    select crop from notices e where e.id = ${noticeId} and not exists (
      select from notice_pictures p where p.notice_id = e.id and p.size = 'wide') for share`)
  const original = notice && (await findOriginal(db, noticeId))
  return original && { crop: notice.crop, original }
}

const sizes = ['wide', 'small'] as const

/** Cuts the part out of the picture and brings it in both sizes up to uploads, so that no transaction waits for it. */
export async function bringCrops({ crop, original }: Cropped, { workspaceId, noticeId, personId }: PictureToCrop): Promise<string[]> {
  const sides = { width: original.width ?? 1, height: original.height ?? 1 }
  const bytes = await buffer((await useFiles().store.get(original.storage_key)).body)
  const copies = await makeCrops(
    bytes,
    cropBox(crop ?? defaultCrop(sides), sides),
    sizes.map(size => noticePictureSides[size]),
  )
  const uploadIds: string[] = []
  for (const [at, copy] of (copies ?? []).entries()) {
    const name = `${noticeId}-${sizes[at] ?? ''}.webp`
    const file = { ...copyClaim(personId), name, mimeType: 'image/webp', body: Readable.from([copy.bytes]) }
    uploadIds.push(await bringFile(file, workspaceId))
  }
  return uploadIds
}

export async function claimCrops(db: WorkspaceDb, { noticeId, personId }: PictureToCrop, uploadIds: readonly string[]): Promise<void> {
  for (const [at, size] of sizes.entries()) {
    const uploadId = uploadIds[at]
    if (uploadId === undefined) continue
    const file = await claimUpload(db, uploadId, copyClaim(personId))
    await insertPicture(db, { noticeId, size, fileId: file.id })
  }
}

export const cropPicture = defineJob<PictureToCrop>({
  name: 'crop notice picture',
  async handle({ database }, picture) {
    const { workspaceId, noticeId } = picture
    const before = await database.withWorkspace(workspaceId, 'read', db => readToCrop(db, noticeId))
    if (!before) return
    const uploadIds = await bringCrops(before, picture)
    await database.withWorkspace(workspaceId, 'write', async db => {
      await db.run(sql`select from notices where id = ${noticeId} for update`)
      const now = await readToCrop(db, noticeId)
      // somebody has chosen another picture or part meanwhile: their own job follows, and these uploads expire
      const isSame = now?.original.id === before.original.id && jsonText(now.crop) === jsonText(before.crop)
      if (isSame) await claimCrops(db, picture, uploadIds)
    })
  },
})

const listFiles = (db: WorkspaceDb, noticeIds: readonly string[]) =>
  db.many<PictureFile>(sql`select file_id from notice_pictures where notice_id = any(${[...noticeIds]}::uuid[])`)

export async function deletePictures(db: WorkspaceDb, noticeIds: readonly string[]): Promise<void> {
  for (const { file_id: fileId } of await listFiles(db, noticeIds)) await deleteFile(db, fileId)
}

export async function undeletePictures(db: WorkspaceDb, noticeIds: readonly string[]): Promise<void> {
  for (const { file_id: fileId } of await listFiles(db, noticeIds)) await undeleteFile(db, fileId)
}

/** The team sees the pictures of its noticeboard; a client those of notices that they read. */
export const noticePictures: FileRule = {
  columns: ['notice_pictures.file_id'],
  ofMember: sql`f.id = (select p.file_id from notice_pictures p
    join notices e on e.workspace_id = p.workspace_id and e.id = p.notice_id and e.deleted_at is null
    where p.workspace_id = f.workspace_id and p.file_id = f.id and (m.role <> 'client' or (
      e.published_at is not null and e.withdrawn_at is null
      and coalesce(e.visible_until >= (now() at time zone 'Europe/Rome')::date, true) and exists (
        select from notice_readers r where r.workspace_id = e.workspace_id and r.notice_id = e.id and r.membership_id = m.id))) limit 1)`,
}
