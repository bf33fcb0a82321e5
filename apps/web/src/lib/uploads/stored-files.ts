import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { session } from '#lib/session'

export interface StoredUpload {
  id: string
  personId: string
  workspaceId: string | undefined
  purpose: string
  uploadId: string | undefined
}

export interface StoredFile extends StoredUpload {
  file: File
}

// the progress and the bytes are stored apart, so that the bytes are written only once
interface UploadSchema extends DBSchema {
  uploads: { key: string; value: StoredUpload }
  files: { key: string; value: File }
}

let opened: Promise<IDBPDatabase<UploadSchema> | undefined> | undefined

// a database of its own: when a device has no room for films, only they are lost
function openDatabase(): Promise<IDBPDatabase<UploadSchema> | undefined> {
  opened ??= openDB<UploadSchema>('allenio.uploads', 1, {
    upgrade(database) {
      database.createObjectStore('uploads', { keyPath: 'id' })
      database.createObjectStore('files')
    },
  }).catch(() => undefined)
  return opened
}

/** Stores a file. If the device has no room the file is sent all the same, but a reload then stops the upload. */
export async function storeFile({ file, ...upload }: StoredFile): Promise<void> {
  const database = await openDatabase()
  await Promise.all([database?.put('uploads', upload), database?.put('files', file, upload.id)]).catch(() => undefined)
}

export async function storeUploadId(id: string, uploadId: string): Promise<void> {
  const { store, done } = (await openDatabase())?.transaction('uploads', 'readwrite') ?? {}
  const upload = await store?.get(id)
  if (upload) await store?.put({ ...upload, uploadId })
  await done
}

export async function deleteFile(id: string): Promise<void> {
  const database = await openDatabase()
  await Promise.all([database?.delete('uploads', id), database?.delete('files', id)]).catch(() => undefined)
}

/** Lists this person's files in this tab's workspace, if their bytes are stored. */
export async function listStoredFiles(): Promise<readonly StoredFile[]> {
  const { personId, workspaceId } = session()
  const database = await openDatabase()
  const own = ((await database?.getAll('uploads').catch(() => [])) ?? []).filter(
    upload => upload.personId === personId && upload.workspaceId === workspaceId,
  )
  const withBytes = await Promise.all(own.map(async upload => ({ ...upload, file: await database?.get('files', upload.id) })))
  return withBytes.filter((upload): upload is StoredFile => upload.file !== undefined)
}
