import type { InstalledConfig } from '#platform/config'
import { makeDatabase, prepareDatabase, type PreparedDatabase } from '#platform/db'
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
export const openDatabasePlace = (config: InstalledConfig, say: Say, whileStarting?: () => unknown) =>
  prepare(config, () => startEmbedded({ dataDir: config.dataDir, log: say, whileStarting }))

/** For commands beside the app: they join the running server, or start one until they are done. */
export const joinDatabasePlace = (config: InstalledConfig, say: Say) => prepare(config, () => joinEmbedded(config.dataDir, say))

/** For a restore: the logins are there, the tables are not, the backup says to which number they are brought first. */
export async function joinEmptyDatabase(config: InstalledConfig, say: Say): Promise<DatabasePlace> {
  return prepare(config, () => joinEmbedded(config.dataDir, say), 0)
}

async function prepare(config: InstalledConfig, start: () => Promise<EmbeddedServer>, upTo?: number): Promise<DatabasePlace> {
  const {
    database: { url, appUrl, systemUrl },
    secretKey,
  } = config
  const embedded = url ? undefined : await start()
  try {
    const ownerUrl = url ?? (await makeDatabase(name => String(embedded?.superuserUrl(name)), { name: 'allenio', secretKey }))
    const prepared = await prepareDatabase({
      ownerUrl,
      appUrl,
      systemUrl,
      secretKey,
      migrationsFolder,
      ...(upTo !== undefined && { upTo }),
    })
    if (upTo === undefined) await installJobs(ownerUrl, prepared.roles)
    return { prepared, embedded, leave: async () => embedded?.stop() }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
