import type { DBSchema, IDBPDatabase } from 'idb'
import type { WaitingWrite } from './waiting-write.ts'

/** Whose it is: a person in one of their workspaces. Nothing here is ever read under another name. */
export type Owner = `${string}/${string}`

export const ownerOf = (personId: string, workspaceId: string | undefined): Owner => `${personId}/${workspaceId ?? ''}`

export interface KeptRead {
  owner: Owner
  /** The query's key as text. */
  hash: string
  queryKey: readonly unknown[]
  data: unknown
  at: number
}

export interface KeptDraft {
  owner: Owner
  name: string
  value: unknown
  at: number
}

export interface WaitingFile {
  writeId: string
  /** The input field that names its upload. */
  field: string
  file: File
}

interface Kept extends DBSchema {
  reads: { key: [Owner, string]; value: KeptRead }
  drafts: { key: [Owner, string]; value: KeptDraft }
  outbox: { key: string; value: WaitingWrite; indexes: { person: string } }
  // apart from their writes, which are read again and again
  files: { key: [string, string]; value: WaitingFile }
}

export type OfflineDatabase = IDBPDatabase<Kept>

let opened: Promise<OfflineDatabase | undefined> | undefined

/** Undefined where the browser keeps nothing: the app then works as long as the connection does. */
export function openDatabase(): Promise<OfflineDatabase | undefined> {
  // what failed once, for want of a chunk or of room, may succeed the next time
  opened ??= open().catch(() => void (opened = undefined))
  return opened
}

/** Does it on the database; one that was closed underneath, by the browser or for a newer tab, is opened again. */
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

async function open(): Promise<OfflineDatabase> {
  const { openDB } = await import('idb')
  return openDB<Kept>('allenio', 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('reads', { keyPath: ['owner', 'hash'] })
        database.createObjectStore('drafts', { keyPath: ['owner', 'name'] })
        database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('person', 'personId')
      }
      database.createObjectStore('files', { keyPath: ['writeId', 'field'] })
    },
    // another tab wants to bring a newer shape: this one lets go and opens again when it is next asked
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  })
}

/** Everything of one owner, whatever its name. */
export const rangeOf = (owner: Owner): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []])

/** Everything of a person in all workspaces. */
export const rangeOfPerson = (personId: string): IDBKeyRange => IDBKeyRange.bound([`${personId}/`], [`${personId}0`], false, true)

/** All files of one write. */
export const rangeOfWrite = (writeId: string): IDBKeyRange => IDBKeyRange.bound([writeId], [writeId, []])
