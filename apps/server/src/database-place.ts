import type { InstalledConfig } from '#platform/config'
import { makeDatabase, prepareDatabase, untilReached, type PreparedDatabase, type PrepareOptions } from '#platform/db'
import { installJobs } from '#platform/jobs'
import { joinEmbedded, startEmbedded, type EmbeddedServer } from '#platform/postgres'
import { migrationsFolder } from './places.ts'

export interface DatabasePlace {
  prepared: PreparedDatabase
  /** The server of our own; absent where DATABASE_URL names another. */
  embedded: EmbeddedServer | undefined
  leave(): Promise<void>
}

type Say = (line: string) => void

/** For the app itself: it owns the embedded server and ends it. `whileStarting` runs beside the start of PostgreSQL. */
export const openDatabasePlace = (config: InstalledConfig, say: Say, whileStarting?: () => unknown) => {
  const open = () => prepare(config, () => startEmbedded({ dataDir: config.dataDir, log: say, whileStarting }))
  return config.database.url ? untilReached(open, { patienceMs: config.database.waitMs, say }) : open()
}

type Migrating = Pick<PrepareOptions, 'upTo' | 'mayBreakNodes'>

/** For commands beside the app: they join the running server, or start one until they are done. */
export const joinDatabasePlace = (config: InstalledConfig, say: Say, migrating: Migrating = {}) =>
  prepare(config, () => joinEmbedded(config.dataDir, say), migrating)

/** For a backup, which changes nothing, and a restore, which brings the tables to the number of the archive first. */
export const joinUnmigratedDatabase = (config: InstalledConfig, say: Say) => joinDatabasePlace(config, say, { upTo: 0 })

async function prepare(config: InstalledConfig, start: () => Promise<EmbeddedServer>, migrating: Migrating = {}): Promise<DatabasePlace> {
  const {
    database: { url, appUrl, systemUrl },
    secretKey,
  } = config
  const embedded = url ? undefined : await start()
  try {
    const ownerUrl = url ?? (await makeDatabase(name => String(embedded?.superuserUrl(name)), { name: 'allenio', secretKey }))
    const prepared = await prepareDatabase({ ownerUrl, appUrl, systemUrl, secretKey, migrationsFolder, ...migrating })
    if (migrating.upTo === undefined) await installJobs(ownerUrl, prepared.roles)
    return { prepared, embedded, leave: async () => embedded?.stop() }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
