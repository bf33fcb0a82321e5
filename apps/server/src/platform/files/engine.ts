import { join } from 'node:path'
import { useConfig } from '#platform/config'
import type { Database } from '#platform/db'
import type { Log } from '#platform/log'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'
import { openStaging, type Staging } from './staging.ts'
import type { Store } from './store.ts'

export interface FilesEngine {
  database: Database
  log: Log
  store: Store
  staging: Staging
}

let running: FilesEngine | undefined

/** Called once per process, after the configuration is installed. */
export async function startFiles({ database, log }: Pick<FilesEngine, 'database' | 'log'>): Promise<void> {
  const { dataDir, s3 } = useConfig()
  const root = join(dataDir, 'files')
  const staging = openStaging(join(root, 'arriving'))
  await staging.clear()
  running = { database, log, staging, store: s3 ? s3Store(s3, staging) : localStore(root) }
}

export function useFiles(): FilesEngine {
  if (!running) throw new Error('files are used before their engine was started')
  return running
}
