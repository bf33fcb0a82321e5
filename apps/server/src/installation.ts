import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config'
import { hasCluster } from '#platform/postgres'

/** Names the database and the files of a command in one line, without passwords. */
export function describeInstallation({ database, dataDir, s3 }: Config, envFile: string | undefined): string {
  const databaseName = database.url ? describeUrl(database.url) : `the embedded one in ${join(dataDir, 'postgres')}`
  const filesName = s3 ? `${s3.bucket} at ${new URL(s3.endpoint).host}` : join(dataDir, 'files')
  return `Database: ${databaseName}. Files: ${filesName}. Settings: ${envFile ?? 'the environment'}.`
}

function describeUrl(url: string): string {
  const { host, pathname, username } = new URL(url)
  return `${pathname.slice(1)} at ${host || 'the local socket'}, login ${decodeURIComponent(username)}`
}

const where = 'Set DATA_DIR, or ALLENIO_ENV to the environment file of the server'

/** Refuses what would begin an installation by mistake: a new database and a new secret beside those that are meant. */
export function requireInstallation({ database, dataDir, secretKey, s3 }: Config, { isNew }: { isNew: boolean }): void {
  const keepsNothing = database.url && secretKey && s3
  if (!keepsNothing && !existsSync(dataDir)) {
    throw new Error(`The data folder ${dataDir} does not exist. ${where}; for a new installation make the folder first.`)
  }
  if (isNew) return
  if (!database.url && !hasCluster(dataDir)) throw new Error(`There is no database in ${dataDir}. ${where}.`)
  if (database.url && !secretKey && !existsSync(join(dataDir, 'secret'))) {
    throw new Error(`The secret of the installation is neither in SECRET_KEY nor in ${join(dataDir, 'secret')}. ${where}.`)
  }
}
