import type { DocumentRow } from '@allenio/contract/documents'
import type { Steps } from '@allenio/domain/documents'
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb'
import type { WaitingWrite } from './waiting-write.ts'

/** The owner of stored rows: a person in one of their workspaces. A row is never read for another owner. */
export type Owner = `${string}/${string}`

export const ownerOf = (personId: string, workspaceId: string | undefined): Owner => `${personId}/${workspaceId ?? ''}`

export interface StoredRead {
  owner: Owner
  /** The key of the query, as text. */
  hash: string
  queryKey: readonly unknown[]
  data: unknown
  /** All permissions that the call requires; missing where an earlier version has stored the read. */
  permissions?: readonly string[]
  /** The build of the app that stored the read; missing where an earlier version did. */
  build?: string
  at: number
}

export interface StoredDraft {
  owner: Owner
  name: string
  value: unknown
  at: number
}

/** A document in its last confirmed state. */
export interface StoredDocument {
  owner: Owner
  /** The name, such as 'program/<id>'. */
  name: string
  revision: number
  rows: readonly DocumentRow[]
  steps: Steps
  /** The batches that are part of the steps, and that the server had not answered. */
  countedIds?: readonly string[]
  at: number
  /** The document was made on this device, and has not been read from the server since. */
  isNew?: boolean
}

/** Something that an area stores on this device under a name of its own. */
export interface StoredRecord {
  owner: Owner
  /** The name; it begins with a kind of the area's own, as in 'workout/<id>'. */
  name: string
  value: unknown
  at: number
}

export interface WaitingFile {
  writeId: string
  /** The input field that takes the id of its upload. */
  field: string
  file: File
}

export interface OfflineSchema extends DBSchema {
  reads: { key: [Owner, string]; value: StoredRead }
  drafts: { key: [Owner, string]; value: StoredDraft }
  documents: { key: [Owner, string]; value: StoredDocument }
  records: { key: [Owner, string]; value: StoredRecord }
  outbox: { key: string; value: WaitingWrite; indexes: { person: string } }
  // files are stored apart from their writes, because the writes are read very often
  files: { key: [string, string]; value: WaitingFile }
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>

let opened: Promise<OfflineDatabase | undefined> | undefined

/** Opens the database. Undefined where the browser cannot store anything: the app then works only with a connection. */
export function openDatabase(): Promise<OfflineDatabase | undefined> {
  // opening fails if a chunk or space is missing, and may succeed the next time
  opened ??= open().catch(() => void (opened = undefined))
  return opened
}

/** Runs work on the database. If the browser, or a newer tab, has closed it, it is opened again. */
export async function onDatabase<T>(work: (database: OfflineDatabase) => Promise<T>): Promise<T | undefined> {
  const database = await openDatabase()
  try {
    return database && (await work(database))
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    opened = undefined
    const again = await openDatabase()
    return again && (await work(again))
  }
}

/** A change of the outbox, alone or with other stores. A write that was promised must survive a battery that is empty a second later. */
export const changeOutbox = <const Others extends readonly StoreNames<OfflineSchema>[] = []>(
  database: OfflineDatabase,
  ...others: Others
): IDBPTransaction<OfflineSchema, ['outbox', ...Others], 'readwrite'> =>
  database.transaction(['outbox', ...others], 'readwrite', { durability: 'strict' })

async function open(): Promise<OfflineDatabase> {
  return openDB<OfflineSchema>('allenio', 4, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('reads', { keyPath: ['owner', 'hash'] })
        database.createObjectStore('drafts', { keyPath: ['owner', 'name'] })
        database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('person', 'personId')
      }
      if (before < 2) database.createObjectStore('files', { keyPath: ['writeId', 'field'] })
      if (before < 3) database.createObjectStore('documents', { keyPath: ['owner', 'name'] })
      database.createObjectStore('records', { keyPath: ['owner', 'name'] })
    },
    // another tab wants to upgrade the database: this tab closes it and opens it again when it is next needed
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  })
}

/** All rows of one owner. */
export const rangeOf = (owner: Owner): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []])

/** The rows of one owner whose names begin with a text. */
export const rangeOfNames = (owner: Owner, start: string): IDBKeyRange => IDBKeyRange.bound([owner, start], [owner, `${start}\uFFFF`])

/** All rows of a person in all workspaces. */
export const rangeOfPerson = (personId: string): IDBKeyRange => IDBKeyRange.bound([`${personId}/`], [`${personId}0`], false, true)

/** All files of one write. */
export const rangeOfWrite = (writeId: string): IDBKeyRange => IDBKeyRange.bound([writeId], [writeId, []])
