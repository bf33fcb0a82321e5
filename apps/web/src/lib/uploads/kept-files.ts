import type { DBSchema, IDBPDatabase } from 'idb'
import { session } from '#lib/session'

export interface KeptUpload {
  id: string
  personId: string
  workspaceId: string | undefined
  purpose: string
  uploadId: string | undefined
}

export interface KeptFile extends KeptUpload {
  file: File
}

// the progress is stored apart from the bytes, so that these are written only once
interface Kept extends DBSchema {
  uploads: { key: string; value: KeptUpload }
  files: { key: string; value: File }
}

let opened: Promise<IDBPDatabase<Kept> | undefined> | undefined

// apart from the other stores: when a device has no room for films, only they are lost
function openDatabase(): Promise<IDBPDatabase<Kept> | undefined> {
  opened ??= import('idb')
    .then(({ openDB }) =>
      openDB<Kept>('allenio.uploads', 1, {
        upgrade(database) {
          database.createObjectStore('uploads', { keyPath: 'id' })
          database.createObjectStore('files')
        },
      }),
    )
    .catch(() => undefined)
  return opened
}

/** If the device has no room the file is sent all the same; only a reload then stops it. */
export async function keepFile({ file, ...kept }: KeptFile): Promise<void> {
  const database = await openDatabase()
  await Promise.all([database?.put('uploads', kept), database?.put('files', file, kept.id)]).catch(() => undefined)
}

export async function keepUploadId(id: string, uploadId: string): Promise<void> {
  const { store, done } = (await openDatabase())?.transaction('uploads', 'readwrite') ?? {}
  const kept = await store?.get(id)
  if (kept) await store?.put({ ...kept, uploadId })
  await done
}

export async function forgetFile(id: string): Promise<void> {
  const database = await openDatabase()
  await Promise.all([database?.delete('uploads', id), database?.delete('files', id)]).catch(() => undefined)
}

/** This person's files in this tab's workspace, if their bytes are stored. */
export async function keptFiles(): Promise<readonly KeptFile[]> {
  const { personId, workspaceId } = session()
  const database = await openDatabase()
  const own = ((await database?.getAll('uploads').catch(() => [])) ?? []).filter(
    kept => kept.personId === personId && kept.workspaceId === workspaceId,
  )
  const withBytes = await Promise.all(own.map(async kept => ({ ...kept, file: await database?.get('files', kept.id) })))
  return withBytes.filter((kept): kept is KeptFile => kept.file !== undefined)
}
