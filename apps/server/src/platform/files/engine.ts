import { join } from 'node:path'
import { useConfig } from '#platform/config'
import type { Database } from '#platform/db'
import { openSpace, type ReadDisk, type Space } from '#platform/disk'
import type { Log } from '#platform/log'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'
import { openStaging, type Staging } from './staged-files.ts'
import type { Store } from './store.ts'

export interface FilesEngine {
  database: Database
  log: Log
  store: Store
  staging: Staging
  /** The free space of the disk, which also holds the database; checked before bytes are written. */
  space: Space
  /** True if whole files stay on this disk; otherwise a store elsewhere takes them, and only uploads in progress are here. */
  isStoreHere: boolean
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
  currentEngine = { database, log, space, staging, isStoreHere: !s3, store: s3 ? s3Store(s3, staging) : localStore(root) }
}

export function useFiles(): FilesEngine {
  if (!currentEngine) throw new Error('files are used before their engine was started')
  return currentEngine
}
