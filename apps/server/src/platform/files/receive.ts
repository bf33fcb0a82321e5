import type { Readable } from 'node:stream'
import { fileErrors, fileLimits, type Upload } from '@allenio/contract/files'
import { newId } from '@allenio/domain/ids'
import type { Person } from '#platform/access'
import type { SystemDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { useFiles } from './engine.ts'
import { sweepUploads } from './jobs.ts'
import { cleanName, limitOf, refuseFalseFilm, tooLarge } from './kinds.ts'
import { keysOf } from './keys.ts'
import { grownUpload, prepare } from './prepare.ts'
import type { UploadRow } from './rows.ts'
import type { StagedFile } from './staged-files.ts'
import { noWorkspace } from './no-workspace.ts'
import { dropUpload, findUpload, insertWithinLimits, layPenDown, noteProgress, takePen, type Owner, type Progress } from './uploads.ts'

export const ownerOf = ({ personId, membership }: Person): Owner => ({
  personId,
  workspaceId: membership?.workspaceId ?? noWorkspace,
  isClient: membership?.role === 'client',
})

export const presentUpload = (row: UploadRow): Upload => ({
  id: row.id,
  name: row.name,
  bytes: row.bytes,
  received: row.received,
  partBytes: fileLimits.part,
  isReady: row.outcome !== null,
  kind: row.outcome?.kind ?? null,
  expiresAt: row.expires_at,
})

export interface AnnouncedFile {
  name: string
  bytes: number
  mimeType: string
}

export async function openUpload(db: SystemDb, person: Person, announced: AnnouncedFile): Promise<UploadRow> {
  const { name, bytes, mimeType } = announced
  const limit = limitOf({ name, mimeType })
  if (bytes > limit) throw tooLarge(limit)
  const { space, isStoreHere } = useFiles()
  const id = newId()
  if (isStoreHere) await space.expect(id, bytes)
  try {
    return await insertWithinLimits(db, { ...ownerOf(person), id, name: cleanName(name), mimeType, bytes })
  } catch (error) {
    space.expectRest(id, 0)
    throw error
  }
}

export const readUpload = async (db: SystemDb, person: Person, id: string): Promise<UploadRow> =>
  found(await findUpload(db, ownerOf(person), id))

export async function closeUpload(db: SystemDb, person: Person, id: string): Promise<void> {
  if (!(await dropUpload(db, ownerOf(person), id))) throw new AppError('not found')
  useFiles().space.expectRest(id, 0)
  db.afterCommit(() => sweepUploads(useFiles().database))
}

interface Place {
  id: string
  offset: number
}

/** Takes the next part. Nothing is locked while its bytes arrive; a part that is cut off counts as far as it came. */
export async function receivePart(person: Person, { id, offset }: Place, body: Readable): Promise<UploadRow> {
  const { database, staging } = useFiles()
  const upload = await database.withSystem('read', db => readUpload(db, person, id))
  if (upload.outcome || offset !== upload.received) throw wrongOffset(upload)
  const room = Math.min(fileLimits.part, upload.bytes - offset)
  const part = await staging.receive(body, room)
  try {
    if (part.isOver) throw new AppError('body too large', { values: { max: formatLimit(room) } })
    if (!part.bytes) throw new AppError('malformed request')
    return await storePart(person, upload, part)
  } finally {
    await part.drop()
  }
}

async function storePart(person: Person, upload: UploadRow, part: StagedFile): Promise<UploadRow> {
  const { database } = useFiles()
  const writer = newId()
  const heldUpload = await database.withSystem('write', db => takePen(db, upload, { writer, offset: upload.received }))
  if (!heldUpload) throw wrongOffset(await database.withSystem('read', db => readUpload(db, person, upload.id)), 1)
  try {
    const progress = await grow(heldUpload, part)
    const updatedUpload = await database.withSystem('write', async db => {
      const row = await noteProgress(db, heldUpload, writer, progress)
      // the original is erased, because it still contains the place where the picture or film was taken
      const original = keysOf(heldUpload.id).whole
      if (row?.outcome && row.outcome.storageKey !== original) db.afterCommit(() => useFiles().store.erase([original]))
      return row
    })
    return updatedUpload ?? (await refuseLost(upload))
  } catch (error) {
    await database.withSystem('write', async db => {
      if (isRefusedFile(error)) await dropUpload(db, ownerOf(person), heldUpload.id)
      await layPenDown(db, heldUpload, writer)
      if (isRefusedFile(error)) db.afterCommit(() => sweepUploads(database))
    })
    throw error
  }
}

async function grow(upload: UploadRow, part: StagedFile): Promise<Progress> {
  const { store, space, isStoreHere } = useFiles()
  const key = keysOf(upload.id).whole
  const { id, name, mime_type: mimeType, bytes, received: offset } = upload
  const received = offset + part.bytes
  const isLast = received === bytes
  const growth = await store.grow(key, upload.growth, { path: part.path, bytes: part.bytes, offset, isLast })
  if (isStoreHere) space.expectRest(id, bytes - received)
  if (!isLast) return { received, growth, outcome: null }
  await store.finishGrowth(key, growth)
  const outcome = await prepare(id, { name, mimeType, bytes }, grownUpload(key, bytes))
  refuseFalseFilm({ bytes, mimeType: outcome.mimeType })
  return { received, growth, outcome }
}

/** The row was deleted while its part was being stored, so the bytes must be erased. */
async function refuseLost({ id, workspace_id, person_id }: UploadRow): Promise<never> {
  const { database, store } = useFiles()
  const owner = { personId: person_id, workspaceId: workspace_id, isClient: false }
  const row = await database.withSystem('read', db => findUpload(db, owner, id))
  if (row) throw wrongOffset(row, 1)
  await store.abandonGrowth(keysOf(id).whole)
  await store.erase(keysOf(id).all)
  throw new AppError('not found')
}

const isRefusedFile = (error: unknown) => error instanceof AppError && error.code in fileErrors && error.code !== 'wrong offset'

const wrongOffset = ({ received, outcome }: UploadRow, retryAfter?: number) =>
  new AppError('wrong offset', { data: { received, isReady: outcome !== null }, ...(retryAfter && { retryAfter }) })

const formatLimit = (bytes: number) => (bytes === fileLimits.part ? '8 MB' : `${bytes} B`)
