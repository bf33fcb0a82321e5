import { join } from 'node:path'
import { useConfig } from '#platform/config'
import { guardService, type Database } from '#platform/db'
import { openSpace, type ReadDisk, type Space } from '#platform/disk'
import type { Log } from '#platform/log'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'
import { openStaging, type Staging } from './staged-files.ts'
import type { Store } from './store.ts'
import { watchReach } from './store-reach.ts'

export interface FilesEngine {
  database: Database
  log: Log
  store: Store
  staging: Staging
  /** The free space of the disk, which also holds the database; checked before bytes are written. */
  space: Space
  /** True if whole files stay on this disk; otherwise a store elsewhere takes them, and only uploads in progress are here. */
  isStoreHere: boolean
  /** True while a store elsewhere does not answer as it should. Answers at once what is known; a quiet store is asked meanwhile. */
  isStoreAway: () => boolean
}

let currentEngine: FilesEngine | undefined

interface FilesOptions extends Pick<FilesEngine, 'database' | 'log'> {
  /** Reads the free space of the disk; a test replaces it instead of filling a disk. */
  readDisk?: ReadDisk | undefined
}

/** Called once per process, after the configuration is installed. */
export async function startFiles({ database, log, readDisk }: FilesOptions): Promise<void> {
  const { dataDir, s3, diskReserve } = useConfig()
  const root = join(dataDir, 'files')
  const space = openSpace({ folder: dataDir, reserve: diskReserve, log, ...(readDisk && { read: readDisk }) })
  const staging = openStaging(join(root, 'arriving'), space)
  await staging.clear()
  const reach = watchReach(log)
  const bareStore = s3 ? s3Store(s3, { staging, reach }) : localStore(root)
  const store = guardService('the store of files', bareStore)
  const isStoreAway = () => {
    if (reach.age() > quietMs) probe(bareStore)
    return reach.isAway()
  }
  // wrong keys are told when the app starts, not when the first file moves
  isStoreAway()
  currentEngine = { database, log, space, staging, isStoreHere: !s3, isStoreAway, store }
}

const quietMs = 30_000
const probing = new WeakSet<Store>()

function probe(store: Store): void {
  if (!store.probe || probing.has(store)) return
  probing.add(store)
  // the store's reach notes the outcome
  void store
    .probe()
    .catch(() => undefined)
    .finally(() => probing.delete(store))
}

export function useFiles(): FilesEngine {
  if (!currentEngine) throw new Error('files are used before their engine was started')
  return currentEngine
}
